/* The ordered table of techniques: a row is all that the rest of the library knows of one. */
#ifndef LOGIC_TECHNIQUES_H
#define LOGIC_TECHNIQUES_H

#include "logic/search.h"

extern const struct technique logic_techniques[];
extern const size_t logic_technique_count;

/* The row that STEP's technique is a part of. */
const struct technique *technique_of(const struct sudoku_step *step);

#endif
