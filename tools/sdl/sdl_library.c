#define SDL_MAIN_HANDLED
#include "sdl/sdl_library.h"

#include <SDL2/SDL.h>
#include <stddef.h>

#include "cli/run/library.h"

/* The functions used, without the prefix SDL_: result, name, parameters, arguments. */
#define FUNCTIONS(X)                                                                               \
    X(int, Init, (Uint32 flags), (flags))                                                          \
    X(int, InitSubSystem, (Uint32 flags), (flags))                                                 \
    X(SDL_bool, SetHint, (const char *name, const char *value), (name, value))                     \
    X(const char *, GetError, (void), ())                                                          \
    X(char *, getenv, (const char *name), (name))                                                  \
    X(const char *, GetCurrentVideoDriver, (void), ())                                             \
    X(int, GetDisplayUsableBounds, (int index, SDL_Rect *rect), (index, rect))                     \
    X(SDL_Window *, CreateWindow,                                                                  \
      (const char *title, int x, int y, int width, int height, Uint32 flags),                      \
      (title, x, y, width, height, flags))                                                         \
    X(int, SetWindowFullscreen, (SDL_Window * window, Uint32 flags), (window, flags))              \
    X(Uint32, GetWindowFlags, (SDL_Window * window), (window))                                     \
    X(SDL_Surface *, GetWindowSurface, (SDL_Window * window), (window))                            \
    X(int, UpdateWindowSurfaceRects, (SDL_Window * window, const SDL_Rect *rects, int count),      \
      (window, rects, count))                                                                      \
    X(SDL_Surface *, CreateRGBSurfaceWithFormat,                                                   \
      (Uint32 flags, int width, int height, int depth, Uint32 format),                             \
      (flags, width, height, depth, format))                                                       \
    X(int, SetSurfaceBlendMode, (SDL_Surface * surface, SDL_BlendMode mode), (surface, mode))      \
    X(int, UpperBlit,                                                                              \
      (SDL_Surface * source, const SDL_Rect *from, SDL_Surface *target, SDL_Rect *to),             \
      (source, from, target, to))                                                                  \
    X(SDL_Renderer *, CreateRenderer, (SDL_Window * window, int index, Uint32 flags),              \
      (window, index, flags))                                                                      \
    X(int, GetRendererOutputSize, (SDL_Renderer * renderer, int *width, int *height),              \
      (renderer, width, height))                                                                   \
    X(int, SetRenderDrawColor,                                                                     \
      (SDL_Renderer * renderer, Uint8 red, Uint8 green, Uint8 blue, Uint8 alpha),                  \
      (renderer, red, green, blue, alpha))                                                         \
    X(int, RenderClear, (SDL_Renderer * renderer), (renderer))                                     \
    X(int, RenderCopy,                                                                             \
      (SDL_Renderer * renderer, SDL_Texture * texture, const SDL_Rect *from, const SDL_Rect *to),  \
      (renderer, texture, from, to))                                                               \
    X(int, RenderCopyF,                                                                            \
      (SDL_Renderer * renderer, SDL_Texture * texture, const SDL_Rect *from, const SDL_FRect *to), \
      (renderer, texture, from, to))                                                               \
    X(SDL_Texture *, CreateTexture,                                                                \
      (SDL_Renderer * renderer, Uint32 format, int access, int width, int height),                 \
      (renderer, format, access, width, height))                                                   \
    X(int, UpdateTexture,                                                                          \
      (SDL_Texture * texture, const SDL_Rect *rect, const void *pixels, int pitch),                \
      (texture, rect, pixels, pitch))                                                              \
    X(int, PollEvent, (SDL_Event * event), (event))                                                \
    X(int, WaitEventTimeout, (SDL_Event * event, int milliseconds), (event, milliseconds))         \
    X(int, PushEvent, (SDL_Event * event), (event))                                                \
    X(Uint32, RegisterEvents, (int count), (count))                                                \
    X(SDL_Keymod, GetModState, (void), ())                                                         \
    X(int, SetClipboardText, (const char *text), (text))                                           \
    X(char *, GetClipboardText, (void), ())                                                        \
    X(SDL_bool, HasClipboardText, (void), ())                                                      \
    X(SDL_AudioDeviceID, OpenAudioDevice,                                                          \
      (const char *device, int is_capture, const SDL_AudioSpec *wanted, SDL_AudioSpec *got,        \
       int changes),                                                                               \
      (device, is_capture, wanted, got, changes))                                                  \
    X(int, QueueAudio, (SDL_AudioDeviceID device, const void *samples, Uint32 size),               \
      (device, samples, size))

/* Those without a result: name, parameters, arguments. */
#define PROCEDURES(X)                                                                              \
    X(Quit, (void), ())                                                                            \
    X(SetMainReady, (void), ())                                                                    \
    X(free, (void *memory), (memory))                                                              \
    X(DestroyWindow, (SDL_Window * window), (window))                                              \
    X(ShowWindow, (SDL_Window * window), (window))                                                 \
    X(SetWindowIcon, (SDL_Window * window, SDL_Surface * icon), (window, icon))                    \
    X(SetWindowSize, (SDL_Window * window, int width, int height), (window, width, height))        \
    X(SetWindowMinimumSize, (SDL_Window * window, int width, int height), (window, width, height)) \
    X(GetWindowSize, (SDL_Window * window, int *width, int *height), (window, width, height))      \
    X(FreeSurface, (SDL_Surface * surface), (surface))                                             \
    X(DestroyRenderer, (SDL_Renderer * renderer), (renderer))                                      \
    X(RenderPresent, (SDL_Renderer * renderer), (renderer))                                        \
    X(DestroyTexture, (SDL_Texture * texture), (texture))                                          \
    X(StartTextInput, (void), ())                                                                  \
    X(ClearQueuedAudio, (SDL_AudioDeviceID device), (device))                                      \
    X(PauseAudioDevice, (SDL_AudioDeviceID device, int is_paused), (device, is_paused))

#define POINTER(result, name, parameters, arguments)      __typeof__(SDL_##name) *(name);
#define POINTER_OF_PROCEDURE(name, parameters, arguments) __typeof__(SDL_##name) *(name);

struct sdl_library {
    FUNCTIONS(POINTER)
    PROCEDURES(POINTER_OF_PROCEDURE)
};

#define ROW(result, name, parameters, arguments) {"SDL_" #name, offsetof(struct sdl_library, name)},
#define ROW_OF_PROCEDURE(name, parameters, arguments)                                              \
    {"SDL_" #name, offsetof(struct sdl_library, name)},

static const struct library_function functions[] = {FUNCTIONS(ROW) PROCEDURES(ROW_OF_PROCEDURE)};

static struct sdl_library sdl;

#define FORWARD(result, name, parameters, arguments)                                               \
    result SDL_##name parameters                                                                   \
    {                                                                                              \
        return sdl.name arguments;                                                                 \
    }
#define FORWARD_PROCEDURE(name, parameters, arguments)                                             \
    void SDL_##name parameters                                                                     \
    {                                                                                              \
        sdl.name arguments;                                                                        \
    }

/* SDL's names of parameters are as short as those of its macros. */
/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name) */
FUNCTIONS(FORWARD)
PROCEDURES(FORWARD_PROCEDURE)
/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */

bool sdl_library_open(struct message *message)
{
    static const struct library library = {
        .file = SDL_LIBRARY,
        .purpose = "opens windows",
        .package = "libsdl2-2.0-0",
        .functions = functions,
        .count = sizeof functions / sizeof *functions,
    };
    return library_open(&library, &sdl, message);
}
