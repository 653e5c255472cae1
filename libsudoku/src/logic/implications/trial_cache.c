#include "logic/implications/trial_cache.h"

#include <string.h>

void trial_cache_clear(struct trial_cache *cache)
{
    memset(cache->known, 0, sizeof cache->known);
}

void trial_cache_store(struct trial_cache *cache, const struct forcing_run *run, unsigned candidate,
                       const struct trial *trial)
{
    struct trial_board *board = &cache->boards[candidate];
    const struct topology *topology = trial->topology;
    memcpy(board->standing, trial->standing, topology->cell_count * sizeof *board->standing);
    memcpy(board->of_digit, trial->of_digit, topology->side * sizeof *board->of_digit);
    cache->known[candidate] = (uint16_t)run->closure->off_count;
}

/* Removes DIGIT from CELL. Returns false if that leaves a cell or a unit fewer than two, so that
 * something follows. */
static bool take_out(struct trial_board *board, const struct topology *topology, unsigned cell,
                     unsigned digit)
{
    unsigned left = board->standing[cell] & ~(1u << digit);
    if (left == board->standing[cell])
        return true;
    board->standing[cell] = (uint16_t)left;
    cellset_remove(&board->of_digit[digit], cell);
    if (!(left & (left - 1)))
        return false;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        struct cellset places =
            cellset_and(topology->unit[topology->cell_units[cell][n]], board->of_digit[digit]);
        if (cellset_count(places) < 2)
            return false;
    }
    return true;
}

bool trial_cache_holds(struct trial_cache *cache, const struct forcing_run *run, unsigned candidate)
{
    const struct forcing_graph *graph = run->graph;
    const struct forcing_closure *closure = run->closure;
    unsigned i = cache->known[candidate];
    cache->known[candidate] = 0;
    for (; i && i < closure->off_count; i++) {
        unsigned off = closure->off[i];
        if (!take_out(&cache->boards[candidate], graph->position->topology, graph->cell[off],
                      graph->digit[off]))
            return false;
    }
    cache->known[candidate] = (uint16_t)i;
    return i;
}
