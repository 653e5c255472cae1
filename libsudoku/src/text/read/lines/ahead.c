#include "text/read/lines/ahead.h"

#include <string.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>

#include "text/read/lines/tokens.h"

unsigned text_exact_side(size_t count)
{
    unsigned root = text_root(count);
    return root >= 2 && root <= SUDOKU_MAX_SIDE && (size_t)root * root == count ? root : 0;
}

/* The numbers in LINE. Letters count as on the largest board, or from 1 if they are alone. */
static sudoku_digitset numbers_in(const struct text_line *line, bool by_symbols)
{
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_cell cell;
    sudoku_digitset numbers = SUDOKU_DIGITSET_EMPTY;
    bool from_letters = false, from_digits = false;
    while (text_next_cell(&cursor, &cell)) {
        int number = text_cell_number(&cell, SUDOKU_MAX_SIDE);
        /* On small boards X is a blank. */
        bool is_blank = cell.length == 1 && (*cell.text == 'X' || *cell.text == 'x');
        if (number <= 0 || is_blank)
            continue;
        numbers = sudoku_digitset_add(numbers, (unsigned)number);
        from_letters |= text_is_letter(*cell.text);
        from_digits |= !text_is_letter(*cell.text);
    }
    return from_letters && !from_digits ? numbers >> (text_symbol_value('A') - 1) : numbers;
}

void text_look_ahead(struct text_lines *lines, struct text_line *line, bool by_symbols,
                     size_t limit, struct text_ahead *ahead)
{
    size_t cells = text_count_cells(line->text, line->length, by_symbols);
    sudoku_digitset all = SUDOKU_DIGITSET_EMPTY;
    *ahead = (struct text_ahead){0};
    text_lines_mark(lines, line);
    enum text_lines_answer answer = TEXT_LINES_OK;
    while (ahead->rows < limit && (answer = text_lines_next(lines, line)) == TEXT_LINES_OK) {
        if (text_is_frame(line->text, line->length, NULL))
            continue;
        size_t here = line->length && *line->text != '#' && *line->text != '['
                          ? text_count_cells(line->text, line->length, by_symbols)
                          : 0;
        if (here != cells) {
            ahead->next_cells = here;
            break;
        }
        sudoku_digitset numbers = numbers_in(line, by_symbols);
        unsigned root = text_root(cells);
        ahead->given += numbers != SUDOKU_DIGITSET_EMPTY;
        bool exceeds = !sudoku_digitset_is_subset(numbers, sudoku_digitset_all(root));
        all |= numbers;
        ahead->fitting += !by_symbols && ahead->fitting == ahead->rows &&
                          text_tokens_fit(line->text, line->length, (unsigned)cells);
        ahead->exceeding += exceeds;
        ahead->proper += !exceeds && sudoku_digitset_count(numbers) + 1 >= root &&
                         numbers != SUDOKU_DIGITSET_EMPTY;
        ahead->rows++;
    }
    ahead->different = sudoku_digitset_count(all);
    ahead->is_cut = answer == TEXT_LINES_TOO_FAR;
    text_lines_rewind(lines, line);
}

bool text_line_after(struct text_lines *lines, struct text_line *line,
                     bool (*is)(const struct text_line *next, const void *user), const void *user)
{
    struct text_line next;
    text_lines_mark(lines, line);
    (void)text_lines_next(lines, line);
    bool is_so = text_lines_next(lines, &next) == TEXT_LINES_OK && is(&next, user);
    text_lines_rewind(lines, line);
    return is_so;
}

/* --------------------------------------------------------------------------------------- titles */

/* True if LINE is a row of symbols of a board of SIDE. */
static bool is_row_of(const struct text_line *line, unsigned side)
{
    struct text_cursor cursor = {line->text, line->length, 0, true};
    struct text_cell cell;
    unsigned count = 0;
    while (text_next_cell(&cursor, &cell)) {
        if (text_cell_number(&cell, side) < 0)
            return false;
        count++;
    }
    return count == side;
}

/* True if LINE is COUNT letters and blanks and nothing else. */
static bool is_letters(const struct text_line *line, size_t count)
{
    struct text_cursor cursor = {line->text, line->length, 0, true};
    struct text_cell cell;
    for (; text_next_cell(&cursor, &cell); count--) {
        int value = text_cell_value(&cell);
        bool is_blank = value >= 0 && text_value_is_blank((unsigned)value);
        if (!count || value < 0 || (!is_blank && !text_is_letter(*cell.text)))
            return false;
    }
    return count == 0;
}

/* True if LINE begins a grid of letters: as many lines of letters and blanks as it has of them. */
static bool begins_letters(struct text_lines *lines, struct text_line *line)
{
    size_t side = text_count_cells(line->text, line->length, true), rows = 0;
    if (side < 4 || side > SUDOKU_MAX_SIDE || !is_letters(line, side))
        return false;
    text_lines_mark(lines, line);
    while (rows < side && text_lines_next(lines, line) == TEXT_LINES_OK) {
        if (text_is_frame(line->text, line->length, NULL))
            continue;
        if (!is_letters(line, side))
            break;
        rows++;
    }
    text_lines_rewind(lines, line);
    return rows == side;
}

/* True if LINE holds more letters than anything else, and is no run of symbols. */
static bool is_prose(const struct text_line *line, const struct text_measure *m)
{
    size_t letters = 0, others = 0;
    for (size_t i = 0; i < line->length; i++) {
        char c = line->text[i];
        if (text_is_separator(c))
            continue;
        if ((text_is_letter(c) && c != 'x' && c != 'X') || (c & 0x80))
            letters++;
        else
            others++;
    }
    if (m->has_border || m->tokens == m->symbols || (m->tokens == 1 && m->symbols >= 16))
        return false;
    return letters > others && (m->tokens == 1 || m->tokens > SUDOKU_MAX_SIDE ||
                                !text_tokens_fit(line->text, line->length, (unsigned)m->tokens));
}

/* True if LENGTH bytes of TEXT are a date such as 2026-03-14, 14.3.2026 or 3/14/26, or a time such
 * as 8:15. */
static bool is_date(const char *text, size_t length)
{
    enum { YEAR = 4 }; /* digits */
    unsigned numbers[3] = {0, 0, 0}, count = 0;
    char mark = '\0';
    for (size_t at = 0; at < length; at++) {
        size_t rest = length - at < YEAR ? length - at : YEAR;
        size_t digits = count < 3 ? text_take_number(text + at, rest, 9999, &numbers[count]) : 0;
        at += digits;
        if (!digits || (at < length && (at + 1 == length || (mark && text[at] != mark))))
            return false;
        mark = at < length ? text[at] : mark;
        count++;
    }
    if (mark == ':' || mark == '/')
        return count > 1;
    bool has_year = (numbers[0] >= 1900 && numbers[0] < 2100 && numbers[1] <= 12) ||
                    (numbers[2] >= 1900 && numbers[2] < 2100);
    return (mark == '-' || mark == '.') && count == 3 && has_year;
}

/* True if LENGTH bytes of TEXT have a word: two letters side by side, other than X. */
static bool has_word(const char *text, size_t length)
{
    for (size_t i = 1; i < length; i++) {
        bool is_x = (text[i] | 0x20) == 'x' || (text[i - 1] | 0x20) == 'x';
        if (text_is_letter(text[i]) && text_is_letter(text[i - 1]) && !is_x)
            return true;
    }
    return false;
}

/* True if LENGTH bytes of TEXT have four letters side by side, as no misspelled row has. */
static bool has_long_word(const char *text, size_t length)
{
    size_t letters = 0;
    for (size_t i = 0; i < length && letters < 4; i++)
        letters = text_is_letter(text[i]) ? letters + 1 : 0;
    return letters >= 4;
}

/* True if LINE is a title although it has digits: a date or a time, words between numbers, a fence
 * of Markdown, with no row like it on the next line. */
static bool has_title_words(struct text_lines *lines, struct text_line *line,
                            const struct text_measure *m)
{
    struct text_cursor cursor = {line->text, line->length, 0, false};
    struct text_cell cell;
    struct text_ahead ahead;
    bool are_dates = true, are_words = false;
    while (text_next_cell(&cursor, &cell)) {
        are_dates &= is_date(cell.text, cell.length);
        are_words |= has_word(cell.text, cell.length);
    }
    if (line->length >= 3 && memcmp(line->text, "```", 3) == 0)
        return true;
    bool may_have_comment = text_exact_side(m->first_length) >= 4;
    if (!are_dates && (!are_words || m->tokens == 1 || m->has_border || may_have_comment))
        return false;
    /* A board on a line, or a row, with a mistake in it. */
    text_look_ahead(lines, line, true, 2, &ahead);
    bool is_like_next = ahead.rows > 1;
    if (!are_dates && m->symbols >= SUDOKU_MAX_SIDE)
        return false;
    text_look_ahead(lines, line, false, 2, &ahead);
    bool has_other_tokens = m->tokens > 1 && ahead.rows <= 1;
    if (is_like_next && !(has_other_tokens && has_long_word(line->text, line->length)))
        return false;
    return m->tokens == 1 || ahead.rows <= 1;
}

/* True if LINE is a short number alone, which numbers the puzzle below, unless the next line is a
 * row like it. */
static bool is_puzzle_number(struct text_lines *lines, struct text_line *line,
                             const struct text_measure *m)
{
    struct text_ahead ahead;
    if (m->tokens != 1 || m->symbols > 3 || m->has_border)
        return false;
    for (size_t i = 0; i < m->first_length; i++)
        if (!text_is_decimal(line->text[m->first_end - 1 - i]))
            return false;
    /* Two rows like it are enough. */
    text_look_ahead(lines, line, true, 2, &ahead);
    return m->symbols == 1 || ahead.next_cells > 3;
}

bool text_is_title(struct text_lines *lines, struct text_line *line, unsigned side,
                   const struct text_measure *measure)
{
    if (is_puzzle_number(lines, line, measure))
        return true;
    if (side && is_row_of(line, side))
        return false;
    return has_title_words(lines, line, measure) ||
           (is_prose(line, measure) && !begins_letters(lines, line));
}
