#include "logic/uniqueness/reverse_bug.h"

/* The placed cells of two digits. */
struct placed {
    unsigned digits[2];
    struct cellset cells[2];
};

/* Stores the common cells of the units that have one of the two digits only. Returns false if there
 * is no such unit, or no unit without both. */
static bool find_gap(const struct search *search, const struct placed *placed, struct cellset *gap)
{
    const struct topology *topology = search->topology;
    bool is_partial = false, is_open = false;
    *gap = search->position->open;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        bool has_first = cellset_meets(topology->unit[unit], placed->cells[0]);
        bool has_second = cellset_meets(topology->unit[unit], placed->cells[1]);
        is_open |= !has_first && !has_second;
        if (has_first == has_second)
            continue;
        is_partial = true;
        *gap = cellset_and(*gap, topology->unit[unit]);
    }
    return is_partial && is_open;
}

/* True if each unit of CELL has OTHER, so that it completes them. */
static bool completes(const struct topology *topology, unsigned cell, struct cellset other)
{
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        if (!cellset_meets(topology->unit[topology->cell_units[cell][n]], other))
            return false;
    return true;
}

/* Reports CELL, which DIGIT number INDEX would complete. The pattern is all that is then placed. */
static bool report(struct search *search, const struct placed *placed, unsigned cell,
                   unsigned index)
{
    struct step *step = search_start(search);
    for (unsigned i = 0; i < 2; i++) {
        struct cellset cells = placed->cells[i];
        if (i == index)
            cellset_add(&cells, cell);
        while (!cellset_is_empty(cells))
            step_add_pattern_digit(step, cellset_pop(&cells), placed->digits[i]);
    }
    step_eliminate(step, search->position, cellset_of(cell), placed->digits[index]);
    return search_report(search);
}

static bool try_digits(struct search *search, const struct placed *placed)
{
    struct cellset gap;
    if (!find_gap(search, placed, &gap))
        return false;
    for (unsigned i = 0; i < 2; i++) {
        struct cellset cells = cellset_and(gap, search->position->of_digit[placed->digits[i]]);
        while (!cellset_is_empty(cells)) {
            unsigned cell = cellset_pop(&cells);
            if (completes(search->topology, cell, placed->cells[!i]) &&
                report(search, placed, cell, i))
                return true;
        }
    }
    return false;
}

/* The cells where DIGIT is placed. */
static struct cellset cells_of(const struct search *search, unsigned digit)
{
    struct cellset cells = cellset_none();
    for (unsigned cell = 0; cell < search->topology->cell_count; cell++)
        if (search->position->value[cell] == digit + 1)
            cellset_add(&cells, cell);
    return cells;
}

bool reverse_bug_find(struct search *search)
{
    struct cellset cells[LOGIC_MAX_SIDE];
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        cells[digit] = cells_of(search, digit);
    for (unsigned a = 0; a < search->topology->side; a++)
        for (unsigned b = a + 1; b < search->topology->side; b++) {
            const struct placed placed = {{a, b}, {cells[a], cells[b]}};
            if (search_tick(search) || try_digits(search, &placed))
                return true;
        }
    return false;
}
