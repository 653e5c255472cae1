/* Elimination: the digit of a solved cell leaves the cell's peers. */
#include "propagation/elimination.h"

void elimination_apply(void *self, struct propagation *propagation, unsigned cell)
{
    const struct sudoku_layout *layout = propagation->layout;
    sudoku_digitset digit = propagation->candidates[cell];
    (void)self;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
        propagate_remove(propagation, layout->peers[p], digit);
}
