/* Exact cover problems from the literature, option by option. */
#ifndef TESTS_SUPPORT_PROBLEMS_H
#define TESTS_SUPPORT_PROBLEMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Receives an option of COUNT items. */
typedef void take_option(void *user, const size_t *items, size_t count);

/* Stores the items of a queen on SQUARE of N * N: its row and column, 2 * N primary items, and its
 * diagonals, 4 * N secondary ones; from last to first, to test the order of items, too. */
static inline void queen_items(size_t n, size_t square, size_t items[4])
{
    size_t row = square / n, column = square % n;
    items[0] = 5 * n + row - column;
    items[1] = 2 * n + row + column;
    items[2] = n + column;
    items[3] = row;
}

/* N queens without attacks. Option number N * R + C places one in row R, column C. */
static inline void queens_options(size_t n, take_option *take, void *user)
{
    for (size_t square = 0; square < n * n; square++) {
        size_t items[4];
        queen_items(n, square, items);
        take(user, items, 4);
    }
}

/* Two numbers K, 1 to N, with K numbers between them: 3 * N items. */
static inline void langford_options(size_t n, take_option *take, void *user)
{
    for (size_t k = 1; k <= n; k++) {
        for (size_t place = 0; place + k + 1 < 2 * n; place++) {
            size_t items[] = {k - 1, n + place, n + place + k + 1};
            take(user, items, 3);
        }
    }
}

/* Each row and column has each of N symbols once, each cell one symbol: 3 * N * N items. */
static inline void latin_square_options(size_t n, take_option *take, void *user)
{
    for (size_t i = 0; i < n * n * n; i++) {
        size_t row = i / n / n, column = i / n % n, symbol = i % n;
        size_t items[] = {row * n + column, (n + row) * n + symbol, (2 * n + column) * n + symbol};
        take(user, items, 3);
    }
}

enum { PENTOMINO_COUNT = 12, PENTOMINO_X = 9 };

/* Rotates and mirrors pentomino PIECE into one of 8 orientations; returns the mask of its cells in
 * a square of 5 x 5, moved into the corner. */
static inline uint32_t orient_pentomino(size_t piece, unsigned position)
{
    /* F I L N P T U V W X Y Z, as row and column of their five cells. */
    static const char *const cells[PENTOMINO_COUNT] = {
        "0102101121", "0001020304", "0001020310", "0001021213", "0001021011", "0001021121",
        "0002101112", "0001021020", "0001111222", "0110111221", "0001020311", "0001112122",
    };
    int row[5], column[5], top = 5, left = 5;
    for (unsigned i = 0; i < 5; i++) {
        int r = cells[piece][2 * i] - '0', c = cells[piece][2 * i + 1] - '0';
        r = position & 1 ? -r : r;
        c = position & 2 ? -c : c;
        row[i] = position & 4 ? c : r;
        column[i] = position & 4 ? r : c;
        top = row[i] < top ? row[i] : top;
        left = column[i] < left ? column[i] : left;
    }
    uint32_t mask = 0;
    for (unsigned i = 0; i < 5; i++)
        mask |= (uint32_t)1 << ((row[i] - top) * 5 + column[i] - left);
    return mask;
}

/* A rectangle to fill with the pentominoes: an item for each of them, then one for each cell. */
struct pentomino_board {
    size_t width, height;
    bool is_quartered; /* the center of the X stays in one quarter of the rectangle: unless it is on
                        * an axis, no solution recurs rotated or mirrored */
};

static inline size_t pentomino_items(const struct pentomino_board *board)
{
    return PENTOMINO_COUNT + board->width * board->height;
}

/* Reports the option of PIECE with the cells of MASK, moved by TOP and LEFT, if it fits. */
static inline void pentomino_option(const struct pentomino_board *board, size_t piece,
                                    uint32_t mask, size_t top, size_t left, take_option *take,
                                    void *user)
{
    size_t items[6] = {piece}, count = 1;
    if (board->is_quartered && piece == PENTOMINO_X &&
        (top + 1 >= board->height / 2 || left + 1 >= board->width / 2))
        return;
    for (unsigned i = 0; i < 25; i++) {
        if (!(mask >> i & 1))
            continue;
        size_t row = top + i / 5, column = left + i % 5;
        if (row >= board->height || column >= board->width)
            return;
        items[count++] = PENTOMINO_COUNT + row * board->width + column;
    }
    take(user, items, count);
}

static inline void pentomino_options(const struct pentomino_board *board, take_option *take,
                                     void *user)
{
    for (size_t piece = 0; piece < PENTOMINO_COUNT; piece++) {
        uint32_t masks[8];
        for (unsigned position = 0; position < 8; position++) {
            masks[position] = orient_pentomino(piece, position);
            bool is_new = true;
            for (unsigned other = 0; other < position; other++)
                is_new = is_new && masks[other] != masks[position];
            for (size_t at = 0; is_new && at < board->width * board->height; at++)
                pentomino_option(board, piece, masks[position], at / board->width,
                                 at % board->width, take, user);
        }
    }
}

#endif
