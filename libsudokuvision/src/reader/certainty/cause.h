/* The cause of doubts about a reading, where the doubts themselves would not help: other marks than
 * digits, part of a grid, blur, a conflict. */
#ifndef READER_CERTAINTY_CAUSE_H
#define READER_CERTAINTY_CAUSE_H

#include "reader/certainty/evidence.h"

/* Replaces the reason of READING, after confidence_judge(), by its cause if there is one; its
 * unread marks must be set. */
void cause_find(const struct evidence *evidence, struct svision_reading *reading);

#endif
