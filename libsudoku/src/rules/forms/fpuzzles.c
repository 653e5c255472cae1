/* Puzzles of f-puzzles: the grid, and a list for each rule. */
#include "rules/forms/fpuzzles_rules.h"

#include <string.h>

/* ------------------------------------------------------------------------- the whole board */

/* True if some mark of the rule NAME has a value of its own. */
static bool has_values(const struct drawing *drawing, const char *name)
{
    const struct document *document = drawing->document;
    const struct document_node *mark =
        document_first(document, document_member(document, document->nodes, name, NULL));
    for (; mark; mark = document_next(document, mark))
        if (!document_is_empty(document, document_member(document, mark, "value", NULL)))
            return true;
    return false;
}

/* Marks that are all drawn: no other cells obey their rule. Dots of one color alone have no kind.
 */
static enum sudoku_status write_negative(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *name = document_first(document, drawing->rule);
    bool has_xv = false, has_ratio = false, has_difference = false;
    if (drawing->rule->kind != DOCUMENT_ARRAY)
        return drawing_fail(drawing, "an array");
    for (; name; name = document_next(document, name)) {
        bool is_xv = document_is(document, name, "xv"),
             is_ratio = document_is(document, name, "ratio"),
             is_difference = document_is(document, name, "difference");
        if (!is_xv && !is_ratio && !is_difference)
            return drawing_refuse(drawing);
        has_xv |= is_xv;
        has_ratio |= is_ratio;
        has_difference |= is_difference;
    }
    bool is_usual = !has_values(drawing, "ratio") && !has_values(drawing, "difference");
    if (has_ratio != has_difference || (has_ratio && !is_usual))
        return drawing_refuse(drawing);
    if (has_xv)
        form_item(drawing->writer, "StrictXV");
    if (has_ratio)
        form_item(drawing->writer, "StrictKropki");
    return SUDOKU_OK;
}

static const struct rule_key keys[] = {
    {.name = "size"},
    {.name = "title"},
    {.name = "author"},
    {.name = "grid"},
    {.name = "solution"},
    {.name = "metadata"},
    {.name = "highlightConflicts"},
    {.name = "disabledlogic"},
    {.name = "truecandidatesoptions"},
    {.name = "successMessage"},
    {.name = "msgcorrect"},
    {.name = "fogofwar"},
    {.name = "foglight"},
    {.name = "ruleset", .is_drawn = true},
    {.name = "line", .is_drawn = true},
    {.name = "rectangle", .is_drawn = true},
    {.name = "circle", .is_drawn = true},
    {.name = "text", .is_drawn = true},
    {.name = "cage", .is_drawn = true},
    {.name = "antiknight", .kind = "AntiKnight", .is_flag = true},
    {.name = "antiking", .kind = "AntiKing", .is_flag = true},
    {.name = "negative"},
    {.name = "nonconsecutive", .kind = "AntiConsecutive", .is_flag = true},
    {.name = "disjointgroups", .kind = "DisjointSets", .is_flag = true},
    {.name = "diagonal+", .kind = "Diagonal~1", .is_flag = true},
    {.name = "diagonal-", .kind = "Diagonal~-1", .is_flag = true},
    {.name = "killercage", .write = fpuzzles_write_cage, .kind = "Cage"},
    {.name = "extraregion", .write = fpuzzles_write_region, .kind = "AllDifferent"},
    {.name = "clone", .write = fpuzzles_write_clone, .kind = "SameValues"},
    {.name = "arrow", .write = fpuzzles_write_arrow, .kind = "Arrow"},
    {.name = "thermometer", .write = fpuzzles_write_lines, .kind = "Thermo"},
    {.name = "palindrome", .write = fpuzzles_write_lines, .kind = "Palindrome"},
    {.name = "betweenline", .write = fpuzzles_write_lines, .kind = "Between"},
    {.name = "renban", .write = fpuzzles_write_lines, .kind = "Renban"},
    {.name = "whispers", .write = fpuzzles_write_lines, .kind = "Whisper", .number = 5},
    {.name = "regionsumline", .write = fpuzzles_write_lines, .kind = "RegionSumLine"},
    {.name = "entropicline", .write = fpuzzles_write_lines, .kind = "Entropic"},
    {.name = "modularline", .write = fpuzzles_write_lines, .kind = "Modular", .number = 3},
    {.name = "doublearrow", .write = fpuzzles_write_lines, .kind = "DoubleArrow"},
    {.name = "zipperline", .write = fpuzzles_write_lines, .kind = "Zipper"},
    {.name = "lockout", .write = fpuzzles_write_lines, .kind = "Lockout", .number = 4},
    {.name = "difference", .write = fpuzzles_write_dot, .kind = "WhiteDot", .number = 1},
    {.name = "ratio", .write = fpuzzles_write_dot, .kind = "BlackDot", .number = 2},
    {.name = "xv", .write = fpuzzles_write_xv},
    {.name = "quadruple", .write = fpuzzles_write_quadruple, .kind = "Quad"},
    {.name = "odd", .write = fpuzzles_write_parity},
    {.name = "even", .write = fpuzzles_write_parity},
    {.name = "minimum", .write = fpuzzles_write_extremum},
    {.name = "maximum", .write = fpuzzles_write_extremum},
    {.name = "littlekillersum", .write = fpuzzles_write_diagonal_sum, .kind = "LittleKiller"},
    {.name = "sandwichsum", .write = fpuzzles_write_outside, .kind = "Sandwich"},
    {.name = "xsum", .write = fpuzzles_write_outside, .kind = "XSum"},
    {.name = "skyscraper", .write = fpuzzles_write_outside, .kind = "Skyscraper"},
    {.name = "numberedroom", .write = fpuzzles_write_outside, .kind = "NumberedRoom"},
};

/* The members that writers read. Clues outside may also list their cells. */
static const struct {
    rule_writer *write;
    const char *names[4];
} read_members[] = {
    {fpuzzles_write_lines, {"lines"}},
    {fpuzzles_write_arrow, {"lines", "cells"}},
    {fpuzzles_write_cage, {"cells", "value"}},
    {fpuzzles_write_region, {"cells"}},
    {fpuzzles_write_clone, {"cells", "cloneCells"}},
    {fpuzzles_write_dot, {"cells", "value"}},
    {fpuzzles_write_xv, {"cells", "value"}},
    {fpuzzles_write_quadruple, {"cells", "values"}},
    {fpuzzles_write_parity, {"cell", "cells"}},
    {fpuzzles_write_extremum, {"cell", "cells"}},
    {fpuzzles_write_diagonal_sum, {"cell", "cells", "direction", "value"}},
    {fpuzzles_write_outside, {"cell", "cells", "value"}},
};

/* Members of the look of rules. */
static const char *const look_members[] = {
    "outlineC", "baseC",           "fontC",          "lineC",  "fillC", "c",       "color",
    "colour",   "width",           "size",           "height", "angle", "opacity", "hidden",
    "display",  "isNewConstraint", "fromConstraint",
};

/* Members of cells: the ones that are read, the player's, and those of their look. */
static const char *const cell_members[] = {
    "value", "given",  "givenPencilMarks", "region", "centerPencilMarks", "cornerPencilMarks",
    "c",     "cArray", "highlight",
};

/* True if a member of OBJECT before MEMBER has its key. */
static bool is_repeated(const struct drawing *drawing, const struct document_node *object,
                        const struct document_node *member)
{
    const struct document *document = drawing->document;
    const struct document_node *node = document_first(document, object);
    for (; node != member; node = document_next(document, node))
        if (node->key_length == member->key_length &&
            memcmp(document->text + node->key, document->text + member->key, node->key_length) == 0)
            return true;
    return false;
}

/* True if MEMBER is one of the COUNT NAMES. */
static bool is_one_of(const struct drawing *drawing, const struct document_node *member,
                      const char *const *names, size_t count)
{
    for (size_t i = 0; i < count && names[i]; i++)
        if (document_key_is(drawing->document, member, names[i]))
            return true;
    return false;
}

/* True if items of KEY may have MEMBER: it is read, or says nothing of a rule. KEY may be NULL:
 * cells. */
static bool is_known(const struct drawing *drawing, const struct rule_key *key,
                     const struct document_node *member)
{
    enum { WRITERS = sizeof read_members / sizeof *read_members };
    size_t i = 0;
    if (!key)
        return is_one_of(drawing, member, cell_members, sizeof cell_members / sizeof *cell_members);
    while (i < WRITERS && read_members[i].write != key->write)
        i++;
    return is_one_of(drawing, member, look_members, sizeof look_members / sizeof *look_members) ||
           (i < WRITERS && is_one_of(drawing, member, read_members[i].names, 4)) ||
           (key->number && document_key_is(drawing->document, member, "value"));
}

static enum sudoku_status refuse_member(const struct drawing *drawing,
                                        const struct document_node *member)
{
    return form_fail(drawing->writer, member->key, "'%.*s' of '%.*s' is not supported",
                     (int)(member->key_length < 32 ? member->key_length : 32),
                     drawing->document->text + member->key,
                     (int)(drawing->rule->key_length < 32 ? drawing->rule->key_length : 32),
                     drawing->document->text + drawing->rule->key);
}

/* Fails unless OBJECT has each known member once at most, and others are empty: an unknown one
 * might change the rule. It is an item of KEY; NULL: a cell. */
static enum sudoku_status check_members(const struct drawing *drawing, const struct rule_key *key,
                                        const struct document_node *object)
{
    const struct document_node *member = document_first(drawing->document, object);
    for (; member; member = document_next(drawing->document, member)) {
        const bool is_own = is_known(drawing, key, member);
        if (!is_own && !document_is_empty(drawing->document, member))
            return refuse_member(drawing, member);
        if (is_own && is_repeated(drawing, object, member))
            return drawing_fail(drawing, "one member of each name");
    }
    return SUDOKU_OK;
}

/* True if neighbors with consecutive digits have a dot, which the rule against them excludes or
 * excepts: programs differ. */
static bool has_consecutive_dots(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *dot =
        document_first(document, document_member(document, document->nodes, "difference", NULL));
    for (; dot; dot = document_next(document, dot)) {
        const struct document_node *value = document_member(document, dot, "value", NULL);
        int difference = 0;
        if (document_is_empty(document, value) ||
            (document_number(document, value, 1, 1, &difference) && difference == 1))
            return true;
    }
    return false;
}

static const struct rule_key *find_key(const struct drawing *drawing)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (document_key_is(drawing->document, drawing->rule, keys[i].name))
            return &keys[i];
    return NULL;
}

/* Writes the rule at hand. */
static enum sudoku_status write_rule(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct rule_key *key = find_key(drawing);
    enum sudoku_status status = SUDOKU_OK;
    if (key && is_repeated(drawing, document->nodes, drawing->rule))
        return drawing_fail(drawing, "one member of this name");
    if (document_is_empty(document, drawing->rule))
        return SUDOKU_OK;
    if (document_key_is(document, drawing->rule, "negative"))
        return write_negative(drawing);
    if (document_key_is(document, drawing->rule, "metadata"))
        return drawing_note_metadata(drawing);
    if (document_key_is(document, drawing->rule, "nonconsecutive") && has_consecutive_dots(drawing))
        return form_fail(drawing->writer, drawing->rule->key,
                         "'nonconsecutive' beside dots of consecutive digits is not supported");
    if (!key || (key->is_flag && !document_is(document, drawing->rule, "true")))
        return drawing_refuse(drawing);
    if (key->is_drawn)
        form_ignore(drawing->writer, key->name);
    if (key->is_flag)
        form_item(drawing->writer, key->kind);
    if (!key->write)
        return SUDOKU_OK;
    drawing->writer->has_rule = true;
    if (drawing->rule->kind != DOCUMENT_ARRAY)
        return drawing_fail(drawing, "an array");
    const struct document_node *item = document_first(document, drawing->rule);
    struct drawing own = *drawing;
    for (; item && status == SUDOKU_OK; item = document_next(document, item)) {
        own.item++;
        if (item->kind != DOCUMENT_OBJECT)
            return drawing_fail(&own, "an object");
        status = check_members(&own, key, item);
        if (status == SUDOKU_OK)
            status = key->write(&own, key, item);
    }
    return status;
}

/* ---------------------------------------------------------------------------------------- grid */

/* The number of the box of CELL, as f-puzzles counts boxes. */
static int box_of(unsigned side, unsigned cell)
{
    unsigned rows = form_box_rows(side), columns = side / rows;
    return (int)(cell / side / rows * rows + cell % side / columns);
}

/* The digits in the array MARKS. */
static enum sudoku_status take_marks(const struct drawing *drawing,
                                     const struct document_node *marks, unsigned *values)
{
    const struct document *document = drawing->document;
    const struct document_node *mark = document_first(document, marks);
    int digit;
    *values = 0;
    if (marks->kind != DOCUMENT_ARRAY)
        return drawing_fail(drawing, "arrays of digits");
    for (; mark; mark = document_next(document, mark)) {
        if (!document_number(document, mark, 1, (int)drawing->side, &digit))
            return drawing_fail(drawing, "digits of the board");
        *values |= 1U << digit;
    }
    return SUDOKU_OK;
}

/* Writes the given or the candidates of CELL; a digit that is not given is the player's. */
static enum sudoku_status write_cell(const struct drawing *drawing,
                                     const struct document_node *node, unsigned cell)
{
    const struct document *document = drawing->document;
    const struct document_node *given = document_member(document, node, "given", NULL);
    const struct document_node *marks = document_member(document, node, "givenPencilMarks", NULL);
    const unsigned row = cell / drawing->side, column = cell % drawing->side;
    unsigned values;
    int digit;
    enum sudoku_status status = check_members(drawing, NULL, node);
    if (status != SUDOKU_OK)
        return status;
    if (!document_is_flag(document, given))
        return drawing_fail(drawing, "true or false for \"given\"");
    if (!document_is_empty(document, given)) {
        if (!document_number(document, document_member(document, node, "value", NULL), 1,
                             (int)drawing->side, &digit))
            return drawing_fail(drawing, "a digit of the board");
        form_given(drawing->writer, row, column, (unsigned)digit);
    }
    if (document_is_empty(document, marks))
        return SUDOKU_OK;
    status = take_marks(drawing, marks, &values);
    if (status == SUDOKU_OK)
        form_restriction(drawing->writer, row, column, values);
    return status;
}

static enum sudoku_status write_grid(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *row = document_first(document, drawing->rule), *node;
    int regions[DRAWING_MAX_CELLS];
    unsigned cell = 0;
    for (; row; row = document_next(document, row)) {
        for (node = document_first(document, row); node; node = document_next(document, node)) {
            const struct document_node *region = document_member(document, node, "region", NULL);
            if (node->kind != DOCUMENT_OBJECT)
                return drawing_fail(drawing, "objects");
            regions[cell] = box_of(drawing->side, cell);
            if (region && !document_number(document, region, 0, 1000, &regions[cell]))
                regions[cell] = DRAWING_NO_REGION;
            cell++;
        }
    }
    enum sudoku_status status = drawing_write_board(drawing, regions);
    cell = 0;
    for (row = document_first(document, drawing->rule); row; row = document_next(document, row))
        for (node = document_first(document, row); node && status == SUDOKU_OK;
             node = document_next(document, node))
            status = write_cell(drawing, node, cell++);
    return status;
}

enum sudoku_status fpuzzles_write(struct form_writer *writer, const struct document *document)
{
    struct drawing drawing = {.writer = writer, .document = document};
    drawing.rule = document_member(document, document->nodes, "grid", NULL);
    enum sudoku_status status = drawing_take_side(&drawing, drawing.rule);
    if (status == SUDOKU_OK)
        status = write_grid(&drawing);
    drawing.rule = document_first(document, document->nodes);
    for (; drawing.rule && status == SUDOKU_OK;
         drawing.rule = document_next(document, drawing.rule))
        status = write_rule(&drawing);
    drawing_note_titles(&drawing);
    return status;
}
