#include "logic/uniqueness/bug.h"

/* Stores the only open cell with three candidates if all others have two; false otherwise. */
static bool find_triple(const struct position *position, unsigned *triple)
{
    struct cellset open = position->open;
    bool found = false;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open), count = bit_count(position->candidates[cell]);
        if (count == 3 && !found) {
            *triple = cell;
            found = true;
        } else if (count != 2) {
            return false;
        }
    }
    return found;
}

/* True if without DIGIT in CELL every unit has each digit twice or never. */
static bool is_bug_without(const struct position *position, unsigned cell, unsigned digit)
{
    const struct topology *topology = position->topology;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        for (unsigned d = 0; d < topology->side; d++) {
            unsigned count = bit_count(position->places[unit][d]);
            count -= d == digit && cellset_has(&topology->unit[unit], cell);
            if (count != 0 && count != 2)
                return false;
        }
    }
    return true;
}

static bool report(struct search *search, unsigned cell, unsigned digit)
{
    const struct position *position = search->position;
    struct step *step = search_start(search);
    struct cellset open = position->open;
    while (!cellset_is_empty(open)) {
        unsigned c = cellset_pop(&open);
        unsigned pair = position->candidates[c] & ~(c == cell ? 1u << digit : 0u);
        unsigned first = bit_pop(&pair);
        step_add_pattern(step, c, first, bit_first(pair));
    }
    for (unsigned rest = position->candidates[cell] & ~(1u << digit); rest;)
        step_eliminate(step, position, cellset_of(cell), bit_pop(&rest));
    return search_report(search);
}

bool bug_find(struct search *search)
{
    unsigned cell;
    if (!find_triple(search->position, &cell))
        return false;
    for (unsigned digits = search->position->candidates[cell]; digits;) {
        unsigned digit = bit_pop(&digits);
        if (is_bug_without(search->position, cell, digit) && report(search, cell, digit))
            return true;
    }
    return false;
}
