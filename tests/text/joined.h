/* The samurai that tests of joined boards write and read, and faults of it. */
#ifndef TESTS_TEXT_JOINED_H
#define TESTS_TEXT_JOINED_H

#include <stdlib.h>

#include "boards.h"

enum { CELLS = 369, SIDE = 21, BOARDS = 5, BOARD = 81, ROOM = 1200 };

static const uint16_t samurai[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};

struct read {
    enum sudoku_status status;
    struct sudoku_text_puzzle puzzle;
    struct sudoku_text_error error;
    struct sudoku_text_reader *reader;
};

static inline void read_on(struct read *read)
{
    read->puzzle = (struct sudoku_text_puzzle)SUDOKU_TEXT_PUZZLE_INIT;
    read->error = (struct sudoku_text_error){.line = 0};
    read->status = sudoku_text_reader_next(read->reader, &read->puzzle, &read->error);
}

/* Reads the first puzzle of TEXT, of boards at PLACES if that is not NULL. */
static inline struct read read_first(const char *text, const uint16_t *places, unsigned count)
{
    struct read read = {.status = SUDOKU_OK};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.joined = true;
    options.places = places;
    options.place_count = count;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, strlen(text), &read.reader),
             SUDOKU_OK);
    read_on(&read);
    return read;
}

static inline struct sudoku_layout *joined(const uint16_t *places, unsigned count)
{
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_joined(places, count, NULL, &layout), SUDOKU_OK);
    return layout;
}

/* Fills the cells of every test: the text does not show whether boards keep the rules. */
static inline void fill(uint8_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        cells[i] = (uint8_t)(i * i % 11 % 10);
}

/* The samurai as a text in FORMAT. */
static inline char *write_samurai(enum sudoku_text_format format)
{
    struct sudoku_layout *layout = joined(samurai, BOARDS);
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    board.format = format;
    board.cells = cells;
    char *text = written(layout, &board);
    sudoku_layout_destroy(layout);
    return text;
}

static inline void expect_places(const struct sudoku_text_puzzle *puzzle, const uint16_t *places,
                                 unsigned count)
{
    CHECK_EQ(puzzle->place_count, count);
    if (puzzle->place_count == count)
        CHECK(memcmp(puzzle->places, places, 2 * count * sizeof *places) == 0);
}

static inline void expect_samurai(const struct read *read)
{
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    CHECK_EQ(read->status, SUDOKU_OK);
    if (read->status != SUDOKU_OK)
        return;
    CHECK_EQ(read->puzzle.side, 9);
    CHECK_EQ(read->puzzle.box_rows, 3);
    CHECK_EQ(read->puzzle.cell_count, CELLS);
    expect_places(&read->puzzle, samurai, BOARDS);
    CHECK(read->puzzle.cell_count == CELLS &&
          memcmp(read->puzzle.givens, cells, sizeof cells) == 0);
}

static inline void expect_fault(const char *text, uint64_t line, uint64_t column,
                                const char *message)
{
    struct read read = read_first(text, NULL, 0);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK_EQ(read.error.line, line);
    CHECK_EQ(read.error.column, column);
    CHECK_TEXT(read.error.message, message);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_END);
    sudoku_text_reader_destroy(read.reader);
}

#endif
