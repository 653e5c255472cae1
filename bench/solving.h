/* Timed passes over puzzles by the public functions. */
#ifndef BENCH_SOLVING_H
#define BENCH_SOLVING_H

#include <sudoku/sudoku.h>

#include "puzzles.h"

enum { SOLVING_PASSES = 1000 }; /* maximum */

struct solving_options {
    enum sudoku_engine engine;
    enum sudoku_simd simd;
    uint64_t limit;
    int batch; /* all puzzles in one call, on THREADS threads */
    int cpu;   /* processor time in place of wall-clock time */
    unsigned threads;
    double seconds; /* of all passes together; at least three passes */
};

struct solving_result {
    double passes[SOLVING_PASSES]; /* seconds, the fastest first */
    unsigned count;
    struct sudoku_stats stats; /* of one pass */
};

/* Solves all PUZZLES, pass after pass. Returns a negative number on failure. */
int solving_measure(const struct solving_options *options, const struct puzzles *puzzles,
                    struct solving_result *result);

/* Finds the instructions called NAME. Returns a negative number if there are none. */
int solving_simd(const char *name, enum sudoku_simd *simd);

#endif
