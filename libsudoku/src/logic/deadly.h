/* Deadly patterns, the premises of uniqueness techniques: if all their cells held digits of the
 * pattern, the solution would have a twin. */
#ifndef LOGIC_DEADLY_H
#define LOGIC_DEADLY_H

#include "logic/position.h"

/* True if PATTERN, the digits of each cell as bits, is deadly in POSITION for one of three reasons:
 * its cells have two digits each, and each unit has each of these twice or never; or, in up to
 * eight cells, every way to fill them has another way that puts the same digits into each unit; or
 * it has all placed cells of two digits, both or none in each unit, so that the cells of these
 * digits that are left could be exchanged. */
bool deadly_is(const struct position *position, const uint16_t *pattern);

#endif
