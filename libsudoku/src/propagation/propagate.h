/* Propagation: rules that remove candidates, applied where something changed until none is due.
 *
 * Every rule is monotonic (fewer candidates before it, no more candidates after it), so the
 * fixpoint is the same in whatever order cells and units come up: K. R. Apt, "The essence of
 * constraint propagation", Theoretical Computer Science 221, 1999. Only a refutation, which ends
 * propagation at once, may leave different candidates. */
#ifndef PROPAGATION_PROPAGATE_H
#define PROPAGATION_PROPAGATE_H

#include <stdbool.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "board/layout.h"
#include "propagation/worklist.h"

struct propagation;

/* When a rule is due, and at what. */
enum rule_trigger {
    RULE_AT_SINGLE, /* at a cell that has come down to one candidate */
    RULE_AT_CHANGE  /* at a unit one of whose cells has lost a candidate */
};

struct rule {
    enum rule_trigger trigger;
    /* Calls propagate_remove() for what the rule removes on account of cell or unit ITEM, all of
     * it: a second call at once would find nothing more. SELF is the rule's own data. */
    void (*apply)(void *self, struct propagation *propagation, unsigned item);
    void *self;
};

enum { RULE_LIMIT = 4 };

struct propagation {
    const struct sudoku_layout *layout;
    sudoku_digitset *candidates; /* cell_count */
    bool refuted;                /* a cell or a digit has nowhere to go: the candidates show it */
    unsigned rule_count;
    struct rule rules[RULE_LIMIT]; /* a rule is applied when none before it is due */
    struct worklist due[RULE_LIMIT];
};

/* Makes PROPAGATION ready for LAYOUT and COUNT RULES, cheapest first, COUNT 1..RULE_LIMIT.
 * SUDOKU_OK, or SUDOKU_ERR_MEMORY; destroy it in either case. */
enum sudoku_status propagate_create(struct propagation *propagation,
                                    const struct sudoku_layout *layout, const struct rule *rules,
                                    unsigned count, const struct sudoku_allocator *allocator);

/* Frees what PROPAGATION, zeroed or created, owns. */
void propagate_destroy(struct propagation *propagation, const struct sudoku_allocator *allocator);

/* Sets the candidates to START (cell_count sets) and makes every rule due everywhere. */
void propagate_begin(struct propagation *propagation, const sudoku_digitset *start);

/* Applies the first rule that is due, once. False: none is due, or the board is refuted. */
bool propagate_step(struct propagation *propagation);

/* Removes DIGITS from CELL's candidates and makes due what that concerns. */
void propagate_remove(struct propagation *propagation, unsigned cell, sudoku_digitset digits);

#endif
