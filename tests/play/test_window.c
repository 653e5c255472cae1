/* The program in a window, played by keys and the mouse on a virtual screen. */
#define _XOPEN_SOURCE 700 /* realpath() */
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "play/core/control/theme.h"
#include "play/play_helpers.h"
#include "support/x_screen.h"

/* Number of waits of 50 ms, generous for slow machines, and of repeated actions. */
enum { TRIES = 2400 /* two minutes */, REPEATS = 50 };

static const char *play;
static struct x_screen *screen;
static pid_t player;

static void rest(void)
{
    nanosleep(&(struct timespec){0, 50000000}, NULL);
}

static void start(const char *first, const char *second)
{
    unsigned tries = 0;
    player = fork();
    if (player == 0) {
        execl(play, play, "--language=en", first, second, (char *)NULL);
        _exit(127);
    }
    while (!x_screen_find(screen, "sudoku-play") && tries++ < TRIES)
        rest();
    CHECK(tries < TRIES);
}

/* Returns the exit status, or -1 - the signal. */
static int end(void)
{
    int status = 0;
    for (unsigned tries = 0; waitpid(player, &status, WNOHANG) == 0; rest())
        if (tries++ == TRIES)
            kill(player, SIGKILL);
    for (unsigned tries = 0; x_screen_find(screen, "sudoku-play") && tries < TRIES; tries++)
        rest();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1 - WTERMSIG(status);
}

static void export(char *text, size_t size)
{
    char command[600];
    snprintf(command, sizeof command, "'%s' --export=json", play);
    FILE *out = popen(command, "r");
    size_t length = out ? fread(text, 1, size - 1, out) : 0;
    text[length] = '\0';
    CHECK(out && pclose(out) == 0);
}

/* True if the save contains TEXT after at most TRIES waits. */
static bool is_kept_within(const char *text, unsigned tries)
{
    static char found[200000];
    for (; tries > 0; tries--, rest()) {
        export(found, sizeof found);
        if (strstr(found, text))
            return true;
    }
    fprintf(stderr, "waited in vain for %s\n", text);
    return false;
}

static bool is_kept(const char *text)
{
    return is_kept_within(text, TRIES);
}

/* True if the window, WIDTH x HEIGHT (0: any), shows theme INDEX within COUNT polls. */
static bool shows_within(unsigned index, unsigned width, unsigned height, unsigned count)
{
    uint32_t color = theme_at(index)->window;
    const uint8_t wanted[3] = {(uint8_t)(color >> 16), (uint8_t)(color >> 8), (uint8_t)color};
    for (unsigned tries = 0; tries < count; tries++, rest()) {
        struct x_picture picture = {0, 0, NULL};
        bool is_it = x_screen_grab(screen, &picture) &&
                     memcmp(picture.rgb, wanted, sizeof wanted) == 0 &&
                     (!width || (picture.width == width && picture.height == height));
        free(picture.rgb);
        if (is_it)
            return true;
    }
    fprintf(stderr, "theme %u was not shown in %u x %u\n", index, width, height);
    return false;
}

static bool shows(unsigned index, unsigned width, unsigned height)
{
    return shows_within(index, width, height, TRIES);
}

/* r1c3 is 4. A new screen may lose keys: they are repeated until one arrives. */
static void enter_first_digit(void)
{
    static const char *const keys[] = {"Home", "Right", "Right", "4"};
    bool is_there = false;
    CHECK(shows(0, 0, 0));
    for (unsigned i = 0; i < REPEATS && !is_there; i++) {
        for (unsigned k = 0; k < 4; k++)
            x_screen_press(screen, keys[k]);
        is_there = is_kept_within("\"board\":\"534.7", TRIES / REPEATS);
    }
    CHECK(is_there);
}

static void plays_to_the_end_by_keys(void)
{
    char key[2] = "";
    start("--new", easy_puzzle);
    enter_first_digit();
    x_screen_press(screen, "Home");
    for (unsigned cell = 0; cell < 81; cell++) {
        key[0] = easy_solution[cell];
        if (easy_puzzle[cell] == '.' && cell != 2)
            x_screen_press(screen, key);
        x_screen_press(screen, "Right");
        if (cell % 9 == 8)
            x_screen_press(screen, "Down");
    }
    CHECK(is_kept("\"solved\":true"));
    x_screen_press(screen, "q");
    CHECK_EQ(end(), 0);
}

/* The board is square, at the top left of a window that is wider than high. */
static void mouse_selects_cells_and_presses_buttons(void)
{
    start("--new", easy_puzzle);
    CHECK(shows(0, 0, 0));
    /* r1c3, which is 4: its cell is 65 pixels wide, and the button of 4 is below the one of 1. */
    bool is_there = false;
    /* A server that has just shown the window may lose a click. */
    for (unsigned i = 0; i < REPEATS && !is_there; i++) {
        x_screen_click(screen, 175, 75);
        x_screen_click(screen, 670, 130);
        is_there = is_kept_within("\"board\":\"534.7", TRIES / REPEATS);
    }
    CHECK(is_there);
    x_screen_press(screen, "q");
    CHECK_EQ(end(), 0);
}

/* The bundled photo, the easy puzzle with seven entries, is imported without corrections. */
static void a_photo_becomes_a_game(const char *photo)
{
    static const char imported[] = "\"board\":\"534.7....67.195...198....6.85..6...34..853..171..2."
                                   "..6.6....284...419..5....8..79\"";
    bool is_there = false;
    start("--theme=light", photo);
    CHECK(shows(0, 0, 0));
    /* A new screen may lose a key. */
    for (unsigned i = 0; i < REPEATS && !is_there; i++) {
        x_screen_press(screen, "Return");
        is_there = is_kept_within(imported, TRIES / REPEATS);
    }
    CHECK(is_there);
    x_screen_press(screen, "Home");
    x_screen_press(screen, "Down");
    x_screen_press(screen, "Right");
    x_screen_press(screen, "Right");
    x_screen_press(screen, "2");
    CHECK(is_kept("\"board\":\"534.7....672195"));
    x_screen_press(screen, "q");
    CHECK_EQ(end(), 0);
}

static void shows_every_theme_and_size(void)
{
    static const unsigned sizes[3][2] = {{480, 360}, {500, 800}, {1100, 700}};
    start("--no-save", easy_puzzle);
    CHECK(shows(0, 0, 0));
    for (unsigned index = 0; theme_at(index); index++, x_screen_press(screen, "t")) {
        const unsigned *size = sizes[index % 3];
        bool is_there = false;
        /* A new window may be reset to its first size. */
        for (unsigned i = 0; i < REPEATS && !is_there; i++) {
            x_screen_resize(screen, size[0], size[1]);
            is_there = shows_within(index, size[0], size[1], TRIES / REPEATS);
        }
        CHECK(is_there);
    }
    x_screen_ask_to_close(screen);
    CHECK_EQ(end(), 0);
}

static void ends_on_a_signal(void)
{
    start("--no-save", easy_puzzle);
    CHECK(shows(0, 0, 0));
    kill(player, SIGTERM);
    CHECK_EQ(end(), -1 - SIGTERM);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/play-test-XXXXXX", command[100];
    if (argc < 2 || !(play = realpath(argv[1], NULL)))
        return 1;
    const char *photo = argc > 2 ? realpath(argv[2], NULL) : NULL;
    screen = x_screen_open();
    if (!screen) {
        fprintf(stderr, "skipped: there is no Xvfb (package xvfb)\n");
        return TEST_SKIPPED;
    }
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    setenv("SDL_VIDEODRIVER", "x11", 1);
    setenv("XDG_DATA_HOME", folder, 1);
    plays_to_the_end_by_keys();
    mouse_selects_cells_and_presses_buttons();
    if (photo)
        a_photo_becomes_a_game(photo);
    shows_every_theme_and_size();
    ends_on_a_signal();
    x_screen_close(screen);
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command) == 0 ? check_result() : 1;
}
