#include "logic/patterns/exocet.h"

enum { BOX_SIDE = 3, SIDE = 9, MIN_DIGITS = 3, MAX_DIGITS = 4, CROSS_LINES = 3 };

/* An exocet in rows; in columns all cells are transposed. */
struct exocet {
    struct search *search;
    bool is_transposed;
    unsigned band;
    unsigned digits; /* of the base */
    unsigned base[2];
    unsigned target[2];
    unsigned cross[CROSS_LINES]; /* columns: that beside the base, then those of the targets */
};

static unsigned cell_at(const struct exocet *exocet, unsigned row, unsigned column)
{
    return exocet->is_transposed ? SIDE * column + row : SIDE * row + column;
}

/* The unit of a column; rows come first, then columns. */
static unsigned cross_unit(const struct exocet *exocet, unsigned column)
{
    return exocet->is_transposed ? column : SIDE + column;
}

/* The digits that CELL has or may have. */
static unsigned digits_of(const struct exocet *exocet, unsigned cell)
{
    const struct position *position = exocet->search->position;
    unsigned value = position->value[cell];
    return value ? 1u << (value - 1) : position->candidates[cell];
}

/* ------------------------------------------------------------------------------- cross lines */

/* The rows outside the band where cross line I may have DIGIT, as bits. */
static unsigned rows_of(const struct exocet *exocet, unsigned i, unsigned digit)
{
    unsigned rows = 0;
    for (unsigned row = 0; row < SIDE; row++)
        if (row / BOX_SIDE != exocet->band &&
            digits_of(exocet, cell_at(exocet, row, exocet->cross[i])) >> digit & 1)
            rows |= 1u << row;
    return rows;
}

/* True if outside the band DIGIT is in at most two of the cross lines: two lines, rows or cross
 * lines, hold all its places. */
static bool fits_twice_at_most(const struct exocet *exocet, unsigned digit)
{
    for (unsigned covered = 0; covered < 1u << CROSS_LINES; covered++) {
        unsigned rows = 0;
        for (unsigned i = 0; i < CROSS_LINES; i++)
            rows |= covered >> i & 1 ? 0 : rows_of(exocet, i, digit);
        if (bit_count(covered) + bit_count(rows) <= 2)
            return true;
    }
    return false;
}

static bool have_limited_digits(const struct exocet *exocet)
{
    for (unsigned digits = exocet->digits; digits;)
        if (!fits_twice_at_most(exocet, bit_pop(&digits)))
            return false;
    return true;
}

/* True if the cross lines without a target of their own have room outside the band for FIRST,
 * which is in the first target, and SECOND, which is in the second. */
static bool have_room(const struct exocet *exocet, unsigned first, unsigned second)
{
    for (unsigned a = rows_of(exocet, 0, first); a;) {
        unsigned row_a = bit_pop(&a);
        for (unsigned b = rows_of(exocet, 0, second) & ~(1u << row_a); b;) {
            unsigned row_b = bit_pop(&b);
            if ((rows_of(exocet, 2, first) & ~(1u << row_a)) &&
                (rows_of(exocet, 1, second) & ~(1u << row_b)))
                return true;
        }
    }
    return false;
}

/* ------------------------------------------------------------------------------- conclusions */

/* The candidates of the base cells, then the targets, that occur in a compatible pair of digits. */
struct compatible {
    unsigned base[2];
    unsigned target[2];
};

/* Adds the pair of FIRST in the first target and SECOND in the second. */
static void add_pair(const struct exocet *exocet, struct compatible *compatible, unsigned first,
                     unsigned second)
{
    unsigned a = 1u << first, b = 1u << second;
    unsigned base[2] = {digits_of(exocet, exocet->base[0]), digits_of(exocet, exocet->base[1])};
    bool is_straight = base[0] & a && base[1] & b, is_crossed = base[0] & b && base[1] & a;
    if ((!is_straight && !is_crossed) || !have_room(exocet, first, second))
        return;
    compatible->target[0] |= a;
    compatible->target[1] |= b;
    compatible->base[0] |= (is_straight ? a : 0) | (is_crossed ? b : 0);
    compatible->base[1] |= (is_straight ? b : 0) | (is_crossed ? a : 0);
}

static struct compatible find_compatible(const struct exocet *exocet)
{
    struct compatible compatible = {{0, 0}, {0, 0}};
    for (unsigned firsts = digits_of(exocet, exocet->target[0]) & exocet->digits; firsts;) {
        unsigned first = bit_pop(&firsts);
        unsigned seconds = digits_of(exocet, exocet->target[1]) & exocet->digits & ~(1u << first);
        while (seconds)
            add_pair(exocet, &compatible, first, bit_pop(&seconds));
    }
    return compatible;
}

static void keep_only(struct exocet *exocet, unsigned cell, unsigned digits)
{
    const struct position *position = exocet->search->position;
    for (unsigned gone = position->candidates[cell] & ~digits; gone;)
        step_eliminate(&exocet->search->step, position, cellset_of(cell), bit_pop(&gone));
}

/* The fins are the digits of the base in the targets. */
static void add_premises(struct exocet *exocet)
{
    const struct position *position = exocet->search->position;
    struct step *step = &exocet->search->step;
    for (unsigned i = 0; i < 2; i++) {
        unsigned target = exocet->target[i];
        step_add_cells(step, cellset_of(exocet->base[i]));
        for (unsigned digits = position->candidates[target] & exocet->digits; digits;)
            step_add_fins(step, cellset_of(target), bit_pop(&digits));
    }
    for (unsigned i = 0; i < CROSS_LINES; i++)
        for (unsigned digits = exocet->digits; digits;) {
            unsigned digit = bit_pop(&digits), unit = cross_unit(exocet, exocet->cross[i]);
            if (position->places[unit][digit])
                step_add_place(step, unit, digit);
        }
}

static bool conclude(struct exocet *exocet)
{
    const struct compatible compatible = find_compatible(exocet);
    if (!compatible.target[0] || !have_limited_digits(exocet))
        return false;
    search_start(exocet->search);
    for (unsigned i = 0; i < 2; i++) {
        keep_only(exocet, exocet->base[i], compatible.base[i]);
        keep_only(exocet, exocet->target[i], compatible.target[i]);
    }
    if (step_is_empty(&exocet->search->step))
        return false;
    add_premises(exocet);
    return search_report(exocet->search);
}

/* ------------------------------------------------------------------------------------ search */

/* Chooses target I in BOX of the band, in another row than ROW; its companion in the third row has
 * no digit of the base. */
static bool choose_target(struct exocet *exocet, unsigned i, unsigned row)
{
    unsigned base_box = exocet->cross[0] / BOX_SIDE;
    unsigned box = i ? (base_box == 2 ? 1 : 2) : base_box == 0;
    if (i == 2)
        return conclude(exocet);
    for (unsigned k = 0; k < 2 * BOX_SIDE; k++) {
        unsigned column = BOX_SIDE * box + k / 2;
        unsigned own = BOX_SIDE * exocet->band + (row + 1 + k % 2) % BOX_SIDE;
        unsigned other = BOX_SIDE * exocet->band + (row + 2 - k % 2) % BOX_SIDE;
        unsigned cell = cell_at(exocet, own, column);
        if (!(exocet->search->position->candidates[cell] & exocet->digits) ||
            digits_of(exocet, cell_at(exocet, other, column)) & exocet->digits)
            continue;
        exocet->target[i] = cell;
        exocet->cross[i + 1] = column;
        if (choose_target(exocet, i + 1, row))
            return true;
    }
    return false;
}

/* Tries the two cells beside that of ROW and COLUMN in its box as the base. */
static bool try_base(struct exocet *exocet, unsigned row, unsigned column)
{
    unsigned first = column / BOX_SIDE * BOX_SIDE;
    exocet->band = row / BOX_SIDE;
    exocet->cross[0] = column;
    exocet->base[0] = cell_at(exocet, row, first + (column + 1) % BOX_SIDE);
    exocet->base[1] = cell_at(exocet, row, first + (column + 2) % BOX_SIDE);
    const uint16_t *candidates = exocet->search->position->candidates;
    unsigned a = candidates[exocet->base[0]], b = candidates[exocet->base[1]];
    exocet->digits = a | b;
    unsigned count = bit_count(exocet->digits);
    return a && b && count >= MIN_DIGITS && count <= MAX_DIGITS &&
           choose_target(exocet, 0, row % BOX_SIDE);
}

bool exocet_find(struct search *search)
{
    const struct sudoku_layout *layout = search->topology->layout;
    struct exocet exocet = {.search = search};
    if (layout->side != SIDE || !layout->is_square || layout->box_rows != BOX_SIDE)
        return false;
    for (unsigned i = 0; i < 2 * SIDE * SIDE; i++) {
        exocet.is_transposed = i >= SIDE * SIDE;
        if (search_tick(search) || try_base(&exocet, i / SIDE % SIDE, i % SIDE))
            return true;
    }
    return false;
}
