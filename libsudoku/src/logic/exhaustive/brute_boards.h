/* What a search by brute force works in. */
#ifndef LOGIC_EXHAUSTIVE_BRUTE_BOARDS_H
#define LOGIC_EXHAUSTIVE_BRUTE_BOARDS_H

#include "logic/position.h"

/* The boards of a search, each with one digit more than the one before. */
struct brute_boards {
    struct position boards[64];
    unsigned count;
    unsigned tried; /* boards so far for the candidate at hand */
};

#endif
