/* Opening and closing the window of sudoku-cam: test_cam_window SUDOKU-CAM MAKE_FILM. */
#include <signal.h>
#include <stdlib.h>

#include "cam/cam_window.h"

static void the_last_frame_stays_until_a_key_quits(void)
{
    cam_window_start_solved("20");
    cam_window_press("Escape");
    CHECK_EQ(cam_window_end(), 0);
}

static void closing_the_window_quits(void)
{
    cam_window_start_solved("1000000");
    x_screen_ask_to_close(cam_window.screen);
    CHECK_EQ(cam_window_end(), 0);
}

static void a_signal_quits(void)
{
    cam_window_start_solved("1000000");
    kill(cam_window.cam, SIGINT);
    CHECK_EQ(cam_window_end(), -1 - SIGINT);
}

static void limits_end_it_as_without_a_window(void)
{
    cam_window_start("1000000", "0", "--oneshot", "--quiet");
    CHECK_EQ(cam_window_end(), 0);
    CHECK(cam_window_has_file("out"));
    cam_window_start("1000000", "0", "--frames=1", "--oneshot");
    CHECK_EQ(cam_window_end(), 9);
    /* The recording ends within a frame, an error even with a window. */
    cam_window_start("1000000", "0", NULL, NULL);
    cam_window_wait();
    kill(cam_window.film, SIGKILL);
    CHECK(cam_window_end() <= 1);
}

/* Returns whether the running sudoku-cam has mapped a library whose name contains NAME. */
static bool has_library(const char *name)
{
    char path[64], line[600];
    bool found = false;
    snprintf(path, sizeof path, "/proc/%d/maps", (int)cam_window.cam);
    FILE *maps = fopen(path, "r");
    while (maps && fgets(line, sizeof line, maps))
        found = found || strstr(line, name);
    if (maps)
        fclose(maps);
    return found;
}

/* The driver takes longer to start than the picture to draw. */
static void a_picture_is_shown_without_the_graphics_driver(void)
{
    FILE *file = fopen("still.pgm", "wb");
    CHECK(file && fprintf(file, "P5\n320 240\n255\n") > 0);
    for (unsigned i = 0; file && i < 320 * 240; i++)
        fputc(200, file);
    CHECK(file && fclose(file) == 0);
    unsetenv("SDL_RENDER_DRIVER");
    unsetenv("SDL_FRAMEBUFFER_ACCELERATION");
    cam_window_start_picture("still.pgm");
    cam_window_wait();
    UNTIL(cam_window_count(200, 200, 200) > SOME_BLUE);
    CHECK(has_library("libSDL2"));
    CHECK(!has_library("libGL"));
    x_screen_ask_to_close(cam_window.screen);
    CHECK_EQ(cam_window_end(), 0);
}

int main(int argc, char **argv)
{
    static const char *const files[] = {"out", "still.pgm", NULL};
    int status;
    if (!cam_window_open(argc, argv, &status))
        return status;
    the_last_frame_stays_until_a_key_quits();
    closing_the_window_quits();
    a_signal_quits();
    limits_end_it_as_without_a_window();
    a_picture_is_shown_without_the_graphics_driver();
    return cam_window_close(files);
}
