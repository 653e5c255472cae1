/* Puzzles that stand in rows. */
#include <string.h>

#include "text_reader.h"

/* Whether LINE is the row of blanks '-' that it could be in a grid where '-' is a blank. */
static bool is_row_of_dashes(const struct text_grid *grid, const struct text_line *line)
{
    if (!grid->has_dashes || grid->has_frame ||
        text_count_cells(line->text, line->length, grid->by_symbols) != grid->side)
        return false;
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] != '-' && !text_is_separator(line->text[i]))
            return false;
    return true;
}

/* What stands in the way of the next row. */
static enum sudoku_status rows_missing(const struct sudoku_text_reader *reader, uint64_t number,
                                       struct sudoku_text_error *error)
{
    const struct text_grid *grid = &reader->grid;
    return text_error(error, number, 1, "expected %u rows, found %zu", grid->side,
                      grid->count / grid->side);
}

/* Whether LINE can be no row: it is blank, a comment, or begins a section. */
bool text_ends_rows(const struct text_line *line)
{
    size_t i = 0;
    while (i < line->length && text_is_space(line->text[i]))
        i++;
    return i == line->length || line->text[i] == '#' || line->text[i] == '[';
}

/* Adds rows until the grid is complete; FIRST is the first of them. */
static enum sudoku_status read_rows(struct sudoku_text_reader *reader, struct text_line *first,
                                    struct sudoku_text_error *error)
{
    struct text_grid *grid = &reader->grid;
    struct text_line line = *first;
    enum text_border weight;
    while (text_grid_add(grid, &line, grid->side, error)) {
        do {
            if (grid->count == (size_t)grid->side * grid->side)
                return SUDOKU_OK;
            enum text_lines_answer answer = text_lines_next(&reader->lines, &line);
            if (answer == TEXT_LINES_FAILED)
                return SUDOKU_ERR_READ;
            if (answer != TEXT_LINES_OK)
                return rows_missing(reader, reader->lines.number + 1, error);
            if (!line.is_cut && text_ends_rows(&line)) {
                text_lines_push_back(&reader->lines, &line);
                return rows_missing(reader, line.number, error);
            }
            weight = TEXT_BORDER_NONE;
            if (text_is_frame(line.text, line.length, &weight) && !is_row_of_dashes(grid, &line))
                text_grid_add_frame(grid, &line, weight);
            else
                weight = TEXT_BORDER_NONE;
        } while (weight != TEXT_BORDER_NONE);
    }
    if (!line.is_cut)
        text_lines_push_back(&reader->lines, &line);
    return SUDOKU_ERR_TEXT;
}

void text_skip_rows(struct sudoku_text_reader *reader, uint64_t first_number, bool may_be_title)
{
    struct text_line line;
    unsigned highest;
    while (text_lines_next(&reader->lines, &line) == TEXT_LINES_OK) {
        if (line.is_cut || line.number <= first_number)
            continue;
        size_t count = text_take_symbols(line.text, line.length, reader->cells, &highest);
        if (text_ends_rows(&line) || count > SUDOKU_MAX_SIDE ||
            (may_be_title && text_plan_finds_grid(&reader->lines, &line))) {
            text_lines_push_back(&reader->lines, &line);
            return;
        }
        may_be_title = false;
    }
}

static enum sudoku_text_format grid_format(const struct sudoku_text_reader *reader,
                                           const struct sudoku_text_puzzle *puzzle)
{
    const struct text_grid *grid = &reader->grid;
    if (puzzle->candidates)
        return SUDOKU_TEXT_CANDIDATES;
    if (reader->is_sdk || reader->header_length)
        return SUDOKU_TEXT_SDK;
    if (grid->has_frame)
        return SUDOKU_TEXT_PRETTY;
    return grid->by_symbols ? SUDOKU_TEXT_GRID : SUDOKU_TEXT_NUMBERS;
}

/* The grid that LINE begins, below TOP if that is the line of a frame (its number is not 0). */
enum sudoku_status text_read_grid(struct sudoku_text_reader *reader, struct text_line *line,
                                  const struct text_plan *plan, bool has_top,
                                  struct sudoku_text_puzzle *puzzle,
                                  struct sudoku_text_error *error)
{
    struct text_grid *grid = &reader->grid;
    uint64_t first_number = line->number;
    bool prefers_sets = grid->prefers_sets;
    text_grid_start(grid, plan->side, plan->by_symbols, reader->cells, reader->sets);
    grid->has_frame = has_top;
    grid->prefers_sets = prefers_sets || reader->hint.format == SUDOKU_TEXT_CANDIDATES;
    enum sudoku_status status = read_rows(reader, line, error);
    if (status == SUDOKU_ERR_TEXT)
        text_skip_rows(reader, first_number, error->line == first_number);
    if (status != SUDOKU_OK)
        return status;
    if (text_grid_has_candidates(grid)) {
        memset(reader->cells, 0, (size_t)plan->side * plan->side);
        puzzle->candidates = reader->sets;
    }
    text_grid_boxes(grid, &puzzle->box_rows, &puzzle->box_columns);
    text_reader_give(reader, grid_format(reader, puzzle), plan->side, puzzle);
    if (reader->header_length) {
        puzzle->comment = reader->header;
        puzzle->comment_length = reader->header_length;
        puzzle->line = reader->header_line;
    }
    reader->bottom_may_follow = has_top;
    return SUDOKU_OK;
}
