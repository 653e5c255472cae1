/* Outcomes of many puzzles. */
#ifndef CLI_RUN_TALLY_H
#define CLI_RUN_TALLY_H

#include <stdint.h>

#include <sudoku/status.h>

/* The outcome of a puzzle; the value is the exit status. */
enum outcome {
    OUTCOME_DONE = 0,
    OUTCOME_FAILED = 1,
    OUTCOME_NONE = 4,
    OUTCOME_SEVERAL = 5,
    OUTCOME_INVALID = 6,
    OUTCOME_LIMIT = 7,
    OUTCOME_COUNT = 8
};

/* The outcome for STATUS. */
enum outcome outcome_of(enum sudoku_status status);

/* The number of puzzles for each outcome. */
struct tally {
    uint64_t puzzles[OUTCOME_COUNT];
    uint64_t malformed; /* included in the invalid ones */
};

/* Adds ADDED to TOTAL. */
void tally_add(struct tally *total, const struct tally *added);

/* The exit status for a batch: the most severe outcome in it. */
int tally_exit_status(const struct tally *tally);

/* The total number of puzzles. */
uint64_t tally_count(const struct tally *tally);

#endif
