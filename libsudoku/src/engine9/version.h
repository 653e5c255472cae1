/* The interface between engine9 and its versions: a puzzle, a job, a table of functions.
 *
 * The caller owns all memory.
 *
 * A board is nine vectors x[3r + c], where r and c are row and column within a box, with a lane of
 * 16 bits, or 10, for each box; bits 0..8 of a lane are the candidates 1..9. The number of boards
 * in a vector and the place of their lanes differ between versions (vec_*.h). */
#ifndef ENGINE9_VERSION_H
#define ENGINE9_VERSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "engine/limiter.h"

enum { ENGINE9_ALL = 0x1ff };

/* Parts of a function whose vectors must stay in registers across them, and a whole function with
 * its own register allocation. */
#if defined(__GNUC__)
#define ENGINE9_PART  static inline __attribute__((always_inline))
#define ENGINE9_WHOLE static __attribute__((noinline))
#else
#define ENGINE9_PART  static inline
#define ENGINE9_WHOLE static
#endif

struct engine9_puzzle {
    /* 81 cells, 1..9 or '1'..'9'; anything else in engine9_sets[] is blank. NULL: all are blank. */
    const uint8_t *givens;
    /* 81 sets that restrict the cells. NULL: every digit. */
    const sudoku_digitset *candidates;
    /* A digit (1..9) removed from EXCLUDED_CELL, which has no given; 0 if none. */
    uint8_t excluded_digit, excluded_cell;
    /* The number of givens suggests many solutions, if a branch is needed at all. */
    bool plentiful;
    size_t tag; /* the job's identifier */
};

/* The source of puzzles and the receiver of solutions. */
struct engine9_job {
    struct limiter *limiter;
    /* True: all boards work on parts of one puzzle. False: each board has its own. */
    bool shared;
    /* Not 0: a version with one board starts a puzzle (narrow_first_tmpl.h). After this number of
     * refutations, which is larger for a plentiful puzzle, or after the first branch if the puzzle
     * looks like one with a single solution, search() ends, sets HANDED_OVER, and leaves the rest
     * of the tree to waiting(). */
    unsigned refutations;
    bool handed_over;
    /* Stores the next puzzle; false if there is none. */
    bool (*next)(struct engine9_job *job, struct engine9_puzzle *puzzle);
    /* Receives solution number COUNT (81 digits) of puzzle TAG; true if no more are needed. */
    bool (*found)(struct engine9_job *job, size_t tag, unsigned count, const uint8_t *solution);
    /* Puzzle TAG is exhausted and has COUNT solutions. Not called for a shared puzzle. */
    void (*finished)(struct engine9_job *job, size_t tag, unsigned count);
};

/* A part of a puzzle that waits: the nine vectors of a version with one board and lanes 4b + s, of
 * which 4b + 3 are empty, and the number of branches above it. FIXED: the digits fixed on the first
 * path, if the part continues it; NULL for others. */
struct engine9_waiting {
    const uint16_t *lanes, *fixed;
    unsigned depth;
};

struct memo;
struct memo_key;

/* A request to count solutions. */
struct engine9_count {
    struct limiter *limiter;
    struct memo *memo;            /* of components */
    const struct memo_key *names; /* 81 */
    uint64_t max;                 /* limit on the count */
    uint8_t turn[81];             /* order of the cells, set by count() */
};

struct engine9_version {
    enum sudoku_simd simd;
    /* Bytes of memory for search(), which uses them from the first multiple of ENGINE9_ALIGN. */
    size_t memory;
    /* Works on JOB until it has no puzzle left, or its limiter or found() stops it. */
    void (*search)(void *memory, struct engine9_job *job);
    /* Sets PART to part I, from the root on, of those that search() left waiting in MEMORY; false
     * if there are fewer. NULL except in versions with which others start. */
    bool (*waiting)(void *memory, unsigned i, struct engine9_waiting *part);
    /* For measurements: the number of boards in all vectors. */
    unsigned boards;
    /* For tests and measurements: runs COUNT rounds of each vector in turn on 81 sets, row by row,
     * with or without triples. Returns false if the last one found a contradiction. */
    bool (*rounds)(uint16_t *cells, unsigned count, bool triples);
    /* True if the 81 digits (1..9) of SOLUTION solve the puzzle GIVENS, whose cells are all valid.
     * NULL: verify_classic() is as fast. */
    bool (*verify)(const uint8_t *givens, const uint8_t *solution);
    /* Returns the number of solutions of the 81 sets at START, row by row; undefined if a limit
     * stops it. NULL except in versions for a plentiful puzzle. */
    uint64_t (*count)(struct engine9_count *task, const sudoku_digitset *start);
};

/* A cache line, and the widest vector. */
enum { ENGINE9_ALIGN = 64 };

/* Bytes of memory for a solution, whole vectors: with a masked store, for which loads have to wait,
 * batches took 1 to 2 % longer. */
enum { ENGINE9_SOLUTION_ROOM = 128 };

/* Maximum memory of a version with which others start. */
enum { ENGINE9_NARROW_MEMORY = 32 * 1024 };

/* The versions of this build; use engine9_version_for(). */
extern const struct engine9_version engine9_avx512_one, engine9_avx512_many, engine9_avx512_narrow,
    engine9_avx2, engine9_sse, engine9_neon, engine9_wasm, engine9_portable;

/* Candidates by the low five bits of a cell: 1..9 and '1'..'9' are digits, others blank. */
extern const uint16_t engine9_sets[32];

/* The same for cells of a solution: 1..9 are digits, others empty. */
extern const uint16_t engine9_digits[32];

/* True if a puzzle is plentiful: one with this number of givens, and one with the 81 digits (0:
 * none) of BOARD. IS_NARROWED: the caller also restricts the candidates. */
bool engine9_has_plenty(unsigned givens, bool is_narrowed);
bool engine9_is_plentiful(const uint8_t *board, bool is_narrowed);

/* The use of a version: one puzzle, shared by boards; one plentiful puzzle, with little to share;
 * many puzzles. */
enum engine9_use { ENGINE9_ONE, ENGINE9_PLENTIFUL, ENGINE9_MANY, ENGINE9_USES };

/* Returns the fastest version for USE in this build on this processor, or NULL if SIMD is not
 * available. */
const struct engine9_version *engine9_version_for(enum engine9_use use, enum sudoku_simd simd);

#endif
