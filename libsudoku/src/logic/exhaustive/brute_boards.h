/* Working memory of the brute force search. */
#ifndef LOGIC_EXHAUSTIVE_BRUTE_BOARDS_H
#define LOGIC_EXHAUSTIVE_BRUTE_BOARDS_H

#include "logic/position.h"

/* The boards of a search, each with one more digit than the one before. */
struct brute_boards {
    struct position boards[64];
    unsigned count;
    unsigned tried; /* number of boards tried for the current candidate */
};

#endif
