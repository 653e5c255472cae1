/* Families of videos, each with one kind of difficulty: motion, obstacles, bent paper, handwriting,
 * small pages, or puzzles that are not classic. */
#ifndef TESTS_FILMS_FAMILIES_H
#define TESTS_FILMS_FAMILIES_H

#include "films/family.h"

enum { FAMILY_NO_SAMPLE = 999 };

extern const struct family families[];
extern const unsigned family_count;

#endif
