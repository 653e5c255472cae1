/* Fish of any shape: N base units whose places for a digit lie in N cover units, fins aside.
 *
 * Each base unit needs the digit and each cover unit takes it once, so that the covers hold it
 * nowhere else, or else a fin does. */
#ifndef LOGIC_FISH_FISH_H
#define LOGIC_FISH_FISH_H

#include "logic/search.h"

enum fish_shape {
    FISH_BASIC,   /* rows into columns, or columns into rows */
    FISH_FRANKEN, /* boxes besides, on either side */
    FISH_MUTANT   /* any units */
};

enum fish_fins {
    FISH_NO_FINS,
    FISH_FINNED,  /* each base keeps two places without the fins */
    FISH_SASHIMI, /* some base keeps one or none; told apart for the basic shape only */
    FISH_SIAMESE, /* two finned fish with the same bases */
    FISH_SIAMESE_SASHIMI
};

#define FISH_VARIANT(size, shape, fins) ((unsigned)(size) | (shape) << 4 | (fins) << 8)

bool fish_find(struct search *search);

#endif
