#include "detect/search.h"

enum { ALWAYS = 0, EACH = SEARCH_OTHERS / SEARCH_CLASSIC };

/* The methods of each turn besides ALWAYS: those that share a window (1, 4, 5) and half of those
 * that share the closed picture (from 6 on, but for 7), and the rest. */
static const uint8_t methods[SEARCH_CLASSIC][EACH] = {{1, 4, 5, 6, 8, 9}, {2, 3, 7, 10, 11, 12}};

/* How far the detection came in the last frames without a grid. */
static enum detect_result farthest(const struct search *search)
{
    enum detect_result best = DETECT_NOTHING_DARK;
    for (unsigned i = 0; i < SEARCH_CLASSIC; i++)
        if (search->result[i] != DETECT_FOUND && search->result[i] > best)
            best = search->result[i];
    return best;
}

enum detect_result search_grids(struct search *search, struct detect_space *space,
                                const struct pyramid *pyramid, struct grid *grids, unsigned *count)
{
    const unsigned number = search->frames++ % SEARCH_OTHERS, turn = number % SEARCH_CLASSIC;
    uint32_t classic = UINT32_C(1) << ALWAYS, others = classic;
    for (unsigned i = 0; i < EACH; i++)
        classic |= UINT32_C(1) << methods[turn][i];
    others |= UINT32_C(1) << methods[turn][number / SEARCH_CLASSIC];
    search->result[turn] = detect_separately(space, pyramid, classic, others, grids, count);
    return search->result[turn] == DETECT_FOUND ? DETECT_FOUND : farthest(search);
}

bool search_is_due(const struct search *search)
{
    return search->frames % SEARCH_CLASSIC == 1;
}
