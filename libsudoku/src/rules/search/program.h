/* Rules made ready for a search: narrowers, and which changes of cells wake them. */
#ifndef RULES_PROGRAM_H
#define RULES_PROGRAM_H

#include "rules/arena.h"
#include "rules/narrower.h"

/* A cell, and the values that another one excludes from it. */
struct peer {
    uint16_t cell;
    sudoku_valueset values;
};

struct program {
    const struct sudoku_rules *rules;
    unsigned cell_count;
    sudoku_valueset all;
    unsigned narrower_count;
    unsigned rule_narrower_count; /* the first are those of rules, the others are derived */
    struct narrower *narrower;
    struct slice units; /* the narrowers of full units */
    unsigned due_words; /* of a set of narrowers */
    uint64_t *watched;  /* by cell and enum sudoku_rule_wake: the set of narrowers to wake */
    struct peer *peer;
    struct slice *peers;    /* by cell */
    sudoku_valueset *start; /* by cell */
};

enum { PROGRAM_WAKES = 3 };

/* Returns the set of narrowers that a change of KIND of CELL wakes, due_words words. */
static inline uint64_t *program_watched(const struct program *program, enum sudoku_rule_wake kind,
                                        unsigned cell)
{
    return program->watched + ((size_t)cell * PROGRAM_WAKES + kind) * program->due_words;
}

#endif
