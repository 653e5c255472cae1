#include "logic/implications/trial.h"

#include <string.h>

static void start(struct trial *trial, const struct position *position, bool x_only)
{
    const struct topology *topology = position->topology;
    trial->topology = topology;
    trial->x_only = x_only;
    trial->followed = trial->off_count = trial->on_count = 0;
    memcpy(trial->standing, position->candidates, topology->cell_count * sizeof(uint16_t));
    memcpy(trial->left, position->candidates, topology->cell_count * sizeof(uint16_t));
    memcpy(trial->of_digit, position->of_digit, topology->side * sizeof *trial->of_digit);
    memcpy(trial->places, position->places, topology->unit_count * sizeof *trial->places);
}

static void put_off(struct trial *trial, unsigned cell, unsigned digit)
{
    trial->standing[cell] &= (uint16_t) ~(1u << digit);
    cellset_remove(&trial->of_digit[digit], cell);
    trial->off[trial->off_count++] = (struct due){(uint8_t)cell, (uint8_t)digit};
}

static void put_on(struct trial *trial, unsigned cell, unsigned digit)
{
    struct cellset seen = cellset_and(trial->topology->peers[cell], trial->of_digit[digit]);
    unsigned others = trial->x_only ? 0 : trial->standing[cell] & ~(1u << digit);
    if (trial->on_count < TRIAL_MAX)
        trial->on[trial->on_count++] = (struct due){(uint8_t)cell, (uint8_t)digit};
    while (others)
        put_off(trial, cell, bit_pop(&others));
    while (!cellset_is_empty(seen))
        put_off(trial, cellset_pop(&seen), digit);
}

/* Removes DIGIT from CELL and its units. Returns false if one of them has nothing left. */
static bool follow(struct trial *trial, unsigned cell, unsigned digit)
{
    const struct topology *topology = trial->topology;
    unsigned left = trial->left[cell] & ~(1u << digit);
    trial->left[cell] = (uint16_t)left;
    if (!trial->x_only && !left)
        return false;
    if (!trial->x_only && bit_is_single(left))
        put_on(trial, cell, bit_first(left));
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        left = trial->places[unit][digit] & ~(1u << topology->cell_places[cell][n]);
        trial->places[unit][digit] = (uint16_t)left;
        if (!left)
            return false;
        if (bit_is_single(left))
            put_on(trial, topology_cell(topology, unit, bit_first(left)), digit);
    }
    return true;
}

bool trial_may_clash(struct trial *trial, const struct position *position, unsigned cell,
                     unsigned digit, bool is_on, bool x_only)
{
    start(trial, position, x_only);
    if (is_on)
        put_on(trial, cell, digit);
    else
        put_off(trial, cell, digit);
    while (trial->followed < trial->off_count) {
        struct due off = trial->off[trial->followed++];
        if (!follow(trial, off.cell, off.digit))
            return true;
    }
    return false;
}

unsigned trial_progress(struct trial *trial, const struct position *position, unsigned cell,
                        unsigned digit, bool is_on)
{
    trial_may_clash(trial, position, cell, digit, is_on, false);
    return trial->off_count ? trial->off_count : 1;
}
