/* What the versions of engine9 share with the engine: a puzzle, a job, a table of functions.
 *
 * Takes puzzles from a job, gives their solutions back to it, never fails: the memory is the
 * caller's.
 *
 * A board is nine vectors x[3r + c], r and c being row and column inside a box, with a 16-bit lane
 * for each box; bits 0..8 of a lane are the candidates 1..9. How many boards go into a vector, and
 * where their lanes are, differs from version to version (vec_*.h). */
#ifndef ENGINE9_NINE_H
#define ENGINE9_NINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "../meter.h"

enum { NINE_ALL = 0x1ff };

/* Parts of a function whose vectors must stay in registers between them, and such a whole
 * function, whose registers are its own. */
#if defined(__GNUC__)
#define NINE_PART  static inline __attribute__((always_inline))
#define NINE_WHOLE static __attribute__((noinline))
#else
#define NINE_PART  static inline
#define NINE_WHOLE static
#endif

struct nine_puzzle {
    /* 81 cells, 1..9 or '1'..'9'; anything else that nine_sets[] knows is blank. NULL: all are
     * blank. */
    const uint8_t *givens;
    /* 81 sets that narrow the cells further. NULL: every digit. */
    const sudoku_digitset *candidates;
    /* It has so many givens that, if it needs a branch at all, it has many solutions, as a rule. */
    bool crowded;
    size_t tag; /* the job's name for it */
};

/* Where puzzles come from and where solutions go. */
struct nine_job {
    struct meter *meter;
    /* There is one puzzle, and all boards work on parts of it. Else each board has its own. */
    bool shared;
    /* Stores the next puzzle. False: there is none. */
    bool (*next)(struct nine_job *job, struct nine_puzzle *puzzle);
    /* Takes a solution (81 digits) of puzzle TAG, its COUNT-th. True: no more of them. */
    bool (*found)(struct nine_job *job, size_t tag, unsigned count, const uint8_t *solution);
    /* Puzzle TAG is exhausted and has COUNT solutions. Not called where the boards share one. */
    void (*finished)(struct nine_job *job, size_t tag, unsigned count);
};

struct nine_version {
    enum sudoku_simd simd;
    /* Bytes of memory that search() needs; it uses them from the next address that divides by
     * NINE_ALIGN on. */
    size_t memory;
    /* Works on JOB until it has no puzzle left, or its meter or found() says stop. */
    void (*search)(void *memory, struct nine_job *job);
    /* For tests: one round on 81 sets row by row, with triples or without. False: a contradiction
     * was seen. */
    bool (*round)(uint16_t *cells, bool triples);
};

/* A cache line, and the widest vector. */
enum { NINE_ALIGN = 64 };

/* Those that this build has; nine_version_for() knows which. */
extern const struct nine_version nine_avx512_one, nine_avx512_many, nine_avx512_narrow,
    nine_avx2_one, nine_avx2_many, nine_sse, nine_sse_narrow, nine_neon, nine_neon_narrow,
    nine_portable;

/* Candidates by the low five bits of a cell: 1..9 and '1'..'9' are digits, all others blank. */
extern const uint16_t nine_sets[32];

/* Whether a puzzle with the 81 digits (0: none) of BOARD is crowded. */
bool nine_is_crowded(const uint8_t *board);

/* What a version is wanted for: one puzzle, by boards that share it; one crowded puzzle, where
 * there is little to share; many puzzles. */
enum nine_use { NINE_ONE, NINE_CROWDED, NINE_MANY, NINE_USES };

/* The fastest version for USE that this build has and this CPU can run. NULL where SIMD is not
 * among them. */
const struct nine_version *nine_version_for(enum nine_use use, enum sudoku_simd simd);

#endif
