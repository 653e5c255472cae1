/* Locked candidates: what one unit says about another that crosses it.
 *
 * A segment is what two crossing units have in common, two cells or more. A digit whose candidates
 * in one unit are all in the segment stands in the segment, so it leaves the rest of the other
 * unit. (With one common cell this is a hidden single and elimination.) Where rows and columns
 * cross boxes, these are the super-regions of the classic board; here any two units cross. */
#ifndef PROPAGATION_LOCKED_CANDIDATES_H
#define PROPAGATION_LOCKED_CANDIDATES_H

#include "propagation/propagate.h"

/* A segment of one unit, and where its digits leave. */
struct segment {
    uint64_t here;  /* positions in the unit that the other has too */
    uint64_t there; /* positions in the other unit that this one has not */
    uint16_t other;
};

/* The segments of every unit towards one side. */
struct segment_table {
    size_t *start; /* unit_count + 1 positions in segments */
    struct segment *segments;
};

struct locked {
    struct segment_table within;  /* of each unit with those that come later in the layout */
    struct segment_table between; /* of each unit with those that come earlier */
};

/* Finds the segments of LAYOUT. SUDOKU_OK, or SUDOKU_ERR_MEMORY; destroy it in either case. */
enum sudoku_status locked_create(struct locked *locked, const struct sudoku_layout *layout,
                                 const struct sudoku_allocator *allocator);

/* Frees what LOCKED, zeroed or created, owns. */
void locked_destroy(struct locked *locked, const struct sudoku_allocator *allocator);

/* The two rules, both RULE_AT_CHANGE; SELF is a struct locked.
 *
 * From UNIT to units later in the layout, as from a row or column to a box: a segment of the line
 * that must have a digit takes it from the rest of the box. Players call it claiming. */
void locked_restrict_within(void *self, struct propagation *propagation, unsigned unit);

/* From UNIT to units earlier in the layout, as from a box to a row or column: if only one of the
 * lines through the box can have a digit there, the rest of that line loses it. Players call it
 * pointing. */
void locked_restrict_between(void *self, struct propagation *propagation, unsigned unit);

#endif
