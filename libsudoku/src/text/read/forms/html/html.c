/* Puzzles in web pages: tables, and grids of elements. */
#include <string.h>

#include "text/read/board/board.h"
#include "text/read/form.h"
#include "text/read/forms/html/html.h"

struct html_state {
    bool is_open; /* a page is */
    bool had_table;
    bool is_page;   /* from <html> to </html> */
    bool has_lines; /* <pre> is open */
    bool is_in_table;
    bool is_in_cell;
    unsigned table_rows;
    struct text_line line; /* the beginning of the cell */
    struct html_word cell;
    struct html_cells cells;
};

/* ------------------------------------------------------------------------------------ tables */

static void end_cell(struct text_work *work, struct html_state *html)
{
    struct html_word *cell = &html->cell;
    while (cell->length && text_is_space(cell->text[cell->length - 1]))
        cell->length--;
    if (!html->is_in_cell)
        return;
    html->is_in_cell = false;
    html->line.text = cell->text;
    html->line.length = cell->length;
    (void)text_placed_add(&work->placed, &html->line, cell->text, cell->length);
}

static void begin_cell(struct text_work *work, struct html_state *html,
                       const struct html_token *tag)
{
    end_cell(work, html);
    html->is_in_cell = true;
    html->cell = (struct html_word){.length = 0};
    html->line = tag->place;
}

static void end_row(struct text_work *work, struct html_state *html)
{
    end_cell(work, html);
    html->line = text_lines_here(&work->lines, "", 0, work->lines.column);
    (void)text_placed_end_row(&work->placed, &html->line);
}

static void begin_table(struct text_work *work, struct html_state *html)
{
    const struct text_lines *lines = &work->lines;
    if (html->is_in_table && !text_placed_has_fault(&work->placed))
        (void)text_error(&work->placed.fault, lines->number + 1, lines->column,
                         "expected a table without another one in it");
    if (!html->is_in_table) {
        html->table_rows = 0;
        text_placed_start(&work->placed, lines->number + 1);
    }
    html->is_in_table = true;
}

/* Gives the board of the page that is among the placed tokens. */
static enum sudoku_status give(struct text_work *work, const struct html_state *html)
{
    work->placed.marks |= html->cells.marks;
    return text_board_give_table(work, SUDOKU_TEXT_GRID, work->lines.number + 1);
}

/* Gives the board of a table, unless that is small: tables of one column or row lay out pages. */
static enum sudoku_status end_table(struct text_work *work, struct html_state *html)
{
    const struct text_placed *table = &work->placed;
    if (!html->is_in_table)
        return SUDOKU_END;
    end_row(work, html);
    html->is_in_table = false;
    if (text_placed_has_fault(table) ? html->table_rows < 4 : table->rows < 4 || table->columns < 4)
        return SUDOKU_END;
    html->had_table = true;
    return give(work, html);
}

/* ---------------------------------------------------------------------------------- elements */

/* The value of a field is its text, unless nobody types into such fields. */
static void take_field(struct html_state *html, const struct html_token *tag)
{
    static const char *const others[] = {"hidden", "submit", "button",   "reset",
                                         "image",  "radio",  "checkbox", "range"};
    struct html_cells *cells = &html->cells;
    if (html_word_is_one_of(&tag->type, others, sizeof others / sizeof *others))
        return;
    html_cells_open(cells, "input", 5, HTML_PLAIN);
    if (tag->value.length)
        cells->marks |= tag->is_fixed ? TEXT_MARK_GIVEN : TEXT_MARK_NONE;
    for (size_t i = 0; i < tag->value.length; i++) {
        char c = tag->value.text[i];
        if (html->is_in_cell)
            html_add_char(&html->cell, c);
        if (!text_is_space(c))
            html_cells_text(cells, c);
    }
    html_cells_close(cells, "input", 5);
}

/* True if elements of NAME hold nothing. */
static bool is_void(const struct html_word *name)
{
    static const char *const names[] = {"img",  "hr",   "meta",  "link",   "wbr",   "area",
                                        "base", "col",  "embed", "param",  "track", "source",
                                        "path", "rect", "line",  "script", "style"};
    return html_word_is_one_of(name, names, sizeof names / sizeof *names);
}

static void note_element(struct html_state *html, const struct html_token *tag)
{
    struct html_cells *cells = &html->cells;
    const struct html_word *name = &tag->name;
    bool is_end = tag->kind == HTML_END_TAG;
    if (html_word_is(name, "br"))
        html_cells_break(cells);
    else if (html_word_is(name, "input"))
        take_field(html, tag);
    else if (is_end)
        html_cells_close(cells, name->text, name->length);
    else if (name->length && !is_void(name))
        html_cells_open(cells, name->text, name->length, html_class_of(tag->class));
    if (html_word_is(name, "pre") || html_word_is(name, "textarea"))
        html->has_lines = !is_end;
}

static enum sudoku_status take_tag(struct text_work *work, struct html_state *html,
                                   const struct html_token *tag)
{
    const struct html_word *name = &tag->name;
    bool is_end = tag->kind == HTML_END_TAG;
    bool is_cell = html_word_is(name, "td") || html_word_is(name, "th");
    if (is_cell && !is_end)
        begin_cell(work, html, tag);
    note_element(html, tag);
    if (html_word_is(name, "html")) {
        html->is_page = true;
        html->is_open &= !is_end;
    } else if (html_word_is(name, "table")) {
        if (is_end)
            return end_table(work, html);
        begin_table(work, html);
    } else if (html_word_is(name, "tr")) {
        end_row(work, html);
        html->table_rows += !is_end;
    } else if (is_cell && is_end) {
        end_cell(work, html);
    }
    return SUDOKU_END;
}

static void take_character(struct html_state *html, char c)
{
    bool is_space = text_is_space(c) || c == '\n' || c == '\r';
    if (!is_space)
        html_cells_text(&html->cells, c);
    else if (c == '\n' && html->has_lines)
        html_cells_break(&html->cells);
    if (html->is_in_cell && (!is_space || html->cell.length))
        html_add_char(&html->cell, is_space ? ' ' : html_cells_are_marks(&html->cells) ? '?' : c);
}

/* ---------------------------------------------------------------------------------------- pages */

/* True if the page goes on: to its end, or, if only a part of one was pasted, up to a line after a
 * table that begins with text. */
static bool goes_on(struct text_work *work, const struct html_state *html)
{
    int c = text_lines_peek(&work->lines);
    bool is_text = c != '<' && !text_is_space((char)c) && c != '\n' && c != '\r';
    bool is_part = html->had_table && !html->is_in_table && !html->is_page;
    return c >= 0 && html->is_open && !(is_part && is_text && work->lines.column == 1);
}

/* The page is over: gives a grid of cells if it had no table. */
static enum sudoku_status end_page(struct text_work *work, struct html_state *html)
{
    const struct text_lines *lines = &work->lines;
    const struct text_line here = text_lines_here(lines, "", 0, lines->column);
    html->is_open = false;
    if (lines->has_failed)
        return SUDOKU_ERR_READ;
    if (html->is_in_table)
        return text_error(work->error, lines->number + 1, lines->column,
                          "expected </table>, found the end of the text");
    if (html->had_table)
        return SUDOKU_END;
    html_cells_finish(&html->cells, &here, &work->placed);
    return give(work, html);
}

static bool is_open(const void *state)
{
    const struct html_state *html = state;
    return html->is_open;
}

static enum sudoku_status take(struct text_work *work, void *state)
{
    struct html_state *html = state;
    struct html_token token;
    html->is_in_table = html->is_in_cell = false;
    text_placed_start(&work->placed, work->lines.number + 1);
    while (goes_on(work, html)) {
        html_next(&work->lines, &html->cells, &token);
        enum sudoku_status status = SUDOKU_END;
        if (token.kind == HTML_CHARACTER)
            take_character(html, token.character);
        else if (token.kind != HTML_COMMENT)
            status = take_tag(work, html, &token);
        if (status != SUDOKU_END)
            return status;
    }
    return end_page(work, html);
}

/* ------------------------------------------------------------------------------------- the form */

/* A line that begins with a tag, a comment or a declaration. */
static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    size_t at = text_pass_spaces(line, 0);
    bool is_tag = at + 1 < line->length && line->text[at] == '<' &&
                  (text_is_letter(line->text[at + 1]) || line->text[at + 1] == '!' ||
                   (at + 4 < line->length && memcmp(line->text + at, "<?xml", 5) == 0));
    return is_tag && work->hint.format == SUDOKU_TEXT_AUTO ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    struct html_state *html = state;
    text_lines_to_bytes(&work->lines, line);
    for (size_t i = 0; i < line->skipped; i++)
        (void)text_lines_take(&work->lines);
    *html = (struct html_state){.is_open = true};
    return take(work, state);
}

const struct text_form text_html_form = {.name = "a web page",
                                         .size = sizeof(struct html_state),
                                         .max_score = TEXT_SCORE_ALL,
                                         .detect = detect,
                                         .begin = begin,
                                         .is_open = is_open,
                                         .take = take};
