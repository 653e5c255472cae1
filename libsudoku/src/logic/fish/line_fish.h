/* Basic fish of square boards. */
#ifndef LOGIC_FISH_LINE_FISH_H
#define LOGIC_FISH_LINE_FISH_H

#include "logic/search.h"

enum { LINE_FISH_MAX_SIZE = 7 };

enum fish_fins {
    FISH_NO_FINS,
    FISH_FINNED,  /* each base keeps two places without the fins */
    FISH_SASHIMI, /* some base keeps one or none; distinguished for the basic shape only */
    FISH_SIAMESE, /* two finned fish with the same bases */
    FISH_SIAMESE_SASHIMI,
    FISH_SIAMESE_BARE /* two without fins */
};

/* Finds fish of SIZE with fins of KIND, other than siamese, on square boards. */
bool line_fish_find(struct search *search, unsigned size, enum fish_fins kind);

#endif
