#include "logic/position.h"

#include <limits.h>
#include <string.h>

void position_clear(struct position *position, const struct topology *topology)
{
    unsigned version = position->version;
    memset(position->value, 0, topology->cell_count * sizeof *position->value);
    position->given = position->open = cellset_none();
    position->naked.first = position->naked.end = 0;
    position->hidden.first = position->hidden.end = 0;
    position->topology = topology;
    position->version = version < UINT_MAX / 2 ? version + 1 : 1;
    unsigned all = (1u << topology->side) - 1;
    for (unsigned cell = 0; cell < topology->cell_count; cell++) {
        position->candidates[cell] = (uint16_t)all;
        position->cell_version[cell] = position->version;
        cellset_add(&position->open, cell);
    }
    for (unsigned digit = 0; digit < topology->side; digit++) {
        position->of_digit[digit] = position->open;
        position->digit_version[digit] = position->version;
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        position->unit_version[unit] = position->version;
        position->open_places[unit] = (uint8_t)topology->side;
        for (unsigned digit = 0; digit < topology->side; digit++) {
            position->places[unit][digit] = (uint16_t)all;
            position->places_version[unit][digit] = position->version;
        }
    }
}

/* A cell, or a digit in a unit, becomes a single only once, so the queue never overflows. */
static void add_due(struct due_queue *queue, unsigned cell, unsigned digit)
{
    queue->due[queue->end++] = (struct due){(uint8_t)cell, (uint8_t)digit};
}

/* Removes DIGIT of CELL from its units' places and queues the hidden singles this creates. */
static void leave_units(struct position *position, unsigned cell, unsigned digit)
{
    const struct topology *topology = position->topology;
    position->cell_version[cell] = position->version;
    position->digit_version[digit] = position->version;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        unsigned left = position->places[unit][digit] & ~(1u << topology->cell_places[cell][n]);
        position->places[unit][digit] = (uint16_t)left;
        position->unit_version[unit] = position->version;
        position->places_version[unit][digit] = position->version;
        if (left && !(left & (left - 1)))
            add_due(&position->hidden, topology_cell(topology, unit, bit_first(left)), digit);
    }
}

void position_remove(struct position *position, unsigned cell, unsigned digit)
{
    if (!position_has(position, cell, digit))
        return;
    unsigned left = position->candidates[cell] & ~(1u << digit);
    position->version++;
    position->candidates[cell] = (uint16_t)left;
    cellset_remove(&position->of_digit[digit], cell);
    if (left && !(left & (left - 1)))
        add_due(&position->naked, cell, bit_first(left));
    leave_units(position, cell, digit);
}

void position_place(struct position *position, unsigned cell, unsigned digit)
{
    const struct topology *topology = position->topology;
    position->version++;
    position->value[cell] = (uint8_t)(digit + 1);
    cellset_remove(&position->open, cell);
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        position->open_places[topology->cell_units[cell][n]]--;
    struct cellset seen = cellset_and(topology->peers[cell], position->of_digit[digit]);
    while (!cellset_is_empty(seen))
        position_remove(position, cellset_pop(&seen), digit);
    unsigned own = position->candidates[cell];
    position->candidates[cell] = 0;
    while (own) {
        unsigned other = bit_pop(&own);
        cellset_remove(&position->of_digit[other], cell);
        leave_units(position, cell, other);
    }
}

/* Copies the used part of the arrays: of a classic board a quarter. */
void position_branch(struct position *position, const struct position *from)
{
    const struct topology *topology = from->topology;
    size_t cells = topology->cell_count, units = topology->unit_count, side = topology->side;
    position->topology = topology;
    position->version = from->version;
    memcpy(position->cell_version, from->cell_version, cells * sizeof *from->cell_version);
    memcpy(position->digit_version, from->digit_version, side * sizeof *from->digit_version);
    memcpy(position->unit_version, from->unit_version, units * sizeof *from->unit_version);
    memcpy(position->places_version, from->places_version, units * sizeof *from->places_version);
    memcpy(position->candidates, from->candidates, cells * sizeof *from->candidates);
    memcpy(position->value, from->value, cells * sizeof *from->value);
    position->given = from->given;
    position->open = from->open;
    memcpy(position->of_digit, from->of_digit, side * sizeof *from->of_digit);
    memcpy(position->places, from->places, units * sizeof *from->places);
    memcpy(position->open_places, from->open_places, units * sizeof *from->open_places);
    position->naked.first = position->naked.end = 0;
    position->hidden.first = position->hidden.end = 0;
}

struct cellset position_bivalue(const struct position *position)
{
    struct cellset open = position->open, found = cellset_none();
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        if (bit_count(position->candidates[cell]) == 2)
            cellset_add(&found, cell);
    }
    return found;
}

static bool unit_holds(const struct position *position, unsigned unit, unsigned digit)
{
    for (unsigned place = 0; place < position->topology->side; place++)
        if (position->value[topology_cell(position->topology, unit, place)] == digit + 1)
            return true;
    return false;
}

bool position_is_broken(const struct position *position)
{
    const struct topology *topology = position->topology;
    struct cellset open = position->open;
    while (!cellset_is_empty(open))
        if (!position->candidates[cellset_pop(&open)])
            return true;
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (!position->places[unit][digit] && !unit_holds(position, unit, digit))
                return true;
    return false;
}
