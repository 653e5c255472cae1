#include "logic/patterns/exocet_frame.h"

enum { BOX_SIDE = 3, MIN_DIGITS = 3, MAX_DIGITS = 4, MAX_COVERS = 2 };

static unsigned cell_at(const struct exocet *exocet, unsigned row, unsigned column)
{
    return exocet->is_transposed ? EXOCET_SIDE * column + row : EXOCET_SIDE * row + column;
}

/* The unit of a column; rows come first, then columns. */
static unsigned column_unit(const struct exocet *exocet, unsigned column)
{
    return exocet->is_transposed ? column : EXOCET_SIDE + column;
}

/* The digits that CELL has or may have. */
static unsigned digits_of(const struct exocet *exocet, unsigned cell)
{
    const struct position *position = exocet->search->position;
    unsigned value = position->value[cell];
    return value ? 1u << (value - 1) : position->candidates[cell];
}

/* Lists the rows of each line that may have each digit: not where the base sees it. */
static void list_rows(struct exocet *exocet, unsigned line)
{
    for (unsigned digit = 0; digit < EXOCET_SIDE; digit++)
        exocet->rows[line][digit] = 0;
    for (unsigned row = 0; row < EXOCET_SIDE; row++) {
        bool in_band = row / BOX_SIDE == exocet->row / BOX_SIDE;
        if (row == exocet->row || (in_band && line == 0))
            continue;
        for (unsigned left = digits_of(exocet, cell_at(exocet, row, exocet->columns[line])); left;)
            exocet->rows[line][bit_pop(&left)] |= (uint16_t)(1u << row);
    }
}

/* --------------------------------------------------------------------------------------- covers */

/* The rows of LINE outside the targets that may have DIGIT. */
static unsigned rows_outside(const struct exocet *exocet, unsigned line, unsigned digit)
{
    unsigned rows = exocet->rows[line][digit];
    for (unsigned i = 0; i < 2; i++)
        if (exocet->targets[i].line == line)
            rows &= ~(1u << exocet->targets[i].row);
    return rows;
}

/* The rows that hold all places of DIGIT outside the targets and outside the lines in COVERED. */
static unsigned rows_without(const struct exocet *exocet, unsigned covered, unsigned digit)
{
    unsigned rows = 0;
    for (unsigned line = 0; line < EXOCET_LINES; line++)
        rows |= covered >> line & 1 ? 0 : rows_outside(exocet, line, digit);
    return rows;
}

/* True if outside the targets two rows or lines across hold all places of DIGIT. */
static bool fits_twice_at_most(const struct exocet *exocet, unsigned digit)
{
    for (unsigned covered = 0; covered < 1u << EXOCET_LINES; covered++)
        if (bit_count(covered) + bit_count(rows_without(exocet, covered, digit)) <= MAX_COVERS)
            return true;
    return false;
}

static bool have_limited_digits(const struct exocet *exocet)
{
    for (unsigned digits = exocet->digits; digits;)
        if (!fits_twice_at_most(exocet, bit_pop(&digits)))
            return false;
    return true;
}

struct cellset exocet_uncrossed(const struct exocet *exocet, unsigned digit)
{
    struct cellset cells = cellset_none();
    for (unsigned covered = 0; covered < 1u << EXOCET_LINES; covered++) {
        unsigned rows = rows_without(exocet, covered, digit);
        if (bit_count(covered) + bit_count(rows) != MAX_COVERS)
            continue;
        while (rows) {
            unsigned row = bit_pop(&rows);
            for (unsigned column = 0; column < EXOCET_SIDE; column++)
                if (column != exocet->columns[0] && column != exocet->columns[1] &&
                    column != exocet->columns[2])
                    cellset_add(&cells, cell_at(exocet, row, column));
        }
    }
    return cells;
}

/* ----------------------------------------------------------------------------------------- ways */

/* The digits of the two targets, being placed in the lines across. */
struct room {
    const struct exocet *exocet;
    unsigned digits[2];
    unsigned used_rows[2];               /* by digit */
    unsigned row_of_first[EXOCET_LINES]; /* of the first digit */
};

/* True if there is room for the digits in lines STEP / 2 and later, the second one if STEP is odd.
 */
static bool has_room(struct room *room, unsigned step)
{
    const struct exocet *exocet = room->exocet;
    unsigned line = step / 2, k = step % 2;
    if (line == EXOCET_LINES)
        return true;
    unsigned rows = rows_outside(exocet, line, room->digits[k]);
    if (exocet->targets[k].line == line)
        rows = 1u << exocet->targets[k].row;
    if (k)
        rows &= ~(1u << room->row_of_first[line]);
    for (rows &= ~room->used_rows[k]; rows;) {
        unsigned row = bit_pop(&rows);
        if (!k)
            room->row_of_first[line] = row;
        room->used_rows[k] |= 1u << row;
        bool is_enough = has_room(room, step + 1);
        room->used_rows[k] &= ~(1u << row);
        if (is_enough)
            return true;
    }
    return false;
}

/* Adds the ways with FIRST in the first target and SECOND in the second. */
static unsigned add_ways(const struct exocet *exocet, unsigned first, unsigned second,
                         struct exocet_way *ways)
{
    unsigned count = 0;
    struct room room = {.exocet = exocet, .digits = {first, second}};
    if (!has_room(&room, 0))
        return 0;
    for (unsigned i = 0; i < 2; i++) {
        const struct exocet_way way = {{i ? second : first, i ? first : second, first, second}};
        if (digits_of(exocet, exocet->cells[0]) >> way.digits[0] & 1 &&
            digits_of(exocet, exocet->cells[1]) >> way.digits[1] & 1)
            ways[count++] = way;
    }
    return count;
}

unsigned exocet_list_ways(const struct exocet *exocet, struct exocet_way ways[EXOCET_MAX_WAYS])
{
    unsigned count = 0;
    for (unsigned firsts = digits_of(exocet, exocet->cells[2]) & exocet->digits; firsts;) {
        unsigned first = bit_pop(&firsts);
        unsigned seconds = digits_of(exocet, exocet->cells[3]) & exocet->digits & ~(1u << first);
        while (seconds)
            count += add_ways(exocet, first, bit_pop(&seconds), ways + count);
    }
    return count;
}

/* ------------------------------------------------------------------------------------- premises */

void exocet_add_premises(const struct exocet *exocet)
{
    const struct position *position = exocet->search->position;
    struct step *step = &exocet->search->step;
    for (unsigned i = 0; i < 2; i++) {
        unsigned target = exocet->cells[2 + i];
        step_add_cells(step, cellset_of(exocet->cells[i]));
        for (unsigned digits = position->candidates[target] & exocet->digits; digits;)
            step_add_fins(step, cellset_of(target), bit_pop(&digits));
    }
    for (unsigned line = 0; line < EXOCET_LINES; line++)
        for (unsigned digits = exocet->digits; digits;) {
            unsigned digit = bit_pop(&digits), unit = column_unit(exocet, exocet->columns[line]);
            if (position->places[unit][digit])
                step_add_place(step, unit, digit);
        }
}

/* --------------------------------------------------------------------------------------- search */

enum { EXOCET_PLACES = EXOCET_LINES * EXOCET_SIDE };

struct exocet_walk {
    struct exocet exocet;
    bool is_junior;
    exocet_visit *visit;
    void *user;
};

/* Sets target I to the cell numbered PLACE of the lines across. Returns false if it cannot hold a
 * digit of the base. */
static bool set_target(struct exocet *exocet, unsigned i, unsigned place)
{
    const struct exocet_place at = {place / EXOCET_SIDE, place % EXOCET_SIDE};
    unsigned cell = cell_at(exocet, at.row, exocet->columns[at.line]);
    unsigned digits = exocet->search->position->candidates[cell] & exocet->digits;
    exocet->targets[i] = at;
    exocet->cells[2 + i] = cell;
    return digits && exocet->rows[at.line][bit_first(digits)] >> at.row & 1;
}

static bool is_in_band(const struct exocet *exocet, unsigned row)
{
    return row / BOX_SIDE == exocet->row / BOX_SIDE;
}

/* True if the targets are as the walk wants them: in the band, one in each line, or not both. */
static bool are_wanted(const struct exocet_walk *walk)
{
    const struct exocet *exocet = &walk->exocet;
    if (walk->is_junior) /* whose targets are chosen in the band */
        return exocet->targets[0].line != exocet->targets[1].line;
    return !is_in_band(exocet, exocet->targets[0].row) ||
           !is_in_band(exocet, exocet->targets[1].row);
}

/* Lists the cells of the lines across that may be a target; returns their number. */
static unsigned list_targets(struct exocet_walk *walk, unsigned *places)
{
    unsigned count = 0;
    for (unsigned place = 0; place < EXOCET_PLACES; place++)
        if ((!walk->is_junior || is_in_band(&walk->exocet, place % EXOCET_SIDE)) &&
            set_target(&walk->exocet, 0, place))
            places[count++] = place;
    return count;
}

static bool choose_targets(struct exocet_walk *walk)
{
    struct exocet *exocet = &walk->exocet;
    unsigned places[EXOCET_PLACES], count = list_targets(walk, places);
    for (unsigned a = 0; a < count; a++) {
        set_target(exocet, 0, places[a]);
        for (unsigned b = a + 1; b < count; b++)
            if (set_target(exocet, 1, places[b]) && are_wanted(walk) &&
                have_limited_digits(exocet) && walk->visit(exocet, walk->user))
                return true;
    }
    return false;
}

/* True if all lines across lack a digit of the base. */
static bool are_open(const struct exocet *exocet)
{
    for (unsigned line = 0; line < EXOCET_LINES; line++) {
        unsigned open = 0;
        for (unsigned digits = exocet->digits; digits;)
            open |= exocet->search->position
                        ->places[column_unit(exocet, exocet->columns[line])][bit_pop(&digits)];
        if (!open)
            return false;
    }
    return true;
}

/* Chooses the columns of the other two boxes of the band. */
static bool choose_columns(struct exocet_walk *walk)
{
    struct exocet *exocet = &walk->exocet;
    unsigned box = exocet->columns[0] / BOX_SIDE;
    unsigned first = box == 0 ? 1 : 0, second = box == 2 ? 1 : 2;
    list_rows(exocet, 0);
    for (unsigned i = 0; i < BOX_SIDE * BOX_SIDE; i++) {
        exocet->columns[1] = BOX_SIDE * first + i / BOX_SIDE;
        exocet->columns[2] = BOX_SIDE * second + i % BOX_SIDE;
        list_rows(exocet, 1);
        list_rows(exocet, 2);
        if (search_tick(exocet->search) || (are_open(exocet) && choose_targets(walk)))
            return true;
    }
    return false;
}

/* Tries the two cells beside that of ROW and COLUMN in its box as the base. */
static bool try_base(struct exocet_walk *walk, unsigned row, unsigned column)
{
    struct exocet *exocet = &walk->exocet;
    unsigned first = column / BOX_SIDE * BOX_SIDE;
    exocet->row = row;
    exocet->columns[0] = column;
    exocet->cells[0] = cell_at(exocet, row, first + (column + 1) % BOX_SIDE);
    exocet->cells[1] = cell_at(exocet, row, first + (column + 2) % BOX_SIDE);
    const uint16_t *candidates = exocet->search->position->candidates;
    unsigned a = candidates[exocet->cells[0]], b = candidates[exocet->cells[1]];
    exocet->digits = a | b;
    unsigned count = bit_count(exocet->digits);
    return a && b && count >= MIN_DIGITS && count <= MAX_DIGITS && choose_columns(walk);
}

bool exocet_each(struct search *search, bool is_junior, exocet_visit *visit, void *user)
{
    const struct sudoku_layout *layout = search->topology->layout;
    struct exocet_walk walk = {
        .exocet = {.search = search}, .is_junior = is_junior, .visit = visit, .user = user};
    if (layout->side != EXOCET_SIDE || !layout->is_square || layout->box_rows != BOX_SIDE)
        return false;
    for (unsigned i = 0; i < 2 * EXOCET_SIDE * EXOCET_SIDE; i++) {
        walk.exocet.is_transposed = i >= EXOCET_SIDE * EXOCET_SIDE;
        if (search_tick(search) || try_base(&walk, i / EXOCET_SIDE % EXOCET_SIDE, i % EXOCET_SIDE))
            return true;
    }
    return false;
}
