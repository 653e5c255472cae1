#include "rules/forms/killer.h"

#include <string.h>

#include "text/read/lines/ruled.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, MAX_CELLS = FORM_MAX_SIDE * FORM_MAX_SIDE, MAX_SUM = 45 };

/* The cage of each cell, a number below MAX_CELLS, and the sums of cages. */
struct killer_cages {
    unsigned side;
    unsigned cage[MAX_CELLS];
    unsigned sum[MAX_CELLS];
};

/* Writes all cages; PLACES has the byte of the text of each cell. */
static enum sudoku_status write_cages(struct form_writer *writer, const struct killer_cages *cages,
                                      const size_t *places)
{
    const unsigned count = cages->side * cages->side;
    for (unsigned cage = 0; cage < MAX_CELLS; cage++) {
        unsigned cells[FORM_MAX_SIDE + 1], found = 0;
        for (unsigned cell = 0; cell < count; cell++) {
            if (cages->cage[cell] != cage)
                continue;
            if (found == cages->side)
                return form_fail(writer, places[cell],
                                 "expected at most %u cells in a cage, found "
                                 "more",
                                 cages->side);
            cells[found++] = cell;
        }
        if (found)
            form_cage(writer, cages->side, cells, found, cages->sum[cage]);
    }
    return SUDOKU_OK;
}

/* ------------------------------------------------------------------- numbers between colons */

/* Takes a number up to MAX at *AT. False: there is none. */
static bool take_number(const struct form_writer *writer, size_t *at, unsigned max,
                        unsigned *number)
{
    const size_t start = *at;
    for (*number = 0; *at < writer->length && writer->text[*at] >= '0' && writer->text[*at] <= '9';
         ++*at)
        if ((*number = *number * 10 + (unsigned)(writer->text[*at] - '0')) > max)
            return false;
    return *at > start;
}

static bool take_char(const struct form_writer *writer, size_t *at, char c)
{
    bool is_there = *at < writer->length && writer->text[*at] == c;
    *at += is_there;
    return is_there;
}

/* Takes the size of boxes and the marks of other rules up to the cells. */
static enum sudoku_status take_head(struct form_writer *writer, size_t *at,
                                    struct killer_cages *cages)
{
    unsigned rows, columns;
    if (!take_number(writer, at, FORM_MAX_SIDE, &rows) || !take_char(writer, at, 'x') ||
        !take_number(writer, at, FORM_MAX_SIDE, &columns) || !take_char(writer, at, ':') ||
        rows * columns < 2 || rows * columns > FORM_MAX_SIDE)
        return form_fail(writer, 0, "expected the size of boxes, such as 3x3:");
    if (rows != form_box_rows(rows * columns))
        return form_fail(writer, 0, "boxes of %u rows and %u columns are not supported", rows,
                         columns);
    cages->side = rows * columns;
    form_board(writer, cages->side, NULL);
    while (!take_char(writer, at, 'k')) {
        if (take_char(writer, at, 'd')) {
            form_item(writer, "Diagonal~1");
            form_item(writer, "Diagonal~-1");
        }
        if (!take_char(writer, at, ':'))
            return form_fail(writer, *at, "the rule '%c' of this form is not supported",
                             *at < writer->length ? writer->text[*at] : ' ');
    }
    return take_char(writer, at, ':')
               ? SUDOKU_OK
               : form_fail(writer, *at, "expected a colon after the k of killers");
}

enum sudoku_status killer_write_string(struct form_writer *writer)
{
    enum { SUM = 256 };
    struct killer_cages cages = {.side = 0};
    size_t places[MAX_CELLS], at = 0;
    unsigned number;
    enum sudoku_status status = take_head(writer, &at, &cages);
    if (status != SUDOKU_OK)
        return status;
    bool is_known[MAX_CELLS] = {false};
    for (unsigned cell = 0; cell < cages.side * cages.side; cell++) {
        bool is_separate = !cell || take_char(writer, &at, ':');
        places[cell] = at;
        if (!is_separate || !take_number(writer, &at, SUM * 1000, &number))
            return form_fail(writer, at, "expected the numbers of %u cells, found those of %u",
                             cages.side * cages.side, cell);
        unsigned cage = number % SUM, sum = number / SUM;
        if (is_known[cage] && cages.sum[cage] != sum)
            return form_fail(writer, places[cell], "expected the sum %u of cage %u, found %u",
                             cages.sum[cage], cage, sum);
        is_known[cage] = true;
        cages.cage[cell] = cage;
        cages.sum[cage] = sum;
    }
    (void)take_char(writer, &at, ':');
    if (at < writer->length)
        return form_fail(writer, at, "expected the end of the cells, found more");
    return write_cages(writer, &cages, places);
}

/* ------------------------------------------------------------------------- sums and pointers */

/* Rows and columns that a pointer goes down and right. False: C is none. */
static bool pointer_of(char c, int *down, int *right)
{
    static const char pointers[] = "`^'<>,v.";
    static const signed char moves[][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                                           {0, 1},   {1, -1}, {1, 0},  {1, 1}};
    const char *found = c ? strchr(pointers, c) : NULL;
    if (!found)
        return false;
    *down = moves[found - pointers][0];
    *right = moves[found - pointers][1];
    return true;
}

/* The cell with the sum of CELL, or CELLS: pointers lead outside or in a circle. */
static unsigned find_sum(const char *text, unsigned cell)
{
    int down, right;
    for (unsigned steps = 0; steps < CELLS; steps++) {
        if (!pointer_of(text[cell], &down, &right))
            return cell;
        int row = (int)(cell / SIDE) + down, column = (int)(cell % SIDE) + right;
        if (row < 0 || row >= SIDE || column < 0 || column >= SIDE)
            return CELLS;
        cell = (unsigned)(row * SIDE + column);
    }
    return CELLS;
}

enum sudoku_status killer_write_line(struct form_writer *writer)
{
    struct killer_cages cages = {.side = SIDE};
    size_t places[CELLS];
    for (unsigned cell = 0; cell < CELLS; cell++) {
        places[cell] = cell;
        cages.cage[cell] = find_sum(writer->text, cell);
        if (cages.cage[cell] == CELLS)
            return form_fail(writer, cell,
                             "expected a pointer '%c' to the sum of a cage, found one that leads "
                             "outside or in a circle",
                             writer->text[cell]);
        int sum = text_killer_sum(writer->text[cell]);
        cages.sum[cell] = sum > 0 && sum <= MAX_SUM ? (unsigned)sum : 0;
    }
    return write_cages(writer, &cages, places);
}
