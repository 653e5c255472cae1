#include "text/read/joined/figure.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/digitset.h>

/* Boards that share cells share boxes: they all begin where boxes do. */
enum { BOX = 3, BOXES = TEXT_FIGURE_SIDE / BOX, BOARD_BOXES = TEXT_FIGURE_BOARD / BOX };

/* Maximum cells that a board may lack, one less than a box: with a whole box less another board
 * would fit. */
enum { LACKING = BOX * BOX - 1 };

void text_figure_start(struct text_figure *figure)
{
    memset(figure, 0, sizeof *figure);
}

void text_figure_mark(struct text_figure *figure, unsigned row, unsigned column)
{
    figure->cells[row][column / 64] |= (uint64_t)1 << column % 64;
    figure->rows = row >= figure->rows ? row + 1 : figure->rows;
    figure->columns = column >= figure->columns ? column + 1 : figure->columns;
}

static bool begins(const struct text_figure *figure, unsigned row, unsigned column)
{
    for (unsigned i = 0; i < figure->place_count; i++)
        if (figure->places[2 * i] == row && figure->places[2 * i + 1] == column)
            return true;
    return false;
}

bool text_figure_add(struct text_figure *figure, unsigned row, unsigned column)
{
    if (figure->place_count == TEXT_FIGURE_BOARDS || begins(figure, row, column))
        return false;
    figure->places[2 * figure->place_count] = (uint16_t)row;
    figure->places[2 * figure->place_count++ + 1] = (uint16_t)column;
    for (unsigned i = 0; i < TEXT_FIGURE_BOARD * TEXT_FIGURE_BOARD; i++)
        text_figure_mark(figure, row + i / TEXT_FIGURE_BOARD, column + i % TEXT_FIGURE_BOARD);
    return true;
}

bool text_figure_has(const struct text_figure *figure, unsigned row, unsigned column)
{
    return row < figure->rows && column < figure->columns &&
           (figure->cells[row][column / 64] >> column % 64 & 1);
}

unsigned text_figure_number(const struct text_figure *figure, unsigned row, unsigned column)
{
    unsigned count = 0;
    for (unsigned i = 0; i < row; i++)
        for (unsigned k = 0; k < TEXT_FIGURE_WORDS; k++)
            count += sudoku_digitset_count(figure->cells[i][k]);
    for (unsigned i = 0; i < column; i++)
        count += text_figure_has(figure, row, i);
    return count;
}

unsigned text_figure_count(const struct text_figure *figure)
{
    return text_figure_number(figure, figure->rows, 0);
}

/* ----------------------------------------------------------------------------------- finding */

/* The cells of each box, and where boards may begin, in boxes. */
struct board_search {
    uint8_t cells[BOXES][BOXES];
    bool may_begin[BOXES][BOXES];
    unsigned rows, columns;
};

static void count_cells(struct board_search *search, const struct text_figure *seen)
{
    memset(search, 0, sizeof *search);
    search->rows = (seen->rows + BOX - 1) / BOX;
    search->columns = (seen->columns + BOX - 1) / BOX;
    for (unsigned row = 0; row < seen->rows; row++)
        for (unsigned column = 0; column < seen->columns; column++)
            search->cells[row / BOX][column / BOX] += text_figure_has(seen, row, column);
}

static void find_boards(struct board_search *search)
{
    for (unsigned row = 0; row + BOARD_BOXES <= search->rows; row++) {
        for (unsigned column = 0; column + BOARD_BOXES <= search->columns; column++) {
            unsigned count = 0;
            for (unsigned i = 0; i < BOARD_BOXES * BOARD_BOXES; i++)
                count += search->cells[row + i / BOARD_BOXES][column + i % BOARD_BOXES];
            search->may_begin[row][column] =
                count + LACKING >= TEXT_FIGURE_BOARD * TEXT_FIGURE_BOARD;
        }
    }
}

/* The number of boards that may have the box. */
static unsigned count_boards(const struct board_search *search, unsigned row, unsigned column)
{
    unsigned count = 0;
    for (unsigned i = 0; i < BOARD_BOXES * BOARD_BOXES; i++)
        if (row >= i / BOARD_BOXES && column >= i % BOARD_BOXES)
            count += search->may_begin[row - i / BOARD_BOXES][column - i % BOARD_BOXES];
    return count;
}

/* True if the board that may begin there has a box that no other one may have. */
static bool is_needed(const struct board_search *search, unsigned row, unsigned column)
{
    if (!search->may_begin[row][column])
        return false;
    for (unsigned i = 0; i < BOARD_BOXES * BOARD_BOXES; i++)
        if (count_boards(search, row + i / BOARD_BOXES, column + i % BOARD_BOXES) == 1)
            return true;
    return false;
}

/* True if FIGURE has every box with more than strays, and leaves some place in its rectangle
 * without cells. If a row is missing, those below it are reported by their number. */
static bool explains(const struct text_figure *figure, const struct board_search *search,
                     bool all_rows)
{
    bool has_gap = false;
    for (unsigned row = 0; row < search->rows; row++) {
        for (unsigned column = 0; column < search->columns; column++) {
            bool has = text_figure_has(figure, row * BOX, column * BOX);
            if (!has && all_rows && search->cells[row][column] > LACKING / 2)
                return false;
            has_gap |= !has && row * BOX < figure->rows && column * BOX < figure->columns;
        }
    }
    return has_gap;
}

static bool share_cells(const struct text_figure *figure, unsigned a, unsigned b)
{
    const uint16_t *at = &figure->places[2 * a], *other = &figure->places[2 * b];
    return abs(at[0] - other[0]) < TEXT_FIGURE_BOARD && abs(at[1] - other[1]) < TEXT_FIGURE_BOARD;
}

/* True if all boards are connected by cells that they share. */
static bool is_joined(const struct text_figure *figure)
{
    bool reached[TEXT_FIGURE_BOARDS] = {true};
    unsigned queue[TEXT_FIGURE_BOARDS] = {0}, count = 1;
    for (unsigned next = 0; next < count; next++) {
        for (unsigned i = 0; i < figure->place_count; i++) {
            if (reached[i] || !share_cells(figure, queue[next], i))
                continue;
            reached[i] = true;
            queue[count++] = i;
        }
    }
    return count == figure->place_count;
}

bool text_figure_find(const struct text_figure *seen, struct text_figure *figure)
{
    struct board_search search;
    text_figure_start(figure);
    count_cells(&search, seen);
    find_boards(&search);
    for (unsigned row = 0; row < search.rows; row++)
        for (unsigned column = 0; column < search.columns; column++)
            if (is_needed(&search, row, column) &&
                !text_figure_add(figure, row * BOX, column * BOX))
                return false;
    return figure->place_count > 1 && explains(figure, &search, seen->rows % BOX == 0) &&
           is_joined(figure);
}

bool text_figure_resembles(const struct text_figure *figure, const struct text_figure *seen)
{
    unsigned strays = 0, most = LACKING * figure->place_count;
    unsigned rows = figure->rows > seen->rows ? figure->rows : seen->rows;
    unsigned columns = figure->columns > seen->columns ? figure->columns : seen->columns;
    for (unsigned row = 0; row < rows; row++)
        for (unsigned column = 0; column < columns; column++)
            strays += text_figure_has(figure, row, column) != text_figure_has(seen, row, column);
    return strays <= most;
}

bool text_figure_equals(const struct text_figure *figure, const struct text_figure *other)
{
    bool same = figure->place_count == other->place_count;
    for (unsigned i = 0; i < figure->place_count && same; i++)
        same = begins(other, figure->places[2 * i], figure->places[2 * i + 1]);
    return same;
}
