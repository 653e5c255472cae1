#include "text/read/joined/joined.h"

#include <string.h>

#include "common/argument.h"
#include "text/read/board/board.h"

bool text_joined_take(const struct sudoku_text_options *options, struct text_joined *joined)
{
    const uint16_t *places = options->places;
    joined->is_wanted = options->joined;
    if (!options->place_count)
        return true;
    if (!argument_expect(options->joined, "options->place_count is set, options->joined is not") ||
        !argument_expect(places, "options->places is NULL") ||
        !argument_expect(options->place_count <= TEXT_FIGURE_BOARDS,
                         "options->place_count is not 0..255") ||
        !argument_expect(!options->side || options->side == TEXT_FIGURE_BOARD,
                         "options->side is not 9, as that of joined boards") ||
        !argument_expect(!options->symbols, "options->symbols are named for joined boards"))
        return false;
    for (unsigned i = 0; i < options->place_count; i++)
        if (!argument_expect(places[2 * i] < TEXT_FIGURE_SIDE - TEXT_FIGURE_BOARD + 1 &&
                                 places[2 * i + 1] < TEXT_FIGURE_SIDE - TEXT_FIGURE_BOARD + 1,
                             "options->places has a number over 255") ||
            !argument_expect(text_figure_add(&joined->named, places[2 * i], places[2 * i + 1]),
                             "options->places has two boards at one place"))
            return false;
    return argument_expect(text_figure_count(&joined->named) <= SUDOKU_MAX_CELLS,
                           "options->places have more cells than a board");
}

uint8_t text_joined_value(char character)
{
    return character == '0' ? TEXT_ZERO : text_symbol_value(character);
}

bool text_joined_fits(const struct text_work *work, uint64_t number)
{
    const struct text_figure *figure = &work->joined.figure, *named = &work->joined.named;
    bool is_small = text_figure_count(figure) <= SUDOKU_MAX_CELLS;
    bool is_named = !named->place_count || text_figure_equals(figure, named);
    if (!is_small)
        (void)text_error(work->error, number, 1,
                         "expected joined boards of at most %d cells, found more",
                         SUDOKU_MAX_CELLS);
    else if (!is_named)
        (void)text_error(work->error, number, 1,
                         "expected the joined boards that are named, found others");
    return is_small && is_named;
}

/* Completes the puzzle with the cells of WORK and the places of the figure. */
static void give(struct text_work *work, enum sudoku_text_format format, uint64_t number)
{
    enum { BOX = 3 };
    struct sudoku_text_puzzle *puzzle = work->puzzle;
    text_board_give(work, format, TEXT_FIGURE_BOARD);
    work->hint.line_side = 0;
    puzzle->box_rows = puzzle->box_columns = BOX;
    puzzle->places = work->joined.figure.places;
    puzzle->place_count = work->joined.figure.place_count;
    puzzle->cell_count = text_figure_count(&work->joined.figure);
    puzzle->line = number;
}

enum sudoku_status text_joined_give(struct text_work *work, enum sudoku_text_format format,
                                    uint64_t number)
{
    unsigned count = text_figure_count(&work->joined.figure);
    /* 0 is a blank if it is the only one: beside others it may be a digit. */
    if (memchr(work->cells, 0, count) && memchr(work->cells, TEXT_ZERO, count))
        return text_error(work->error, number, 1, "expected one blank, found 0 and others");
    for (unsigned i = 0; i < count; i++)
        work->cells[i] = (uint8_t)text_value_number(work->cells[i]);
    give(work, format, number);
    return SUDOKU_OK;
}

/* -------------------------------------------------------------------- boards one after another */

/* Adds the puzzle as the board at INDEX of the named figure. */
static enum sudoku_status lay(struct text_work *work, unsigned index)
{
    struct text_joined *joined = &work->joined;
    const struct sudoku_text_puzzle *part = work->puzzle;
    const struct text_figure *figure = &joined->named;
    bool has_boxes = !part->regions && (!part->box_rows || part->box_rows == 3);
    if (part->side != TEXT_FIGURE_BOARD || part->place_count || part->candidates || !has_boxes ||
        part->variants)
        return text_error(
            work->error, part->line, 1,
            "expected board %u of %u, of digits and side 9 with 3x3 boxes, found another kind",
            index + 1, figure->place_count);
    for (unsigned i = 0; i < TEXT_FIGURE_BOARD * TEXT_FIGURE_BOARD; i++) {
        unsigned row = figure->places[2 * index] + i / TEXT_FIGURE_BOARD;
        unsigned column = figure->places[2 * index + 1] + i % TEXT_FIGURE_BOARD;
        uint8_t *cell = &joined->cells[text_figure_number(figure, row, column)];
        if (*cell && part->givens[i] && *cell != part->givens[i])
            return text_error(work->error, part->line, 1,
                              "expected %u at r%uc%u, as a board before has, found %u in board %u",
                              *cell, row + 1, column + 1, part->givens[i], index + 1);
        *cell |= part->givens[i];
    }
    return SUDOKU_OK;
}

/* Reads the boards after the first one. The first fault is reported. */
static enum sudoku_status read_others(struct text_work *work, text_joined_read *read, void *user)
{
    const unsigned count = work->joined.named.place_count;
    struct sudoku_text_puzzle *whole = work->puzzle, part;
    struct sudoku_text_error *error = work->error, ignored = {0};
    enum sudoku_status status = lay(work, 0), found = SUDOKU_OK;
    work->puzzle = &part;
    for (unsigned i = 1; i < count && found != SUDOKU_ERR_READ; i++) {
        work->error = status == SUDOKU_OK ? error : &ignored;
        part = (struct sudoku_text_puzzle)SUDOKU_TEXT_PUZZLE_INIT;
        part.comment = "";
        found = read(user);
        if (found == SUDOKU_END)
            found = text_error(work->error, work->lines.number + 1, 1,
                               "expected %u boards for a puzzle, found %u", count, i);
        else if (found == SUDOKU_OK)
            found = lay(work, i);
        status = status == SUDOKU_OK ? found : status;
    }
    work->puzzle = whole;
    work->error = error;
    return found == SUDOKU_ERR_READ ? found : status;
}

enum sudoku_status text_joined_next(struct text_work *work, text_joined_read *read, void *user)
{
    struct text_joined *joined = &work->joined;
    struct text_heading *heading = &work->heading;
    struct sudoku_text_puzzle *puzzle = work->puzzle;
    char name[TEXT_NAME_SIZE];
    const struct sudoku_text_puzzle empty = *puzzle;
    enum sudoku_status status = read(user);
    if (status != SUDOKU_OK || puzzle->place_count)
        return status;
    const uint64_t line = puzzle->line, number = heading->number;
    size_t name_length = heading->name_length;
    memcpy(name, heading->name, name_length);
    memset(joined->cells, 0, sizeof joined->cells);
    status = read_others(work, read, user);
    *puzzle = empty;
    memcpy(heading->name, name, name_length);
    heading->name_length = name_length;
    heading->number = number;
    if (status != SUDOKU_OK)
        return status;
    joined->figure = joined->named;
    memcpy(work->cells, joined->cells, sizeof joined->cells);
    give(work, SUDOKU_TEXT_GRID, line);
    return SUDOKU_OK;
}
