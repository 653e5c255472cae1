#define _DEFAULT_SOURCE /* mkdtemp(), realpath() */
#include "cam/cam_window.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct cam_window cam_window;

char *cam_window_make_film;

static char *cam;
static char folder[] = "/tmp/window-test-XXXXXX";

/* ------------------------------------------------------------------------------------- pictures */

void cam_window_grab(void)
{
    free(cam_window.shown.rgb);
    /* SDL may have replaced the window. */
    if (!x_screen_grab(cam_window.screen, &cam_window.shown))
        x_screen_find(cam_window.screen, "sudoku-cam");
}

const uint8_t *cam_window_pixel(const struct x_picture *picture, unsigned x, unsigned y)
{
    return picture->rgb + 3 * ((size_t)y * picture->width + x);
}

unsigned cam_window_blue_of(const uint8_t *rgb, size_t pixels)
{
    unsigned count = 0;
    for (size_t i = 0; i < pixels; i++, rgb += 3)
        count += rgb[2] > rgb[0] + 60 && rgb[2] > rgb[1] + 40;
    return count;
}

unsigned cam_window_blue(void)
{
    return cam_window.shown.rgb
               ? cam_window_blue_of(cam_window.shown.rgb,
                                    (size_t)cam_window.shown.width * cam_window.shown.height)
               : 0;
}

unsigned cam_window_line_end(void)
{
    for (unsigned x = cam_window.shown.width; x-- > 0;)
        for (unsigned y = cam_window.shown.height - LINE; y < cam_window.shown.height; y++)
            if (cam_window_pixel(&cam_window.shown, x, y)[1] > 150)
                return x;
    return 0;
}

bool cam_window_is_like(const struct x_picture *kept, bool mirrored)
{
    size_t differ = 0;
    if (!cam_window.shown.rgb || cam_window.shown.width != kept->width ||
        cam_window.shown.height != kept->height)
        return false;
    for (unsigned y = 0; y + LINE < cam_window.shown.height; y++)
        for (unsigned x = 0; x < cam_window.shown.width; x++)
            differ += abs(cam_window_pixel(&cam_window.shown, x, y)[1] -
                          cam_window_pixel(kept, mirrored ? kept->width - 1 - x : x, y)[1]) > 8;
    return differ * 1000 < (size_t)cam_window.shown.width * cam_window.shown.height;
}

/* -------------------------------------------------------------------------------------- waiting */

void cam_window_rest(void)
{
    const struct timespec time = {0, 50000000};
    nanosleep(&time, NULL);
}

_Noreturn void cam_window_give_up(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: waited in vain for %s\n", file, line, what);
    kill(cam_window.cam, SIGKILL);
    if (cam_window.film)
        kill(cam_window.film, SIGKILL);
    x_screen_close(cam_window.screen);
    exit(1);
}

bool cam_window_has_file(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && status.st_size > 0;
}

/* ------------------------------------------------------------------------------------- programs */

void cam_window_start(const char *frames, const char *change, const char *first, const char *second)
{
    cam_window_start_film(frames, change, NULL, first, second);
}

void cam_window_start_film(const char *frames, const char *change, const char *kind,
                           const char *first, const char *second)
{
    int ends[2];
    CHECK_EQ(pipe(ends), 0);
    cam_window.film = fork();
    if (cam_window.film == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(cam_window_make_film, cam_window_make_film, frames, change, kind, (char *)NULL);
        _exit(127);
    }
    cam_window.cam = fork();
    if (cam_window.cam == 0) {
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        close(ends[1]);
        dup2(open("out", O_CREAT | O_TRUNC | O_WRONLY, 0666), STDOUT_FILENO);
        execl(cam, cam, "--input=-", "--silence=600", first, second, (char *)NULL);
        _exit(127);
    }
    close(ends[0]);
    close(ends[1]);
}

void cam_window_start_picture(const char *path)
{
    cam_window.film = 0;
    cam_window.cam = fork();
    if (cam_window.cam == 0) {
        execl(cam, cam, "--input", path, (char *)NULL);
        _exit(127);
    }
}

static void end_film(void)
{
    if (cam_window.film == 0)
        return;
    kill(cam_window.film, SIGKILL);
    waitpid(cam_window.film, NULL, 0);
}

void cam_window_wait(void)
{
    unsigned tries = 0;
    for (; !x_screen_find(cam_window.screen, "sudoku-cam") && tries < TRIES; tries++)
        cam_window_rest();
    if (tries >= TRIES)
        cam_window_give_up(__FILE__, __LINE__, "the window");
}

int cam_window_end(void)
{
    int status = 0;
    for (unsigned tries = 0; waitpid(cam_window.cam, &status, WNOHANG) == 0;
         tries++, cam_window_rest())
        if (tries == TRIES)
            cam_window_give_up(__FILE__, __LINE__, "the end");
    end_film();
    /* The server notices the end later, and the next window has the same name. */
    while (x_screen_find(cam_window.screen, "sudoku-cam"))
        cam_window_rest();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1 - WTERMSIG(status);
}

void cam_window_start_solved(const char *frames)
{
    cam_window_start(frames, "0", NULL, NULL);
    cam_window_wait();
    UNTIL(cam_window_blue() > SOME_BLUE);
}

void cam_window_press(const char *key)
{
    x_screen_press(cam_window.screen, key);
}

unsigned cam_window_count(int red, int green, int blue)
{
    unsigned found = 0;
    const uint8_t *p = cam_window.shown.rgb;
    for (size_t i = 0; p && i < (size_t)cam_window.shown.width * cam_window.shown.height;
         i++, p += 3)
        found += abs(p[0] - red) < 40 && abs(p[1] - green) < 40 && abs(p[2] - blue) < 40;
    return found;
}

/* ------------------------------------------------------------------------------------- the test */

bool cam_window_open(int argc, char **argv, int *status)
{
    *status = 1;
    cam = argc > 2 ? realpath(argv[1], NULL) : NULL;
    cam_window_make_film = argc > 2 ? realpath(argv[2], NULL) : NULL;
    if (!cam || !cam_window_make_film)
        return false;
    cam_window.screen = x_screen_open();
    if (!cam_window.screen) {
        fprintf(stderr, "skipped: there is no Xvfb (package xvfb)\n");
        *status = TEST_SKIPPED;
        return false;
    }
    /* A virtual screen has no graphics hardware, so no driver for it is needed. */
    setenv("SDL_VIDEODRIVER", "x11", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    return mkdtemp(folder) && chdir(folder) == 0;
}

int cam_window_close(const char *const *files)
{
    free(cam_window.shown.rgb);
    x_screen_close(cam_window.screen);
    for (; *files; files++)
        unlink(*files);
    rmdir(folder);
    free(cam);
    free(cam_window_make_film);
    return check_result();
}
