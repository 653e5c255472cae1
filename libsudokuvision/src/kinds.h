/* The kinds of grids that are read.
 *
 * Takes the number of a kind, gives its side and boxes, never fails. Classic grids come first: they
 * are by far the likeliest, and nothing else is thought of where one fits. */
#ifndef KINDS_H
#define KINDS_H

struct kind {
    unsigned side, box_rows, box_columns;
    /* The fewest digits that a puzzle with one solution has, as far as anybody knows. */
    unsigned least_digits;
};

enum { KINDS = 7, KINDS_CLASSIC = 9 };

/* The kinds: the classic one, then the others from the largest side to the smallest. */
extern const struct kind kinds[KINDS];

/* The first kind of SIDE, which is one of theirs. */
const struct kind *kinds_of_side(unsigned side);

#endif
