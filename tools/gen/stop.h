/* The end of work on puzzles: at a signal or a time limit. */
#ifndef GEN_STOP_H
#define GEN_STOP_H

#include <stdbool.h>

#include <sudoku/sudoku.h>

struct gen_stop {
    double end; /* by clock_now(); 0: no limit */
};

/* Returns a limit SECONDS from now; 0: none. */
struct gen_stop gen_stop_after(double seconds);

/* True if work must stop. Thread-safe. */
bool gen_stop_now(const struct gen_stop *stop);

/* Returns limits that end a call when work must stop. STOP must outlive the call. */
struct sudoku_limits gen_stop_limits(struct gen_stop *stop);

#endif
