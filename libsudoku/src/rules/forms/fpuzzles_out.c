#include "rules/forms/fpuzzles_out.h"

#include <stdio.h>
#include <string.h>

#include "rules/forms/fpuzzles_extrema.h"
#include "rules/forms/fpuzzles_items.h"
#include "rules/primitives/different.h"

enum { NO_REGION = 255 };

/* Kinds of which the whole puzzle has one member. */
static const char *const whole[] = {"diagonal", "strict kropki", "strict XV"};

enum { DIAGONAL, STRICT_KROPKI, STRICT_XV, WHOLE };

static bool is_of(const struct sudoku_rule *rule, const char *kind)
{
    return strcmp(rule->kind->name, kind) == 0;
}

/* True for a rule of the text itself. */
static bool is_own(const struct sudoku_rule *rule)
{
    return rule->parent < 0 && rule->choice == 0;
}

static const struct sudoku_rule *find(const struct fpuzzles_sheet *sheet, const char *kind)
{
    const struct sudoku_rule *rule;
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++)
        if (is_own(rule) && is_of(rule, kind))
            return rule;
    return NULL;
}

/* Writes "NAME": after a comma. */
static void write_name(const struct fpuzzles_sheet *sheet, const char *name)
{
    text_out_string(sheet->out, ",\"");
    text_out_string(sheet->out, name);
    text_out_string(sheet->out, "\":");
}

/* Writes all rules of the name of KEY. Returns the one that cannot be said, or NULL. */
static const struct sudoku_rule *write_key(const struct fpuzzles_sheet *sheet,
                                           const struct fpuzzles_key *key)
{
    const struct sudoku_rule *rule;
    bool has_any = false;
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++) {
        const struct fpuzzles_key *own = is_own(rule) ? fpuzzles_key_of(rule) : NULL;
        if (!own || strcmp(own->name, key->name) != 0)
            continue;
        if (!has_any)
            write_name(sheet, key->name);
        if (!own->write) {
            text_out_string(sheet->out, "true");
            return NULL;
        }
        text_out_string(sheet->out, has_any ? "},{" : "[{");
        has_any = true;
        if (!own->write(sheet, own, rule))
            return rule;
    }
    text_out_string(sheet->out, has_any ? "}]" : "");
    return NULL;
}

/* Writes the cells of an array of extrema, if it has any. */
static void write_cells(const struct fpuzzles_sheet *sheet, const char *name, const bool *members)
{
    bool has_any = false;
    for (unsigned cell = 0; cell < sheet->side * sheet->side; cell++) {
        if (!members[cell])
            continue;
        if (!has_any)
            write_name(sheet, name);
        text_out_string(sheet->out, has_any ? "\"},{\"cell\":\"R" : "[{\"cell\":\"R");
        text_out_number(sheet->out, cell / sheet->side + 1, 0);
        text_out_char(sheet->out, 'C');
        text_out_number(sheet->out, cell % sheet->side + 1, 0);
        has_any = true;
    }
    text_out_string(sheet->out, has_any ? "\"}]" : "");
}

static void write_whole(const struct fpuzzles_sheet *sheet)
{
    const struct sudoku_rule *rule;
    bool has_diagonal[2] = {false, false};
    for (unsigned i = 0; (rule = sudoku_rules_rule(sheet->rules, i)); i++) {
        if (!is_own(rule) || !is_of(rule, whole[DIAGONAL]))
            continue;
        bool is_rising = rule->cells[0] != 0;
        if (has_diagonal[is_rising])
            continue;
        write_name(sheet, is_rising ? "diagonal+" : "diagonal-");
        text_out_string(sheet->out, "true");
        has_diagonal[is_rising] = true;
    }
    bool has_kropki = find(sheet, whole[STRICT_KROPKI]), has_xv = find(sheet, whole[STRICT_XV]);
    if (!has_kropki && !has_xv)
        return;
    write_name(sheet, "negative");
    text_out_string(sheet->out, has_kropki ? "[\"ratio\",\"difference\"" : "[");
    text_out_string(sheet->out, has_kropki && has_xv ? "," : "");
    text_out_string(sheet->out, has_xv ? "\"xv\"]" : "]");
}

/* ---------------------------------------------------------------------------------------- board */

/* Counts a row or a column, or notes a region. False: it is neither. */
static bool take_unit(struct fpuzzles_sheet *sheet, const struct sudoku_rule *rule,
                      unsigned *regions)
{
    bool has_rows = false, has_columns = false;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        has_rows |= rule->cells[i] / sheet->side != rule->cells[0] / sheet->side;
        has_columns |= rule->cells[i] % sheet->side != rule->cells[0] % sheet->side;
    }
    if (rule->cell_count != sheet->side)
        return false;
    if (rule->kind == &different_kind && (!has_rows || !has_columns)) {
        sheet->lines++;
        return true;
    }
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (sheet->region[rule->cells[i]] != NO_REGION)
            return false;
        sheet->region[rule->cells[i]] = (uint8_t)*regions;
    }
    ++*regions;
    return true;
}

/* True if the regions are the boxes of a board without others. */
static bool has_boxes(const struct fpuzzles_sheet *sheet)
{
    const unsigned rows = form_box_rows(sheet->side), columns = sheet->side / rows;
    for (unsigned cell = 0; cell < sheet->side * sheet->side; cell++) {
        unsigned row = cell / sheet->side / rows * rows;
        unsigned column = cell % sheet->side / columns * columns;
        if (sheet->region[cell] != sheet->region[row * sheet->side + column])
            return false;
    }
    return true;
}

static bool is_unit(const struct sudoku_rule *rule)
{
    return rule->kind == &different_kind || is_of(rule, "region");
}

/* True if f-puzzles has RULE, which is no unit. */
static bool is_known(const struct sudoku_rule *rule)
{
    for (unsigned k = 0; k < WHOLE; k++)
        if (is_of(rule, whole[k]))
            return true;
    return fpuzzles_key_of(rule) || fpuzzles_is_greater(rule);
}

/* Returns what f-puzzles lacks, or NULL. Rules come first: some add cells beside the board. */
static const char *find_problem(struct fpuzzles_sheet *sheet)
{
    const struct sudoku_rules *rules = sheet->rules;
    const struct sudoku_rule *rule;
    unsigned regions = 0, side = sheet->side;
    if (side != sudoku_rules_columns(rules) || sudoku_rules_min_value(rules) != 1 ||
        sudoku_rules_value_count(rules) != side)
        return "a board or values of this size";
    for (unsigned i = 0; (rule = sudoku_rules_rule(rules, i)); i++)
        if (is_own(rule) && !is_unit(rule) && !is_known(rule))
            return rule->kind->name;
    if (sudoku_rules_cell_count(rules) != side * side)
        return "cells beside the board";
    memset(sheet->region, NO_REGION, sizeof sheet->region);
    for (unsigned i = 0; (rule = sudoku_rules_rule(rules, i)); i++)
        if (is_own(rule) && is_unit(rule) && !take_unit(sheet, rule, &regions))
            return rule->kind->name;
    /* Boxes of one row are rows. */
    bool has_row_boxes = form_box_rows(side) == 1;
    if (side > 1 && sheet->lines != 2 * side && !(has_row_boxes && sheet->lines == 3 * side))
        return "rows and columns with equal digits";
    if (regions != side && !(has_row_boxes && regions == 0))
        return "a board without boxes";
    if (find(sheet, "anti-consecutive") &&
        (find(sheet, "white dot") || find(sheet, "difference cage")))
        return "dots beside the rule against consecutive digits";
    if (find(sheet, whole[STRICT_KROPKI]) &&
        (find(sheet, "difference cage") || find(sheet, "quotient cage")))
        return "dots with numbers beside the rule that all dots are drawn";
    for (unsigned cell = 0; cell < side * side; cell++)
        if (!sudoku_rules_values(rules, cell))
            return "a cell without a digit";
    sheet->has_regions = !has_boxes(sheet);
    return NULL;
}

/* Writes a cell of the grid: its given or candidates, and its region. */
static void write_grid_cell(const struct fpuzzles_sheet *sheet, unsigned cell)
{
    struct text_out *out = sheet->out;
    unsigned set = sudoku_rules_values(sheet->rules, cell), all = (1U << sheet->side) - 1;
    bool is_single = (set & (set - 1)) == 0;
    text_out_char(out, '{');
    if (set != all || sheet->side == 1)
        text_out_string(out, is_single ? "\"value\":" : "\"givenPencilMarks\":[");
    for (unsigned value = 1, count = 0; set != all && value <= sheet->side; value++) {
        if (!(set >> (value - 1) & 1))
            continue;
        text_out_string(out, count++ ? "," : "");
        text_out_number(out, value, 0);
    }
    if (sheet->side == 1)
        text_out_char(out, '1');
    if (set != all || sheet->side == 1)
        text_out_string(out, is_single ? ",\"given\":true" : "]");
    if (sheet->has_regions) {
        text_out_string(out, set != all ? ",\"region\":" : "\"region\":");
        text_out_number(out, sheet->region[cell], 0);
    }
    text_out_char(out, '}');
}

static void write_grid(const struct fpuzzles_sheet *sheet)
{
    text_out_string(sheet->out, "{\"size\":");
    text_out_number(sheet->out, sheet->side, 0);
    write_name(sheet, "grid");
    for (unsigned cell = 0; cell < sheet->side * sheet->side; cell++) {
        bool is_first = cell % sheet->side == 0;
        text_out_string(sheet->out, cell == 0 ? "[[" : is_first ? "],[" : ",");
        write_grid_cell(sheet, cell);
    }
    text_out_string(sheet->out, "]]");
}

static enum sudoku_status refuse(struct sudoku_text_error *error, const char *problem)
{
    *error = (struct sudoku_text_error){1, 1, ""};
    snprintf(error->message, sizeof error->message, "f-puzzles cannot say this: %s", problem);
    return SUDOKU_ERR_TEXT;
}

enum sudoku_status fpuzzles_out(const struct sudoku_rules *rules, struct text_out *out,
                                struct sudoku_text_error *error)
{
    struct fpuzzles_sheet sheet = {.rules = rules, .out = out, .side = sudoku_rules_rows(rules)};
    struct fpuzzles_extrema extrema;
    const char *problem = find_problem(&sheet);
    if (!problem && !fpuzzles_find_extrema(&sheet, &extrema))
        problem = "greater than";
    if (problem)
        return refuse(error, problem);
    write_grid(&sheet);
    const struct fpuzzles_key *key;
    for (unsigned i = 0; (key = fpuzzles_key(i)); i++) {
        bool is_first = true;
        for (unsigned k = 0; k < i; k++)
            is_first = is_first && strcmp(fpuzzles_key(k)->name, key->name) != 0;
        const struct sudoku_rule *unsaid = is_first ? write_key(&sheet, key) : NULL;
        if (unsaid)
            return refuse(error, unsaid->kind->name);
    }
    write_cells(&sheet, "minimum", extrema.is_minimum);
    write_cells(&sheet, "maximum", extrema.is_maximum);
    write_whole(&sheet);
    text_out_char(out, '}');
    return SUDOKU_OK;
}
