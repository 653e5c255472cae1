#define SDL_MAIN_HANDLED
#include "sdl/desktop.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <string.h>

#include "cli/text/buffer.h"
#include "sdl/sdl_library.h"

/* True if windows are visible. SDL falls back to drivers that display nothing; SDL_VIDEODRIVER
 * requests one explicitly. */
static bool has_display(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    return SDL_getenv("SDL_VIDEODRIVER") ||
           (driver && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0);
}

bool desktop_start(const char *program, struct message *message)
{
    if (!sdl_library_open(message))
        return false;
    /* The program handles SIGINT and SIGTERM itself; the compositor keeps running. */
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, program);
    SDL_SetMainReady();
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return message_set(message, "%s", SDL_GetError());
    if (has_display())
        return true;
    SDL_Quit();
    return message_set(message, "there is no screen");
}

bool desktop_put_text(const char *text)
{
    return SDL_SetClipboardText(text) == 0;
}

char *desktop_get_text(void)
{
    char *text = SDL_HasClipboardText() ? SDL_GetClipboardText() : NULL;
    char *copy = NULL;
    if (text) {
        size_t size = strlen(text) + 1;
        copy = memcpy(buffer_resize(NULL, size), text, size);
    }
    SDL_free(text);
    return copy;
}

/* ---------------------------------------------------------------------------------------- sound */

enum { SOUND_RATE = 22050, TONE = SOUND_RATE / 8 };

/* Synthesizes two tones a fifth apart, each fading out: E5 and B5 of equal temperament, in
 * hertz. */
static void make_chime(int16_t samples[2 * TONE])
{
    static const double pitch[2] = {659.26, 987.77};
    const double loudness = 8000, turn = 6.283185307179586;
    for (unsigned i = 0; i < 2 * TONE; i++) {
        double time = (double)(i % TONE) / SOUND_RATE, fade = 1 - (double)(i % TONE) / TONE;
        samples[i] = (int16_t)(loudness * fade * sin(turn * pitch[i / TONE] * time));
    }
}

void desktop_chime(uint32_t *device)
{
    static const SDL_AudioSpec wanted = {
        .freq = SOUND_RATE, .format = AUDIO_S16SYS, .channels = 1, .samples = 1024};
    int16_t samples[2 * TONE];
    if (!*device && SDL_InitSubSystem(SDL_INIT_AUDIO) == 0)
        *device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    if (!*device)
        return;
    make_chime(samples);
    SDL_ClearQueuedAudio(*device);
    SDL_QueueAudio(*device, samples, sizeof samples);
    SDL_PauseAudioDevice(*device, 0);
}
