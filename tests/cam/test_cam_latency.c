/* Latency from a frame to the same frame, solved, on the screen: test_cam_latency SUDOKU-CAM
 * MAKE_FILM. The recording's frames carry their numbers. */
#include <stdlib.h>
#include <time.h>

#include "cam/cam_window.h"
#include "films/stamp.h"

enum { SAMPLES = 25, NONE = 1 << STAMP_BITS };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Returns the number of the frame shown, or NONE. */
static unsigned shown_number(void)
{
    const struct x_picture *shown = &cam_window.shown;
    return shown->rgb && shown->width >= STAMP_BITS * STAMP_SIDE
               ? stamp_get(shown->rgb + (size_t)3 * shown->width * (STAMP_SIDE / 2), 3)
               : NONE;
}

/* Waits for a frame after LAST with short polls, since the interval adds to the measured
 * latency. */
static void wait_for_next(unsigned last)
{
    const struct timespec rest = {0, 2000000};
    double end = now() + 120;
    for (cam_window_grab(); shown_number() == NONE || shown_number() == last; cam_window_grab()) {
        if (now() > end)
            cam_window_give_up(__FILE__, __LINE__, "the next frame");
        nanosleep(&rest, NULL);
    }
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Frames appear in order, each with its digits once they are known. */
static void frames_are_shown_solved(double latency[SAMPLES])
{
    unsigned last = 0;
    cam_window_start_film("60000", "0", "numbered", NULL, NULL);
    cam_window_wait();
    UNTIL(cam_window_blue() > SOME_BLUE);
    last = shown_number();
    for (unsigned i = 0; i < SAMPLES; i++) {
        wait_for_next(last);
        double seen = now(), written = stamp_time("times", shown_number());
        CHECK(shown_number() > last);
        CHECK(cam_window_blue() > SOME_BLUE);
        CHECK(written > 0 && written <= seen);
        latency[i] = seen - written;
        last = shown_number();
    }
    cam_window_press("Escape");
    CHECK_EQ(cam_window_end(), 0);
}

int main(int argc, char **argv)
{
    static const char *const files[] = {"out", "times", NULL};
    double latency[SAMPLES];
    int status;
    if (!cam_window_open(argc, argv, &status))
        return status;
    frames_are_shown_solved(latency);
    qsort(latency, SAMPLES, sizeof *latency, compare);
    printf(
        "from a frame to the same frame, solved, on the screen: median %.0f ms, %.0f to %.0f ms\n",
        1000 * latency[SAMPLES / 2], 1000 * latency[0], 1000 * latency[SAMPLES - 1]);
    return cam_window_close(files);
}
