#include "logic/words/sector_words.h"

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

static void say_guardians(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    for (size_t i = 0; i < step->fin_count; i++) {
        const struct sudoku_node node = {step->fins[i].digit, 1, {step->fins[i].cell}};
        if (i)
            words_say_template(words, WORDS_COMMA);
        words_say_node(words, &node);
    }
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
                   slot_part("guardians", say_guardians, step));
    else
        words_fill(words, WORDS_NO_OTHER_WAY, cells);
}

/* -------------------------------------------------------------------------------------- exocets
 */

/* The targets: the cells of the fins. */
struct targets {
    uint16_t cells[2];
    size_t count;
};

static struct targets targets_of(const struct sudoku_step *step)
{
    struct targets targets = {.count = 0};
    for (size_t i = 0; i < step->fin_count && targets.count < 2; i++)
        if (!i || step->fins[i].cell != step->fins[i - 1].cell)
            targets.cells[targets.count++] = step->fins[i].cell;
    return targets;
}

/* True if an eliminated digit is in the base and a target, so that its pairs decide. */
static bool needs_pairs(const struct sudoku_step *step, sudoku_digitset digits)
{
    const struct targets targets = targets_of(step);
    sudoku_digitset in_targets = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->fin_count; i++)
        in_targets = sudoku_digitset_add(in_targets, step->fins[i].digit);
    for (size_t i = 0; i < step->elimination_count; i++) {
        bool is_target = false;
        for (size_t k = 0; k < targets.count; k++)
            is_target = is_target || step->eliminations[i].cell == targets.cells[k];
        if (sudoku_digitset_has(is_target ? digits : in_targets, step->eliminations[i].digit))
            return true;
    }
    return false;
}

void words_say_exocet(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct targets targets = targets_of(step);
    struct sector_lines lines = {.count = 0};
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->place_count && lines.count < LOGIC_MAX_UNITS; i++) {
        digits = sudoku_digitset_add(digits, step->places[i].digit);
        if (!lines.count || lines.units[lines.count - 1] != step->places[i].unit)
            lines.units[lines.count++] = step->places[i].unit;
    }
    words_fill(words, needs_pairs(step, digits) ? WORDS_EXOCET_PAIRS : WORDS_EXOCET,
               slot_cells("base", step->cells, step->cell_count), slot_digits("digits", digits),
               slot_units("lines", lines.units, lines.count),
               slot_cells("targets", targets.cells, targets.count));
}
