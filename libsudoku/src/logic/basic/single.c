#include "logic/basic/single.h"

/* True if CELL is the last open cell of a unit, which is stored in *UNIT. */
static bool is_last(const struct search *search, unsigned cell, unsigned *unit)
{
    const struct topology *topology = search->topology;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        *unit = topology->cell_units[cell][n];
        if (search->position->open_places[*unit] == 1)
            return true;
    }
    return false;
}

/* Stores a unit with CELL as the only place for DIGIT in *UNIT; false if there is none. */
static bool is_only_place(const struct search *search, unsigned cell, unsigned digit,
                          unsigned *unit)
{
    const struct topology *topology = search->topology;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        *unit = topology->cell_units[cell][n];
        if (search->position->places[*unit][digit] == 1u << topology->cell_places[cell][n])
            return true;
    }
    return false;
}

static bool report_full_house(struct search *search, unsigned cell, unsigned digit)
{
    unsigned unit;
    if (!is_last(search, cell, &unit))
        return false;
    struct step *step = search_start(search);
    step_place(step, cell, digit);
    step_add_place(step, unit, digit);
    return search_report(search);
}

static bool report_naked(struct search *search, unsigned cell, unsigned digit)
{
    struct step *step = search_start(search);
    step_place(step, cell, digit);
    cellset_add(&step->cells, cell);
    return search_report(search);
}

static bool report_hidden(struct search *search, unsigned cell, unsigned digit)
{
    unsigned unit;
    if (!is_only_place(search, cell, digit, &unit))
        return false;
    struct step *step = search_start(search);
    step_place(step, cell, digit);
    step_add_place(step, unit, digit);
    return search_report(search);
}

bool single_report_due(struct search *search, struct due_queue *queue, single_report *report)
{
    const struct position *position = search->position;
    while (queue->first < queue->end && position->value[queue->due[queue->first].cell])
        queue->first++;
    for (unsigned i = queue->first; i < queue->end; i++) {
        struct due due = queue->due[i];
        if (position_has(position, due.cell, due.digit) && report(search, due.cell, due.digit))
            return true;
    }
    return false;
}

bool single_find_full_house(struct search *search)
{
    return single_report_due(search, &search->position->naked, report_full_house);
}

bool single_find_naked(struct search *search)
{
    return single_report_due(search, &search->position->naked, report_naked);
}

bool single_find_hidden(struct search *search)
{
    return single_report_due(search, &search->position->hidden, report_hidden);
}
