#include "logic/uniqueness/rectangle.h"

#include "logic/scratch.h"

/* Corners in circular order: 0 and 2 are diagonal, as are 1 and 3. */
struct rectangle {
    struct search *search;
    enum rectangle_type type;
    unsigned corner[4];
    unsigned row[2]; /* units */
    unsigned column[2];
    unsigned a; /* the two digits */
    unsigned b;
    unsigned extra_count;
    unsigned extras[4]; /* corners with other candidates */
};

static unsigned others_of(const struct rectangle *r, unsigned corner)
{
    return r->search->position->candidates[r->corner[corner]] & ~(1u << r->a | 1u << r->b);
}

static struct cellset corners(const struct rectangle *r)
{
    struct cellset cells = cellset_none();
    for (unsigned i = 0; i < 4; i++)
        cellset_add(&cells, r->corner[i]);
    return cells;
}

static struct cellset extra_cells(const struct rectangle *r)
{
    struct cellset cells = cellset_none();
    for (unsigned i = 0; i < r->extra_count; i++)
        cellset_add(&cells, r->corner[r->extras[i]]);
    return cells;
}

static struct step *start(struct rectangle *r)
{
    struct step *step = search_start(r->search);
    for (unsigned i = 0; i < 4; i++)
        step_add_pattern(step, r->corner[i], r->a, r->b);
    return step;
}

/* -------------------------------------------------------------------------------------- types */

/* rectangle_list.c offers a rectangle only for the types that its corners allow. */

static bool find_type_1(struct rectangle *r)
{
    struct step *step = start(r);
    struct cellset cell = cellset_of(r->corner[r->extras[0]]);
    step_eliminate(step, r->search->position, cell, r->a);
    step_eliminate(step, r->search->position, cell, r->b);
    return search_report(r->search);
}

/* All corners with other candidates have the same one. */
static bool find_types_2_and_5(struct rectangle *r)
{
    unsigned others = others_of(r, r->extras[0]);
    struct step *step = start(r);
    step_eliminate(step, r->search->position,
                   topology_common_peers(r->search->topology, extra_cells(r)), bit_first(others));
    return search_report(r->search);
}

enum { MAX_EXTRA_CELLS = 4 };

/* Cells of a unit that form a naked subset with the other candidates of two corners. */
struct subset {
    struct rectangle *rectangle;
    unsigned unit;
    struct cellset cells;
    unsigned digits;
    unsigned size;
};

static bool report_type_3(const struct subset *subset)
{
    struct rectangle *r = subset->rectangle;
    struct step *step = start(r);
    step_add_cells(step, subset->cells);
    struct cellset losers =
        topology_common_peers(r->search->topology, cellset_or(subset->cells, extra_cells(r)));
    for (unsigned digits = subset->digits; digits;)
        step_eliminate(step, r->search->position, losers, bit_pop(&digits));
    return search_report(r->search);
}

static bool grow_subset(const struct subset *subset, unsigned next)
{
    const struct search *search = subset->rectangle->search;
    struct cellset rectangle = corners(subset->rectangle);
    if (subset->size && bit_count(subset->digits) == subset->size + 1)
        return report_type_3(subset);
    for (unsigned place = next; place < search->topology->side; place++) {
        unsigned cell = topology_cell(search->topology, subset->unit, place);
        if (search->position->value[cell] || cellset_has(&rectangle, cell))
            continue;
        struct subset larger = *subset;
        cellset_add(&larger.cells, cell);
        larger.digits |= search->position->candidates[cell];
        larger.size++;
        if (larger.size <= MAX_EXTRA_CELLS && bit_count(larger.digits) <= MAX_EXTRA_CELLS + 1 &&
            grow_subset(&larger, place + 1))
            return true;
    }
    return false;
}

/* Finds the next unit from *UNIT on that contains all corners with other candidates. */
static bool next_unit(const struct rectangle *r, unsigned *unit)
{
    struct cellset cells = extra_cells(r);
    for (; *unit < r->search->topology->unit_count; (*unit)++)
        if (cellset_is_subset(cells, r->search->topology->unit[*unit]))
            return true;
    return false;
}

static bool find_type_3(struct rectangle *r)
{
    struct subset subset = {.rectangle = r,
                            .digits = others_of(r, r->extras[0]) | others_of(r, r->extras[1])};
    for (; next_unit(r, &subset.unit); subset.unit++)
        if (bit_count(subset.digits) >= (r->search->wants_all ? 1 : 2) && grow_subset(&subset, 0))
            return true;
    return false;
}

/* True if UNIT's places for DIGIT are all corners. */
static bool is_locked(const struct rectangle *r, unsigned unit, unsigned digit)
{
    struct cellset places = position_cells(r->search->position, unit, digit);
    return !cellset_is_empty(places) && cellset_is_subset(places, corners(r));
}

static bool find_type_4(struct rectangle *r)
{
    for (unsigned unit = 0; next_unit(r, &unit); unit++) {
        for (unsigned i = 0; i < 2; i++) {
            unsigned locked = i ? r->b : r->a, loser = i ? r->a : r->b;
            if (!is_locked(r, unit, locked))
                continue;
            struct step *step = start(r);
            step_add_place(step, unit, locked);
            step_eliminate(step, r->search->position, extra_cells(r), loser);
            if (search_report(r->search))
                return true;
        }
    }
    return false;
}

static bool report_type_6(struct rectangle *r, const unsigned units[2], unsigned digit)
{
    if (!is_locked(r, units[0], digit) || !is_locked(r, units[1], digit))
        return false;
    struct step *step = start(r);
    step_add_place(step, units[0], digit);
    step_add_place(step, units[1], digit);
    step_eliminate(step, r->search->position, extra_cells(r), digit);
    return search_report(r->search);
}

static bool find_type_6(struct rectangle *r)
{
    return report_type_6(r, r->row, r->a) || report_type_6(r, r->column, r->a) ||
           report_type_6(r, r->row, r->b) || report_type_6(r, r->column, r->b);
}

/* A corner has the two digits only, and one digit is locked in both lines of the diagonal corner,
 * which then cannot hold the other. */
static bool find_hidden(struct rectangle *r)
{
    for (unsigned i = 0; i < 4; i++) {
        unsigned across = (i + 2) % 4;
        unsigned row = r->row[across >= 2], column = r->column[across == 1 || across == 2];
        if (others_of(r, i) || bit_count(r->search->position->candidates[r->corner[i]]) != 2)
            continue;
        for (unsigned k = 0; k < 2; k++) {
            unsigned locked = k ? r->b : r->a, loser = k ? r->a : r->b;
            if (!is_locked(r, row, locked) || !is_locked(r, column, locked))
                continue;
            struct step *step = start(r);
            step_add_place(step, row, locked);
            step_add_place(step, column, locked);
            step_eliminate(step, r->search->position, cellset_of(r->corner[across]), loser);
            if (search_report(r->search))
                return true;
        }
    }
    return false;
}

static bool find_type(struct rectangle *r)
{
    switch (r->type) {
    case RECTANGLE_TYPE_1:
        return find_type_1(r);
    case RECTANGLE_TYPE_2:
    case RECTANGLE_TYPE_5:
        return find_types_2_and_5(r);
    case RECTANGLE_TYPE_3:
        return find_type_3(r);
    case RECTANGLE_TYPE_4:
        return find_type_4(r);
    case RECTANGLE_TYPE_6:
        return find_type_6(r);
    default:
        return find_hidden(r);
    }
}

/* ---------------------------------------------------------------------------------- avoidable */

/* Corner I should hold A if I is even, else B; placed corners do, and open ones have it among their
 * candidates. */
static bool find_avoidable_with(struct rectangle *r)
{
    const struct position *position = r->search->position;
    unsigned others = 0, digits[2] = {r->a, r->b}, same = ~0u;
    r->extra_count = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned cell = r->corner[i];
        if (position->value[cell]) {
            if (position->value[cell] != digits[i % 2] + 1)
                return false;
            continue;
        }
        if (!position_has(position, cell, digits[i % 2]))
            return false;
        others |= others_of(r, i);
        same &= others_of(r, i);
        r->extras[r->extra_count++] = i;
    }
    if (r->type == RECTANGLE_AVOIDABLE_1) {
        if (r->extra_count != 1)
            return false;
        struct step *step = start(r);
        step_eliminate(step, position, extra_cells(r), digits[r->extras[0] % 2]);
        return search_report(r->search);
    }
    if (r->extra_count != 2 || bit_count(others) != 1 || same != others)
        return false;
    struct step *step = start(r);
    step_eliminate(step, position, topology_common_peers(r->search->topology, extra_cells(r)),
                   bit_first(others));
    return search_report(r->search);
}

/* The digits are those of two adjacent corners, or one of these and one common to the open corners.
 */
static bool find_avoidable(struct rectangle *r)
{
    const struct position *position = r->search->position;
    unsigned even = 0, odd = 0, side = r->search->topology->side;
    for (unsigned i = 0; i < 4; i++) {
        unsigned value = position->value[r->corner[i]];
        if (value && i % 2)
            odd = value;
        else if (value)
            even = value;
    }
    if (!even && !odd)
        return false;
    for (unsigned a = even ? even : 1; a <= (even ? even : side); a++) {
        for (unsigned b = odd ? odd : 1; b <= (odd ? odd : side); b++) {
            r->a = a - 1;
            r->b = b - 1;
            if (a != b && find_avoidable_with(r))
                return true;
        }
    }
    return false;
}

/* -------------------------------------------------------------------------------------- search */

static void place_at(struct rectangle *r, const struct rectangle_place *place)
{
    unsigned side = r->search->topology->side;
    r->row[0] = place->row[0];
    r->row[1] = place->row[1];
    r->column[0] = side + place->column[0];
    r->column[1] = side + place->column[1];
    rectangle_corners(place, side, r->corner);
}

/* True if nothing has changed that the type depends on: corners, and for some types their units. */
static bool is_known(const struct rectangle *r)
{
    const struct topology *topology = r->search->topology;
    bool has_units = r->type == RECTANGLE_TYPE_3 || r->type == RECTANGLE_TYPE_4 ||
                     r->type == RECTANGLE_TYPE_6 || r->type == RECTANGLE_HIDDEN;
    for (unsigned i = 0; i < 4; i++) {
        unsigned cell = r->corner[i], units = has_units ? topology->cell_unit_count[cell] : 0;
        if (!search_knows_cell(r->search, cell))
            return false;
        for (unsigned n = 0; n < units; n++)
            if (!search_knows_unit(r->search, topology->cell_units[cell][n]))
                return false;
    }
    return true;
}

/* Tries the two digits of START's corner. */
static bool find_open(struct rectangle *r, const struct rectangle_start *start)
{
    place_at(r, &start->place);
    if (is_known(r))
        return false;
    unsigned pair = r->search->position->candidates[r->corner[start->corner]];
    r->a = bit_first(pair);
    r->b = bit_first(pair & (pair - 1));
    r->extra_count = 0;
    for (unsigned k = 0; k < 4; k++)
        if (others_of(r, k))
            r->extras[r->extra_count++] = k;
    return find_type(r);
}

static bool find_all_open(struct rectangle *r, const struct rectangle_list *list)
{
    struct cellset open = r->search->position->open;
    while (!cellset_is_empty(open))
        for (unsigned i = list->first[cellset_pop(&open)]; i != RECTANGLE_NONE;
             i = list->open[i].next)
            if (list->open[i].types >> r->type & 1 && find_open(r, &list->open[i]))
                return true;
    return false;
}

static bool find_all_placed(struct rectangle *r, const struct rectangle_list *list)
{
    for (unsigned i = 0; i < list->placed_count; i++) {
        place_at(r, &list->placed[i]);
        if (!is_known(r) && find_avoidable(r))
            return true;
    }
    return false;
}

bool rectangle_find(struct search *search)
{
    struct rectangle_list *list = scratch_part(search, SCRATCH_RECTANGLES, sizeof *list);
    struct rectangle r = {.search = search,
                          .type = (enum rectangle_type)search->technique->variant};
    if (!list)
        return true;
    rectangle_list_update(list, search->position);
    if (!search->topology->layout->is_square || !(list->types >> r.type & 1))
        return false;
    return r.type >= RECTANGLE_AVOIDABLE_1 ? find_all_placed(&r, list) : find_all_open(&r, list);
}
