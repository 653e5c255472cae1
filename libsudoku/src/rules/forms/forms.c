#include "rules/forms/forms.h"

#include <string.h>

#include "common/mem.h"
#include "rules/forms/document.h"
#include "rules/forms/drawing.h"
#include "rules/forms/form.h"
#include "rules/forms/game_id.h"
#include "rules/forms/killer.h"
#include "rules/forms/link.h"
#include "text/read/lines/ruled.h"

/* Writes the puzzle; DOCUMENT is its text if that is JSON. */
typedef enum sudoku_status puzzle_writer(struct form_writer *writer,
                                         const struct document *document);

static enum sudoku_status write_killer(struct form_writer *writer, const struct document *document)
{
    (void)document;
    return text_is_killer_string(writer->text, writer->length) ? killer_write_string(writer)
                                                               : killer_write_line(writer);
}

static enum sudoku_status write_game(struct form_writer *writer, const struct document *document)
{
    (void)document;
    return game_id_write(writer);
}

/* True if ROWS is an array of arrays of objects. */
static bool is_grid(const struct document *document, const struct document_node *rows)
{
    const struct document_node *cell = document_first(document, document_first(document, rows));
    return rows && rows->kind == DOCUMENT_ARRAY && cell && cell->kind == DOCUMENT_OBJECT;
}

/* True if the root has KEY, or SHORTER, with an array of objects. */
static bool has_objects(const struct document *document, const char *key, const char *shorter)
{
    const struct document_node *first =
        document_first(document, document_member(document, document->nodes, key, shorter));
    return first && first->kind == DOCUMENT_OBJECT;
}

/* True if the root has KEY, or SHORTER. */
static bool has(const struct document *document, const char *key, const char *shorter)
{
    return document_member(document, document->nodes, key, shorter);
}

/* True if the root has lines or shapes as SudokuPad draws them. */
static bool has_drawings(const struct document *document)
{
    return has_objects(document, "lines", "l") || has_objects(document, "arrows", "a") ||
           has_objects(document, "underlays", "u") || has_objects(document, "overlays", "o");
}

/* What writes the JSON in DOCUMENT, or NULL: other programs have objects for cells, too, but not
 * all that these two write. */
static puzzle_writer *writer_of(const struct document *document)
{
    const struct document_node *root = document->nodes;
    if (is_grid(document, document_member(document, root, "grid", NULL)) &&
        has(document, "size", NULL))
        return fpuzzles_write;
    const bool has_cells = is_grid(document, document_member(document, root, "cells", "ce"));
    const bool is_drawing = has(document, "cellSize", "cs") || has(document, "regions", "re") ||
                            has(document, "cages", "ca");
    return (has_cells && is_drawing) || has_drawings(document) ? sudokupad_write : NULL;
}

/* Writes the puzzle, if nothing else its board. */
static enum sudoku_status write_puzzle(struct form_writer *writer, puzzle_writer *write,
                                       const struct document *document)
{
    enum sudoku_status status = write(writer, document);
    if (status == SUDOKU_OK && writer->dots.length == 0)
        form_item(writer, "Shape~9x9");
    return status;
}

/* Writes the puzzle into memory: once to measure it, once to keep it. */
static enum sudoku_status keep(struct form_writer *writer, puzzle_writer *write,
                               const struct document *document,
                               const struct sudoku_allocator *allocator,
                               struct form_translation *translation)
{
    enum sudoku_status status = write_puzzle(writer, write, document);
    if (status != SUDOKU_OK)
        return status;
    translation->length = writer->dots.length;
    translation->dots = mem_alloc_unset(allocator, translation->length + 1, 1);
    if (!translation->dots)
        return SUDOKU_ERR_MEMORY;
    writer->dots = (struct text_out){translation->dots, translation->length + 1, 0};
    writer->ignored.length = 0;
    (void)write_puzzle(writer, write, document);
    (void)text_out_end(&writer->dots);
    (void)text_out_end(&writer->ignored);
    translation->has_rule = writer->has_rule;
    return SUDOKU_OK;
}

static enum sudoku_status translate_json(struct form_writer *writer,
                                         const struct sudoku_allocator *allocator,
                                         struct form_translation *translation)
{
    struct document document;
    enum sudoku_status status = document_read(&document, writer->text, writer->length, allocator);
    if (status == SUDOKU_ERR_TEXT)
        return writer->is_packed ? form_fail(writer, 0, "expected JSON in this link, found none")
                                 : SUDOKU_END;
    if (status != SUDOKU_OK)
        return status;
    puzzle_writer *write = writer_of(&document);
    if (write)
        status = keep(writer, write, &document, allocator, translation);
    else if (writer->is_packed)
        status = form_fail(writer, 0, "expected a grid in the JSON of this link, found none");
    else
        status = SUDOKU_END;
    document_free(&document, allocator);
    return status;
}

static enum sudoku_status translate_link(struct form_writer *writer,
                                         const struct sudoku_allocator *allocator,
                                         struct form_translation *translation)
{
    char *plain;
    size_t length;
    enum sudoku_status status = link_unpack(writer, allocator, &plain, &length);
    if (status != SUDOKU_OK)
        return status;
    writer->text = plain;
    writer->length = length;
    writer->is_packed = true;
    status = translate_json(writer, allocator, translation);
    mem_free(allocator, plain);
    return status;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* True if TEXT is a link that holds a puzzle or names one. */
static bool is_link(const char *text, size_t length)
{
    return text_is_packed_puzzle(text, length) || text_link_id(text, length);
}

enum sudoku_status forms_translate(const char *text, size_t length,
                                   const struct sudoku_allocator *allocator,
                                   struct form_translation *translation,
                                   struct sudoku_text_error *error)
{
    size_t start = 0;
    while (start < length && is_space(text[start]))
        start++;
    while (length > start && is_space(text[length - 1]))
        length--;
    *translation = (struct form_translation){.dots = NULL};
    struct form_writer writer = {.whole = text,
                                 .start = start,
                                 .text = text + start,
                                 .length = length - start,
                                 .error = error,
                                 .ignored = {translation->ignored, sizeof translation->ignored, 0}};
    if (start == length)
        return SUDOKU_END;
    if (text_is_killer_string(writer.text, writer.length) ||
        text_is_killer_line(writer.text, writer.length))
        return keep(&writer, write_killer, NULL, allocator, translation);
    if (text_is_game_id(writer.text, writer.length))
        return keep(&writer, write_game, NULL, allocator, translation);
    if (*writer.text == '{')
        return translate_json(&writer, allocator, translation);
    return is_link(writer.text, writer.length) ? translate_link(&writer, allocator, translation)
                                               : SUDOKU_END;
}
