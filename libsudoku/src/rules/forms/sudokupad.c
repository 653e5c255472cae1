/* Puzzles of SudokuPad: a drawing, with rules in prose. */
#include "rules/forms/drawing.h"

#include "text/symbols.h"

static const struct document_node *member(const struct drawing *drawing,
                                          const struct document_node *node, const char *key,
                                          const char *shorter)
{
    return document_member(drawing->document, node, key, shorter);
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
    if (!second || !document_number(document, first, 0, last, &row) ||
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

static enum sudoku_status write_givens(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *row = document_first(document, drawing->rule), *node;
    unsigned cell = 0;
    int digit;
    for (; row; row = document_next(document, row)) {
        for (node = document_first(document, row); node; node = document_next(document, node)) {
            const struct document_node *value = member(drawing, node, "value", "v");
            note_marks(drawing, node);
            if (!document_is_empty(document, value) && is_given(drawing, node)) {
                if (!document_number(document, value, 1, (int)drawing->side, &digit))
                    return drawing_fail(drawing, "a digit of the board");
                form_given(drawing->writer, cell / drawing->side, cell % drawing->side,
                           (unsigned)digit);
            }
            cell++;
        }
    }
    return SUDOKU_OK;
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

/* Names the members of CAGE that might change its meaning. */
static void note_members(const struct drawing *drawing, const struct document_node *cage)
{
    static const char *const known[] = {
        "cells",     "ce",          "value",    "v",    "sum",      "unique", "type",
        "hidden",    "style",       "color",    "c",    "outlineC", "fontC",  "id",
        "textColor", "borderColor", "fontSize", "size", "dashArray"};
    const struct document *document = drawing->document;
    for (const struct document_node *node = document_first(document, cage); node;
         node = document_next(document, node))
        drawing_note_unknown(drawing, node, known, sizeof known / sizeof *known);
}

static enum sudoku_status write_cage(const struct drawing *drawing,
                                     const struct document_node *cage)
{
    const struct document *document = drawing->document;
    const struct document_node *value = member(drawing, cage, "value", "v");
    const struct document_node *sum_node = member(drawing, cage, "sum", NULL);
    const struct document_node *node =
        document_first(document, member(drawing, cage, "cells", "ce"));
    struct drawing_cells cells = {.count = 0};
    int sum = 0;
    if (!node) {
        note_text(drawing, value);
        return SUDOKU_OK;
    }
    if (!document_is_empty(document, member(drawing, cage, "type", NULL)))
        return drawing_refuse(drawing);
    note_members(drawing, cage);
    for (; node; node = document_next(document, node))
        if (cells.count == DRAWING_MAX_CELLS ||
            !take_cell(drawing, node, &cells.cell[cells.count++]))
            return drawing_fail(drawing, "cells of the board");
    int value_sum = 0;
    bool has_value = document_number(document, value, 1, 1000, &value_sum);
    bool has_sum = document_number(document, sum_node, 1, 1000, &sum) || has_value;
    if (has_value && sum && sum != value_sum)
        return drawing_fail(drawing, "one sum");
    sum = has_value ? value_sum : sum;
    const struct document_node *unique = member(drawing, cage, "unique", NULL);
    bool is_unique = unique ? !document_is_empty(document, unique) : has_sum;
    if (!has_sum && (!is_unique || !document_is_empty(document, value)))
        form_ignore(drawing->writer, "cages without sums");
    if (is_unique && cells.count > drawing->side)
        return drawing_fail(drawing, "no more cells than digits in a cage");
    if (is_unique) {
        form_cage(drawing->writer, drawing->side, cells.cell, cells.count, (unsigned)sum);
    } else if (has_sum) {
        form_item(drawing->writer, "Sum");
        form_number(drawing->writer, sum);
        form_cells(drawing->writer, drawing->side, cells.cell, cells.count);
    }
    return SUDOKU_OK;
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

/* Names every other member of the puzzle that is not empty. */
static void note_unknown(const struct drawing *drawing)
{
    static const char *const known[] = {
        "id",    "cellSize", "cs",       "metadata",  "md",      "settings",     "cells",
        "ce",    "regions",  "re",       "global",    "cages",   "ca",           "lines",
        "l",     "arrows",   "a",        "underlays", "u",       "overlays",     "o",
        "title", "author",   "solution", "foglight",  "foglink", "triggereffect"};
    const struct document *document = drawing->document;
    for (const struct document_node *node = document_first(document, document->nodes); node;
         node = document_next(document, node))
        drawing_note_unknown(drawing, node, known, sizeof known / sizeof *known);
}

enum sudoku_status sudokupad_write(struct form_writer *writer, const struct document *document)
{
    struct drawing drawing = {.writer = writer, .document = document};
    const struct document_node *root = document->nodes;
    const struct document_node *cells = document_member(document, root, "cells", "ce");
    drawing.rule = cells;
    enum sudoku_status status = drawing_take_side(&drawing, cells);
    if (status == SUDOKU_OK) {
        drawing.rule = document_member(document, root, "regions", "re");
        status = write_regions(&drawing);
    }
    drawing.rule = cells;
    if (status == SUDOKU_OK)
        status = write_givens(&drawing);
    drawing.rule = document_member(document, root, "global", NULL);
    if (status == SUDOKU_OK && drawing.rule)
        status = write_global(&drawing);
    drawing.rule = document_member(document, root, "cages", "ca");
    const struct document_node *cage = document_first(document, drawing.rule);
    if (status == SUDOKU_OK && !cage && !document_is_empty(document, drawing.rule))
        status = drawing_refuse(&drawing);
    for (; cage && status == SUDOKU_OK; cage = document_next(document, cage)) {
        drawing.item++;
        status = write_cage(&drawing, cage);
    }
    drawing.rule = document_member(document, root, "metadata", "md");
    if (status == SUDOKU_OK && drawing.rule)
        status = drawing_note_metadata(&drawing);
    note_drawings(&drawing);
    note_unknown(&drawing);
    drawing_note_title(&drawing, document_member(document, root, "title", NULL));
    return status;
}
