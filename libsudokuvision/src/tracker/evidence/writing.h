/* The entries in the tracked puzzle.
 *
 * An entry is the majority of what frames read in its cell, and its verdict follows from their mean
 * evidence: all frames show the same ink, and many of them are no better than one, but blur and
 * noise vary. Only frames with the same solution count, since entries are read with the solution in
 * mind. */
#ifndef TRACKER_EVIDENCE_WRITING_H
#define TRACKER_EVIDENCE_WRITING_H

#include "reader/reading.h"

/* All zero: no frames yet. */
struct writing {
    uint8_t solution[SVISION_CELLS]; /* common to all frames */
    struct entry_votes {
        float weight;    /* of the frames that saw the cell, decaying */
        float entry[10]; /* of those that read each entry; 0: none */
        float looks[10]; /* of those whose entry resembles each digit, regardless of the
                            solution */
        float evidence[SVISION_ENTRY_DIGITS]; /* sum of the evidence for each digit */
    } cells[SVISION_CELLS];
};

/* Adds READING, of a classic grid, except for cells in SKIP, after multiplying previous votes by
 * KEEP (0..1). Discards them if the solution is another one. */
void writing_add(struct writing *writing, const struct svision_reading *reading,
                 const uint8_t *skip, float keep);

/* Sets the entries and verdicts of READING, a tracker's with cells and a solution; none if no frame
 * had its solution. Returns false if too many entries contradict the solution. */
bool writing_copy(const struct writing *writing, struct svision_reading *reading);

#endif
