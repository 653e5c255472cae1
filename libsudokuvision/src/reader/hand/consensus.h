/* What people wrote as a witness of the solution.
 *
 * Where print is in doubt or was overlooked, or something that is written may be print, the board
 * may have several solutions, or one that rests on a guess. Of all solutions that the clear print
 * allows, one is mostly the one that was written down. */
#ifndef READER_CONSENSUS_H
#define READER_CONSENSUS_H

#include "digits/orientation.h"
#include "reader/kbest.h"
#include "reader/reading.h"

/* Sets what READING expects where it has not exactly one solution: the likeliest one of all that
 * the clear print allows, by all marks in doubt and all that is written. */
void consensus_choose(struct kbest *space, const struct cell_glyph *glyphs,
                      const struct posterior *posterior, struct svision_reading *reading);

/* The probability that READING expects the right solution, by the same; 0 where the clear print
 * allows too many to look at. */
float consensus_find(struct kbest *space, const struct cell_glyph *glyphs,
                     const struct posterior *posterior, const struct svision_reading *reading);

#endif
