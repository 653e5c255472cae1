#include "logic/exhaustive/brute_force.h"

#include "logic/exhaustive/brute_boards.h"
#include "logic/scratch.h"

/* Maximum number of boards per candidate; beyond it the candidate stays. */
enum { MAX_BOARDS = 5000 };

/* Stores the next due single; false if there is none. */
static bool take_due(struct due_queue *queue, const struct position *position, struct due *due)
{
    while (queue->first < queue->end) {
        *due = queue->due[queue->first++];
        if (position_has(position, due->cell, due->digit))
            return true;
    }
    return false;
}

/* Places all singles. Returns false on a contradiction. */
static bool place_singles(struct position *position)
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
        unsigned cell = cellset_pop(&open);
        if (bit_count(position->candidates[cell]) < bit_count(position->candidates[best]))
            best = cell;
    }
    return best;
}

static bool has_solution(struct search *search, struct brute_boards *work,
                         const struct position *position, unsigned cell, unsigned digit);

/* True if some digit of a cell of BOARD leads to a solution. */
static bool branch(struct search *search, struct brute_boards *work, const struct position *board)
{
    unsigned cell = fewest_candidates(board);
    for (unsigned digits = board->candidates[cell]; digits;)
        if (has_solution(search, work, board, cell, bit_pop(&digits)))
            return true;
    return false;
}

/* True if POSITION has a solution, or if the search is too long or too deep. */
static bool has_solution(struct search *search, struct brute_boards *work,
                         const struct position *position, unsigned cell, unsigned digit)
{
    enum { MOST = sizeof work->boards / sizeof *work->boards };
    if (search_poll(search) || ++work->tried > MAX_BOARDS || work->count == MOST)
        return true;
    struct position *next = &work->boards[work->count++];
    *next = *position;
    position_place(next, cell, digit);
    bool has = place_singles(next) && (position_is_solved(next) || branch(search, work, next));
    work->count--;
    return has;
}

/* Adds all open cells and places as premises. */
static void add_premises(struct search *search)
{
    const struct topology *topology = search->topology;
    step_add_cells(&search->step, search->position->open);
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (search->position->places[unit][digit])
                step_add_place(&search->step, unit, digit);
}

static bool find_at(struct search *search, struct brute_boards *work, unsigned cell)
{
    const struct position *position = search->position;
    struct step *step = search_start(search);
    for (unsigned digits = position->candidates[cell]; digits;) {
        unsigned digit = bit_pop(&digits);
        work->tried = 0;
        if (!has_solution(search, work, position, cell, digit))
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
    struct brute_boards *work = scratch_part(search, SCRATCH_BRUTE_BOARDS, sizeof *work);
    struct cellset open = search->position->open;
    unsigned first = fewest_candidates(search->position);
    if (!work || find_at(search, work, first))
        return true;
    cellset_remove(&open, first);
    while (!cellset_is_empty(open))
        if (find_at(search, work, cellset_pop(&open)))
            return true;
    return false;
}
