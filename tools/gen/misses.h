/* Statistics of candidates that missed the request. */
#ifndef GEN_MISSES_H
#define GEN_MISSES_H

#include "cli/text/buffer.h"
#include "gen/options.h"

/* Maximum number of techniques, more than the table has rows. */
enum { GEN_MAX_TECHNIQUES = 256 };

/* Maximum number of solutions counted. */
enum { GEN_MAX_NEAREST = 10000 };

/* The range of a number; MAX 0: none seen. */
struct gen_span {
    unsigned min, max;
};

struct gen_misses {
    uint64_t unfit;          /* no puzzle with the pattern was found */
    uint64_t nearest;        /* fewest solutions of one of these; 0: not counted */
    uint64_t gridless;       /* no board satisfies all rules */
    uint64_t unfinished;     /* unfinished at the end */
    uint64_t levels[6];      /* wrong level or score, by enum sudoku_level; 0: not solved */
    uint64_t others[16];     /* other misses, by enum sudoku_generate_miss */
    struct gen_span givens;  /* of puzzles with too many givens */
    struct gen_span scores;  /* of those with another score, at the requested level */
    struct gen_span ratings; /* of those with another rating of Sudoku Explainer */
    struct gen_span steps;   /* of those with another number of steps */
    struct gen_span choices; /* of those with another number of choices */
    uint64_t absent[GEN_MAX_TECHNIQUES];   /* by technique that the path lacks */
    uint64_t unneeded[GEN_MAX_TECHNIQUES]; /* by technique without which it is solved */
};

/* Adds TRIAL, unless it meets the request. */
void gen_misses_note(struct gen_misses *misses, const struct sudoku_generate_trial *trial);

/* Adds MORE to MISSES. */
void gen_misses_add(struct gen_misses *misses, const struct gen_misses *more);

/* Appends "; 12 were Easy" and the like to TEXT. */
void gen_misses_write(const struct gen_misses *misses, const struct gen_options *options,
                      struct buffer *text);

#endif
