/* Lines of collections, returned where they are in the window. */
#include <string.h>

#include "common/argument.h"
#include "common/busy.h"
#include "common/sized.h"
#include "text/read/reader.h"

enum { SIDE = 9, CELLS = 81 };

/* The number of characters among the 81 of TEXT that are FIRST or one of the COUNT - 1 after it.
 * Sums in bytes, over a multiple of 16 cells, are what compilers vectorize best. */
static inline uint8_t count_characters(const char *text, char first, uint8_t count)
{
    enum { LAST = CELLS - 1 };
    uint8_t sum = (uint8_t)(text[LAST] - first) < count;
    for (unsigned i = 0; i < LAST; i++)
        sum = (uint8_t)(sum + ((uint8_t)(text[i] - first) < count));
    return sum;
}

/* True if all 81 characters of TEXT are digits or dots, with blanks that are clear, as
 * text_read_plain_line() requires: all dots, or all zeros. Boards that are over half full may be
 * solutions or maps of regions, and are not taken. */
static bool are_cells(const char *text)
{
    uint8_t blank = count_characters(text, '.', 1);
    if (!blank)
        blank = count_characters(text, '0', 1);
    return blank > CELLS / 2 && count_characters(text, '1', SIDE) + blank == CELLS;
}

/* True if TEXT may begin with numbers of columns, which text_doubt_cells() distinguishes from
 * digits. */
static bool may_be_headed(const char *text)
{
    return memcmp(text, "123456789", SIDE) == 0 || memcmp(text, "012345678", SIDE) == 0;
}

/* True if nothing is open, neither options nor a head give lines another meaning, and the next line
 * cannot be the rest of a broken one, which text_doubt_line() decides. */
static bool takes_lines(const struct sudoku_text_reader *reader)
{
    const struct text_work *work = &reader->work;
    return reader->open == TEXT_FORMS && !work->named.side && !work->joined.named.place_count &&
           (!work->hint.side || work->hint.side == SIDE) &&
           (work->hint.format == SUDOKU_TEXT_AUTO || work->hint.format == SUDOKU_TEXT_LINE) &&
           !text_records_have_columns(&work->past.records) &&
           !text_past_broken_above(&work->past, work->lines.number + 1) &&
           !work->lines.is_inside_line && !work->lines.label;
}

/* The bytes from a puzzle at the start of TEXT to the next one; 0: there is none, or other text
 * after it. */
static size_t stride_at(const char *text, size_t length)
{
    if (length > CELLS && text[CELLS] == '\n')
        return CELLS + 1;
    if (length > CELLS + 1 && text[CELLS] == '\r' && text[CELLS + 1] == '\n')
        return CELLS + 2;
    return 0;
}

/* The number of puzzles at the start of TEXT that are STRIDE bytes apart, at most LIMIT. */
static size_t count_puzzles(const char *text, size_t length, size_t stride, size_t limit)
{
    size_t count = 0;
    while (count < limit && stride_at(text, length) == stride && are_cells(text) &&
           !may_be_headed(text)) {
        text += stride;
        length -= stride;
        count++;
    }
    return count;
}

/* True if the window ends within the next line, or its end. */
static bool has_no_line(const struct text_lines *lines)
{
    size_t length = lines->end - lines->position;
    return length < CELLS + 2 && (!length || !memchr(lines->data + lines->position, '\n', length));
}

static void take_lines(struct sudoku_text_reader *reader, size_t limit,
                       struct sudoku_text_lines *taken)
{
    struct text_lines *lines = &reader->work.lines;
    if (!takes_lines(reader))
        return;
    while (has_no_line(lines) && text_lines_fill(lines))
        continue;
    const char *text = lines->data + lines->position;
    size_t length = lines->end - lines->position, stride = stride_at(text, length);
    if (!stride)
        return;
    size_t count = count_puzzles(text, length, stride, limit);
    if (!count)
        return;
    taken->puzzles = (const uint8_t *)text;
    taken->count = count;
    taken->stride = stride;
    taken->line = lines->number + 1;
    text_heading_begin(&reader->work.heading);
    text_past_add_puzzle(&reader->work.past, false);
    reader->work.hint.line_side = SIDE;
    lines->position += count * stride;
    lines->number += count;
}

enum sudoku_status sudoku_text_reader_next_lines(struct sudoku_text_reader *reader, size_t limit,
                                                 struct sudoku_text_lines *lines)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_text_lines, line);
    struct sudoku_text_lines taken = SUDOKU_TEXT_LINES_INIT;
    if (!argument_expect(reader, "reader is NULL") ||
        !busy_is_free(&reader->is_busy, BUSY("reader")) ||
        !argument_expect(lines, "lines is NULL") ||
        !argument_expect(lines->size >= first_form, "lines->size is too small") ||
        !busy_begin(&reader->is_busy, BUSY("reader")))
        return SUDOKU_ERR_ARGUMENT;
    take_lines(reader, limit, &taken);
    busy_end(&reader->is_busy);
    sized_give(lines, &taken, sizeof taken);
    return SUDOKU_OK;
}
