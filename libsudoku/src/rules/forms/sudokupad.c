/* Puzzles of SudokuPad: a drawing, with rules in prose. */
#include "rules/forms/drawing.h"

#include "text/read/lines/rules.h"
#include "text/symbols.h"

static const struct document_node *member(const struct drawing *drawing,
                                          const struct document_node *node, const char *key,
                                          const char *shorter)
{
    return document_member(drawing->document, node, key, shorter);
}

/* True if NODE says something, and is no value of KIND. */
static bool is_other(const struct drawing *drawing, const struct document_node *node,
                     enum document_kind kind)
{
    return !document_is_empty(drawing->document, node) && node->kind != kind;
}

/* Takes the cell of NODE, [row, column] from 0. False: it is none of the board. */
static bool take_cell(const struct drawing *drawing, const struct document_node *node,
                      unsigned *cell)
{
    const struct document *document = drawing->document;
    const struct document_node *first = document_first(document, node);
    const struct document_node *second = first ? document_next(document, first) : NULL;
    const int last = (int)drawing->side - 1;
    int row, column;
    if (!second || document_next(document, second) ||
        !document_number(document, first, 0, last, &row) ||
        !document_number(document, second, 0, last, &column))
        return false;
    *cell = (unsigned)(row * (last + 1) + column);
    return true;
}

static enum sudoku_status write_regions(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *region = document_first(document, drawing->rule), *node;
    int regions[DRAWING_MAX_CELLS];
    unsigned cell;
    if (is_other(drawing, drawing->rule, DOCUMENT_ARRAY))
        return drawing_refuse(drawing);
    if (!region) {
        form_board(drawing->writer, drawing->side, NULL);
        form_item(drawing->writer, "NoBoxes");
        return SUDOKU_OK;
    }
    for (unsigned i = 0; i < DRAWING_MAX_CELLS; i++)
        regions[i] = DRAWING_NO_REGION;
    for (int number = 0; region; region = document_next(document, region), number++) {
        for (node = document_first(document, region); node; node = document_next(document, node)) {
            if (!take_cell(drawing, node, &cell) || regions[cell] != DRAWING_NO_REGION)
                return drawing_fail(drawing, "cells of the board, each in one region");
            regions[cell] = number;
        }
    }
    return drawing_write_board(drawing, regions);
}

/* Small digits in a cell may be its candidates, or a remark of the setter. */
static void note_marks(const struct drawing *drawing, const struct document_node *cell)
{
    static const char *const keys[][2] = {
        {"pencilMarks", "pm"}, {"centremarks", "ct"}, {"cornermarks", NULL}, {"candidates", NULL}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (!document_is_empty(drawing->document, member(drawing, cell, keys[i][0], keys[i][1]))) {
            drawing->writer->has_rule = true;
            form_ignore(drawing->writer, "small digits in cells");
        }
}

/* False for the digit of CELL that is marked as the player's. */
static bool is_given(const struct drawing *drawing, const struct document_node *cell)
{
    const struct document_node *given = member(drawing, cell, "given", NULL);
    return !given || !document_is_empty(drawing->document, given);
}

/* Writes the given of NODE, the object of CELL. */
static enum sudoku_status write_cell(const struct drawing *drawing,
                                     const struct document_node *node, unsigned cell)
{
    static const struct drawing_member known[] = {
        {"value", "v"},        {"given", NULL},      {"pencilMarks", "pm"}, {"centremarks", "ct"},
        {"cornermarks", NULL}, {"candidates", NULL}, {"color", NULL},       {"colour", NULL},
        {"c", NULL},           {"cArray", NULL},     {"highlight", NULL},   {"hidden", NULL},
        {"style", NULL},
    };
    const struct document *document = drawing->document;
    const struct document_node *value = member(drawing, node, "value", "v");
    int digit;
    if (is_other(drawing, node, DOCUMENT_OBJECT))
        return drawing_fail(drawing, "objects");
    enum sudoku_status status =
        drawing_check_members(drawing, node, known, sizeof known / sizeof *known);
    if (status != SUDOKU_OK)
        return status;
    if (!document_is_flag(document, member(drawing, node, "given", NULL)))
        return drawing_fail(drawing, "true or false for \"given\"");
    note_marks(drawing, node);
    if (document_is_empty(document, value) || !is_given(drawing, node))
        return SUDOKU_OK;
    if (!document_number(document, value, 1, (int)drawing->side, &digit))
        return drawing_fail(drawing, "a digit of the board");
    form_given(drawing->writer, cell / drawing->side, cell % drawing->side, (unsigned)digit);
    return SUDOKU_OK;
}

static enum sudoku_status write_cells(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *row = document_first(document, drawing->rule), *node;
    enum sudoku_status status = SUDOKU_OK;
    unsigned cell = 0;
    for (; row; row = document_next(document, row))
        for (node = document_first(document, row); node && status == SUDOKU_OK;
             node = document_next(document, node))
            status = write_cell(drawing, node, cell++);
    return status;
}

/* True if the string NODE begins with WORD, in small letters, in any case. */
static bool begins_with(const struct drawing *drawing, const struct document_node *node,
                        const char *word)
{
    const char *text = drawing->document->text + node->at;
    size_t i = 0;
    while (i < node->length && word[i] && text_lower(text[i]) == word[i])
        i++;
    return word[i] == '\0';
}

/* A cage without cells is a note: a title, rules in words, the solution, or another one that may be
 * a rule. */
static void note_text(const struct drawing *drawing, const struct document_node *value)
{
    static const char *const silent[] = {
        "title:", "author:", "solution:", "msgcorrect:", "source:", "foglight:", "foglink:"};
    enum { SILENT = sizeof silent / sizeof *silent };
    unsigned i = 0;
    if (document_is_empty(drawing->document, value))
        return;
    /* Readers of boards do not know notes. */
    drawing->writer->has_rule = true;
    while (i < SILENT && !begins_with(drawing, value, silent[i]))
        i++;
    if (i == SILENT)
        form_ignore(drawing->writer,
                    begins_with(drawing, value, "rules:") ? "rules in words" : "notes");
    else if (i == 0)
        drawing_note_title(drawing, value);
}

/* Takes the sum of CAGE, which "sum" has, "value" shows, or both; 0: none. Notes other values. */
static enum sudoku_status take_sum(const struct drawing *drawing, const struct document_node *cage,
                                   int *sum)
{
    enum { MAX_SUM = 1000 };
    const struct document *document = drawing->document;
    const struct document_node *value = member(drawing, cage, "value", "v");
    const struct document_node *own = member(drawing, cage, "sum", NULL);
    int shown = 0;
    *sum = 0;
    if (!document_is_empty(document, own) && !document_number(document, own, 1, MAX_SUM, sum))
        return drawing_fail(drawing, "a \"sum\" of 1 to 1000");
    const bool is_shown = document_number(document, value, 1, MAX_SUM, &shown);
    if (is_shown && *sum && *sum != shown)
        return drawing_fail(drawing, "one sum");
    if (!is_shown && *sum && !document_is_empty(document, value))
        form_ignore(drawing->writer, "labels of cages");
    *sum = is_shown ? shown : *sum;
    return SUDOKU_OK;
}

/* Writes the cage of CELLS with SUM; 0: none. */
static enum sudoku_status write_sum(const struct drawing *drawing, const struct document_node *cage,
                                    const struct drawing_cells *cells, int sum)
{
    const struct document *document = drawing->document;
    const struct document_node *value = member(drawing, cage, "value", "v");
    const struct document_node *unique = member(drawing, cage, "unique", NULL);
    const bool is_unique = unique ? !document_is_empty(document, unique) : sum > 0;
    if (!document_is_flag(document, unique))
        return drawing_fail(drawing, "true or false for \"unique\"");
    if (!sum && (!is_unique || !document_is_empty(document, value)))
        form_ignore(drawing->writer, "cages without sums");
    if (is_unique && cells->count > drawing->side)
        return drawing_fail(drawing, "no more cells than digits in a cage");
    if (is_unique) {
        form_cage(drawing->writer, drawing->side, cells->cell, cells->count, (unsigned)sum);
    } else if (sum) {
        form_item(drawing->writer, "Sum");
        form_number(drawing->writer, sum);
        form_cells(drawing->writer, drawing->side, cells->cell, cells->count);
    }
    return SUDOKU_OK;
}

/* Fails unless CAGE is an object that may be one, and notes members that might change it. */
static enum sudoku_status check_cage(const struct drawing *drawing,
                                     const struct document_node *cage)
{
    static const struct drawing_member known[] = {
        {"cells", "ce"},     {"value", "v"},        {"sum", NULL},      {"unique", NULL},
        {"type", NULL},      {"hidden", NULL},      {"style", NULL},    {"color", NULL},
        {"c", NULL},         {"outlineC", NULL},    {"fontC", NULL},    {"id", NULL},
        {"textColor", NULL}, {"borderColor", NULL}, {"fontSize", NULL}, {"size", NULL},
        {"dashArray", NULL},
    };
    if (is_other(drawing, cage, DOCUMENT_OBJECT))
        return drawing_fail(drawing, "an object");
    if (is_other(drawing, member(drawing, cage, "cells", "ce"), DOCUMENT_ARRAY))
        return drawing_fail(drawing, "an array of cells");
    return drawing_check_members(drawing, cage, known, sizeof known / sizeof *known);
}

static enum sudoku_status write_cage(const struct drawing *drawing,
                                     const struct document_node *cage)
{
    const struct document *document = drawing->document;
    const struct document_node *node =
        document_first(document, member(drawing, cage, "cells", "ce"));
    struct drawing_cells cells = {.count = 0};
    int sum;
    enum sudoku_status status = check_cage(drawing, cage);
    if (status != SUDOKU_OK || !node)
        return status;
    if (!document_is_empty(document, member(drawing, cage, "type", NULL)))
        return drawing_refuse(drawing);
    for (; node; node = document_next(document, node))
        if (cells.count == DRAWING_MAX_CELLS ||
            !take_cell(drawing, node, &cells.cell[cells.count++]))
            return drawing_fail(drawing, "cells of the board");
    status = take_sum(drawing, cage, &sum);
    return status == SUDOKU_OK ? write_sum(drawing, cage, &cells, sum) : status;
}

static enum sudoku_status write_cages(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *cage = document_first(document, drawing->rule);
    struct drawing own = *drawing;
    enum sudoku_status status = SUDOKU_OK;
    if (is_other(drawing, drawing->rule, DOCUMENT_ARRAY))
        return drawing_refuse(drawing);
    for (; cage && status == SUDOKU_OK; cage = document_next(document, cage)) {
        own.item++;
        status = write_cage(&own, cage);
    }
    /* The title is compared with all of them. */
    cage = status == SUDOKU_OK ? document_first(document, drawing->rule) : NULL;
    for (; cage; cage = document_next(document, cage))
        if (!document_first(document, member(drawing, cage, "cells", "ce")))
            note_text(drawing, member(drawing, cage, "value", "v"));
    return status;
}

/* Rules of the whole board. */
static enum sudoku_status write_global(const struct drawing *drawing)
{
    static const struct {
        const char *name, *kind;
    } globals[] = {{"antiknight", "AntiKnight"},
                   {"antiking", "AntiKing"},
                   {"nonconsecutive", "AntiConsecutive"}};
    enum { GLOBALS = sizeof globals / sizeof *globals };
    const struct document *document = drawing->document;
    const struct document_node *name = document_first(document, drawing->rule);
    if (!name && !document_is_empty(document, drawing->rule))
        return drawing_refuse(drawing);
    for (; name; name = document_next(document, name)) {
        unsigned i = 0;
        while (i < GLOBALS && !document_is(document, name, globals[i].name))
            i++;
        if (i == GLOBALS)
            return drawing_refuse(drawing);
        form_item(drawing->writer, globals[i].kind);
    }
    return SUDOKU_OK;
}

/* Notes what is drawn on the board, of which only the rules in words say what it means. */
static void note_drawings(const struct drawing *drawing)
{
    static const struct {
        const char *key, *shorter, *name;
    } drawn[] = {{"lines", "l", "lines"},
                 {"arrows", "a", "arrows"},
                 {"underlays", "u", "shapes"},
                 {"overlays", "o", "shapes"}};
    const struct document *document = drawing->document;
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
        if (!document_is_empty(document,
                               member(drawing, document->nodes, drawn[i].key, drawn[i].shorter)))
            form_ignore(drawing->writer, drawn[i].name);
}

/* Notes the settings of the player that name rules. */
static void note_settings(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *node =
        document_first(document, member(drawing, document->nodes, "settings", NULL));
    for (; node; node = document_next(document, node))
        if (text_names_rule(document->text + node->key, node->key_length))
            drawing_note_member(drawing, node);
}

/* Fails if the puzzle has a known member twice, and names every other one that is not empty. */
static enum sudoku_status check_root(const struct drawing *drawing)
{
    static const struct drawing_member known[] = {
        {"id", NULL},      {"cellSize", "cs"},      {"metadata", "md"}, {"settings", NULL},
        {"cells", "ce"},   {"regions", "re"},       {"global", NULL},   {"cages", "ca"},
        {"lines", "l"},    {"arrows", "a"},         {"underlays", "u"}, {"overlays", "o"},
        {"title", NULL},   {"author", NULL},        {"solution", NULL}, {"foglight", NULL},
        {"foglink", NULL}, {"triggereffect", NULL},
    };
    return drawing_check_members(drawing, drawing->document->nodes, known,
                                 sizeof known / sizeof *known);
}

enum sudoku_status sudokupad_write(struct form_writer *writer, const struct document *document)
{
    static const struct {
        struct drawing_member member;
        enum sudoku_status (*write)(const struct drawing *drawing);
    } parts[] = {
        {{"regions", "re"}, write_regions},
        {{"cells", "ce"}, write_cells},
        {{"global", NULL}, write_global},
        {{"cages", "ca"}, write_cages},
        {{"metadata", "md"}, drawing_note_metadata},
    };
    const struct document_node *root = document->nodes;
    struct drawing drawing = {.writer = writer, .document = document};
    enum sudoku_status status = check_root(&drawing);
    if (status == SUDOKU_OK)
        status = drawing_take_side(&drawing, document_member(document, root, "cells", "ce"));
    for (size_t i = 0; status == SUDOKU_OK && i < sizeof parts / sizeof *parts; i++) {
        drawing.rule = member(&drawing, root, parts[i].member.name, parts[i].member.shorter);
        status = parts[i].write(&drawing);
    }
    note_drawings(&drawing);
    note_settings(&drawing);
    drawing_note_titles(&drawing);
    return status;
}
