/* Window functions of a build without SDL2: opening always fails. */
#include "cam/window/window.h"

#include <stddef.h>

struct window *window_open(const char *title, unsigned width, unsigned height, bool is_still,
                           struct message *message)
{
    (void)title;
    (void)width;
    (void)height;
    (void)is_still;
    message_set(message, "this build has no window (it was made without SDL2); use --headless");
    return NULL;
}

void window_close(struct window *window)
{
    (void)window;
}

void window_fit(struct window *window, unsigned width, unsigned height)
{
    (void)window;
    (void)width;
    (void)height;
}

enum window_event window_wait(struct window *window, double seconds, struct window_input *input)
{
    (void)window;
    (void)seconds;
    (void)input;
    return WINDOW_QUIT;
}

void window_wake(struct window *window)
{
    (void)window;
}

bool window_show(struct window *window, const struct svision_image *picture, const char *line,
                 struct message *message)
{
    (void)window;
    (void)picture;
    (void)line;
    (void)message;
    return false;
}

void window_fill_screen(struct window *window)
{
    (void)window;
}

bool window_copy(struct window *window, const char *text)
{
    (void)window;
    (void)text;
    return false;
}

void window_chime(struct window *window)
{
    (void)window;
}
