/* Classic boards for tests: puzzles of the collections (optional), sparse boards, mutated
 * puzzles. */
#ifndef TESTS_ENGINE9_BOARDS_H
#define TESTS_ENGINE9_BOARDS_H

#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "support/collection.h"

/* A puzzle with one solution, for machines without the collections. */
static const char boards_default[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

struct boards {
    uint8_t (*items)[81];
    size_t count;
};

static inline void boards_add(struct boards *boards, const uint8_t *board)
{
    void *larger = realloc(boards->items, (boards->count + 1) * sizeof *boards->items);
    CHECK(larger != NULL);
    if (!larger)
        return;
    boards->items = larger;
    memcpy(boards->items[boards->count++], board, 81);
}

/* Makes four boxes of a solution: many givens, and many solutions. */
static inline void boards_crowd(uint8_t *board)
{
    memset(board, 0, 81);
    for (unsigned row = 3; row < 9; row++)
        for (unsigned column = 3; column < 9; column++)
            board[9 * row + column] = (uint8_t)((3 * row + row / 3 + column) % 9 + 1);
}

/* Reads up to MOST puzzles of each collection, evenly spread, and at least two in total. */
static inline struct boards boards_read(size_t most)
{
    static const char *const names[] = {"puzzles/17-clue.txt",
                                        "puzzles/magictour-top1465.txt",
                                        "puzzles/forum-hardest-1106.txt",
                                        "puzzles/forum-hardest-11plus.txt",
                                        "puzzles/serg-benchmark.txt",
                                        "puzzles/qqwing-any.txt"};
    static const size_t sizes[] = {49158, 1465, 375, 24383, 10000, 2500};
    struct boards boards = {NULL, 0};
    uint8_t board[81];
    for (unsigned cell = 0; cell < 81; cell++)
        board[cell] = boards_default[cell] == '.' ? 0 : (uint8_t)(boards_default[cell] - '0');
    boards_add(&boards, board);
    boards_crowd(board);
    boards_add(&boards, board);
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct collection collection;
        struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
        size_t stride = sizes[i] > most ? sizes[i] / most : 1;
        if (!collection_open(&collection, names[i]))
            continue;
        for (size_t n = 0; collection_next(&collection, &puzzle); n++)
            if (n % stride == 0)
                boards_add(&boards, puzzle.givens);
        collection_close(&collection);
    }
    return boards;
}

/* Blanks, moves or changes one to three cells, which may leave no solution, one, or many. */
static inline void boards_mutate(uint8_t *board, uint64_t *random)
{
    for (uint32_t changes = 1 + random_below(random, 3); changes; changes--) {
        uint32_t cell;
        do
            cell = random_below(random, 81);
        while (!board[cell]);
        uint32_t kind = random_below(random, 3);
        uint8_t digit = (uint8_t)(1 + random_below(random, 9));
        if (kind == 0)
            board[random_below(random, 81)] = board[cell];
        board[cell] = kind == 1 ? digit : 0;
    }
}

/* Places CLUES random digits that break no rule. */
static inline void boards_sprinkle(uint8_t *board, unsigned clues, uint64_t *random)
{
    memset(board, 0, 81);
    while (clues) {
        uint32_t cell = random_below(random, 81);
        sudoku_digitset sets[81];
        sudoku_board_candidates(sudoku_layout_classic(), board, sets);
        uint8_t digit = (uint8_t)(1 + random_below(random, 9));
        if (board[cell] || !sudoku_digitset_has(sets[cell], digit))
            continue;
        board[cell] = digit;
        clues--;
    }
}

#endif
