/* Propagation: rules that remove candidates, applied after changes until none is due.
 *
 * Every rule is monotonic (fewer candidates in, no more candidates out), so the fixpoint does not
 * depend on the order of application: K. R. Apt, "The essence of constraint propagation",
 * Theoretical Computer Science 221, 1999. Only a refutation, which ends propagation at once, may
 * leave different candidates. */
#ifndef PROPAGATION_PROPAGATE_H
#define PROPAGATION_PROPAGATE_H

#include <stdbool.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "board/layout.h"
#include "propagation/worklist.h"

struct propagation;

/* The event that makes a rule due. */
enum rule_trigger {
    RULE_AT_SINGLE, /* a cell with one candidate left */
    RULE_AT_CHANGE  /* a unit with a cell that lost a candidate */
};

struct rule {
    enum rule_trigger trigger;
    /* Calls propagate_remove() for everything that the rule removes at cell or unit ITEM; an
     * immediate second call finds nothing more. SELF is the rule's data. */
    void (*apply)(void *self, struct propagation *propagation, unsigned item);
    void *self;
};

enum { RULE_LIMIT = 4 };

struct propagation {
    const struct sudoku_layout *layout;
    sudoku_digitset *candidates; /* cell_count */
    bool refuted;                /* a cell has no candidate or a digit no place */
    unsigned rule_count;
    struct rule rules[RULE_LIMIT]; /* from cheap to expensive */
    struct worklist due[RULE_LIMIT];
};

/* Initializes PROPAGATION for LAYOUT and COUNT (1..RULE_LIMIT) RULES, cheapest first. Returns
 * SUDOKU_OK or SUDOKU_ERR_MEMORY; PROPAGATION must be destroyed in either case. */
enum sudoku_status propagate_create(struct propagation *propagation,
                                    const struct sudoku_layout *layout, const struct rule *rules,
                                    unsigned count, const struct sudoku_allocator *allocator);

/* Frees the contents of PROPAGATION, which is zeroed or created. */
void propagate_destroy(struct propagation *propagation, const struct sudoku_allocator *allocator);

/* Sets the candidates to START (cell_count sets) and makes every rule due everywhere. */
void propagate_begin(struct propagation *propagation, const sudoku_digitset *start);

/* Applies the first due rule once; false if none is due or the board is refuted. */
bool propagate_step(struct propagation *propagation);

/* Removes DIGITS from the candidates of CELL and makes the affected rules due. */
void propagate_remove(struct propagation *propagation, unsigned cell, sudoku_digitset digits);

#endif
