/* Reading puzzles from a text, one after another. */
#include "text_reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "mem.h"

enum sudoku_status text_error(struct sudoku_text_error *error, uint64_t line, uint64_t column,
                              const char *format, ...)
{
    va_list arguments;
    error->line = line;
    error->column = column;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return SUDOKU_ERR_TEXT;
}

void text_reader_give(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                      unsigned side, struct sudoku_text_puzzle *puzzle)
{
    puzzle->format = format;
    puzzle->side = side;
    puzzle->cells = reader->cells;
    reader->hint.line_side = format == SUDOKU_TEXT_LINE ? side : 0;
}

/* Keeps a header line of an .sdk file, which is # and a letter; other comments are dropped. */
static void keep_header(struct sudoku_text_reader *reader, const struct text_line *line)
{
    size_t used = reader->header_length;
    if (line->length < 2 || !text_is_letter(line->text[1]) ||
        used + line->length + 1 > TEXT_HEADER_SIZE)
        return;
    if (used)
        reader->header[used++] = '\n';
    else
        reader->header_line = line->number;
    memcpy(reader->header + used, line->text, line->length);
    reader->header_length = used + line->length;
}

/* Begins a section of an .sdk file; all but [Puzzle] are left out. */
static void enter_section(struct sudoku_text_reader *reader, const struct text_line *line)
{
    struct text_line row;
    reader->is_sdk = line->length >= 8 && memcmp(line->text, "[Puzzle]", 8) == 0;
    if (reader->is_sdk)
        return;
    while (text_lines_next(&reader->lines, &row) == TEXT_LINES_OK) {
        if (!row.is_cut && text_ends_rows(&row)) {
            text_lines_push_back(&reader->lines, &row);
            return;
        }
    }
}

static void forget_head(struct sudoku_text_reader *reader)
{
    reader->is_sdk = false;
    reader->header_length = 0;
    reader->grid.prefers_sets = false;
}

/* Reads the puzzle that LINE begins. SUDOKU_END: it begins none. */
static enum sudoku_status read_puzzle(struct sudoku_text_reader *reader, struct text_line *line,
                                      bool has_top, struct sudoku_text_puzzle *puzzle,
                                      struct sudoku_text_error *error)
{
    struct text_plan plan = {.kind = TEXT_PLAN_ROWS};
    struct text_columns columns;
    unsigned box_side;
    enum sudoku_text_format format = reader->hint.format;
    if ((format == SUDOKU_TEXT_AUTO || format == SUDOKU_TEXT_GIANT) &&
        text_is_giant_head(reader, line, &box_side))
        return text_read_giant(reader, line, box_side, puzzle, error);
    if (text_hint_allows_rows(&reader->hint) && format != SUDOKU_TEXT_CANDIDATES &&
        text_columns_survey(&reader->lines, line, reader->hint.side, &columns)) {
        plan.side = columns.side;
        return text_read_grid(reader, line, &plan, &columns, has_top, puzzle, error);
    }
    text_plan_make(&reader->lines, line, &reader->hint, &plan);
    if (plan.kind == TEXT_PLAN_TITLE)
        return SUDOKU_END;
    if (plan.kind == TEXT_PLAN_LINE)
        return text_read_line(reader, line, &plan, puzzle, error);
    return text_read_grid(reader, line, &plan, NULL, has_top, puzzle, error);
}

/* Reads the next puzzle; SUDOKU_END where none is left. */
enum sudoku_status text_reader_next(struct sudoku_text_reader *reader,
                                    struct sudoku_text_puzzle *puzzle,
                                    struct sudoku_text_error *error)
{
    struct text_line line;
    enum text_lines_answer answer;
    enum text_border weight;
    enum sudoku_status status = SUDOKU_END;
    uint64_t top = 0; /* the line of the frame above */
    forget_head(reader);
    while ((answer = text_lines_next(&reader->lines, &line)) == TEXT_LINES_OK) {
        puzzle->line = line.number;
        if (text_read_plain_line(reader, &line, puzzle, error, &status))
            return status;
        bool is_first = reader->bottom_may_follow;
        reader->bottom_may_follow = false;
        if (text_ends_rows(&line)) {
            if (line.length && *line.text == '#') {
                keep_header(reader, &line);
            } else if (line.length && *line.text == '[') {
                enter_section(reader, &line);
            } else {
                forget_head(reader);
                reader->hint.line_side = 0;
            }
            top = 0;
        } else if (line.is_cut) {
            return text_error(error, line.number, TEXT_LINE_LIMIT + 1,
                              "expected a line of at most %d bytes, found more", TEXT_LINE_LIMIT);
        } else if (text_is_frame(line.text, line.length, &weight)) {
            top = is_first ? 0 : line.number;
            text_grid_start(&reader->grid, SUDOKU_MAX_SIDE, false, reader->cells, reader->sets);
            text_grid_add_frame(&reader->grid, &line, weight);
        } else {
            puzzle->line = top ? top : line.number;
            status = read_puzzle(reader, &line, top != 0, puzzle, error);
            if (status != SUDOKU_END)
                return status;
            top = 0;
        }
    }
    return answer == TEXT_LINES_FAILED ? SUDOKU_ERR_READ : SUDOKU_END;
}

void text_reader_start(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                       unsigned side)
{
    reader->hint.format = format;
    reader->hint.side = side;
}

enum sudoku_status sudoku_text_reader_create(const struct sudoku_text_options *options,
                                             sudoku_read_callback *read, void *user,
                                             struct sudoku_text_reader **reader)
{
    static const struct sudoku_text_options defaults = {.size = sizeof defaults};
    if (!reader)
        return SUDOKU_ERR_ARGUMENT;
    *reader = NULL;
    if (!options)
        options = &defaults;
    if (!read || options->size < sizeof *options || options->side == 1 ||
        options->side > SUDOKU_MAX_SIDE || (int)options->format < SUDOKU_TEXT_AUTO ||
        options->format > SUDOKU_TEXT_PENCILMARKS)
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(options->allocator);
    struct sudoku_text_reader *made = mem_alloc(&allocator, 1, sizeof *made);
    if (!made)
        return SUDOKU_ERR_MEMORY;
    if (!text_lines_open(&made->lines, &allocator, read, user)) {
        mem_free(&allocator, made);
        return SUDOKU_ERR_MEMORY;
    }
    made->allocator = allocator;
    text_reader_start(made, options->format, options->side);
    *reader = made;
    return SUDOKU_OK;
}

void sudoku_text_reader_destroy(struct sudoku_text_reader *reader)
{
    if (!reader)
        return;
    struct sudoku_allocator allocator = reader->allocator;
    text_lines_close(&reader->lines, &allocator);
    mem_free(&allocator, reader);
}

enum sudoku_status sudoku_text_reader_next(struct sudoku_text_reader *reader,
                                           struct sudoku_text_puzzle *puzzle,
                                           struct sudoku_text_error *error)
{
    struct sudoku_text_error unwanted;
    struct sudoku_text_puzzle next = {.comment = ""};
    if (!reader || !puzzle)
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = text_reader_next(reader, &next, error ? error : &unwanted);
    if (status == SUDOKU_OK)
        *puzzle = next;
    return status;
}
