/* Handwriting as evidence of the solution.
 *
 * If print is doubtful or was overlooked, or an entry may be print, the board may have several
 * solutions, or one that rests on a guess. The entries usually agree with just one of the solutions
 * that the clear print allows. */
#ifndef READER_CONSENSUS_H
#define READER_CONSENSUS_H

#include "digits/orientation.h"
#include "reader/kbest.h"
#include "reader/reading.h"

/* Sets the expected solution of READING, unless the board has exactly one: the likeliest of those
 * that the clear print allows, by all other marks. */
void consensus_choose(struct kbest *space, const struct cell_glyph *glyphs,
                      const struct posterior *posterior, struct svision_reading *reading);

/* Returns the probability that the expected solution of READING is right, by the same marks; 0 if
 * the clear print allows too many solutions. */
float consensus_find(struct kbest *space, const struct cell_glyph *glyphs,
                     const struct posterior *posterior, const struct svision_reading *reading);

#endif
