/* Web pages: their tables, else what else in them is a grid of cells. */
#include "text/read/forms/html/html.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/forms/html/cells.h"

/* A cell's text, a tag's name, an attribute: what is longer is no digit. */
enum { WORD = 16 };

struct word {
    size_t length;
    bool is_long;
    char text[WORD];
};

/* Its state. */
struct html_state {
    bool is_open; /* a page is */
    bool had_table;
    bool is_page;   /* from <html> to </html> */
    bool has_lines; /* <pre> is open */
    struct html_cells cells;
};

/* The page and what became of it. */
struct page {
    struct text_work *work;
    struct html_state *html;
    struct text_lines *lines;
    struct sudoku_text_error *error;
    enum sudoku_status status; /* SUDOKU_END: go on */
    bool is_in_table;
    bool is_in_cell;
    bool has_fault; /* the first one is told at the end of the table */
    struct sudoku_text_error fault;
    unsigned table_rows;
    struct text_line line; /* where the cell begins */
    struct word cell;
};

/* What the attributes of a tag say. */
struct attributes {
    struct word value;
    struct word type; /* of a field */
    bool is_fixed;    /* nobody may type into it */
    size_t class_length;
    char class[64]; /* and the id */
};

static int take(struct page *page)
{
    int c = text_lines_take(page->lines);
    html_cells_scan(&page->html->cells, c);
    return c;
}

static void add_char(struct word *word, char c)
{
    if (word->length < WORD)
        word->text[word->length++] = c;
    else
        word->is_long = true;
}

static bool word_is(const struct word *word, const char *name)
{
    return !word->is_long && word->length == strlen(name) &&
           memcmp(word->text, name, word->length) == 0;
}

static void end_cell(struct page *page)
{
    struct word *cell = &page->cell;
    while (cell->length && text_is_space(cell->text[cell->length - 1]))
        cell->length--;
    if (!page->is_in_cell)
        return;
    page->is_in_cell = false;
    page->line.text = cell->text;
    page->line.length = cell->length;
    if (!page->has_fault)
        page->has_fault = !text_placed_add(&page->work->placed, &page->line, cell->text,
                                           cell->length, &page->fault);
}

static void end_row(struct page *page)
{
    end_cell(page);
    page->line = text_lines_here(page->lines, "", 0, page->lines->column);
    if (!page->has_fault)
        page->has_fault = !text_placed_end_row(&page->work->placed, &page->line, &page->fault);
}

static void begin_cell(struct page *page)
{
    end_cell(page);
    page->is_in_cell = true;
    page->cell = (struct word){.length = 0};
    page->line = text_lines_here(page->lines, "", 0, page->lines->column);
}

static void begin_table(struct page *page)
{
    const struct text_lines *lines = page->lines;
    if (page->is_in_table && !page->has_fault) {
        page->has_fault = true;
        text_error(&page->fault, lines->number + 1, lines->column,
                   "expected a table without another one in it");
    }
    if (!page->is_in_table) {
        page->table_rows = 0;
        text_placed_start(&page->work->placed, lines->number + 1);
    }
    page->is_in_table = true;
}

static void end_table(struct page *page, struct sudoku_text_puzzle *puzzle)
{
    struct text_work *work = page->work;
    if (!page->is_in_table)
        return;
    end_row(page);
    page->is_in_table = false;
    /* Tables of one column or row lay out pages. */
    bool is_small =
        page->has_fault ? page->table_rows < 4 : work->placed.rows < 4 || work->placed.columns < 4;
    if (is_small) {
        page->has_fault = false;
        return;
    }
    page->html->had_table = true;
    work->placed.marks |= page->html->cells.marks;
    if (page->has_fault) {
        *page->error = page->fault;
        page->status = SUDOKU_ERR_TEXT;
        page->has_fault = false;
    } else {
        page->status = text_work_give_table(work, SUDOKU_TEXT_GRID, page->lines->number + 1, puzzle,
                                            page->error);
    }
}

/* Takes letters and digits. */
static void take_word(struct page *page, struct word *word)
{
    int c;
    *word = (struct word){.length = 0};
    while ((c = text_lines_peek(page->lines)) >= 0 &&
           (text_is_letter((char)c) || text_is_decimal((char)c)))
        add_char(word, (char)(text_is_letter((char)take(page)) ? c | 0x20 : c));
}

/* Keeps C of the value of ATTRIBUTE where that says something of an element. */
static void keep(struct attributes *attributes, const struct word *attribute, char c)
{
    char small = text_is_letter(c) ? (char)(c | 0x20) : c;
    if (word_is(attribute, "value"))
        add_char(&attributes->value, c);
    else if (word_is(attribute, "type"))
        add_char(&attributes->type, small);
    else if ((word_is(attribute, "class") || word_is(attribute, "id")) &&
             attributes->class_length + 1 < sizeof attributes->class)
        attributes->class[attributes->class_length++] = small;
}

/* Takes the value of ATTRIBUTE. */
static void take_value(struct page *page, const struct word *attribute,
                       struct attributes *attributes)
{
    struct text_lines *lines = page->lines;
    int c = take(page), quote = text_lines_peek(lines);
    bool is_quoted = quote == '"' || quote == '\'';
    if (is_quoted)
        (void)take(page);
    while ((c = text_lines_peek(lines)) >= 0 &&
           (is_quoted ? c != quote : c != '>' && !text_is_space((char)c) && c != '\n')) {
        keep(attributes, attribute, (char)c);
        (void)take(page);
    }
    if (is_quoted)
        (void)take(page);
}

/* Takes the attributes of a tag and its '>'. */
static void take_attributes(struct page *page, struct attributes *attributes)
{
    struct text_lines *lines = page->lines;
    struct word attribute = {.length = 0};
    int c;
    while ((c = text_lines_peek(lines)) >= 0 && c != '>') {
        if (c == '=') {
            take_value(page, &attribute, attributes);
        } else if (text_is_letter((char)c)) {
            take_word(page, &attribute);
            attributes->is_fixed |=
                word_is(&attribute, "readonly") || word_is(&attribute, "disabled");
        } else {
            attribute.length = 0;
            (void)take(page);
        }
    }
    (void)take(page);
}

/* A field holds its value; those that nobody types into are none. */
static void take_field(struct page *page, const struct attributes *attributes)
{
    static const char *const others[] = {"hidden", "submit", "button",   "reset",
                                         "image",  "radio",  "checkbox", "range"};
    struct html_cells *cells = &page->html->cells;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (word_is(&attributes->type, others[i]))
            return;
    html_cells_open(cells, "input", 5, HTML_PLAIN);
    if (attributes->value.length)
        cells->marks |= attributes->is_fixed ? TEXT_MARK_GIVEN : TEXT_MARK_NONE;
    for (size_t i = 0; i < attributes->value.length; i++) {
        char c = attributes->value.text[i];
        if (page->is_in_cell)
            add_char(&page->cell, c);
        if (!text_is_space(c))
            html_cells_text(cells, c);
    }
    html_cells_close(cells, "input", 5);
}

/* Whether an element TAG holds nothing. */
static bool is_void(const struct word *tag)
{
    static const char *const names[] = {"img",  "hr",   "meta",  "link",   "wbr",   "area",
                                        "base", "col",  "embed", "param",  "track", "source",
                                        "path", "rect", "line",  "script", "style"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (word_is(tag, names[i]))
            return true;
    return false;
}

/* Tells the grid of cells of TAG, which begins or ends an element. */
static void note_element(struct page *page, const struct word *tag, bool is_end,
                         const struct attributes *attributes)
{
    struct html_cells *cells = &page->html->cells;
    if (word_is(tag, "br"))
        html_cells_break(cells);
    else if (word_is(tag, "input"))
        take_field(page, attributes);
    else if (is_end)
        html_cells_close(cells, tag->text, tag->length);
    else if (tag->length && !is_void(tag))
        html_cells_open(cells, tag->text, tag->length, html_class_of(attributes->class));
    if (word_is(tag, "pre") || word_is(tag, "textarea"))
        page->html->has_lines = !is_end;
}

/* Leaves out what is behind <script> or <style>, or behind <!--, up to END. */
static void skip_to(struct page *page, const char *end)
{
    size_t found = 0;
    int c;
    while (end[found] && (c = take(page)) >= 0) {
        if ((c | 0x20) == (end[found] | 0x20))
            found++;
        else
            found = c == end[0];
    }
}

static void take_tag(struct page *page, struct sudoku_text_puzzle *puzzle)
{
    struct word tag;
    struct attributes attributes = {.class_length = 0};
    (void)take(page);
    bool is_end = text_lines_peek(page->lines) == '/';
    int first = text_lines_peek(page->lines);
    if (first == '!' || first == '?') {
        (void)take(page);
        skip_to(page, text_lines_peek(page->lines) == '-' ? "-->" : ">");
        return;
    }
    if (is_end)
        (void)take(page);
    take_word(page, &tag);
    if (!is_end && (word_is(&tag, "td") || word_is(&tag, "th")))
        begin_cell(page);
    take_attributes(page, &attributes);
    note_element(page, &tag, is_end, &attributes);
    if (word_is(&tag, "html")) {
        page->html->is_page = true;
        page->html->is_open &= !is_end;
    } else if (word_is(&tag, "table")) {
        if (is_end)
            end_table(page, puzzle);
        else
            begin_table(page);
    } else if (word_is(&tag, "tr")) {
        end_row(page);
        page->table_rows += !is_end;
    } else if (is_end && (word_is(&tag, "td") || word_is(&tag, "th"))) {
        end_cell(page);
    } else if (!is_end && word_is(&tag, "script")) {
        skip_to(page, "</script>");
    } else if (!is_end && word_is(&tag, "style")) {
        skip_to(page, "</style>");
    }
}

/* Takes &#53; or &nbsp; which stand for a character, most of them for none that is a cell. */
static char take_entity(struct page *page)
{
    struct word name;
    int number = 0;
    (void)take(page);
    bool is_number = text_lines_peek(page->lines) == '#';
    if (is_number)
        (void)take(page);
    take_word(page, &name);
    if (text_lines_peek(page->lines) == ';')
        (void)take(page);
    bool is_hex = name.length > 1 && *name.text == 'x';
    for (size_t i = is_hex; is_number && i < name.length && i < 6; i++) {
        char c = name.text[i];
        number = number * (is_hex ? 16 : 10) + (text_is_decimal(c) ? c - '0' : c - 'a' + 10);
    }
    if (number == 0xA0 || word_is(&name, "nbsp") || word_is(&name, "ensp") ||
        word_is(&name, "emsp"))
        return ' ';
    return number == 0xB7 || word_is(&name, "middot") ? '.'
           : number > ' ' && number < 0x7F            ? (char)number
                                                      : '?';
}

/* Whether the page goes on: to its end, or, where only a part of one was pasted, up to a line
 * behind a table that begins with text. */
static bool goes_on(const struct page *page)
{
    const struct html_state *html = page->html;
    int c = text_lines_peek(page->lines);
    bool is_text = c != '<' && !text_is_space((char)c) && c != '\n' && c != '\r';
    bool is_part = html->had_table && !page->is_in_table && !html->is_page;
    return c >= 0 && html->is_open && !(is_part && is_text && page->lines->column == 1);
}

static bool is_open(const void *state)
{
    const struct html_state *html = state;
    return html->is_open;
}

static enum sudoku_status take_puzzle(struct text_work *work, void *state,
                                      struct sudoku_text_puzzle *puzzle,
                                      struct sudoku_text_error *error)
{
    struct html_state *html = state;
    struct page page = {
        .work = work, .html = html, .lines = &work->lines, .error = error, .status = SUDOKU_END};
    while (page.status == SUDOKU_END && goes_on(&page)) {
        int c = text_lines_peek(page.lines);
        if (c == '<') {
            take_tag(&page, puzzle);
            continue;
        }
        c = c == '&' ? take_entity(&page) : take(&page);
        bool is_space = text_is_space((char)c) || c == '\n' || c == '\r';
        if (!is_space)
            html_cells_text(&html->cells, (char)c);
        else if (c == '\n' && html->has_lines)
            html_cells_break(&html->cells);
        if (page.is_in_cell && (!is_space || page.cell.length))
            add_char(&page.cell, is_space                             ? ' '
                                 : html_cells_are_marks(&html->cells) ? '?'
                                                                      : (char)c);
    }
    if (page.status != SUDOKU_END)
        return page.status;
    html->is_open = false;
    if (work->lines.has_failed)
        return SUDOKU_ERR_READ;
    if (page.is_in_table)
        return text_error(error, work->lines.number + 1, work->lines.column,
                          "expected </table>, found the end of the text");
    if (html->had_table)
        return SUDOKU_END;
    const struct text_line here = text_lines_here(&work->lines, "", 0, work->lines.column);
    enum sudoku_status status = html_cells_finish(&html->cells, &here, &work->placed, error);
    work->placed.marks |= html->cells.marks;
    return status == SUDOKU_OK
               ? text_work_give_table(work, SUDOKU_TEXT_GRID, here.number, puzzle, error)
               : status;
}

/* A line that begins with a tag, a comment or a declaration. */
static enum text_match detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    size_t at = 0;
    while (at < line->length && text_is_space(line->text[at]))
        at++;
    bool is_tag = at + 1 < line->length && line->text[at] == '<' &&
                  (text_is_letter(line->text[at + 1]) || line->text[at + 1] == '!' ||
                   (at + 4 < line->length && memcmp(line->text + at, "<?xml", 5) == 0));
    return is_tag && work->hint.format == SUDOKU_TEXT_AUTO ? TEXT_MATCH_SURE : TEXT_MATCH_NO;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line,
                                struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    struct html_state *html = state;
    text_lines_to_bytes(&work->lines, line);
    for (size_t i = 0; i < line->skipped; i++)
        (void)text_lines_take(&work->lines);
    html->is_open = true;
    html->had_table = html->is_page = html->has_lines = false;
    html->cells = (struct html_cells){.depth = 0};
    return take_puzzle(work, state, puzzle, error);
}

const struct text_form text_html_form = {.size = sizeof(struct html_state),
                                         .detect = detect,
                                         .begin = begin,
                                         .is_open = is_open,
                                         .take = take_puzzle};
