/* The window of sudoku-cam on a virtual screen, for tests.
 *
 * Nothing here counts on time: each step waits for what it is to bring about, however long the
 * machine takes. A film that never ends comes through a pipe. */
#ifndef TESTS_CAM_CAM_WINDOW_H
#define TESTS_CAM_CAM_WINDOW_H

#include <sys/types.h>

#include "support/check.h"
#include "support/x_screen.h"

enum {
    LINE = 26,       /* height of the line below the picture */
    LINE_RATE = 110, /* the line is longer once it tells the frames a second */
    TRIES = 2400,    /* of 50 ms: two minutes, after which something is wrong */
    SOME_BLUE = 2000 /* pixels of the missing digits of a whole puzzle, at least */
};

/* The programs that run. */
struct cam_window {
    pid_t cam, film;
    struct x_screen *screen;
    struct x_picture shown; /* the last one grabbed */
};

extern struct cam_window cam_window;

/* The path of the program that makes films. */
extern char *cam_window_make_film;

/* Opens the screen for the programs that ARGV names, in a folder of its own. False: *STATUS is what
 * the test returns. */
bool cam_window_open(int argc, char **argv, int *status);

/* Closes the screen, removes FILES, which end with NULL, and gives the test's status. */
int cam_window_close(const char *const *files);

/* Starts a film of FRAMES with CHANGE (as make_film takes it) and sudoku-cam with up to two further
 * arguments. */
void cam_window_start(const char *frames, const char *change, const char *first,
                      const char *second);

/* The same with a film of another KIND. */
void cam_window_start_film(const char *frames, const char *change, const char *kind,
                           const char *first, const char *second);

void cam_window_wait(void);

/* Starts them and waits for a solution. */
void cam_window_start_solved(const char *frames);

/* Waits for the end; gives the exit status, or -1 - the signal. */
int cam_window_end(void);

void cam_window_rest(void);
void cam_window_grab(void);
void cam_window_press(const char *key);

/* What never comes is not waited for again: ends the test. */
_Noreturn void cam_window_give_up(const char *file, int line, const char *what);

/* Grabs pictures until CONDITION holds of one. */
#define UNTIL(condition)                                                                           \
    do {                                                                                           \
        unsigned tries = 0;                                                                        \
        for (cam_window_grab(); !(condition) && tries < TRIES; tries++, cam_window_rest())         \
            cam_window_grab();                                                                     \
        if (tries >= TRIES)                                                                        \
            cam_window_give_up(__FILE__, __LINE__, #condition);                                    \
    } while (0)

const uint8_t *cam_window_pixel(const struct x_picture *picture, unsigned x, unsigned y);

/* Pixels that differ by less than 40 from RED, GREEN and BLUE, in all that is shown. */
unsigned cam_window_count(int red, int green, int blue);

/* Pixels of the color in which digits are painted: of RGB, and of what is shown. */
unsigned cam_window_blue_of(const uint8_t *rgb, size_t pixels);
unsigned cam_window_blue(void);

/* How far to the right the text of the line reaches. */
unsigned cam_window_line_end(void);

/* Whether what is shown above the line is KEPT, or its mirror image. */
bool cam_window_is_like(const struct x_picture *kept, bool mirrored);

/* Whether a file is there that is not empty. */
bool cam_window_has_file(const char *path);

#endif
