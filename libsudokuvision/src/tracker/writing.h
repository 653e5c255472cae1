/* What is written by hand into the puzzle that is followed.
 *
 * An entry is what most frames read in its cell, and whether it is right is asked of their mean:
 * all frames show the same ink, so that many of them are no better witnesses than one, but blur and
 * noise are another in each. Only frames that lead to the same solution say something, since an
 * entry is read with it in mind. */
#ifndef TRACKER_WRITING_H
#define TRACKER_WRITING_H

#include "reader/reading.h"

/* All zero: no frame said anything. */
struct writing {
    uint8_t solution[SVISION_CELLS]; /* that all frames led to */
    struct entry_votes {
        float weight;    /* of the frames that saw the cell, what is older counting less */
        float entry[10]; /* of those that read such an entry; 0: none */
        float looks[10]; /* of those in which an entry looks like that, the solution left aside */
        float evidence;  /* a sum of that for the solution */
    } cells[SVISION_CELLS];
};

/* Adds what READING, of a classic grid, says of all cells but those marked in SKIP, after the share
 * KEEP (0..1) of what was there. Where it has another solution, that is thrown away. */
void writing_add(struct writing *writing, const struct svision_reading *reading,
                 const uint8_t *skip, float keep);

/* Sets the entries of READING, a tracker's with cells and a solution, and their verdicts: none
 * where no frame led to its solution. */
void writing_give(const struct writing *writing, struct svision_reading *reading);

#endif
