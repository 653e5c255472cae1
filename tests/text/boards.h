/* Boards for the tests of written text. */
#ifndef TESTS_TEXT_BOARDS_H
#define TESTS_TEXT_BOARDS_H

#include "support/text_helpers.h"

static const uint8_t small_cells[16] = {1, 0, 3, 4, 3, 4, 0, 2, 0, 1, 4, 0, 4, 0, 2, 1};
static const uint8_t small_givens[16] = {1, 0, 3, 0, 0, 4, 0, 2, 0, 1, 0, 0, 4, 0, 2, 0};

static inline struct sudoku_layout *layout_of(unsigned side, const uint8_t *regions)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.regions = regions;
    struct sudoku_layout *layout = NULL;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

/* Returns BOARD of LAYOUT as text, in a buffer of its own. */
static inline char *written(const struct sudoku_layout *layout,
                            const struct sudoku_text_board *board)
{
    size_t length = sudoku_text_write_board(layout, board, NULL, 0);
    char *text = malloc(length + 1);
    if (!text)
        exit(1);
    text[0] = '\0';
    CHECK_EQ(sudoku_text_write_board(layout, board, text, length + 1), length);
    CHECK_EQ(strlen(text), length);
    return text;
}

#endif
