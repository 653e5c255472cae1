/* Passes over puzzles by the public functions, timed. */
#ifndef BENCH_SOLVING_H
#define BENCH_SOLVING_H

#include <sudoku/sudoku.h>

#include "puzzles.h"

enum { SOLVING_PASSES = 1000 }; /* at most */

struct solving_options {
    enum sudoku_engine engine;
    enum sudoku_simd simd;
    uint64_t limit;
    int batch; /* all puzzles in one call, on so many threads */
    int cpu;   /* the process's own time in place of the clock on the wall */
    unsigned threads;
    double seconds; /* of all passes together; there are three at least */
};

struct solving_result {
    double passes[SOLVING_PASSES]; /* seconds, the quickest first */
    unsigned count;
    struct sudoku_stats stats; /* of one pass */
};

/* Solves all PUZZLES, pass after pass. Negative on failure. */
int solving_measure(const struct solving_options *options, const struct puzzles *puzzles,
                    struct solving_result *result);

/* The instructions that NAME names. Negative where it names none. */
int solving_simd(const char *name, enum sudoku_simd *simd);

#endif
