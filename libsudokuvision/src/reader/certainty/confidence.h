/* Whether a reading is reliable, the cells with doubts, and the cause. A wrong reading must never
 * be sure; the solver helps, but a puzzle with a missed clue can have a single solution too. */
#ifndef READER_CERTAINTY_CONFIDENCE_H
#define READER_CERTAINTY_CONFIDENCE_H

#include "reader/certainty/evidence.h"

/* Sets certainty, diagnosis and confidence of READING by the votes of all judges (judges.h);
 * everything else, including the edges that cut it off, must be set. */
void confidence_judge(const struct evidence *evidence, struct svision_reading *reading);

/* True if the solution of READING, after confidence_judge(), is certain despite other doubts:
 * overlooked print does not matter as long as the rest has one solution. Handwriting is used if
 * print alone does not prove it. */
bool confidence_of_solution(const struct evidence *evidence, const struct svision_reading *reading);

#endif
