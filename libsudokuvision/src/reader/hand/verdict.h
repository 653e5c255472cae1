/* Whether entries are right.
 *
 * The print, and with it the solution, was found under the assumption that entries are mostly
 * right. Here each entry is compared with the solution by its own picture alone. Doubts about an
 * entry are no doubts about the print, and vice versa. */
#ifndef READER_HAND_VERDICT_H
#define READER_HAND_VERDICT_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets the evidence of READING's entries and their verdicts. Cells, entries and the expected digits
 * must be set. Returns false if too many entries contradict the solution for it to be certain. */
bool verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading);

/* As verdicts_find(), from the digits seen and the evidence for them. */
bool verdicts_weigh(struct svision_reading *reading);

#endif
