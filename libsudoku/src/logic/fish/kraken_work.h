/* Working memory of the finder of Kraken Fish. */
#ifndef LOGIC_FISH_KRAKEN_WORK_H
#define LOGIC_FISH_KRAKEN_WORK_H

#include "logic/chains/reach.h"

/* The implications of each candidate of a digit, by its cell, and the chains of the last one. */
struct kraken_work {
    uint64_t is_false[LOGIC_MAX_CELLS][NET_WORDS];
    struct reach reach;
};

#endif
