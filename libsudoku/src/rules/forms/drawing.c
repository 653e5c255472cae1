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

/* ------------------------------------------------------------------------- what is left out */

void drawing_note_member(const struct drawing *drawing, const struct document_node *member)
{
    enum { NAME_SIZE = 32 };
    char name[NAME_SIZE] = "";
    size_t length = member->key_length < NAME_SIZE ? member->key_length : NAME_SIZE - 1;
    memcpy(name, drawing->document->text + member->key, length);
    if (document_is_empty(drawing->document, member))
        return;
    /* It may be a rule, and readers of boards would pass over it in silence. */
    drawing->writer->has_rule = true;
    form_ignore(drawing->writer, name);
}

/* True if MEMBER is one of COUNT members KNOWN. */
static bool is_known(const struct drawing *drawing, const struct document_node *member,
                     const struct drawing_member *known, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (document_key_is(drawing->document, member, known[i].name) ||
            document_key_is(drawing->document, member, known[i].shorter))
            return true;
    return false;
}

enum sudoku_status drawing_check_members(const struct drawing *drawing,
                                         const struct document_node *object,
                                         const struct drawing_member *known, size_t count)
{
    const struct document *document = drawing->document;
    const struct document_node *node;
    for (size_t i = 0; i < count; i++) {
        node = document_member(document, object, known[i].name, known[i].shorter);
        if (node && document_count(document, object, known[i].name, known[i].shorter) > 1)
            return form_fail(drawing->writer, node->key, "expected one '%s', found several",
                             known[i].name);
    }
    for (node = document_first(document, object); node; node = document_next(document, node))
        if (!is_known(drawing, node, known, count))
            drawing_note_member(drawing, node);
    return SUDOKU_OK;
}

enum sudoku_status drawing_note_metadata(const struct drawing *drawing)
{
    static const struct drawing_member known[] = {
        {"title", "ti"},  {"author", "au"},     {"rules", "ru"},   {"solution", "so"},
        {"source", NULL}, {"id", NULL},         {"date", NULL},    {"version", NULL},
        {"links", NULL},  {"msgcorrect", NULL}, {"bgimage", NULL}, {"norowcol", NULL},
    };
    const struct document *document = drawing->document;
    const struct document_node *about = drawing->rule;
    if (!document_is_empty(document, about) && about->kind != DOCUMENT_OBJECT)
        return drawing_fail(drawing, "an object");
    enum sudoku_status status =
        drawing_check_members(drawing, about, known, sizeof known / sizeof *known);
    if (status != SUDOKU_OK)
        return status;
    if (!document_is_empty(document, document_member(document, about, "norowcol", NULL)))
        return form_fail(drawing->writer, about->key, "'norowcol' is not supported");
    if (!document_is_empty(document, document_member(document, about, "rules", "ru")))
        form_ignore(drawing->writer, "rules in words");
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

/* True if DOTS have an item of the kind NAME, in small letters, which may go on with "~" and its
 * first argument. */
static bool has_item(const struct text_out *dots, const char *name)
{
    const size_t length = strlen(name);
    for (size_t at = 0; dots->data && at + length < dots->length; at++) {
        const char *item = dots->data + at + 1;
        size_t i = 0;
        if (dots->data[at] != '.')
            continue;
        while (i < length && text_lower(item[i]) == name[i])
            i++;
        if (i == length && (at + 1 + i == dots->length || item[i] == '~' || item[i] == '.'))
            return true;
    }
    return false;
}

/* Words of titles for kinds of another name, in small letters. */
static const struct title_word {
    const char *word, *kinds[3];
    bool needs_all; /* kinds, rather than one of them */
} title_words[] = {
    {"arrow", {"arrow", "pillarrow"}, false},
    {"betweenline", {"between"}, false},
    {"bothdiagonal", {"diagonal~1", "diagonal~-1"}, true},
    {"clone", {"samevalues"}, false},
    {"comparison", {"greaterthan"}, false},
    {"consecutive", {"whitedot"}, false},
    {"disjoint", {"disjointsets"}, false},
    {"disjointgroup", {"disjointsets"}, false},
    {"dutchwhisper", {"whisper~4"}, false},
    {"entropicline", {"entropic"}, false},
    {"extraregion", {"alldifferent"}, false},
    {"germanwhisper", {"whisper~5"}, false},
    {"killer", {"cage"}, false},
    {"killercage", {"cage"}, false},
    {"kingsmove", {"antiking"}, false},
    {"knightsmove", {"antiknight"}, false},
    {"kropki", {"blackdot", "whitedot"}, false},
    {"littlekillersum", {"littlekiller"}, false},
    {"modularline", {"modular"}, false},
    {"nonconsecutive", {"anticonsecutive"}, false},
    {"quadruple", {"quad"}, false},
    {"regionsum", {"regionsumline"}, false},
    {"sandwichsum", {"sandwich"}, false},
    {"sudokux", {"diagonal~1", "diagonal~-1"}, true},
    {"thermometer", {"thermo"}, false},
    {"x", {"diagonal~1", "diagonal~-1"}, true},
    {"xv", {"strictxv", "v", "x"}, false},
    {"zipperline", {"zipper"}, false},
};

/* True if DOTS have the rule that WORD, in small letters, names. */
static bool has_rule(const struct text_out *dots, const char *word)
{
    enum { WORDS = sizeof title_words / sizeof *title_words };
    const struct title_word *own = title_words;
    unsigned count = 0, found = 0;
    while (own < title_words + WORDS && strcmp(word, own->word) != 0)
        own++;
    if (own == title_words + WORDS)
        return has_item(dots, word);
    for (; count < 3 && own->kinds[count]; count++)
        found += has_item(dots, own->kinds[count]);
    return own->needs_all ? found == count : found > 0;
}

void drawing_note_title(const struct drawing *drawing, const struct document_node *title)
{
    if (!title || title->kind != DOCUMENT_STRING)
        return;
    const char *text = drawing->document->text + title->at;
    const struct text_part part = text_title_rule(text, title->length, 0);
    struct letters word = letters_of(text + part.start, part.length);
    drop_end(&word, "sudoku");
    drop_end(&word, "s");
    if (part.length && !has_rule(&drawing->writer->dots, word.text))
        form_ignore(drawing->writer, "the rule of the title");
}

void drawing_note_titles(const struct drawing *drawing)
{
    const struct document *document = drawing->document;
    const struct document_node *about =
        document_member(document, document->nodes, "metadata", "md");
    drawing_note_title(drawing, document_member(document, about, "title", "ti"));
    drawing_note_title(drawing, document_member(document, document->nodes, "title", NULL));
}
