#include "draw/rules/rule_plan.h"

#include <string.h>

#include "common/argument.h"

/* In cells: the margin of a side with clues, for each clue in depth, and what the note takes. */
static const float clue_margin = 0.25F, clue_depth = 0.75F, note_margin = 0.45F;

/* ---------------------------------------------------------------------------------------- values
 */

static unsigned first_value(const struct draw_plan *plan)
{
    return sudoku_rules_min_value(plan->drawing.rules);
}

static bool is_single(unsigned set)
{
    return set && (set & (set - 1)) == 0;
}

static bool are_values(const struct sudoku_rules *rules, const uint8_t *values)
{
    unsigned min = sudoku_rules_min_value(rules), count = sudoku_rules_value_count(rules);
    for (unsigned i = 0; values && i < sudoku_rules_cell_count(rules); i++)
        if (values[i] != SUDOKU_RULES_EMPTY && (values[i] < min || values[i] >= min + count))
            return false;
    return true;
}

/* Cells are numbered row by row, without the gaps of a layout such as a samurai. */
static bool is_rectangle(const struct sudoku_rules *rules)
{
    return sudoku_rules_rows(rules) <= SUDOKU_RULES_MAX_VALUES &&
           sudoku_rules_columns(rules) <= SUDOKU_RULES_MAX_VALUES &&
           sudoku_rules_rows(rules) * sudoku_rules_columns(rules) ==
               sudoku_rules_board_cell_count(rules);
}

bool rule_plan_is_sound(const struct svision_drawing *drawing)
{
    return argument_expect(is_rectangle(drawing->rules),
                           "drawing->rules has a board that is no rectangle") &&
           argument_expect(!drawing->symbols, "drawing->symbols is not NULL") &&
           argument_expect(!drawing->step, "drawing->step is not NULL") &&
           argument_expect(are_values(drawing->rules, drawing->cells),
                           "drawing->cells has a number that is no value") &&
           argument_expect(are_values(drawing->rules, drawing->givens),
                           "drawing->givens has a number that is no value");
}

/* The digit of VALUE of CELL, or else of the values that the rules give it. */
static unsigned digit_of(const struct draw_plan *plan, const uint8_t *values, unsigned cell)
{
    if (values)
        return values[cell] == SUDOKU_RULES_EMPTY ? 0 : values[cell] - first_value(plan) + 1;
    unsigned set = sudoku_rules_values(plan->drawing.rules, cell);
    return is_single(set) ? 1 + (unsigned)__builtin_ctz(set) : 0;
}

unsigned rule_plan_digit(const struct draw_plan *plan, unsigned cell)
{
    return digit_of(plan, plan->drawing.cells, cell);
}

bool rule_plan_is_given(const struct draw_plan *plan, unsigned cell, unsigned digit)
{
    return digit_of(plan, plan->drawing.givens, cell) == digit;
}

/* Sets of all odd or all even values have a mark. */
sudoku_digitset rule_plan_candidates(const struct draw_plan *plan, unsigned cell)
{
    unsigned all = (unsigned)sudoku_digitset_all(plan->side);
    unsigned set = sudoku_rules_values(plan->drawing.rules, cell);
    return set == all || set == (all & 0x5555) || set == (all & 0xAAAA) ? 0 : set;
}

/* ----------------------------------------------------------------------------------------- rules
 */

static bool is_beside(const struct sudoku_rules *rules, const struct sudoku_rule *rule)
{
    unsigned count = sudoku_rules_board_cell_count(rules);
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (rule->cells[i] >= count)
            return true;
    return false;
}

/* True if the caller added RULE, not as a part of alternatives. */
static bool is_whole(const struct sudoku_rule *rule)
{
    return rule->parent < 0 && rule->choice == 0;
}

enum sudoku_rule_shape rule_plan_shape(const struct sudoku_rules *rules, unsigned index)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(rules, index);
    enum sudoku_rule_shape shape = rule->kind->shape;
    if (!is_whole(rule))
        return SUDOKU_RULE_SHAPE_NONE;
    if (shape == SUDOKU_RULE_SHAPE_FOUND_REGIONS || shape == SUDOKU_RULE_SHAPE_MARK)
        return rule->cells[0] < sudoku_rules_board_cell_count(rules) ? shape
                                                                     : SUDOKU_RULE_SHAPE_NONE;
    return is_beside(rules, rule) ? SUDOKU_RULE_SHAPE_NONE : shape;
}

/* True if the name of RULE is written below the board. */
static bool is_named(const struct sudoku_rules *rules, unsigned index)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(rules, index);
    switch (rule_plan_shape(rules, index)) {
    case SUDOKU_RULE_SHAPE_NONE:
    case SUDOKU_RULE_SHAPE_FOUND_REGIONS:
    case SUDOKU_RULE_SHAPE_MARK:
    case SUDOKU_RULE_SHAPE_OUTSIDE:
    case SUDOKU_RULE_SHAPE_AROUND:
        return is_whole(rule);
    default:
        return false;
    }
}

/* Adds the name of rule INDEX to the note, once. */
static void add_name(struct draw_plan *plan, unsigned index)
{
    const struct sudoku_rules *rules = plan->drawing.rules;
    const char *name = sudoku_rules_rule(rules, index)->kind->name;
    size_t length = strlen(plan->note), added = strlen(name);
    for (unsigned i = 0; i < index; i++)
        if (is_named(rules, i) && strcmp(sudoku_rules_rule(rules, i)->kind->name, name) == 0)
            return;
    if (length + added + 3 > sizeof plan->note)
        return;
    if (length) {
        memcpy(plan->note + length, ", ", 2);
        length += 2;
    }
    memcpy(plan->note + length, name, added + 1);
    if (length == 0 && *name >= 'a' && *name <= 'z')
        plan->note[0] = (char)(*name - 'a' + 'A');
}

static void write_note(struct draw_plan *plan)
{
    unsigned count = sudoku_rules_rule_count(plan->drawing.rules);
    for (unsigned i = 0; i < count; i++)
        if (is_named(plan->drawing.rules, i))
            add_name(plan, i);
    if (*plan->note)
        plan->margins[DRAW_BOTTOM] +=
            note_margin * (plan->columns > 9 ? (float)plan->columns / 9 : 1);
}

/* ----------------------------------------------------------------------------------------- zones
 */

static struct draw_place *place_of(struct draw_plan *plan, unsigned cell)
{
    unsigned columns = (unsigned)plan->columns;
    return &plan->places[cell / columns + 1][cell % columns + 1];
}

/* True if the cells of RULE fill a region that no other one touches, not a row or a column. */
static bool is_free_unit(struct draw_plan *plan, const struct sudoku_rule *rule)
{
    unsigned columns = (unsigned)plan->columns;
    bool has_rows = false, has_columns = false;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        has_rows |= rule->cells[i] / columns != rule->cells[0] / columns;
        has_columns |= rule->cells[i] % columns != rule->cells[0] % columns;
        if (place_of(plan, rule->cells[i])->zone)
            return false;
    }
    return has_rows && has_columns;
}

static void place_zone(struct draw_plan *plan, const struct sudoku_rule *rule, unsigned zone)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        place_of(plan, rule->cells[i])->zone = (uint16_t)zone;
}

/* The regions that a solution has found, on a board without others. */
static void place_found(struct draw_plan *plan, const struct sudoku_rule *rule)
{
    unsigned half = rule->cell_count / 2;
    bool is_free = !place_of(plan, rule->cells[0])->zone;
    for (unsigned i = 0; i < half && plan->drawing.cells && is_free; i++)
        place_of(plan, rule->cells[i])->zone =
            (uint16_t)(plan->drawing.cells[rule->cells[half + i]] + 1);
}

static void place_zones(struct draw_plan *plan)
{
    const struct sudoku_rules *rules = plan->drawing.rules;
    for (unsigned i = 0; i < sudoku_rules_rule_count(rules); i++) {
        const struct sudoku_rule *rule = sudoku_rules_rule(rules, i);
        enum sudoku_rule_shape shape = rule_plan_shape(rules, i);
        if (shape == SUDOKU_RULE_SHAPE_REGION ||
            (shape == SUDOKU_RULE_SHAPE_UNIT && is_free_unit(plan, rule)))
            place_zone(plan, rule, i + 1);
        else if (shape == SUDOKU_RULE_SHAPE_FOUND_REGIONS)
            place_found(plan, rule);
    }
}

bool rule_plan_is_zone(const struct draw_plan *plan, unsigned index)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(plan->drawing.rules, index);
    unsigned columns = (unsigned)plan->columns, cell = rule->cells[0];
    return plan->places[cell / columns + 1][cell % columns + 1].zone == index + 1;
}

/* --------------------------------------------------------------------------------------- margins
 */

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* The place before the first cell, without its depth. */
static struct rule_outside place_before(const struct sudoku_rules *rules,
                                        const struct sudoku_rule *rule)
{
    int columns = (int)sudoku_rules_columns(rules);
    int first = rule->cells[0], next = rule->cell_count > 1 ? rule->cells[1] : first + 1;
    struct rule_outside place = {.row = first / columns, .column = first % columns};
    place.down = rule->cell_count > 1 ? sign(next / columns - place.row) : 0;
    place.right = rule->cell_count > 1 ? sign(next % columns - place.column) : 1;
    return place;
}

static bool is_outside(const struct sudoku_rules *rules, unsigned index)
{
    enum sudoku_rule_shape shape = rule_plan_shape(rules, index);
    return shape == SUDOKU_RULE_SHAPE_OUTSIDE || shape == SUDOKU_RULE_SHAPE_OUTSIDE_ARROW;
}

struct rule_outside rule_plan_outside(const struct sudoku_rules *rules, unsigned index)
{
    struct rule_outside own = place_before(rules, sudoku_rules_rule(rules, index));
    for (unsigned i = 0; i < index; i++) {
        if (!is_outside(rules, i))
            continue;
        struct rule_outside other = place_before(rules, sudoku_rules_rule(rules, i));
        own.depth += other.row == own.row && other.column == own.column && other.down == own.down &&
                     other.right == own.right;
    }
    return own;
}

static void widen(struct draw_plan *plan, unsigned side, unsigned depth)
{
    float margin = clue_margin + clue_depth * (float)(depth + 1);
    if (plan->margins[side] < margin)
        plan->margins[side] = margin;
}

static void make_margins(struct draw_plan *plan)
{
    const struct sudoku_rules *rules = plan->drawing.rules;
    for (unsigned i = 0; i < sudoku_rules_rule_count(rules); i++) {
        for (unsigned side = 0; side < 4 && rule_plan_shape(rules, i) == SUDOKU_RULE_SHAPE_AROUND;
             side++)
            widen(plan, side, 0);
        if (!is_outside(rules, i))
            continue;
        struct rule_outside place = rule_plan_outside(rules, i);
        if (place.right)
            widen(plan, place.right > 0 ? DRAW_LEFT : DRAW_RIGHT, place.depth);
        if (place.down)
            widen(plan, place.down > 0 ? DRAW_TOP : DRAW_BOTTOM, place.depth);
    }
}

void rule_plan_make(struct draw_plan *plan)
{
    const struct sudoku_rules *rules = plan->drawing.rules;
    plan->rows = (int)sudoku_rules_rows(rules);
    plan->columns = (int)sudoku_rules_columns(rules);
    plan->side = sudoku_rules_value_count(rules);
    plan->offset = (int)sudoku_rules_min_value(rules) - 1;
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++)
        place_of(plan, cell)->cell = (uint16_t)cell;
    place_zones(plan);
    make_margins(plan);
    write_note(plan);
}
