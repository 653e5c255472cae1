/* What the finder of Kraken Fish works in. */
#ifndef LOGIC_FISH_KRAKEN_WORK_H
#define LOGIC_FISH_KRAKEN_WORK_H

#include "logic/chains/reach.h"

/* What each candidate of a digit makes false, by its cell, and the ways there. */
struct kraken_work {
    uint64_t is_false[LOGIC_MAX_CELLS][NET_WORDS];
    struct reach reach;
};

#endif
