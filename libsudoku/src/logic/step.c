#include "logic/step.h"

#include <string.h>

void step_start(struct step *step, const struct sudoku_technique *technique)
{
    step->technique = technique;
    step->progress = 0;
    step->rating = technique ? technique->rating : 0;
    step->placements.count = step->eliminations.count = 0;
    step->pattern.count = step->fins.count = step->link_count = 0;
    step->bases.count = step->covers.count = step->set_count = 0;
    step->is_truncated = step->is_forcing = false;
    step->cells = cellset_none();
    memset(step->places, 0, sizeof step->places);
}

static void copy_list(struct candidate_list *to, const struct candidate_list *from)
{
    to->count = from->count;
    memcpy(to->items, from->items, from->count * sizeof *to->items);
}

void step_copy(struct step *to, const struct step *from)
{
    to->technique = from->technique;
    to->rating = from->rating;
    to->progress = from->progress;
    copy_list(&to->placements, &from->placements);
    copy_list(&to->eliminations, &from->eliminations);
    copy_list(&to->pattern, &from->pattern);
    copy_list(&to->fins, &from->fins);
    to->cells = from->cells;
    memcpy(to->places, from->places, sizeof to->places);
    to->is_truncated = from->is_truncated;
    to->is_forcing = from->is_forcing;
    to->link_count = from->link_count;
    memcpy(to->links, from->links, from->link_count * sizeof *to->links);
    to->bases = from->bases;
    to->covers = from->covers;
    to->set_count = from->set_count;
    memcpy(to->sets, from->sets, from->set_count * sizeof *to->sets);
}

static void add(struct candidate_list *list, unsigned cell, unsigned digit)
{
    if (list->count < STEP_MAX_CANDIDATES)
        list->items[list->count++] =
            (struct sudoku_candidate){(uint16_t)cell, (uint16_t)(digit + 1)};
}

void step_place(struct step *step, unsigned cell, unsigned digit)
{
    add(&step->placements, cell, digit);
}

static bool has(const struct candidate_list *list, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->items[i].cell == cell && list->items[i].digit == digit + 1)
            return true;
    return false;
}

void step_eliminate(struct step *step, const struct position *position, struct cellset cells,
                    unsigned digit)
{
    cells = cellset_and(cells, position->of_digit[digit]);
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (!has(&step->eliminations, cell, digit))
            add(&step->eliminations, cell, digit);
    }
}

void step_add_pattern(struct step *step, unsigned cell, unsigned digit_a, unsigned digit_b)
{
    add(&step->pattern, cell, digit_a);
    add(&step->pattern, cell, digit_b);
}

void step_add_pattern_digit(struct step *step, unsigned cell, unsigned digit)
{
    add(&step->pattern, cell, digit);
}

void step_add_fins(struct step *step, struct cellset cells, unsigned digit)
{
    while (!cellset_is_empty(cells))
        add(&step->fins, cellset_pop(&cells), digit);
}

static void add_unit(struct fish_units *units, unsigned unit)
{
    if (units->count < STEP_MAX_FISH)
        units->items[units->count++] = (uint16_t)unit;
}

void step_add_base(struct step *step, unsigned unit, unsigned digit)
{
    step_add_place(step, unit, digit);
    add_unit(&step->bases, unit);
}

void step_add_cover(struct step *step, unsigned unit)
{
    add_unit(&step->covers, unit);
}

void step_add_set(struct step *step, struct cellset cells)
{
    step_add_cells(step, cells);
    step->is_truncated |= step->set_count == STEP_MAX_SETS;
    if (step->set_count < STEP_MAX_SETS)
        step->sets[step->set_count++] = cells;
}

static struct sudoku_node node_of(struct cellset cells, unsigned digit)
{
    struct sudoku_node node = {.digit = (uint16_t)(digit + 1)};
    while (!cellset_is_empty(cells) && node.cell_count < SUDOKU_MAX_NODE_CELLS)
        node.cells[node.cell_count++] = (uint16_t)cellset_pop(&cells);
    return node;
}

void step_add_link(struct step *step, bool is_strong, struct cellset from, unsigned from_digit,
                   struct cellset to, unsigned to_digit)
{
    step->is_truncated |= step->link_count == STEP_MAX_LINKS ||
                          cellset_count(from) > SUDOKU_MAX_NODE_CELLS ||
                          cellset_count(to) > SUDOKU_MAX_NODE_CELLS;
    if (step->link_count == STEP_MAX_LINKS)
        return;
    step->links[step->link_count++] = (struct sudoku_link){
        .from = node_of(from, from_digit),
        .to = node_of(to, to_digit),
        .is_strong = is_strong,
    };
}

static bool lists_equal(const struct candidate_list *a, const struct candidate_list *b)
{
    if (a->count != b->count)
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (!has(b, a->items[i].cell, a->items[i].digit - 1u))
            return false;
    return true;
}

bool step_concludes_same(const struct step *a, const struct step *b)
{
    return lists_equal(&a->placements, &b->placements) &&
           lists_equal(&a->eliminations, &b->eliminations);
}

uint64_t step_conclusion_hash(const struct step *step)
{
    uint64_t sum = 1;
    for (unsigned i = 0; i < step->placements.count + step->eliminations.count; i++) {
        bool is_placed = i < step->placements.count;
        const struct sudoku_candidate *c =
            is_placed ? &step->placements.items[i]
                      : &step->eliminations.items[i - step->placements.count];
        uint64_t x = ((uint64_t)c->cell << 16 | c->digit) * 2 + is_placed + 1;
        /* The finalizer of SplitMix64 (Steele, Lea and Flood, 2014). */
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
        x = (x ^ x >> 27) * 0x94d049bb133111ebu;
        sum += x ^ x >> 31;
    }
    return sum ? sum : 1;
}

/* Lists the cells of all sets in VIEW. */
static void show_sets(const struct step *step, struct step_view *view)
{
    unsigned count = 0;
    for (unsigned i = 0; i < step->set_count; i++) {
        struct cellset cells = step->sets[i];
        view->set_sizes[i] = (uint16_t)cellset_count(cells);
        while (!cellset_is_empty(cells))
            view->set_cells[count++] = (uint16_t)cellset_pop(&cells);
    }
}

const struct sudoku_step *step_show(const struct step *step, const struct topology *topology,
                                    struct step_view *view)
{
    struct cellset cells = step->cells;
    view->step = (struct sudoku_step){
        .technique = step->technique,
        .rating = step->rating,
        .placements = step->placements.items,
        .placement_count = step->placements.count,
        .eliminations = step->eliminations.items,
        .elimination_count = step->eliminations.count,
        .cells = view->cells,
        .places = view->places,
        .pattern = step->pattern.items,
        .pattern_count = step->pattern.count,
        .fins = step->fins.items,
        .fin_count = step->fins.count,
        .links = step->links,
        .link_count = step->link_count,
        .bases = step->bases.items,
        .base_count = step->bases.count,
        .covers = step->covers.items,
        .cover_count = step->covers.count,
        .set_cells = view->set_cells,
        .set_sizes = view->set_sizes,
        .set_count = step->set_count,
    };
    show_sets(step, view);
    while (!cellset_is_empty(cells))
        view->cells[view->step.cell_count++] = (uint16_t)cellset_pop(&cells);
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digits = step->places[unit]; digits;)
            view->places[view->step.place_count++] =
                (struct sudoku_place){(uint16_t)unit, (uint16_t)(bit_pop(&digits) + 1)};
    return &view->step;
}
