/* When work on puzzles has to end: at a signal, or when its time is over. */
#ifndef GEN_STOP_H
#define GEN_STOP_H

#include <stdbool.h>

#include <sudoku/sudoku.h>

struct gen_stop {
    double end; /* by clock_now(); 0: no limit */
};

/* SECONDS from now; 0: no limit. */
struct gen_stop gen_stop_after(double seconds);

/* Whether it is time. Any thread may call it. */
bool gen_stop_now(const struct gen_stop *stop);

/* Limits of a call that ends when it is time. STOP must outlive what they are for. */
struct sudoku_limits gen_stop_limits(struct gen_stop *stop);

#endif
