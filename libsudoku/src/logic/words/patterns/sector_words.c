#include "logic/words/patterns/sector_words.h"

#include "logic/words/slots.h"

/* --------------------------------------------------------------------------------------- sectors
 */

/* Rows or columns of the premises. */
struct sector_lines {
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count;
};

/* True if UNIT has a cell of the premises, with DIGIT as a candidate unless that is 0. */
static bool has_cell(const struct words *words, unsigned unit, unsigned digit)
{
    for (size_t i = 0; i < words->step->cell_count; i++)
        if (words_unit_has(words->layout, unit, words->step->cells[i]) &&
            (!digit || sudoku_digitset_has(words->candidates[words->step->cells[i]], digit)))
            return true;
    return false;
}

static struct sector_lines lines_of(const struct words *words, enum sudoku_unit_kind kind,
                                    unsigned digit)
{
    struct sector_lines lines = {.count = 0};
    for (unsigned unit = 0; unit < words->layout->unit_count && unit < LOGIC_MAX_UNITS; unit++)
        if (sudoku_layout_unit_kind(words->layout, unit) == kind && has_cell(words, unit, digit))
            lines.units[lines.count++] = (uint16_t)unit;
    return lines;
}

/* The digits of the premises by the direction in which they need fewer lines. */
struct shares {
    sudoku_digitset by_row, by_column;
};

static struct shares shares_of(const struct words *words)
{
    struct shares shares = {SUDOKU_DIGITSET_EMPTY, SUDOKU_DIGITSET_EMPTY};
    for (unsigned digit = 1; words->candidates && digit <= words->layout->side; digit++) {
        size_t in_rows = lines_of(words, SUDOKU_UNIT_ROW, digit).count;
        size_t in_columns = lines_of(words, SUDOKU_UNIT_COLUMN, digit).count;
        if (in_rows && in_rows <= in_columns)
            shares.by_row = sudoku_digitset_add(shares.by_row, digit);
        else if (in_rows)
            shares.by_column = sudoku_digitset_add(shares.by_column, digit);
    }
    return shares;
}

void words_say_sectors(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct sector_lines rows = lines_of(words, SUDOKU_UNIT_ROW, 0);
    const struct sector_lines columns = lines_of(words, SUDOKU_UNIT_COLUMN, 0);
    const struct shares shares = shares_of(words);
    if (shares.by_row && shares.by_column)
        words_fill(words, WORDS_SECTORS, slot_number("number", step->cell_count),
                   slot_units("rows", rows.units, rows.count),
                   slot_units("columns", columns.units, columns.count),
                   slot_digits("own", shares.by_row), slot_digits("other", shares.by_column));
    else
        words_fill(words, WORDS_NO_OTHER_WAY, slot_held("cells", step->cells, step->cell_count));
}

/* -------------------------------------------------------------------------------------- tridagon
 */

static sudoku_digitset fins_of(const struct sudoku_step *step, unsigned cell)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->fin_count; i++)
        if (step->fins[i].cell == cell)
            digits = sudoku_digitset_add(digits, step->fins[i].digit);
    return digits;
}

void words_say_tridagon(struct words *words)
{
    const struct sudoku_step *step = words->step;
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    const struct words_slot cells = slot_cells("cells", step->cells, step->cell_count);
    for (size_t i = 0; words->candidates && i < step->cell_count; i++)
        digits |= words->candidates[step->cells[i]] & ~fins_of(step, step->cells[i]);
    if (digits)
        words_fill(words, WORDS_TRIDAGON, slot_digits("digits", digits), cells,
                   slot_part("guardians", words_say_fins, step));
    else
        words_fill(words, WORDS_NO_OTHER_WAY, cells);
}
