#include "logic/forcing/cycle.h"

bool forcing_cycle_eliminates(const struct forcing_graph *graph, const uint16_t *path,
                              unsigned count, struct cellset *gone)
{
    const struct position *position = graph->position;
    const struct topology *topology = position->topology;
    struct cellset seen[2][LOGIC_MAX_SIDE] = {{{{0}}}}, cells = cellset_none();
    bool eliminates = false;
    for (unsigned i = 0; i < count; i++) {
        struct cellset *by = &seen[i % 2][graph->digit[path[i]]];
        *by = cellset_or(*by, topology->peers[graph->cell[path[i]]]);
        cellset_add(&cells, graph->cell[path[i]]);
    }
    for (unsigned digit = 0; digit < topology->side; digit++) {
        gone[digit] = cellset_minus(cellset_and(seen[0][digit], seen[1][digit]), cells);
        eliminates |= cellset_meets(gone[digit], position->of_digit[digit]);
    }
    return eliminates;
}
