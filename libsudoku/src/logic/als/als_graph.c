#include "logic/als/als_graph.h"

#include <string.h>

static void clear(struct als_row *row, unsigned words)
{
    memset(row->word, 0, words * sizeof row->word[0]);
}

static void add_row(struct als_row *row, const struct als_row *other, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        row->word[i] |= other->word[i];
}

static void meet_row(struct als_row *row, const struct als_row *other, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        row->word[i] &= other->word[i];
}

static void clear_index(struct als_graph *graph, const struct position *position)
{
    const struct topology *topology = position->topology;
    for (unsigned digit = 0; digit < topology->side; digit++) {
        struct cellset cells = position->of_digit[digit];
        while (!cellset_is_empty(cells)) {
            unsigned cell = cellset_pop(&cells);
            clear(&graph->seeing[digit][cell], graph->words);
        }
    }
    for (unsigned cell = 0; cell < topology->cell_count; cell++)
        clear(&graph->in_cell[cell], graph->words);
}

static void mark(struct als_row *rows, struct cellset cells, unsigned als)
{
    while (!cellset_is_empty(cells))
        als_row_add(&rows[cellset_pop(&cells)], als);
}

static void index_sets(struct als_graph *graph)
{
    for (unsigned i = 0; i < graph->list->count; i++) {
        const struct als *als = &graph->list->sets[i];
        mark(graph->in_cell, als->cells, i);
        for (unsigned digits = als->digits; digits;) {
            unsigned digit = bit_pop(&digits);
            const struct als_digit *entry = als_digit(graph->list, als, digit);
            mark(graph->seeing[digit], entry->sees, i);
        }
    }
}

/* Stores the union of ROWS for CELLS in *ROW. */
static void gather(struct als_row *row, const struct als_row *rows, struct cellset cells,
                   unsigned words)
{
    clear(row, words);
    while (!cellset_is_empty(cells))
        add_row(row, &rows[cellset_pop(&cells)], words);
}

/* Finds the sets to which HOLD's digit could link, all of whose cells it sees, and those that could
 * lose the digit, too. */
static void see(struct als_graph *graph, unsigned hold)
{
    const struct als_digit *entry = &graph->list->digits[graph->list->holds[hold]];
    const struct als_row *seeing = graph->seeing[entry->digit];
    struct als_row *seen = &graph->seen[hold];
    struct cellset cells = entry->cells;
    memcpy(seen->word, seeing[cellset_pop(&cells)].word, graph->words * sizeof seen->word[0]);
    while (!cellset_is_empty(cells))
        meet_row(seen, &seeing[cellset_pop(&cells)], graph->words);
    gather(&graph->losing[hold], seeing, entry->sees, graph->words);
}

/* Links set ALS to the others by each of its digits. */
static void join(struct als_graph *graph, unsigned als)
{
    const struct als *set = &graph->list->sets[als];
    clear(&graph->partners[als], graph->words);
    for (unsigned k = set->first; k < set->first + bit_count(set->digits); k++) {
        const struct als_row *seen = &graph->seen[graph->list->digits[k].hold];
        for (unsigned i = 0; i < graph->words; i++)
            graph->joined[k].word[i] = seen->word[i] & ~graph->overlapping[als].word[i];
        add_row(&graph->partners[als], &graph->joined[k], graph->words);
    }
}

bool als_graph_update(struct als_graph *graph, const struct als_list *list, struct search *search)
{
    const struct position *position = search->position;
    bool has_overlaps = search->wants_all;
    if (graph->version == position->version && graph->has_overlaps == has_overlaps)
        return true;
    graph->list = list;
    graph->version = 0; /* invalid until complete */
    graph->has_overlaps = has_overlaps;
    graph->words = (list->count + 63) / 64;
    clear_index(graph, position);
    index_sets(graph);
    for (unsigned hold = 0; hold < list->hold_count; hold++) {
        if (search_tick(search))
            return false;
        see(graph, hold);
    }
    for (unsigned i = 0; i < list->count; i++) {
        if (search_tick(search))
            return false;
        gather(&graph->overlapping[i], graph->in_cell,
               has_overlaps ? cellset_none() : list->sets[i].cells, graph->words);
        join(graph, i);
    }
    graph->version = position->version;
    return true;
}

void als_graph_find_changed(struct als_graph *graph, const struct search *search)
{
    clear(&graph->changed, graph->words);
    for (unsigned i = 0; i < graph->list->count; i++)
        if (graph->list->sets[i].version > search->since)
            als_row_add(&graph->changed, i);
}

unsigned als_graph_digits(const struct als_graph *graph, unsigned a, unsigned b)
{
    const struct als *set = &graph->list->sets[a];
    unsigned joining = 0, index = set->first;
    for (unsigned digits = set->digits; digits; index++) {
        unsigned digit = bit_pop(&digits);
        joining |= (unsigned)als_row_has(&graph->joined[index], b) << digit;
    }
    return joining;
}
