/* The set of narrowers that are due: words with a bit for each narrower of a program. */
#ifndef RULES_DUE_H
#define RULES_DUE_H

#include <string.h>

#include "rules/search/program.h"

enum { DUE_WORD_BITS = 64 };

static inline void due_add(uint64_t *due, unsigned n)
{
    due[n / DUE_WORD_BITS] |= UINT64_C(1) << n % DUE_WORD_BITS;
}

static inline void due_remove(uint64_t *due, unsigned n)
{
    due[n / DUE_WORD_BITS] &= ~(UINT64_C(1) << n % DUE_WORD_BITS);
}

static inline void due_clear(uint64_t *due, const struct program *program)
{
    memset(due, 0, program->due_words * sizeof *due);
}

static inline void due_add_all(uint64_t *due, const struct program *program)
{
    for (unsigned n = 0; n < program->narrower_count; n++)
        due_add(due, n);
}

/* Adds the narrowers that a change of KIND of CELL wakes: of bounds also those of any change, and
 * to a single value all. */
static inline void due_wake(uint64_t *due, const struct program *program,
                            enum sudoku_rule_wake kind, unsigned cell)
{
    const uint64_t *watched = program_watched(program, kind, cell);
    for (unsigned word = 0; word < program->due_words; word++)
        due[word] |= watched[word];
}

/* Removes the first narrower and returns it, or -1 if none is due. */
static inline int due_take(uint64_t *due, const struct program *program)
{
    for (unsigned word = 0; word < program->due_words; word++) {
        const uint64_t set = due[word];
        if (!set)
            continue;
        due[word] = set & (set - 1);
        return (int)(word * DUE_WORD_BITS + sudoku_digitset_first(set) - 1);
    }
    return -1;
}

#endif
