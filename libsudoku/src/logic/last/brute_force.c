#include "logic/last/brute_force.h"

/* Beyond this many boards a candidate is left alone. */
enum { MAX_BOARDS = 5000 };

/* The next single that is due, if any. */
static bool take_due(struct due_queue *queue, const struct position *position, struct due *due)
{
    while (queue->first < queue->end) {
        *due = queue->due[queue->first++];
        if (position_has(position, due->cell, due->digit))
            return true;
    }
    return false;
}

/* Places all singles; whether the position can still be solved, as far as one sees. */
static bool settle(struct position *position)
{
    struct due due;
    while (take_due(&position->naked, position, &due) ||
           take_due(&position->hidden, position, &due))
        position_place(position, due.cell, due.digit);
    return !position_is_broken(position);
}

static unsigned fewest_candidates(const struct position *position)
{
    struct cellset open = position->open;
    unsigned best = cellset_first(open);
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_take(&open);
        if (bit_count(position->candidates[cell]) < bit_count(position->candidates[best]))
            best = cell;
    }
    return best;
}

/* Whether POSITION has a solution; too long a search says that it has. */
static bool has_solution(struct search *search, const struct position *position, unsigned cell,
                         unsigned digit, unsigned *boards)
{
    struct position next = *position;
    if (search_looks_up(search) || ++*boards > MAX_BOARDS)
        return true;
    position_place(&next, cell, digit);
    if (!settle(&next))
        return false;
    if (position_is_solved(&next))
        return true;
    unsigned other = fewest_candidates(&next);
    for (unsigned digits = next.candidates[other]; digits;)
        if (has_solution(search, &next, other, bit_take(&digits), boards))
            return true;
    return false;
}

/* Everything that is open is a premise. */
static void add_premises(struct search *search)
{
    const struct topology *topology = search->topology;
    step_add_cells(&search->step, search->position->open);
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (search->position->places[unit][digit])
                step_add_place(&search->step, unit, digit);
}

static bool find_at(struct search *search, unsigned cell)
{
    const struct position *position = search->position;
    struct step *step = search_start(search);
    for (unsigned digits = position->candidates[cell]; digits;) {
        unsigned digit = bit_take(&digits), boards = 0;
        if (!has_solution(search, position, cell, digit, &boards))
            step_eliminate(step, position, cellset_of(cell), digit);
    }
    if (search_is_over(search))
        return true;
    if (step_is_empty(step))
        return false;
    add_premises(search);
    return search_report(search);
}

bool brute_force_find(struct search *search)
{
    struct cellset open = search->position->open;
    unsigned first = fewest_candidates(search->position);
    if (find_at(search, first))
        return true;
    cellset_remove(&open, first);
    while (!cellset_is_empty(open))
        if (find_at(search, cellset_take(&open)))
            return true;
    return false;
}
