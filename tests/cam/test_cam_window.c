/* The window of sudoku-cam on a virtual screen: test_cam_window SUDOKU-CAM MAKE_FILM.
 *
 * Nothing here counts on time: each step waits for what it is to bring about, however long the
 * machine takes. A film that never ends comes through a pipe. */
#define _DEFAULT_SOURCE /* mkdtemp(), realpath() */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "image/imageio.h"
#include "support/check.h"
#include "support/x_screen.h"

enum {
    LINE = 26,       /* height of the line below the picture */
    LINE_RATE = 110, /* the line is longer once it tells the frames a second */
    TRIES = 1200,    /* of 50 ms: a minute, after which something is wrong */
    SOME_BLUE = 2000 /* pixels of the missing digits of a whole puzzle, at least */
};

struct run {
    pid_t cam, film;
};

static char *cam, *make_film;
static struct x_screen *screen;
static struct run running;

/* --------------------------------------------------------------------------------------- pictures
 */

static struct x_picture shown; /* the last one grabbed */

static void grab(void)
{
    free(shown.rgb);
    /* SDL may have replaced the window by another one. */
    if (!x_screen_grab(screen, &shown))
        x_screen_find(screen, "sudoku-cam");
}

static const uint8_t *pixel(const struct x_picture *picture, unsigned x, unsigned y)
{
    return picture->rgb + 3 * ((size_t)y * picture->width + x);
}

/* Pixels of the color in which digits are painted. */
static unsigned blue_of(const uint8_t *rgb, size_t pixels)
{
    unsigned count = 0;
    for (size_t i = 0; i < pixels; i++, rgb += 3)
        count += rgb[2] > rgb[0] + 60 && rgb[2] > rgb[1] + 40;
    return count;
}

static unsigned blue(void)
{
    return shown.rgb ? blue_of(shown.rgb, (size_t)shown.width * shown.height) : 0;
}

/* How far to the right the text of the line reaches. */
static unsigned line_end(void)
{
    for (unsigned x = shown.width; x-- > 0;)
        for (unsigned y = shown.height - LINE; y < shown.height; y++)
            if (pixel(&shown, x, y)[1] > 150)
                return x;
    return 0;
}

/* Whether what is shown above the line is KEPT, or its mirror image. */
static bool is_like(const struct x_picture *kept, bool mirrored)
{
    size_t differ = 0;
    if (!shown.rgb || shown.width != kept->width || shown.height != kept->height)
        return false;
    for (unsigned y = 0; y + LINE < shown.height; y++)
        for (unsigned x = 0; x < shown.width; x++)
            differ += abs(pixel(&shown, x, y)[1] -
                          pixel(kept, mirrored ? kept->width - 1 - x : x, y)[1]) > 8;
    return differ * 1000 < (size_t)shown.width * shown.height;
}

/* ---------------------------------------------------------------------------------------- waiting
 */

static void rest(void)
{
    const struct timespec time = {0, 50000000};
    nanosleep(&time, NULL);
}

/* What never comes is not waited for again. */
static void give_up(int line, const char *what)
{
    fprintf(stderr, "%s:%d: waited in vain for %s\n", __FILE__, line, what);
    kill(running.cam, SIGKILL);
    kill(running.film, SIGKILL);
    x_screen_close(screen);
    exit(1);
}

/* Grabs pictures until CONDITION holds of one. */
#define UNTIL(condition)                                                                           \
    do {                                                                                           \
        unsigned tries = 0;                                                                        \
        for (grab(); !(condition) && tries < TRIES; tries++, rest())                               \
            grab();                                                                                \
        if (tries >= TRIES)                                                                        \
            give_up(__LINE__, #condition);                                                         \
    } while (0)

static bool is_there(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && status.st_size > 0;
}

/* --------------------------------------------------------------------------------------- programs
 */

/* Starts the film and sudoku-cam with up to two further arguments; the window is there then. */
static void start(const char *frames, const char *first, const char *second)
{
    int ends[2];
    CHECK_EQ(pipe(ends), 0);
    running.film = fork();
    if (running.film == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(make_film, make_film, frames, "0", (char *)NULL);
        _exit(127);
    }
    running.cam = fork();
    if (running.cam == 0) {
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

static void wait_for_window(void)
{
    unsigned tries = 0;
    for (; !x_screen_find(screen, "sudoku-cam") && tries < TRIES; tries++)
        rest();
    if (tries >= TRIES)
        give_up(__LINE__, "the window");
}

/* Waits for the end; gives the exit status, or -1 - the signal. */
static int end(void)
{
    int status = 0;
    for (unsigned tries = 0; waitpid(running.cam, &status, WNOHANG) == 0; tries++, rest())
        if (tries == TRIES)
            give_up(__LINE__, "the end");
    kill(running.film, SIGKILL);
    waitpid(running.film, NULL, 0);
    /* The server hears of the end a little later, and the next window has the same name. */
    while (x_screen_find(screen, "sudoku-cam"))
        rest();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1 - WTERMSIG(status);
}

static void start_solved(const char *frames)
{
    start(frames, NULL, NULL);
    wait_for_window();
    UNTIL(blue() > SOME_BLUE);
}

/* ------------------------------------------------------------------------------------------ tests
 */

/* Freezes the picture and gives it; the line tells when that is done. */
static struct x_picture freeze(void)
{
    UNTIL(blue() > SOME_BLUE && line_end() > LINE_RATE);
    unsigned end = line_end();
    x_screen_press(screen, "space");
    UNTIL(line_end() > end + 40);
    struct x_picture kept = shown;
    shown = (struct x_picture){0};
    return kept;
}

static void a_key_changes_what_is_painted_and_back(const char *key, const struct x_picture *kept,
                                                   unsigned least, unsigned most)
{
    x_screen_press(screen, key);
    UNTIL(!is_like(kept, false));
    UNTIL(blue() >= least && blue() <= most);
    x_screen_press(screen, key);
    UNTIL(is_like(kept, false));
}

static void the_keys_are_shown_over_the_picture_and_hidden_again(const struct x_picture *kept)
{
    for (unsigned i = 0; i < 2; i++) {
        const char *key = i ? "slash" : "F1";
        x_screen_press(screen, key);
        UNTIL(!is_like(kept, false));
        unsigned long kept_light = 0, light = 0;
        for (unsigned at = 0; at < 640 * 480; at++) {
            kept_light += pixel(kept, at % 640, at / 640)[1];
            light += pixel(&shown, at % 640, at / 640)[1];
        }
        CHECK(light < kept_light / 2);
        x_screen_press(screen, key);
        UNTIL(is_like(kept, false));
    }
}

static void the_mirror_shows_the_picture_the_other_way_round(const struct x_picture *kept)
{
    x_screen_press(screen, "m");
    UNTIL(is_like(kept, true));
    x_screen_press(screen, "m");
    UNTIL(is_like(kept, false));
}

static void stages_come_one_after_the_other(const struct x_picture *kept)
{
    unsigned stages = 0;
    do {
        struct x_picture before = shown;
        shown = (struct x_picture){0};
        x_screen_press(screen, "d");
        UNTIL(!is_like(&before, false));
        free(before.rgb);
        stages++;
    } while (!is_like(kept, false) && stages < 10);
    CHECK(stages >= 3 && stages < 10);
}

static void a_snapshot_is_a_picture_and_replaces_none(void)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    FILE *other = fopen("sudoku-001.png", "w");
    fputs("mine", other);
    fclose(other);
    x_screen_press(screen, "s");
    UNTIL(is_there("sudoku-002.png"));
    bool read = image_read("sudoku-002.png", &(struct pixels_limits){0}, &pixels, message);
    CHECK(read);
    if (read) {
        CHECK_EQ(pixels.width, 640);
        CHECK_EQ(pixels.height, 480);
        CHECK(blue_of(pixels.data, (size_t)pixels.width * pixels.height) > SOME_BLUE);
        pixels_free(&pixels);
    }
    struct stat status = {0};
    CHECK_EQ(stat("sudoku-001.png", &status), 0);
    CHECK_EQ(status.st_size, 4);
}

/* Whether the picture, 640 wide, stands in the middle of a window that is 900 wide. */
static bool has_bars(void)
{
    if (shown.width != 900 || blue() <= SOME_BLUE)
        return false;
    for (unsigned y = 10; y < 470; y += 10)
        if (pixel(&shown, 100, y)[1] || pixel(&shown, 800, y)[1] || pixel(&shown, 140, y)[1] < 20 ||
            pixel(&shown, 760, y)[1] < 20)
            return false;
    return true;
}

static void a_wide_window_keeps_the_shape_of_the_picture(void)
{
    x_screen_resize(screen, 900, 480 + LINE);
    UNTIL(has_bars());
}

static void keys_do_what_they_say(void)
{
    start_solved("1000000");
    struct x_picture kept = freeze();
    for (unsigned i = 0; i < 10; i++, rest()) {
        grab();
        CHECK(is_like(&kept, false));
    }
    a_key_changes_what_is_painted_and_back("b", &kept, 0, 0);
    a_key_changes_what_is_painted_and_back("h", &kept, 10, SOME_BLUE / 8);
    a_key_changes_what_is_painted_and_back("c", &kept, SOME_BLUE / 8, 1000000);
    the_keys_are_shown_over_the_picture_and_hidden_again(&kept);
    the_mirror_shows_the_picture_the_other_way_round(&kept);
    stages_come_one_after_the_other(&kept);
    a_snapshot_is_a_picture_and_replaces_none();
    x_screen_press(screen, "space");
    UNTIL(!is_like(&kept, false));
    a_wide_window_keeps_the_shape_of_the_picture();
    x_screen_press(screen, "q");
    CHECK_EQ(end(), 0);
    CHECK(is_there("out"));
    free(kept.rgb);
}

static void the_last_frame_stays_until_a_key_ends_it(void)
{
    start_solved("20");
    x_screen_press(screen, "Escape");
    CHECK_EQ(end(), 0);
}

static void closing_the_window_ends_it(void)
{
    start_solved("1000000");
    x_screen_ask_to_close(screen);
    CHECK_EQ(end(), 0);
}

static void a_signal_ends_it(void)
{
    start_solved("1000000");
    kill(running.cam, SIGINT);
    CHECK_EQ(end(), -1 - SIGINT);
}

static void options_end_it_as_without_a_window(void)
{
    start("1000000", "--oneshot", "--quiet");
    CHECK_EQ(end(), 0);
    CHECK(is_there("out"));
    start("1000000", "--frames=1", "--oneshot");
    CHECK_EQ(end(), 9);
    /* The film ends within a frame: that is an error, which no window hides. */
    start("1000000", NULL, NULL);
    wait_for_window();
    kill(running.film, SIGKILL);
    CHECK(end() <= 1);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/window-test-XXXXXX";
    if (argc < 3)
        return 1;
    cam = realpath(argv[1], NULL);
    make_film = realpath(argv[2], NULL);
    if (!cam || !make_film)
        return 1;
    screen = x_screen_open();
    if (!screen) {
        fprintf(stderr, "skipped: there is no Xvfb (package xvfb)\n");
        return TEST_SKIPPED;
    }
    /* Drivers of graphics hardware have no place on a screen without any. */
    setenv("SDL_VIDEODRIVER", "x11", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1);
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    keys_do_what_they_say();
    the_last_frame_stays_until_a_key_ends_it();
    closing_the_window_ends_it();
    a_signal_ends_it();
    options_end_it_as_without_a_window();
    free(shown.rgb);
    x_screen_close(screen);
    unlink("out");
    unlink("sudoku-001.png");
    unlink("sudoku-002.png");
    rmdir(folder);
    free(cam);
    free(make_film);
    return check_result();
}
