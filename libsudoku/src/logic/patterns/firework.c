#include "logic/patterns/firework.h"

/* A crossing of a row and a column in a box, and a wing of each line: the cell outside the box. */
struct firework {
    struct search *search;
    unsigned row, column, box; /* units */
    unsigned crossing, row_wing, column_wing;
    unsigned digits; /* that these three cells hold, one of each at least */
};

/* The cells of UNIT with DIGIT outside the box. */
static struct cellset outside(const struct firework *firework, unsigned unit, unsigned digit)
{
    return cellset_minus(position_cells(firework->search->position, unit, digit),
                         firework->search->topology->unit[firework->box]);
}

/* The digits that both lines lack and have in one cell outside the box, at most. */
static unsigned scarce_digits(const struct firework *firework)
{
    const struct position *position = firework->search->position;
    unsigned digits = 0;
    for (unsigned digit = 0; digit < firework->search->topology->side; digit++)
        if (position->places[firework->row][digit] && position->places[firework->column][digit] &&
            cellset_count(outside(firework, firework->row, digit)) <= 1 &&
            cellset_count(outside(firework, firework->column, digit)) <= 1)
            digits |= 1u << digit;
    return digits;
}

/* Those of DIGITS that both lines have outside the box in the wings only. */
static unsigned digits_within(const struct firework *firework, unsigned digits)
{
    unsigned within = 0;
    while (digits) {
        unsigned digit = bit_pop(&digits);
        if (cellset_is_subset(outside(firework, firework->row, digit),
                              cellset_of(firework->row_wing)) &&
            cellset_is_subset(outside(firework, firework->column, digit),
                              cellset_of(firework->column_wing)))
            within |= 1u << digit;
    }
    return within;
}

/* ---------------------------------------------------------------------------------- conclusions */

static void keep_only(struct search *search, unsigned cell, unsigned digits)
{
    for (unsigned gone = search->position->candidates[cell] & ~digits; gone;)
        step_eliminate(&search->step, search->position, cellset_of(cell), bit_pop(&gone));
}

static void add_places(struct search *search, const struct firework *firework)
{
    for (unsigned digits = firework->digits; digits;) {
        unsigned digit = bit_pop(&digits);
        step_add_place(&search->step, firework->row, digit);
        step_add_place(&search->step, firework->column, digit);
    }
}

static bool report_triple(struct firework *firework)
{
    struct search *search = firework->search;
    const unsigned cells[] = {firework->crossing, firework->row_wing, firework->column_wing};
    struct cellset all = cellset_none();
    search_start(search);
    for (unsigned i = 0; i < 3; i++) {
        keep_only(search, cells[i], firework->digits);
        cellset_add(&all, cells[i]);
    }
    step_add_cells(&search->step, all);
    add_places(search, firework);
    return search_report(search);
}

static bool report_quadruple(const struct firework *a, const struct firework *b)
{
    struct search *search = a->search;
    struct cellset all = cellset_none();
    const unsigned cells[] = {a->crossing, b->crossing, a->row_wing, a->column_wing};
    const unsigned kept[] = {a->digits, b->digits, a->digits | b->digits, a->digits | b->digits};
    search_start(search);
    for (unsigned i = 0; i < 4; i++) {
        keep_only(search, cells[i], kept[i]);
        cellset_add(&all, cells[i]);
    }
    step_add_cells(&search->step, all);
    add_places(search, a);
    add_places(search, b);
    return search_report(search);
}

/* --------------------------------------------------------------------------------------- search */

/* Sets the crossing and its lines; rows come first, then columns. */
static void set_crossing(struct firework *firework, unsigned cell)
{
    unsigned side = firework->search->topology->side;
    firework->crossing = cell;
    firework->row = cell / side;
    firework->column = side + cell % side;
}

/* Tries the corner opposite to the crossing of A with two other digits, in any of its boxes. */
static bool find_opposite(const struct firework *a)
{
    const struct topology *topology = a->search->topology;
    struct firework b = {
        .search = a->search, .row_wing = a->column_wing, .column_wing = a->row_wing};
    set_crossing(&b,
                 a->column_wing / topology->side * topology->side + a->row_wing % topology->side);
    /* Each pair of corners is met from both. */
    if (b.crossing < a->crossing || a->search->position->value[b.crossing])
        return false;
    for (unsigned n = 0; n < topology->cell_unit_count[b.crossing]; n++) {
        b.box = topology->cell_units[b.crossing][n];
        if (topology_is_line(topology, b.box) || cellset_has(&topology->unit[b.box], b.row_wing) ||
            cellset_has(&topology->unit[b.box], b.column_wing))
            continue;
        b.digits = digits_within(&b, scarce_digits(&b) & ~a->digits);
        if (bit_count(b.digits) == 2 && report_quadruple(a, &b))
            return true;
    }
    return false;
}

static bool try_wings(struct firework *firework, unsigned scarce)
{
    firework->digits = digits_within(firework, scarce);
    unsigned count = bit_count(firework->digits);
    if (firework->search->technique->variant == FIREWORK_TRIPLE)
        return count == 3 && report_triple(firework);
    return count == 2 && find_opposite(firework);
}

/* Tries the open cells of both lines outside the box as wings. */
static bool try_box(struct firework *firework)
{
    const struct position *position = firework->search->position;
    const struct cellset *unit = firework->search->topology->unit;
    const struct cellset open = cellset_minus(position->open, unit[firework->box]);
    unsigned scarce = scarce_digits(firework);
    if (bit_count(scarce) < (firework->search->technique->variant == FIREWORK_TRIPLE ? 3 : 2))
        return false;
    for (struct cellset a = cellset_and(unit[firework->row], open); !cellset_is_empty(a);) {
        firework->row_wing = cellset_pop(&a);
        for (struct cellset b = cellset_and(unit[firework->column], open); !cellset_is_empty(b);) {
            firework->column_wing = cellset_pop(&b);
            if (try_wings(firework, scarce))
                return true;
        }
    }
    return false;
}

bool firework_find(struct search *search)
{
    const struct topology *topology = search->topology;
    struct firework firework = {.search = search};
    struct cellset open = search->position->open;
    if (!topology->layout->is_square)
        return false;
    while (!cellset_is_empty(open)) {
        set_crossing(&firework, cellset_pop(&open));
        for (unsigned n = 0; n < topology->cell_unit_count[firework.crossing]; n++) {
            firework.box = topology->cell_units[firework.crossing][n];
            if (!topology_is_line(topology, firework.box) &&
                (search_tick(search) || try_box(&firework)))
                return true;
        }
    }
    return false;
}
