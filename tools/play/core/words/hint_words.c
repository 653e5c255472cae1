#include "play/core/words/hint_words.h"

#include <stdio.h>
#include <string.h>

#include "play/core/words/technique_names.h"

enum { NAME_SIZE = 32 };

/* A hint being written. */
struct line {
    struct buffer text;
    enum language language;
    const struct board *board;
    const struct hint *hint;
    bool has_links; /* a link has been written */
};

/* ---------------------------------------------------------------------------------------- where */

/* Writes the unit with its number, in the language: "Zeile 3". */
static void write_unit(struct line *line, unsigned unit)
{
    char name[NAME_SIZE];
    enum sudoku_unit_kind kind = sudoku_layout_unit_kind(line->board->layout, unit);
    sudoku_layout_unit_name(line->board->layout, unit, name, sizeof name);
    const char *number = strpbrk(name, "0123456789");
    buffer_printf(&line->text, "%s%s%s",
                  phrase_in(line->language, (enum phrase)(PHRASE_ROW + kind)), number ? " " : "",
                  number ? number : "");
}

static void write_cell(struct line *line, unsigned cell)
{
    char name[NAME_SIZE];
    sudoku_layout_cell_name(line->board->layout, cell, name, sizeof name);
    buffer_printf(&line->text, "%s", name);
}

/* Writes all places of the step. */
static void write_places(struct line *line)
{
    const struct hint *hint = line->hint;
    for (size_t i = 0; i < hint->unit_count; i++) {
        buffer_printf(&line->text, "%s", i ? ", " : "");
        write_unit(line, hint->units[i]);
    }
    for (size_t i = 0; hint->unit_count == 0 && i < hint->cell_count; i++) {
        buffer_printf(&line->text, "%s", i ? ", " : "");
        write_cell(line, hint->cells[i]);
    }
}

/* ----------------------------------------------------------------------------------------- what */

static void write_node(struct line *line, const struct sudoku_node *node)
{
    for (unsigned i = 0; i < node->cell_count && i < SUDOKU_MAX_NODE_CELLS; i++) {
        buffer_printf(&line->text, "%s", i ? "/" : "");
        write_cell(line, node->cells[i]);
    }
    buffer_printf(&line->text, "(%c)", shape_symbol(node->digit));
}

static void write_eliminations(struct line *line, sudoku_digitset digits)
{
    buffer_printf(&line->text, "<>");
    while (digits)
        buffer_printf(&line->text, "%c", shape_symbol(sudoku_digitset_pop(&digits)));
}

static bool same_node(const struct sudoku_node *a, const struct sudoku_node *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Writes LINK. It starts a new chain unless it continues from LAST; two weak links in a row are two
 * chains. */
static void write_link(struct line *line, const struct sudoku_link *last,
                       const struct sudoku_link *link)
{
    bool alternates = last && (last->is_strong || link->is_strong);
    if (!alternates || !same_node(&last->to, &link->from)) {
        buffer_printf(&line->text, "%s", line->has_links ? ", " : "; ");
        write_node(line, &link->from);
    }
    buffer_printf(&line->text, "%c", link->is_strong ? '=' : '-');
    write_node(line, &link->to);
}

/* Writes the links in the form "r1c1(5)=r1c4(5)-r3c4(5)", separated where a new chain starts. A
 * link from a candidate to itself marks its elimination by earlier links, written "r3c4<>5". */
static void write_links(struct line *line)
{
    const struct sudoku_link *last = NULL;
    for (size_t i = 0; i < line->hint->link_count; i++) {
        const struct sudoku_link *link = &line->hint->links[i];
        bool is_exclusion = same_node(&link->from, &link->to);
        if (is_exclusion) {
            buffer_printf(&line->text, "%s", line->has_links ? ", " : "; ");
            write_cell(line, link->to.cells[0]);
            write_eliminations(line, sudoku_digitset_of(link->to.digit));
        } else {
            write_link(line, last, link);
        }
        last = is_exclusion ? NULL : link;
        line->has_links = true;
    }
}

static void write_conclusions(struct line *line)
{
    const char *between = ": ";
    for (unsigned cell = 0; cell < line->board->cell_count; cell++) {
        sudoku_digitset excluded = line->hint->excluded[cell];
        unsigned placed = line->hint->digits[cell];
        if (!placed && !excluded)
            continue;
        buffer_printf(&line->text, "%s", between);
        between = ", ";
        write_cell(line, cell);
        if (placed)
            buffer_printf(&line->text, "=%c", shape_symbol(placed));
        else
            write_eliminations(line, excluded);
    }
}

/* Says where to look, and nothing else. */
static void say_place(struct line *line)
{
    buffer_printf(&line->text, "%s ", phrase_in(line->language, PHRASE_LOOK_AT));
    write_unit(line, line->hint->place);
}

static void say_step(struct line *line, enum sudoku_hint level)
{
    buffer_printf(&line->text, "%s: ", technique_name(line->language, line->hint->technique));
    write_places(line);
    if (level == SUDOKU_HINT_STEP) {
        write_conclusions(line);
        write_links(line);
    }
}

void hint_write(enum language language, const struct board *board, const struct hint *hint,
                enum sudoku_hint level, char *text, size_t size)
{
    static const char cut[] = "...";
    struct line line = {.language = language, .board = board, .hint = hint};
    if (level == SUDOKU_HINT_PLACE)
        say_place(&line);
    else if (language == LANGUAGE_ENGLISH)
        buffer_printf(&line.text, "%s", hint->texts[level - 1]);
    else
        say_step(&line, level);
    bool is_cut = line.text.length >= size;
    int length = (int)(is_cut ? size - sizeof cut : line.text.length);
    snprintf(text, size, "%.*s%s", length, (const char *)buffer_at(&line.text, 0),
             is_cut ? cut : "");
    buffer_free(&line.text);
}
