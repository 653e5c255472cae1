#include "rules/forms/fpuzzles_items.h"

#include <stdio.h>
#include <string.h>

#include "rules/kinds/kind.h"

/* In place of the usual number: there is none; no rule has it, so it is always written. */
enum { NO_NUMBER = -1, ALWAYS = -2 };

/* -------------------------------------------------------------------------------------- members */

/* Writes the name of the cell in ROW and COLUMN from 0, which may be beside the board. */
static void write_cell(const struct fpuzzles_sheet *sheet, int row, int column)
{
    text_out_string(sheet->out, "\"R");
    text_out_number(sheet->out, (uint64_t)row + 1, 0);
    text_out_char(sheet->out, 'C');
    text_out_number(sheet->out, (uint64_t)column + 1, 0);
    text_out_char(sheet->out, '"');
}

static void write_cells(const struct fpuzzles_sheet *sheet, const uint16_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        text_out_string(sheet->out, i ? "," : "");
        write_cell(sheet, (int)(cells[i] / sheet->side), (int)(cells[i] % sheet->side));
    }
}

static void write_value(const struct fpuzzles_sheet *sheet, const char *value)
{
    text_out_string(sheet->out, ",\"value\":\"");
    text_out_string(sheet->out, value);
    text_out_char(sheet->out, '"');
}

/* Writes the number of RULE unless it is the usual one. */
static void write_number(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                         const struct sudoku_rule *rule)
{
    char text[16];
    if (key->number == NO_NUMBER || kind_number(rule) == key->number)
        return;
    snprintf(text, sizeof text, "%d", kind_number(rule));
    write_value(sheet, text);
}

static bool write_group(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                        const struct sudoku_rule *rule)
{
    text_out_string(sheet->out, "\"cells\":[");
    write_cells(sheet, rule->cells, rule->cell_count);
    text_out_char(sheet->out, ']');
    write_number(sheet, key, rule);
    return rule->cell_count <= sheet->side && rule->cell_count > (key->number == NO_NUMBER);
}

static bool write_line(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                       const struct sudoku_rule *rule)
{
    text_out_string(sheet->out, "\"lines\":[[");
    write_cells(sheet, rule->cells, rule->cell_count);
    text_out_string(sheet->out, "]]");
    write_number(sheet, key, rule);
    return rule->cell_count > 1;
}

/* A line whose cells come in pairs from both ends. */
static bool write_folded(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                         const struct sudoku_rule *rule)
{
    uint16_t cells[SHEET_MAX_CELLS];
    struct sudoku_rule line = *rule;
    if (rule->cell_count > SHEET_MAX_CELLS)
        return false;
    for (unsigned i = 0; i < rule->cell_count; i++)
        cells[i % 2 ? rule->cell_count - 1 - i / 2 : i / 2] = rule->cells[i];
    line.cells = cells;
    return write_line(sheet, key, &line);
}

/* A circle or pill, and a line that begins in it. */
static bool write_arrow(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                        const struct sudoku_rule *rule)
{
    const unsigned heads = rule->kind->heads ? rule->kind->heads : 1;
    (void)key;
    text_out_string(sheet->out, "\"cells\":[");
    write_cells(sheet, rule->cells, heads);
    text_out_string(sheet->out, "],\"lines\":[[");
    write_cells(sheet, rule->cells + heads - 1, rule->cell_count - heads + 1);
    text_out_string(sheet->out, "]]");
    return true;
}

/* A mark on the border between two cells. */
static bool write_pair(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                       const struct sudoku_rule *rule)
{
    return write_group(sheet, key, rule) && rule->cell_count == 2 &&
           form_are_neighbors(sheet->side, rule->cells[0], rule->cells[1]);
}

static bool write_roman(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                        const struct sudoku_rule *rule)
{
    bool is_written = write_pair(sheet, key, rule);
    write_value(sheet, rule->kind->name);
    return is_written;
}

static bool write_clone(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                        const struct sudoku_rule *rule)
{
    const unsigned half = rule->cell_count / 2;
    (void)key;
    text_out_string(sheet->out, "\"cells\":[");
    write_cells(sheet, rule->cells, half);
    text_out_string(sheet->out, "],\"cloneCells\":[");
    write_cells(sheet, rule->cells + half, half);
    text_out_char(sheet->out, ']');
    return kind_number(rule) == 2 && half == 1;
}

/* The label has the digits. */
static bool write_quadruple(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                            const struct sudoku_rule *rule)
{
    char digits[256] = ""; /* without digits there is no label */
    size_t length = rule->kind->label(rule, 0, digits, sizeof digits);
    for (char *c = digits; *c; c++)
        *c = *c == ' ' ? ',' : *c;
    bool is_written = write_group(sheet, key, rule);
    text_out_string(sheet->out, ",\"values\":[");
    text_out_string(sheet->out, digits);
    text_out_char(sheet->out, ']');
    return is_written && length < sizeof digits;
}

/* Writes the cell before the first one; false if it is not beside the board. */
static bool write_place(const struct fpuzzles_sheet *sheet, const struct sudoku_rule *rule,
                        int *down, int *right)
{
    const int side = (int)sheet->side, first = rule->cells[0];
    const int next = rule->cell_count > 1 ? rule->cells[1] : first + 1;
    *down = next / side - first / side;
    *right = next % side - first % side;
    text_out_string(sheet->out, "\"cell\":");
    const int row = first / side - *down, column = first % side - *right;
    write_cell(sheet, row, column);
    return row < 0 || row >= side || column < 0 || column >= side;
}

static bool write_outside(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                          const struct sudoku_rule *rule)
{
    int down, right;
    bool is_written = write_place(sheet, rule, &down, &right);
    write_number(sheet, key, rule);
    return is_written && rule->cell_count > 1;
}

static bool write_diagonal_sum(const struct fpuzzles_sheet *sheet, const struct fpuzzles_key *key,
                               const struct sudoku_rule *rule)
{
    int down, right;
    bool is_written = write_place(sheet, rule, &down, &right);
    const char direction[] = {down > 0 ? 'D' : 'U', right > 0 ? 'R' : 'L', '\0'};
    text_out_string(sheet->out, ",\"direction\":\"");
    text_out_string(sheet->out, direction);
    text_out_char(sheet->out, '"');
    write_number(sheet, key, rule);
    return is_written;
}

/* ----------------------------------------------------------------------------------------- keys */

static const struct fpuzzles_key keys[] = {
    {"anti-knight", "antiknight", NULL, NO_NUMBER},
    {"anti-king", "antiking", NULL, NO_NUMBER},
    {"anti-consecutive", "nonconsecutive", NULL, NO_NUMBER},
    {"disjoint set", "disjointgroups", NULL, NO_NUMBER},
    {"cage", "killercage", write_group, 0},
    {"different digits", "extraregion", write_group, NO_NUMBER},
    {"sets of the same digits", "clone", write_clone, NO_NUMBER},
    {"arrow", "arrow", write_arrow, NO_NUMBER},
    {"pill arrow", "arrow", write_arrow, NO_NUMBER},
    {"thermometer", "thermometer", write_line, NO_NUMBER},
    {"palindrome line", "palindrome", write_line, NO_NUMBER},
    {"between line", "betweenline", write_line, NO_NUMBER},
    {"renban line", "renban", write_line, NO_NUMBER},
    {"whisper line", "whispers", write_line, 5},
    {"region sum line", "regionsumline", write_line, NO_NUMBER},
    {"entropic line", "entropicline", write_line, NO_NUMBER},
    {"modular line", "modularline", write_line, 3},
    {"double arrow", "doublearrow", write_line, NO_NUMBER},
    {"zipper line", "zipperline", write_folded, NO_NUMBER},
    {"lockout line", "lockout", write_line, 4},
    {"white dot", "difference", write_pair, NO_NUMBER},
    {"difference cage", "difference", write_pair, ALWAYS},
    {"black dot", "ratio", write_pair, NO_NUMBER},
    {"quotient cage", "ratio", write_pair, ALWAYS},
    {"X", "xv", write_roman, NO_NUMBER},
    {"V", "xv", write_roman, NO_NUMBER},
    {"quadruple", "quadruple", write_quadruple, NO_NUMBER},
    {"little killer", "littlekillersum", write_diagonal_sum, ALWAYS},
    {"sandwich", "sandwichsum", write_outside, ALWAYS},
    {"X-sum", "xsum", write_outside, ALWAYS},
    {"skyscraper clue", "skyscraper", write_outside, ALWAYS},
    {"numbered room", "numberedroom", write_outside, ALWAYS},
};

enum { KEYS = sizeof keys / sizeof keys[0] };

const struct fpuzzles_key *fpuzzles_key(unsigned index)
{
    return index < KEYS ? &keys[index] : NULL;
}

const struct fpuzzles_key *fpuzzles_key_of(const struct sudoku_rule *rule)
{
    for (unsigned i = 0; i < KEYS; i++)
        if (strcmp(keys[i].kind, rule->kind->name) == 0)
            return &keys[i];
    return NULL;
}
