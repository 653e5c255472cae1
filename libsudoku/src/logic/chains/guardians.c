#include "logic/chains/guardians.h"

#include "logic/fish/placements.h"

enum { MIN_LOOP = 5, MAX_LOOP = 7, MAX_GUARDIANS = 4 };

struct odd_loop {
    struct search *search;
    unsigned digit;
    unsigned length; /* number of cells of the complete loop */
    unsigned count;  /* number of cells so far */
    unsigned cells[MAX_LOOP];
    unsigned units[MAX_LOOP]; /* of each cell and the next */
    struct cellset all;
    struct cellset guardians;
    struct cellset exposed; /* candidates in no placement of the digit that see all guardians */
};

static bool report(struct odd_loop *loop)
{
    struct search *search = loop->search;
    struct step *step = search_start(search);
    if (cellset_count(loop->guardians) == 1)
        step_place(step, cellset_first(loop->guardians), loop->digit);
    else
        step_eliminate(step, search->position, loop->exposed, loop->digit);
    for (unsigned i = 0; i < loop->length; i++) {
        step_add_place(step, loop->units[i], loop->digit);
        step_add_link(step, false, cellset_of(loop->cells[i]), loop->digit,
                      cellset_of(loop->cells[(i + 1) % loop->length]), loop->digit);
    }
    step_add_fins(step, loop->guardians, loop->digit);
    return search_report(search);
}

/* Adds the guardians of UNIT, which has the last cell and NEXT. Returns false if they are too many,
 * cells of the loop, or exclude nothing. */
static bool add_guardians(struct odd_loop *loop, unsigned unit, unsigned next)
{
    struct cellset more = position_cells(loop->search->position, unit, loop->digit);
    cellset_remove(&more, loop->cells[loop->count - 1]);
    cellset_remove(&more, next);
    if (cellset_meets(more, loop->all))
        return false;
    loop->guardians = cellset_or(loop->guardians, more);
    while (!cellset_is_empty(more))
        loop->exposed =
            cellset_and(loop->exposed, loop->search->topology->peers[cellset_pop(&more)]);
    unsigned count = cellset_count(loop->guardians);
    return count <= MAX_GUARDIANS && (count <= 1 || !cellset_is_empty(loop->exposed));
}

static bool extend(struct odd_loop *loop);

/* Goes on to NEXT in UNIT; the first cell closes the loop. */
static bool go_to(struct odd_loop *loop, unsigned unit, unsigned next)
{
    const struct odd_loop before = *loop;
    bool is_enough = false;
    loop->units[loop->count - 1] = unit;
    if (add_guardians(loop, unit, next)) {
        if (next == loop->cells[0]) {
            is_enough = !cellset_is_empty(loop->guardians) && report(loop);
        } else {
            loop->cells[loop->count++] = next;
            cellset_add(&loop->all, next);
            is_enough = extend(loop);
        }
    }
    *loop = before;
    return is_enough;
}

/* Loops start at their first cell. */
static bool extend(struct odd_loop *loop)
{
    const struct topology *topology = loop->search->topology;
    unsigned last = loop->cells[loop->count - 1], first = loop->cells[0];
    bool is_closing = loop->count == loop->length;
    if (search_tick(loop->search))
        return true;
    for (unsigned n = 0; n < topology->cell_unit_count[last]; n++) {
        unsigned unit = topology->cell_units[last][n];
        struct cellset next = position_cells(loop->search->position, unit, loop->digit);
        if (is_closing)
            next = cellset_and(next, cellset_of(first));
        else
            next = cellset_minus(cellset_minus(next, cellset_below(first)), loop->all);
        next = cellset_minus(next, loop->guardians);
        while (!cellset_is_empty(next))
            if (go_to(loop, unit, cellset_pop(&next)))
                return true;
    }
    return false;
}

static bool find_of_length(struct search *search, unsigned length)
{
    for (unsigned digit = 0; digit < search->topology->side; digit++) {
        struct cellset starts = search->position->of_digit[digit];
        if (search_knows_digit(search, digit))
            continue;
        const struct cellset excludable = placements_exclude(search, digit);
        if (cellset_is_empty(excludable))
            continue;
        while (!cellset_is_empty(starts)) {
            unsigned cell = cellset_pop(&starts);
            struct odd_loop loop = {.search = search, .digit = digit, .length = length, .count = 1};
            loop.cells[0] = cell;
            loop.all = cellset_of(cell);
            loop.exposed = excludable;
            if (extend(&loop))
                return true;
        }
    }
    return false;
}

bool guardians_find(struct search *search)
{
    for (unsigned length = MIN_LOOP; length <= MAX_LOOP; length += 2)
        if (find_of_length(search, length))
            return true;
    return false;
}
