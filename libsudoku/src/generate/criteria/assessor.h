/* Assessment of candidates by criteria: rating and path. */
#ifndef CRITERIA_ASSESSOR_H
#define CRITERIA_ASSESSOR_H

#include "engine/limiter.h"
#include "generate/criteria/path.h"

struct assessor {
    const struct sudoku_allocator *allocator;
    const struct sudoku_layout *layout;
    struct limiter *limiter; /* of the call in progress */
    struct criteria criteria;
    struct order order; /* of the path */
    struct path path;   /* of the last candidate */
    size_t missing[CRITERIA_MAX_TECHNIQUES];
    struct sudoku_logic *hodoku;  /* HoDoKu's order, for scores; NULL: not asked so far */
    struct sudoku_logic *limited; /* its techniques up to the criteria's level; NULL: no limit */
    struct sudoku_logic *se;      /* Sudoku Explainer's, for its rating; NULL likewise */
    struct sudoku_logic *whole;   /* order of the path; NULL: not asked */
    size_t target;                /* a requested technique; CRITERIA_MAX_TECHNIQUES: none */
    struct sudoku_logic *before;  /* techniques that must end where it has a step */
    struct sudoku_logic *enough;  /* its techniques up to the needed ones; NULL: none is needed */
    struct sudoku_logic *without[CRITERIA_MAX_TECHNIQUES]; /* the same without this one */
};

/* Prepares ASSESSOR for CRITERIA; explainers of other criteria are freed. Returns SUDOKU_OK;
 * SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT if the layout cannot be explained. */
enum sudoku_status assessor_prepare(struct assessor *assessor, const struct criteria *criteria);
void assessor_close(struct assessor *assessor);

/* Sets *IS_WITHIN if PUZZLE, which has one solution, is not too hard for the criteria, which limit
 * the score. Returns as assessor_run(). */
enum sudoku_status assessor_compare(struct assessor *assessor, struct limiter *limiter,
                                    const uint8_t *puzzle, bool *is_within);

/* Sets *HAS_STEP if TECHNIQUE has a step in the position of assessor->before. Returns as
 * assessor_run(). */
enum sudoku_status assessor_find(struct assessor *assessor, struct limiter *limiter,
                                 size_t technique, bool *has_step);

/* Assesses the puzzle of TRIAL, which has one solution, under LIMITER: stores its numbers and the
 * first criterion that it misses. Returns SUDOKU_OK, SUDOKU_ERR_MEMORY or the status of LIMITER. */
enum sudoku_status assessor_run(struct assessor *assessor, struct limiter *limiter,
                                struct sudoku_generate_trial *trial);

#endif
