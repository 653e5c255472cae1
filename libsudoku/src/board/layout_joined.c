/* The unit list of classic boards that share cells. */
#include "board/layout_joined.h"

#include "common/argument.h"
#include "common/mem.h"

enum { SIDE = 9, BOX = 3, UNITS = LAYOUT_JOINED_UNITS, MAX_BOARDS = 255, MAX_PLACE = 255 };

/* Maximum width and height of a figure, in cells. */
enum { WIDTH = MAX_PLACE + SIDE };

static bool are_sound(const uint16_t *places, unsigned boards)
{
    if (!argument_expect(places, "places is NULL") ||
        !argument_expect(boards && boards <= MAX_BOARDS, "count is not 1..255"))
        return false;
    for (unsigned i = 0; i < boards; i++) {
        if (!argument_expect(places[2 * i] <= MAX_PLACE && places[2 * i + 1] <= MAX_PLACE,
                             "places has a number over 255"))
            return false;
        for (unsigned k = 0; k < i; k++)
            if (!argument_expect(places[2 * i] != places[2 * k] ||
                                     places[2 * i + 1] != places[2 * k + 1],
                                 "places has two boards at one place"))
                return false;
    }
    return true;
}

/* Fills NUMBER, WIDTH x WIDTH zeros, with the number of the cell at each place, counted from 1 row
 * by row. Returns the number of cells. */
static unsigned number_cells(const uint16_t *places, unsigned boards, uint16_t *number)
{
    unsigned count = 0;
    for (unsigned i = 0; i < boards; i++)
        for (unsigned k = 0; k < SIDE * SIDE; k++)
            number[(places[2 * i] + k / SIDE) * WIDTH + places[2 * i + 1] + k % SIDE] = 1;
    for (unsigned at = 0; at < WIDTH * WIDTH; at++)
        if (number[at])
            number[at] = (uint16_t)++count;
    return count;
}

static void place_cells(const uint16_t *number, uint16_t *positions)
{
    for (unsigned at = 0; at < WIDTH * WIDTH; at++) {
        if (!number[at])
            continue;
        positions[2 * (number[at] - 1)] = (uint16_t)(at / WIDTH);
        positions[2 * (number[at] - 1) + 1] = (uint16_t)(at % WIDTH);
    }
}

/* Returns the place of cell K of UNIT (rows, columns, boxes) of a classic board, relative to its
 * corner. */
static unsigned cell_of_unit(unsigned unit, unsigned k)
{
    unsigned line = unit % SIDE;
    if (unit < SIDE)
        return line * WIDTH + k;
    if (unit < 2 * SIDE)
        return k * WIDTH + line;
    return (line / BOX * BOX + k / BOX) * WIDTH + line % BOX * BOX + k % BOX;
}

/* True if BOX of board I is also a box of an earlier board. */
static bool is_listed(const uint16_t *places, unsigned i, unsigned box)
{
    int row = (int)(places[2 * i] + box / BOX * BOX),
        column = (int)(places[2 * i + 1] + box % BOX * BOX);
    for (unsigned k = 0; k < i; k++) {
        int down = row - places[2 * k], across = column - places[2 * k + 1];
        if (down >= 0 && down < SIDE && down % BOX == 0 && across >= 0 && across < SIDE &&
            across % BOX == 0)
            return true;
    }
    return false;
}

static void add_units(struct unit_list *list, const uint16_t *places, unsigned boards,
                      const uint16_t *number)
{
    for (unsigned i = 0; i < boards; i++) {
        const uint16_t *corner = number + places[2 * i] * WIDTH + places[2 * i + 1];
        for (unsigned unit = 0; unit < UNITS; unit++) {
            if (unit >= 2 * SIDE && is_listed(places, i, unit - 2 * SIDE))
                continue;
            uint16_t *cells = unit_list_add(list, SUDOKU_UNIT_CUSTOM, i * UNITS + unit, SIDE);
            for (unsigned k = 0; k < SIDE; k++)
                cells[k] = corner[cell_of_unit(unit, k)] - 1;
        }
    }
}

enum sudoku_status unit_list_joined(struct unit_list *list, const uint16_t *places, unsigned boards,
                                    const struct sudoku_allocator *allocator, uint16_t **positions)
{
    *list = (struct unit_list){0};
    *positions = NULL;
    if (!are_sound(places, boards))
        return SUDOKU_ERR_ARGUMENT;
    uint16_t *number = mem_alloc(allocator, WIDTH * WIDTH, sizeof *number);
    if (!number)
        return SUDOKU_ERR_MEMORY;
    list->side = SIDE;
    list->cell_count = list->row_length = number_cells(places, boards, number);
    list->is_figure = true;
    list->place_count = boards;
    list->places = places;
    list->positions = *positions = mem_alloc(allocator, list->cell_count, 2 * sizeof **positions);
    bool done = *positions &&
                unit_list_allocate(list, boards * UNITS, (size_t)boards * UNITS * SIDE, allocator);
    if (done) {
        place_cells(number, *positions);
        add_units(list, places, boards, number);
    }
    mem_free(allocator, number);
    return done ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}
