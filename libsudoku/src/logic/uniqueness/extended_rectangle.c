#include "logic/uniqueness/extended_rectangle.h"

#include "logic/uniqueness/guard.h"

enum { MIN_PAIRS = 3, MAX_PAIRS = 4, MAX_GUARDED = 3 };

struct line_pairs {
    struct search *search;
    unsigned lines[2];
    unsigned count;                /* number of pairs */
    unsigned cells[2 * MAX_PAIRS]; /* the pairs, one after another */
};

/* All pairs of two lines. */
struct pair_list {
    unsigned count;
    unsigned cells[LOGIC_MAX_SIDE][2];
    unsigned crowded[LOGIC_MAX_SIDE]; /* cells with more candidates than pairs are to be chosen */
};

/* -------------------------------------------------------------------------------------- report */

/* Eliminates what every candidate of the cells other than DIGITS excludes. */
static void eliminate(struct line_pairs *r, unsigned digits)
{
    struct search *search = r->search;
    struct guard guard;
    guard_start(&guard, search->position);
    for (unsigned i = 0; i < 2 * r->count; i++)
        for (unsigned others = search->position->candidates[r->cells[i]] & ~digits; others;)
            guard_add(&guard, search->topology, r->cells[i], bit_pop(&others));
    guard_eliminate(&guard, search);
}

static bool report(struct line_pairs *r, unsigned digits)
{
    struct step *step = search_start(r->search);
    eliminate(r, digits);
    for (unsigned i = 0; i < 2 * r->count; i++)
        for (unsigned left = digits; left;)
            step_add_pattern_digit(step, r->cells[i], bit_pop(&left));
    return search_report(r->search);
}

/* --------------------------------------------------------------------------------------- search */

/* The candidates of the cells that are not in GUARDED, a bit each. */
static unsigned digits_of(const struct line_pairs *r, unsigned guarded)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < 2 * r->count; i++)
        digits |= guarded >> i & 1 ? 0 : r->search->position->candidates[r->cells[i]];
    return digits;
}

/* True if every cell has two of DIGITS at least, and those in GUARDED others as well. */
static bool fits(const struct line_pairs *r, unsigned digits, unsigned guarded)
{
    for (unsigned i = 0; i < 2 * r->count; i++) {
        unsigned candidates = r->search->position->candidates[r->cells[i]];
        if (bit_count(candidates & digits) < 2 || ((guarded >> i & 1) && !(candidates & ~digits)))
            return false;
    }
    return true;
}

/* The cells with more candidates than pairs, a bit each: they must have other digits. */
static unsigned crowded_cells(const struct line_pairs *r)
{
    unsigned crowded = 0;
    for (unsigned i = 0; i < 2 * r->count; i++)
        if (bit_count(r->search->position->candidates[r->cells[i]]) > r->count)
            crowded |= 1u << i;
    return crowded;
}

/* Tries all choices of few cells with other digits. */
static bool try_cells(struct line_pairs *r)
{
    unsigned crowded = crowded_cells(r);
    for (unsigned guarded = crowded ? crowded : 1; guarded < 1u << 2 * r->count;
         guarded = (guarded + 1) | crowded) {
        if (bit_count(guarded) > MAX_GUARDED)
            continue;
        unsigned digits = digits_of(r, guarded);
        if (bit_count(digits) == r->count && fits(r, digits, guarded) && report(r, digits))
            return true;
    }
    return false;
}

/* True if A and B share all their units but LINES. */
static bool is_pair(const struct line_pairs *r, unsigned a, unsigned b)
{
    const struct topology *topology = r->search->topology;
    unsigned shared = 0;
    for (unsigned n = 0; n < topology->cell_unit_count[a]; n++)
        shared += cellset_has(&topology->unit[topology->cell_units[a][n]], b);
    return topology->cell_unit_count[a] == topology->cell_unit_count[b] &&
           shared + 1 == topology->cell_unit_count[a];
}

/* True if a cell of the chosen pairs changed since the last search. */
static bool has_changed(const struct line_pairs *r)
{
    bool is_known = true;
    for (unsigned i = 0; i < 2 * r->count; i++)
        is_known &= search_knows_cell(r->search, r->cells[i]);
    return !is_known;
}

/* Chooses pairs of LIST from NEXT on, COUNT in all; CROWDED cells must have other digits so far. */
static bool choose(struct line_pairs *r, const struct pair_list *list, unsigned next,
                   unsigned crowded, unsigned count)
{
    if (r->count == count)
        return search_tick(r->search) || (has_changed(r) && try_cells(r));
    for (unsigned i = next; i + count - r->count <= list->count; i++) {
        if (crowded + list->crowded[i] > MAX_GUARDED)
            continue;
        r->cells[2 * r->count] = list->cells[i][0];
        r->cells[2 * r->count + 1] = list->cells[i][1];
        r->count++;
        bool is_enough = choose(r, list, i + 1, crowded + list->crowded[i], count);
        r->count--;
        if (is_enough)
            return true;
    }
    return false;
}

/* Lists the open pairs of the lines, COUNT of which are to be chosen. */
static void list_pairs(const struct line_pairs *r, unsigned count, struct pair_list *list)
{
    const struct topology *topology = r->search->topology;
    const struct position *position = r->search->position;
    list->count = 0;
    for (unsigned place = 0; place < topology->side; place++) {
        unsigned a = topology_cell(topology, r->lines[0], place);
        unsigned b = topology_cell(topology, r->lines[1], place);
        if (position->value[a] || position->value[b] || !is_pair(r, a, b))
            continue;
        list->cells[list->count][0] = a;
        list->cells[list->count][1] = b;
        list->crowded[list->count++] = (unsigned)(bit_count(position->candidates[a]) > count) +
                                       (unsigned)(bit_count(position->candidates[b]) > count);
    }
}

/* Tries all choices of COUNT pairs. */
static bool try_lines(struct line_pairs *r, unsigned count)
{
    struct pair_list list;
    list_pairs(r, count, &list);
    return search_tick(r->search) || choose(r, &list, 0, 0, count);
}

/* Rows come first, then columns. True if lines A and B are of one kind and one of them changed. */
static bool are_candidates(const struct search *search, unsigned a, unsigned b)
{
    return a / search->topology->side == b / search->topology->side &&
           !(search_knows_unit(search, a) && search_knows_unit(search, b));
}

bool extended_rectangle_find(struct search *search)
{
    const struct topology *topology = search->topology;
    struct line_pairs r = {.search = search};
    if (!topology->layout->is_square)
        return false;
    for (unsigned count = MIN_PAIRS; count <= MAX_PAIRS; count++)
        for (r.lines[0] = 0; r.lines[0] < 2 * topology->side; r.lines[0]++)
            for (r.lines[1] = r.lines[0] + 1; r.lines[1] < 2 * topology->side; r.lines[1]++)
                if (are_candidates(search, r.lines[0], r.lines[1]) && try_lines(&r, count))
                    return true;
    return false;
}
