/* What became of many puzzles. */
#ifndef CLI_RUN_TALLY_H
#define CLI_RUN_TALLY_H

#include <stdint.h>

#include <sudoku/status.h>

/* What became of a puzzle, as the exit status says it. */
enum outcome {
    OUTCOME_DONE = 0,
    OUTCOME_FAILED = 1,
    OUTCOME_NONE = 4,
    OUTCOME_SEVERAL = 5,
    OUTCOME_INVALID = 6,
    OUTCOME_LIMIT = 7,
    OUTCOME_COUNT = 8
};

/* What STATUS makes of a puzzle. */
enum outcome outcome_of(enum sudoku_status status);

/* How many puzzles had each outcome: numbers of 64 bits only. */
struct tally {
    uint64_t puzzles[OUTCOME_COUNT];
    uint64_t malformed; /* counted among the invalid ones too */
};

/* Adds what happened in ADDED to TOTAL. */
void tally_add(struct tally *total, const struct tally *added);

/* The exit status for a batch: the most severe outcome in it. */
int tally_exit_status(const struct tally *tally);

/* Puzzles in all. */
uint64_t tally_count(const struct tally *tally);

#endif
