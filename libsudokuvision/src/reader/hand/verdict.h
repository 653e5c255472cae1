/* Whether entries are right.
 *
 * The print, and with it the solution, was found under the assumption that entries are mostly
 * right. Here each entry is compared with the solution by its own picture alone. Doubts about an
 * entry are no doubts about the print, and vice versa. */
#ifndef READER_HAND_VERDICT_H
#define READER_HAND_VERDICT_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets the evidence of READING's entries and their verdicts. Cells, entries, the expected digits
 * and their certainty must be set. The solution becomes uncertain if entries contradict it. */
void verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading);

/* Sets the verdicts alone, from the digits seen and the evidence for the solution. */
void verdicts_weigh(struct svision_reading *reading);

#endif
