#include "logic/als/als_graph.h"

#include <string.h>

static uint64_t *row_of(uint64_t *rows, unsigned index, unsigned words)
{
    return rows + (size_t)index * words;
}

static void add_row(uint64_t *restrict row, const uint64_t *restrict other, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        row[i] |= other[i];
}

static void meet_row(uint64_t *restrict row, const uint64_t *restrict other, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        row[i] &= other[i];
}

/* Adds set or hold INDEX to the rows of CELLS, which are WORDS words long. */
static void mark(uint64_t *rows, struct cellset cells, unsigned index, unsigned words)
{
    while (!cellset_is_empty(cells))
        als_row_add(row_of(rows, cellset_pop(&cells), words), index);
}

/* Stores the union of ROWS for CELLS in ROW. */
static void gather(uint64_t *row, uint64_t *rows, struct cellset cells, unsigned words)
{
    memset(row, 0, words * sizeof *row);
    while (!cellset_is_empty(cells))
        add_row(row, row_of(rows, cellset_pop(&cells), words), words);
}

/* ---------------------------------------------------------------------------------------- links */

static void index_sets(struct als_graph *graph, const struct topology *topology)
{
    const struct als_list *list = graph->list;
    memset(graph->in_cell, 0, (size_t)topology->cell_count * graph->words * sizeof *graph->in_cell);
    memset(graph->having, 0, (size_t)list->hold_count * graph->words * sizeof *graph->having);
    for (unsigned i = 0; i < list->count; i++)
        mark(graph->in_cell, list->sets[i].cells, i, graph->words);
    for (unsigned k = 0; k < list->digit_count; k++)
        als_row_add(row_of(graph->having, list->digits[k].hold, graph->words), list->digits[k].als);
}

/* The row for DIGIT of CELL in the rows of sets that see it. */
static uint64_t *seeing_rows(struct als_graph *graph, unsigned digit,
                             const struct topology *topology)
{
    return row_of(graph->seeing, digit * topology->cell_count, graph->words);
}

/* Clears the rows of all candidates. */
static void clear_seeing(struct als_graph *graph, const struct position *position)
{
    for (unsigned digit = 0; digit < position->topology->side; digit++) {
        uint64_t *rows = seeing_rows(graph, digit, position->topology);
        for (struct cellset cells = position->of_digit[digit]; !cellset_is_empty(cells);)
            memset(row_of(rows, cellset_pop(&cells), graph->words), 0, graph->words * sizeof *rows);
    }
}

/* Adds the sets that have HOLD to the rows of the cells that see it. */
static void spread_hold(struct als_graph *graph, unsigned hold, const struct topology *topology)
{
    const struct als_hold *held = &graph->list->holds[hold];
    uint64_t *rows = seeing_rows(graph, held->digit, topology);
    const uint64_t *having = row_of(graph->having, hold, graph->words);
    for (struct cellset cells = held->sees; !cellset_is_empty(cells);)
        add_row(row_of(rows, cellset_pop(&cells), graph->words), having, graph->words);
}

/* Finds the sets that see all cells of HOLD, to which its digit could link. */
static void see(struct als_graph *graph, unsigned hold, const struct topology *topology)
{
    const struct als_hold *held = &graph->list->holds[hold];
    uint64_t *rows = seeing_rows(graph, held->digit, topology);
    uint64_t *seen = row_of(graph->seen, hold, graph->words);
    struct cellset cells = held->cells;
    if (cellset_is_empty(held->sees)) {
        memset(seen, 0, graph->words * sizeof *seen);
        return;
    }
    memcpy(seen, row_of(rows, cellset_pop(&cells), graph->words), graph->words * sizeof *seen);
    while (!cellset_is_empty(cells))
        meet_row(seen, row_of(rows, cellset_pop(&cells), graph->words), graph->words);
}

/* Links the holds. Returns false if the call is over. */
static bool link_holds(struct als_graph *graph, struct search *search)
{
    const struct topology *topology = search->topology;
    clear_seeing(graph, search->position);
    for (unsigned hold = 0; hold < graph->list->hold_count && !search_tick(search); hold++)
        spread_hold(graph, hold, topology);
    for (unsigned hold = 0; hold < graph->list->hold_count && !search_tick(search); hold++)
        see(graph, hold, topology);
    return !search_is_over(search);
}

/* Links set ALS to the others by all of its digits. */
static void join(struct als_graph *graph, unsigned als)
{
    const struct als *set = &graph->list->sets[als];
    uint64_t *partners = row_of(graph->partners, als, graph->words);
    uint64_t *overlapping = row_of(graph->overlapping, als, graph->words);
    gather(overlapping, graph->in_cell, graph->has_overlaps ? cellset_none() : set->cells,
           graph->words);
    memset(partners, 0, graph->words * sizeof *partners);
    for (unsigned k = set->first; k < set->first + bit_count(set->digits); k++)
        add_row(partners, row_of(graph->seen, graph->list->digits[k].hold, graph->words),
                graph->words);
    for (unsigned i = 0; i < graph->words; i++)
        partners[i] &= ~overlapping[i];
}

bool als_graph_update(struct als_graph *graph, const struct als_list *list, struct search *search)
{
    const struct position *position = search->position;
    bool has_overlaps = search->wants_all;
    if (graph->version == position->version && graph->has_overlaps == has_overlaps)
        return true;
    graph->list = list;
    graph->version = 0; /* invalid until complete */
    graph->has_losing = false;
    graph->has_overlaps = has_overlaps;
    graph->words = (list->count + 63) / 64;
    index_sets(graph, position->topology);
    if (!link_holds(graph, search))
        return false;
    for (unsigned i = 0; i < list->count; i++) {
        if (search_tick(search))
            return false;
        join(graph, i);
    }
    graph->version = position->version;
    return true;
}

/* --------------------------------------------------------------------------------- losing digits
 */

bool als_graph_find_losing(struct als_graph *graph, struct search *search)
{
    if (graph->has_losing)
        return true;
    for (unsigned hold = 0; hold < graph->list->hold_count; hold++) {
        const struct als_hold *held = &graph->list->holds[hold];
        if (search_tick(search))
            return false;
        gather(row_of(graph->losing, hold, graph->words),
               seeing_rows(graph, held->digit, search->topology), held->sees, graph->words);
    }
    graph->has_losing = true;
    return true;
}

/* -------------------------------------------------------------------------------------- queries */

void als_graph_find_changed(struct als_graph *graph, const struct search *search)
{
    memset(graph->changed, 0, graph->words * sizeof *graph->changed);
    for (unsigned i = 0; i < graph->list->count; i++)
        if (graph->list->sets[i].version > search->since)
            als_row_add(graph->changed, i);
}

unsigned als_graph_digits(const struct als_graph *graph, unsigned a, unsigned b)
{
    const struct als *set = &graph->list->sets[a];
    unsigned joining = 0, index = set->first;
    if (als_row_has(als_row(graph, graph->overlapping, a), b))
        return 0;
    for (unsigned digits = set->digits; digits; index++) {
        unsigned digit = bit_pop(&digits);
        const uint64_t *seen = als_row(graph, graph->seen, graph->list->digits[index].hold);
        joining |= (unsigned)als_row_has(seen, b) << digit;
    }
    return joining;
}
