/* Films in families, in each of which one thing goes wrong: the page moves, something covers it, it
 * is bent, written over, small, or no classic puzzle at all. */
#ifndef TESTS_FILMS_FAMILIES_H
#define TESTS_FILMS_FAMILIES_H

#include "films/family.h"

enum { FAMILY_NO_SAMPLE = 999 };

extern const struct family families[];
extern const unsigned family_count;

#endif
