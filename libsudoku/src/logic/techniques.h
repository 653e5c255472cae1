/* The ordered table of techniques; the rest of the library knows a technique by its row only. */
#ifndef LOGIC_TECHNIQUES_H
#define LOGIC_TECHNIQUES_H

#include "logic/search.h"

extern const struct technique logic_techniques[];
extern const size_t logic_technique_count;

#endif
