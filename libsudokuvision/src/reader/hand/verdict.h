/* Whether what is written by hand is right.
 *
 * What is printed, and with it the solution, was found with the thought that people are mostly
 * right. Here each entry is held against the solution by its own picture alone. Doubts about an
 * entry are none about the print, nor the other way round. */
#ifndef READER_HAND_VERDICT_H
#define READER_HAND_VERDICT_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Of digits that people write, those that are wrong, at most. */
#define VERDICT_MISTAKE_SHARE 0.03F

/* Sets what the entries of READING look like and their verdicts; cells, what is expected, how
 * sure that is, and entries are set. Where it turns out that entries contradict it, the solution is
 * not sure. */
void verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading);

/* Sets the verdicts alone, from what was seen and the evidence for the solution. */
void verdicts_weigh(struct svision_reading *reading);

#endif
