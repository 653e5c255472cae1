#include "logic/forcing/nishio.h"

struct nishio {
    const struct topology *topology;
    struct cellset left;
    uint16_t places[LOGIC_MAX_UNITS];
    /* Cells that are off and not yet followed. */
    unsigned count;
    uint8_t todo[LOGIC_MAX_CELLS];
};

static void put_off(struct nishio *nishio, struct cellset cells)
{
    cells = cellset_and(cells, nishio->left);
    nishio->left = cellset_minus(nishio->left, cells);
    while (!cellset_is_empty(cells))
        nishio->todo[nishio->count++] = (uint8_t)cellset_take(&cells);
}

/* Takes CELL out of its units; false: one of them has no place left. */
static bool follow(struct nishio *nishio, unsigned cell)
{
    const struct topology *topology = nishio->topology;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        unsigned left = nishio->places[unit] & ~(1u << topology->cell_places[cell][n]);
        nishio->places[unit] = (uint16_t)left;
        if (!left)
            return false;
        if (!(left & (left - 1)))
            put_off(nishio, topology->peers[topology_cell(topology, unit, bit_first(left))]);
    }
    return true;
}

bool nishio_may_clash(const struct position *position, unsigned cell, unsigned digit, bool is_on)
{
    struct nishio nishio = {.topology = position->topology, .left = position->of_digit[digit]};
    for (unsigned unit = 0; unit < position->topology->unit_count; unit++)
        nishio.places[unit] = position->places[unit][digit];
    put_off(&nishio, is_on ? position->topology->peers[cell] : cellset_of(cell));
    while (nishio.count)
        if (!follow(&nishio, nishio.todo[--nishio.count]))
            return true;
    return false;
}
