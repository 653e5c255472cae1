/* What the versions of engine9 share with the engine: a puzzle, a job, a table of functions.
 *
 * The memory is the caller's.
 *
 * A board is nine vectors x[3r + c], r and c being row and column inside a box, with a lane of
 * 16 bits, or 10, for each box; bits 0..8 of a lane are the candidates 1..9. How many boards go
 * into a vector, and where their lanes are, differs from version to version (vec_*.h). */
#ifndef ENGINE9_VERSION_H
#define ENGINE9_VERSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "solver/limiter.h"

enum { ENGINE9_ALL = 0x1ff };

/* Parts of a function whose vectors must stay in registers between them, and such a whole
 * function, whose registers are its own. */
#if defined(__GNUC__)
#define ENGINE9_PART  static inline __attribute__((always_inline))
#define ENGINE9_WHOLE static __attribute__((noinline))
#else
#define ENGINE9_PART  static inline
#define ENGINE9_WHOLE static
#endif

struct engine9_puzzle {
    /* 81 cells, 1..9 or '1'..'9'; anything else that engine9_sets[] knows is blank. NULL: all are
     * blank. */
    const uint8_t *givens;
    /* 81 sets that narrow the cells further. NULL: every digit. */
    const sudoku_digitset *candidates;
    /* A digit (1..9) that EXCLUDED_CELL, which has no given, is not to have; 0: none. */
    uint8_t excluded_digit, excluded_cell;
    /* It has so many givens, or so few, that it has many solutions, as a rule, if it needs a branch
     * at all. */
    bool plentiful;
    size_t tag; /* the job's name for it */
};

/* Where puzzles come from and where solutions go. */
struct engine9_job {
    struct limiter *limiter;
    /* There is one puzzle, and all boards work on parts of it. Else each board has its own. */
    bool shared;
    /* Not NULL, where a version with one board begins a puzzle (narrow_first_tmpl.h): search() ends
     * before its first branch, leaves the nine vectors and what is fixed here as vec_store() does,
     * and sets RESTED. */
    uint16_t *at_rest;
    bool rested;
    /* Stores the next puzzle. False: there is none. */
    bool (*next)(struct engine9_job *job, struct engine9_puzzle *puzzle);
    /* Takes a solution (81 digits) of puzzle TAG, its COUNT-th. True: no more of them. */
    bool (*found)(struct engine9_job *job, size_t tag, unsigned count, const uint8_t *solution);
    /* Puzzle TAG is exhausted and has COUNT solutions. Not called where the boards share one. */
    void (*finished)(struct engine9_job *job, size_t tag, unsigned count);
};

struct memo;
struct memo_key;

/* Solutions that are to be counted. */
struct engine9_count {
    struct limiter *limiter;
    struct memo *memo;            /* of parts of boards */
    const struct memo_key *names; /* 81 */
    uint64_t max;                 /* as much counts as no more than this */
    uint8_t turn[81];             /* count() keeps here when cells come up */
};

struct engine9_version {
    enum sudoku_simd simd;
    /* Bytes of memory that search() needs; it uses them from the next address that divides by
     * ENGINE9_ALIGN on. */
    size_t memory;
    /* Works on JOB until it has no puzzle left, or its limiter or found() says stop. */
    void (*search)(void *memory, struct engine9_job *job);
    /* For measurements: how many boards the vectors have that take turns. */
    unsigned boards;
    /* For tests and measurements: COUNT rounds of each vector, which take turns, on 81 sets row by
     * row, with triples or without. False: the last one saw a contradiction. */
    bool (*rounds)(uint16_t *cells, unsigned count, bool triples);
    /* Whether the 81 digits (1..9) of SOLUTION solve the puzzle GIVENS, of which the search takes
     * every cell. NULL: verify_classic() is as quick. */
    bool (*verify)(const uint8_t *givens, const uint8_t *solution);
    /* How many solutions the 81 sets at START have, row by row; where a limit stops it, anything.
     * NULL: only the versions for a plentiful puzzle count. */
    uint64_t (*count)(struct engine9_count *task, const sudoku_digitset *start);
};

/* A cache line, and the widest vector. */
enum { ENGINE9_ALIGN = 64 };

/* Those that this build has; engine9_version_for() knows which. */
extern const struct engine9_version engine9_avx512_one, engine9_avx512_many, engine9_avx512_narrow,
    engine9_avx2, engine9_sse, engine9_neon, engine9_portable;

/* Candidates by the low five bits of a cell: 1..9 and '1'..'9' are digits, all others blank. */
extern const uint16_t engine9_sets[32];

/* The same for cells of a solution: 1..9 are digits, all others none. */
extern const uint16_t engine9_digits[32];

/* Whether a puzzle with the 81 digits (0: none) of BOARD is plentiful. IS_NARROWED: the caller
 * allows its cells only some digits besides. */
bool engine9_is_plentiful(const uint8_t *board, bool is_narrowed);

/* What a version is wanted for: one puzzle, by boards that share it; one plentiful puzzle, where
 * there is little to share; many puzzles. */
enum engine9_use { ENGINE9_ONE, ENGINE9_PLENTIFUL, ENGINE9_MANY, ENGINE9_USES };

/* The fastest version for USE that this build has and this CPU can run. NULL where SIMD is not
 * among them. */
const struct engine9_version *engine9_version_for(enum engine9_use use, enum sudoku_simd simd);

#endif
