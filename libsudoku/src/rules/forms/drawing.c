#include "rules/forms/drawing.h"

#include <stdio.h>
#include <string.h>

#include "text/read/lines/rules.h"
#include "text/symbols.h"

enum sudoku_status drawing_fail(const struct drawing *drawing, const char *wanted)
{
    const struct document_node *rule = drawing->rule;
    char item[32] = "";
    if (drawing->item)
        snprintf(item, sizeof item, "item %u of ", drawing->item);
    return form_fail(drawing->writer, rule->key, "expected %s in %s'%.*s', found none or another",
                     wanted, item, (int)(rule->key_length < 32 ? rule->key_length : 32),
                     drawing->document->text + rule->key);
}

enum sudoku_status drawing_refuse(const struct drawing *drawing)
{
    const struct document_node *rule = drawing->rule;
    return form_fail(drawing->writer, rule->key, "'%.*s' is not supported",
                     (int)(rule->key_length < 64 ? rule->key_length : 64),
                     drawing->document->text + rule->key);
}

enum sudoku_status drawing_take_side(struct drawing *drawing, const struct document_node *rows)
{
    const struct document *document = drawing->document;
    const size_t side = document_size(document, rows);
    const struct document_node *row = document_first(document, rows);
    if (side < 1 || side > FORM_MAX_SIDE)
        return form_fail(drawing->writer, 0, "expected a grid of 1 to %d rows, found %zu",
                         FORM_MAX_SIDE, side);
    for (; row; row = document_next(document, row))
        if (row->kind != DOCUMENT_ARRAY || document_size(document, row) != side)
            return form_fail(drawing->writer, row->at,
                             "expected %zu cells in a row of the grid, found %zu", side,
                             document_size(document, row));
    drawing->side = (unsigned)side;
    return SUDOKU_OK;
}

/* True if REGIONS, of numbers below SIDE, are the boxes of the board. */
static bool are_boxes(const unsigned char *regions, unsigned side)
{
    const unsigned rows = form_box_rows(side), columns = side / rows;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned first = cell / side / rows * rows * side + cell % side / columns * columns;
        if (regions[cell] != regions[first])
            return false;
    }
    return true;
}

enum sudoku_status drawing_write_board(const struct drawing *drawing, const int *regions)
{
    const unsigned side = drawing->side;
    unsigned char region_of[DRAWING_MAX_CELLS];
    unsigned sizes[FORM_MAX_SIDE] = {0}, known = 0;
    int labels[FORM_MAX_SIDE];
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned region = 0;
        while (region < known && labels[region] != regions[cell])
            region++;
        if (regions[cell] == DRAWING_NO_REGION || region == side || sizes[region]++ == side)
            return form_fail(drawing->writer, 0, "expected %u regions of %u cells, found others",
                             side, side);
        labels[region] = regions[cell];
        known += region == known;
        region_of[cell] = (unsigned char)region;
    }
    form_board(drawing->writer, side, are_boxes(region_of, side) ? NULL : region_of);
    return SUDOKU_OK;
}

/* ------------------------------------------------------------------------------ what is left out
 */

void drawing_note_unknown(const struct drawing *drawing, const struct document_node *member,
                          const char *const *known, size_t count)
{
    enum { NAME_SIZE = 32 };
    char name[NAME_SIZE] = "";
    size_t length = member->key_length < NAME_SIZE ? member->key_length : NAME_SIZE - 1;
    for (size_t i = 0; i < count; i++)
        if (document_key_is(drawing->document, member, known[i]))
            return;
    memcpy(name, drawing->document->text + member->key, length);
    if (!document_is_empty(drawing->document, member))
        form_ignore(drawing->writer, name);
}

enum sudoku_status drawing_note_metadata(const struct drawing *drawing)
{
    static const char *const known[] = {
        "title",  "ti", "author", "au",      "rules", "ru",         "so",      "solution",
        "source", "id", "date",   "version", "links", "msgcorrect", "bgimage", "norowcol"};
    const struct document *document = drawing->document;
    const struct document_node *about = drawing->rule;
    if (!document_is_empty(document, document_member(document, about, "norowcol", NULL)))
        return form_fail(drawing->writer, about->key, "'norowcol' is not supported");
    if (!document_is_empty(document, document_member(document, about, "rules", "ru")))
        form_ignore(drawing->writer, "rules in words");
    for (const struct document_node *node = document_first(document, about); node;
         node = document_next(document, node))
        drawing_note_unknown(drawing, node, known, sizeof known / sizeof *known);
    drawing_note_title(drawing, document_member(document, about, "title", "ti"));
    return SUDOKU_OK;
}

/* Letters of a text in lower case. */
struct letters {
    char text[64];
    size_t length;
};

static struct letters letters_of(const char *text, size_t length)
{
    struct letters own = {.length = 0};
    for (size_t i = 0; i < length && own.length + 1 < sizeof own.text; i++)
        if (text_is_letter(text[i]))
            own.text[own.length++] = text_lower(text[i]);
    return own;
}

static void drop_end(struct letters *own, const char *end)
{
    const size_t length = strlen(end);
    if (own->length > length && memcmp(own->text + own->length - length, end, length) == 0) {
        own->length -= length;
        own->text[own->length] = '\0';
    }
}

/* True if DOTS have NAME, in any case. */
static bool has_name(const struct text_out *dots, const char *name)
{
    const size_t length = strlen(name);
    for (size_t at = 0; dots->data && at + length <= dots->length; at++) {
        size_t i = 0;
        while (i < length && text_lower(dots->data[at + i]) == name[i])
            i++;
        if (i == length)
            return true;
    }
    return false;
}

void drawing_note_title(const struct drawing *drawing, const struct document_node *title)
{
    /* Words of titles for kinds of another name. */
    static const char *const others[][2] = {
        {"killer", "cage"}, {"kropki", "dot"}, {"nonconsecutive", "anticonsecutive"}};
    const struct text_out *dots = &drawing->writer->dots;
    if (!title || title->kind != DOCUMENT_STRING)
        return;
    const char *text = drawing->document->text + title->at;
    const struct text_part part = text_title_rule(text, title->length, 0);
    struct letters word = letters_of(text + part.start, part.length);
    drop_end(&word, "sudoku");
    drop_end(&word, "s");
    bool is_there = !part.length || has_name(dots, word.text);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        is_there =
            is_there || (strcmp(word.text, others[i][0]) == 0 && has_name(dots, others[i][1]));
    if (!is_there)
        form_ignore(drawing->writer, "the rule of the title");
}
