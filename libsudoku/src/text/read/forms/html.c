/* Tables of web pages. */
#include "text/read/forms/html.h"

#include <string.h>

#include "text/read/error.h"

/* A cell's text, a tag's name, an attribute: what is longer is no digit. */
enum { WORD = 16 };

struct word {
    size_t length;
    bool is_long;
    char text[WORD];
};

/* The page and what became of it. */
struct page {
    struct sudoku_text_reader *reader;
    struct text_lines *lines;
    struct sudoku_text_error *error;
    enum sudoku_status status; /* SUDOKU_END: go on */
    bool is_in_table;
    bool is_in_cell;
    bool has_fault; /* the first one is told at the end of the table */
    struct sudoku_text_error fault;
    struct text_line line; /* where the cell begins */
    struct word cell;
};

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
        page->has_fault = !text_table_add(&page->reader->table, &page->line, cell->text,
                                          cell->length, &page->fault);
}

static void end_row(struct page *page)
{
    end_cell(page);
    page->line = text_lines_here(page->lines, "", 0, page->lines->column);
    if (!page->has_fault)
        page->has_fault = !text_table_end_row(&page->reader->table, &page->line, &page->fault);
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
    if (!page->is_in_table)
        text_table_start(&page->reader->table, lines->number + 1);
    page->is_in_table = true;
}

static void end_table(struct page *page, struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_text_reader *reader = page->reader;
    if (!page->is_in_table)
        return;
    end_row(page);
    page->is_in_table = false;
    /* Tables of one column or row lay out pages. */
    if (!page->has_fault && (reader->table.rows < 4 || reader->table.columns < 4))
        return;
    if (page->has_fault) {
        *page->error = page->fault;
        page->status = SUDOKU_ERR_TEXT;
        page->has_fault = false;
    } else {
        page->status = text_reader_give_table(reader, SUDOKU_TEXT_GRID, page->lines->number + 1,
                                              puzzle, page->error);
    }
}

/* Takes letters and digits. */
static void take_word(struct page *page, struct word *word)
{
    int c;
    *word = (struct word){.length = 0};
    while ((c = text_lines_peek(page->lines)) >= 0 &&
           (text_is_letter((char)c) || text_is_decimal((char)c)))
        add_char(word, (char)(text_is_letter((char)text_lines_take(page->lines)) ? c | 0x20 : c));
}

/* Takes the value of an attribute; that of VALUE is what a cell of a form holds. */
static void take_value(struct page *page, const struct word *attribute, const struct word *tag)
{
    struct text_lines *lines = page->lines;
    bool is_cell = page->is_in_cell && word_is(attribute, "value") && word_is(tag, "input");
    int c = text_lines_take(lines), quote = text_lines_peek(lines);
    bool is_quoted = quote == '"' || quote == '\'';
    if (is_quoted)
        (void)text_lines_take(lines);
    while ((c = text_lines_peek(lines)) >= 0 &&
           (is_quoted ? c != quote : c != '>' && !text_is_space((char)c) && c != '\n')) {
        if (is_cell)
            add_char(&page->cell, (char)c);
        (void)text_lines_take(lines);
    }
    if (is_quoted)
        (void)text_lines_take(lines);
}

/* Takes the attributes of TAG and its '>'. */
static void take_attributes(struct page *page, const struct word *tag)
{
    struct text_lines *lines = page->lines;
    struct word attribute = {.length = 0};
    int c;
    while ((c = text_lines_peek(lines)) >= 0 && c != '>') {
        if (c == '=') {
            take_value(page, &attribute, tag);
        } else if (text_is_letter((char)c)) {
            take_word(page, &attribute);
        } else {
            attribute.length = 0;
            (void)text_lines_take(lines);
        }
    }
    (void)text_lines_take(lines);
}

/* Leaves out what is behind <script> or <style>, or behind <!--, up to END. */
static void skip_to(struct page *page, const char *end)
{
    size_t found = 0;
    int c;
    while (end[found] && (c = text_lines_take(page->lines)) >= 0) {
        if ((c | 0x20) == (end[found] | 0x20))
            found++;
        else
            found = c == end[0];
    }
}

static void take_tag(struct page *page, struct sudoku_text_puzzle *puzzle)
{
    struct word tag;
    (void)text_lines_take(page->lines);
    bool is_end = text_lines_peek(page->lines) == '/';
    if (text_lines_peek(page->lines) == '!') {
        (void)text_lines_take(page->lines);
        skip_to(page, text_lines_peek(page->lines) == '-' ? "-->" : ">");
        return;
    }
    if (is_end)
        (void)text_lines_take(page->lines);
    take_word(page, &tag);
    if (!is_end && (word_is(&tag, "td") || word_is(&tag, "th")))
        begin_cell(page);
    take_attributes(page, &tag);
    if (word_is(&tag, "html")) {
        page->reader->html_is_page = true;
        page->reader->is_html &= !is_end;
    } else if (word_is(&tag, "table")) {
        if (is_end)
            end_table(page, puzzle);
        else
            begin_table(page);
    } else if (word_is(&tag, "tr")) {
        end_row(page);
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
    (void)text_lines_take(page->lines);
    bool is_number = text_lines_peek(page->lines) == '#';
    if (is_number)
        (void)text_lines_take(page->lines);
    take_word(page, &name);
    if (text_lines_peek(page->lines) == ';')
        (void)text_lines_take(page->lines);
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
    const struct sudoku_text_reader *reader = page->reader;
    int c = text_lines_peek(page->lines);
    bool is_text = c != '<' && !text_is_space((char)c) && c != '\n' && c != '\r';
    bool is_part = reader->html_had_table && !page->is_in_table && !reader->html_is_page;
    return c >= 0 && reader->is_html && !(is_part && is_text && page->lines->column == 1);
}

enum sudoku_status text_html_go_on(struct sudoku_text_reader *reader,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error)
{
    struct page page = {
        .reader = reader, .lines = &reader->lines, .error = error, .status = SUDOKU_END};
    while (page.status == SUDOKU_END && goes_on(&page)) {
        int c = text_lines_peek(page.lines);
        if (c == '<') {
            take_tag(&page, puzzle);
            reader->html_had_table |= page.is_in_table;
            continue;
        }
        c = c == '&' ? take_entity(&page) : text_lines_take(page.lines);
        bool is_space = text_is_space((char)c) || c == '\n' || c == '\r';
        if (page.is_in_cell && (!is_space || page.cell.length))
            add_char(&page.cell, is_space ? ' ' : (char)c);
    }
    if (page.status != SUDOKU_END)
        return page.status;
    reader->is_html = false;
    if (reader->lines.has_failed)
        return SUDOKU_ERR_READ;
    if (page.is_in_table || !reader->html_had_table)
        return text_error(error, reader->lines.number + 1, reader->lines.column,
                          page.is_in_table ? "expected </table>, found the end of the text"
                                           : "expected a table in this page, found none");
    return SUDOKU_END;
}

/* A line that begins with a tag, a comment or a declaration. */
static enum text_match detect(struct sudoku_text_reader *reader, struct text_line *line)
{
    size_t at = 0;
    while (at < line->length && text_is_space(line->text[at]))
        at++;
    bool is_tag = at + 1 < line->length && line->text[at] == '<' &&
                  (text_is_letter(line->text[at + 1]) || line->text[at + 1] == '!');
    return is_tag && reader->hint.format == SUDOKU_TEXT_AUTO ? TEXT_MATCH_SURE : TEXT_MATCH_NO;
}

static enum sudoku_status read(struct sudoku_text_reader *reader, struct text_line *line,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    text_lines_to_bytes(&reader->lines, line);
    for (size_t i = 0; i < line->skipped; i++)
        (void)text_lines_take(&reader->lines);
    reader->is_html = true;
    reader->html_had_table = reader->html_is_page = false;
    return text_html_go_on(reader, puzzle, error);
}

const struct text_form text_html_form = {detect, read};
