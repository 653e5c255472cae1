#include "logic/forcing/quiet.h"

#include <string.h>

void quiet_begin(struct quiet *quiet)
{
    memset(quiet->known, 0, sizeof quiet->known);
}

void quiet_keep(struct quiet *quiet, const struct forcing_run *run, unsigned candidate,
                const struct trial *trial)
{
    struct quiet_board *board = &quiet->boards[candidate];
    const struct topology *topology = trial->topology;
    memcpy(board->standing, trial->standing, topology->cell_count * sizeof *board->standing);
    memcpy(board->of_digit, trial->of_digit, topology->side * sizeof *board->of_digit);
    quiet->known[candidate] = (uint16_t)run->closure->off_count;
}

/* Takes DIGIT out of CELL; false: then a cell or a unit has less than two left for it, so that
 * something follows. */
static bool take_out(struct quiet_board *board, const struct topology *topology, unsigned cell,
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

bool quiet_holds(struct quiet *quiet, const struct forcing_run *run, unsigned candidate)
{
    const struct forcing_graph *graph = run->graph;
    const struct forcing_closure *closure = run->closure;
    unsigned i = quiet->known[candidate];
    quiet->known[candidate] = 0;
    for (; i && i < closure->off_count; i++) {
        unsigned off = closure->off[i];
        if (!take_out(&quiet->boards[candidate], graph->position->topology, graph->cell[off],
                      graph->digit[off]))
            return false;
    }
    quiet->known[candidate] = (uint16_t)i;
    return i;
}
