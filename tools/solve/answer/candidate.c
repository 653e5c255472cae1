#include "solve/answer/candidate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the digit that TEXT names, a number or the puzzle's symbol of it; 0: none. */
static unsigned digit_of(const struct question_context *asked, const char *text)
{
    unsigned side = sudoku_layout_side(asked->board->layout);
    for (unsigned digit = 1; digit <= side; digit++) {
        struct buffer name = {0};
        question_add_digit(asked, digit, &name);
        buffer_add(&name, "", 1);
        bool is_same = strcmp(name.data, text) == 0;
        buffer_free(&name);
        if (is_same)
            return digit;
    }
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    return *end || number > side ? 0 : (unsigned)number;
}

/* Stores the cell in row and column of ASKED in *CELL. */
static bool find_cell(const struct question_context *asked, const char *name, uint16_t *cell)
{
    const struct sudoku_layout *layout = asked->board->layout;
    for (unsigned i = 0; i < sudoku_layout_cell_count(layout); i++) {
        char text[32];
        sudoku_layout_cell_name(layout, i, text, sizeof text);
        if (strcmp(text, name) != 0)
            continue;
        *cell = (uint16_t)i;
        return true;
    }
    return false;
}

/* Stores the name of a unit of both cells in NAME. Returns false if they share none. */
static bool find_shared_unit(const struct sudoku_layout *layout, unsigned a, unsigned b, char *name,
                             size_t size)
{
    const uint16_t *units, *others;
    unsigned count = sudoku_layout_cell_units(layout, a, &units);
    unsigned other_count = sudoku_layout_cell_units(layout, b, &others);
    for (unsigned i = 0; i < count * other_count; i++)
        if (units[i / other_count] == others[i % other_count]) {
            sudoku_layout_unit_name(layout, units[i / other_count], name, size);
            return true;
        }
    return false;
}

/* True if the digit of CELL was given, not placed. */
static bool is_given(const struct question_context *asked, unsigned cell)
{
    return asked->givens[cell] && !(asked->is_placed && asked->is_placed[cell]);
}

/* Returns the peer of CANDIDATE's cell with its digit among CELLS, a given if there is one; -1:
 * none. */
static int find_blocker(const struct question_context *asked, const uint8_t *cells,
                        const struct sudoku_candidate *candidate)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(asked->board->layout, candidate->cell, &peers);
    int blocker = -1;
    for (unsigned i = 0; i < count; i++)
        if (cells[peers[i]] == candidate->digit && (blocker < 0 || is_given(asked, peers[i])))
            blocker = peers[i];
    return blocker;
}

/* Says why the candidate is none: the digit that excludes it, if any, and where. */
static void say_blocker(const struct question_context *asked, const uint8_t *cells,
                        const struct sudoku_candidate *candidate, struct buffer *reason)
{
    const struct sudoku_layout *layout = asked->board->layout;
    int blocker = find_blocker(asked, cells, candidate);
    char cell[32], unit[32];
    if (blocker < 0 ||
        !find_shared_unit(layout, candidate->cell, (unsigned)blocker, unit, sizeof unit)) {
        buffer_printf(reason, ": it was excluded before");
        return;
    }
    sudoku_layout_cell_name(layout, (unsigned)blocker, cell, sizeof cell);
    buffer_printf(reason, ": %s%s in %s is %s",
                  is_given(asked, (unsigned)blocker) ? "the given " : "", cell, unit,
                  asked->options->candidate.digit);
}

bool candidate_find(const struct question_context *asked, const struct sudoku_logic *logic,
                    struct sudoku_candidate *candidate, struct buffer *reason)
{
    const struct asked_candidate *wanted = &asked->options->candidate;
    uint8_t cells[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    char name[32];
    snprintf(name, sizeof name, "r%uc%u", wanted->row, wanted->column);
    candidate->digit = (uint16_t)digit_of(asked, wanted->digit);
    if (!find_cell(asked, name, &candidate->cell))
        buffer_printf(reason, "the board has no cell %s", name);
    else if (!candidate->digit)
        buffer_printf(reason, "the board has no digit %s", wanted->digit);
    else if (sudoku_logic_get_position(logic, cells, candidates) != SUDOKU_OK ||
             cells[candidate->cell])
        buffer_printf(reason, "%s has a digit already", name);
    else if (sudoku_digitset_has(candidates[candidate->cell], candidate->digit))
        return true;
    else {
        buffer_printf(reason, "%s is no candidate of %s", wanted->digit, name);
        say_blocker(asked, cells, candidate, reason);
    }
    return false;
}
