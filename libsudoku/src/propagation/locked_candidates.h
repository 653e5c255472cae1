/* Locked candidates: deductions from one unit about another that crosses it.
 *
 * A segment is the intersection of two units, two cells or more. If all candidates for a digit in
 * one unit are in the segment, the digit leaves the rest of the other unit. (With one common cell
 * this is a hidden single and elimination.) On the classic board these are the intersections of
 * lines and boxes; here any two units may cross. */
#ifndef PROPAGATION_LOCKED_CANDIDATES_H
#define PROPAGATION_LOCKED_CANDIDATES_H

#include "propagation/propagate.h"

/* A segment of one unit, and the cells that it restricts. */
struct segment {
    uint64_t here;  /* positions in the unit of the shared cells */
    uint64_t there; /* positions in the other unit of its remaining cells */
    uint16_t other;
};

/* The segments of every unit, in one direction. */
struct segment_table {
    size_t *start; /* unit_count + 1 positions in segments */
    struct segment *segments;
};

struct locked {
    struct segment_table within;  /* of each unit with later units of the layout */
    struct segment_table between; /* of each unit with earlier units of the layout */
};

/* Finds the segments of LAYOUT. Returns SUDOKU_OK or SUDOKU_ERR_MEMORY; LOCKED must be destroyed in
 * either case. */
enum sudoku_status locked_create(struct locked *locked, const struct sudoku_layout *layout,
                                 const struct sudoku_allocator *allocator);

/* Frees the contents of LOCKED, which is zeroed or created. */
void locked_destroy(struct locked *locked, const struct sudoku_allocator *allocator);

/* The two rules, both RULE_AT_CHANGE; SELF is a struct locked.
 *
 * From UNIT to later units of the layout, as from a row or column to a box: a digit that a line has
 * only in one box leaves the rest of the box. Players call it claiming. */
void locked_restrict_within(void *self, struct propagation *propagation, unsigned unit);

/* From UNIT to earlier units of the layout, as from a box to a row or column: a digit that a box
 * has only in one line leaves the rest of the line. Players call it pointing. */
void locked_restrict_between(void *self, struct propagation *propagation, unsigned unit);

#endif
