/* The window of sudoku-cam on a virtual screen, for tests. Nothing depends on timing: each step
 * waits for its effect, however slow the machine. An endless recording comes through a pipe. */
#ifndef TESTS_CAM_CAM_WINDOW_H
#define TESTS_CAM_CAM_WINDOW_H

#include <sys/types.h>

#include "support/check.h"
#include "support/x_screen.h"

enum {
    LINE = 26,       /* height of the line below the picture, in pixels */
    LINE_RATE = 110, /* minimum length of the line once it shows the frame rate, in pixels */
    TRIES = 2400,    /* polls at 50 ms intervals: two minutes, then the test fails */
    SOME_BLUE = 2000 /* minimum number of pixels of a whole puzzle's missing digits */
};

/* The running programs. */
struct cam_window {
    pid_t cam, film; /* 0: no film */
    struct x_screen *screen;
    struct x_picture shown; /* the last picture grabbed */
};

extern struct cam_window cam_window;

/* Path of the program that makes recordings. */
extern char *cam_window_make_film;

/* Opens the screen for the programs named in ARGV, in a folder of its own. Returns false with
 * the test's exit status in *STATUS. */
bool cam_window_open(int argc, char **argv, int *status);

/* Closes the screen, removes FILES (NULL-terminated) and returns the test's exit status. */
int cam_window_close(const char *const *files);

/* Starts a recording of FRAMES with CHANGE (arguments of make_film) and sudoku-cam with up to
 * two further arguments. */
void cam_window_start(const char *frames, const char *change, const char *first,
                      const char *second);

/* As cam_window_start(), with another KIND of recording. */
void cam_window_start_film(const char *frames, const char *change, const char *kind,
                           const char *first, const char *second);

/* Starts sudoku-cam with the picture at PATH. */
void cam_window_start_picture(const char *path);

void cam_window_wait(void);

/* Starts the programs and waits for a solution. */
void cam_window_start_solved(const char *frames);

/* Waits for the end. Returns the exit status, or minus the number of the signal. */
int cam_window_end(void);

void cam_window_rest(void);
void cam_window_grab(void);
void cam_window_press(const char *key);

/* Ends the test after a wait that timed out, so that no other wait does. */
_Noreturn void cam_window_give_up(const char *file, int line, const char *what);

/* Grabs pictures until CONDITION holds. */
#define UNTIL(condition)                                                                           \
    do {                                                                                           \
        unsigned tries = 0;                                                                        \
        for (cam_window_grab(); !(condition) && tries < TRIES; tries++, cam_window_rest())         \
            cam_window_grab();                                                                     \
        if (tries >= TRIES)                                                                        \
            cam_window_give_up(__FILE__, __LINE__, #condition);                                    \
    } while (0)

const uint8_t *cam_window_pixel(const struct x_picture *picture, unsigned x, unsigned y);

/* Returns the number of pixels of the window that differ by less than 40 from RED, GREEN and
 * BLUE. */
unsigned cam_window_count(int red, int green, int blue);

/* Return the number of pixels in the color of painted digits, in RGB and in the window. */
unsigned cam_window_blue_of(const uint8_t *rgb, size_t pixels);
unsigned cam_window_blue(void);

/* Returns the right end of the text of the line, in pixels. */
unsigned cam_window_line_end(void);

/* True if the picture above the line is KEPT, or its mirror image if MIRRORED. */
bool cam_window_is_like(const struct x_picture *kept, bool mirrored);

/* True if a file exists and is not empty. */
bool cam_window_has_file(const char *path);

#endif
