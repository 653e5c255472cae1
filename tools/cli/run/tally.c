#include "cli/run/tally.h"

#include <stddef.h>

void tally_add(struct tally *total, const struct tally *added)
{
    for (int i = 0; i < OUTCOME_COUNT; i++)
        total->puzzles[i] += added->puzzles[i];
    total->malformed += added->malformed;
}

int tally_exit_status(const struct tally *tally)
{
    static const enum outcome by_severity[] = {OUTCOME_FAILED, OUTCOME_INVALID, OUTCOME_NONE,
                                               OUTCOME_LIMIT, OUTCOME_SEVERAL};
    for (size_t i = 0; i < sizeof by_severity / sizeof by_severity[0]; i++)
        if (tally->puzzles[by_severity[i]])
            return (int)by_severity[i];
    return OUTCOME_DONE;
}

uint64_t tally_count(const struct tally *tally)
{
    uint64_t count = 0;
    for (int i = 0; i < OUTCOME_COUNT; i++)
        count += tally->puzzles[i];
    return count;
}

enum outcome outcome_of(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return OUTCOME_DONE;
    case SUDOKU_NO_SOLUTION:
        return OUTCOME_NONE;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return OUTCOME_SEVERAL;
    case SUDOKU_CONFLICT:
        return OUTCOME_INVALID;
    case SUDOKU_UNDECIDED:
    case SUDOKU_SOLUTION_LIMIT:
    case SUDOKU_NODE_LIMIT:
    case SUDOKU_TIME_LIMIT:
    case SUDOKU_CANCELLED:
        return OUTCOME_LIMIT;
    default:
        return OUTCOME_FAILED;
    }
}
