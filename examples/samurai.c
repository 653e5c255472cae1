/* Solves a samurai, five boards that share their corner boxes: a layout from a list of units. The
 * puzzle is 21 lines on standard input, as in samurai.txt. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { SIDE = 21, BOARDS = 5, UNITS = BOARDS * 27 };

/* Row and column of each board's top left cell. */
static const unsigned corner[BOARDS][2] = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};

/* The place of each cell, row by row, and at each place the number of its cell plus one, or 0. */
struct samurai {
    uint16_t number[SIDE][SIDE];
    uint16_t positions[SIDE * SIDE][2];
    unsigned cell_count;
    uint16_t units[UNITS][9];
};

static bool is_cell(unsigned row, unsigned column)
{
    for (unsigned i = 0; i < BOARDS; i++)
        if (row - corner[i][0] < 9 && column - corner[i][1] < 9)
            return true;
    return false;
}

static void number_cells(struct samurai *samurai)
{
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++)
            if (is_cell(row, column)) {
                samurai->positions[samurai->cell_count][0] = (uint16_t)row;
                samurai->positions[samurai->cell_count][1] = (uint16_t)column;
                samurai->number[row][column] = (uint16_t)++samurai->cell_count;
            }
}

/* Lists rows, columns and boxes of each board. Shared boxes are listed twice, which does no
 * harm. */
static void list_units(struct samurai *samurai)
{
    for (unsigned i = 0; i < BOARDS * 81; i++) {
        unsigned board = i / 81, unit = i % 81 / 9, cell = i % 9;
        unsigned top = corner[board][0], left = corner[board][1];
        uint16_t(*units)[9] = &samurai->units[27 * board];
        units[unit][cell] = samurai->number[top + unit][left + cell] - 1;
        units[9 + unit][cell] = samurai->number[top + cell][left + unit] - 1;
        units[18 + unit][cell] =
            samurai->number[top + unit / 3 * 3 + cell / 3][left + unit % 3 * 3 + cell % 3] - 1;
    }
}

/* Reads the digits at places with a cell; false if a line is missing. */
static bool read_givens(const struct samurai *samurai, uint8_t *givens)
{
    char line[SIDE + 2];
    for (unsigned row = 0; row < SIDE; row++) {
        if (!fgets(line, sizeof line, stdin))
            return false;
        for (unsigned column = 0; column < strcspn(line, "\n"); column++)
            if (samurai->number[row][column] && line[column] >= '1' && line[column] <= '9')
                givens[samurai->number[row][column] - 1] = (uint8_t)(line[column] - '0');
    }
    return true;
}

static void write_solution(const struct samurai *samurai, const uint8_t *solution)
{
    for (unsigned row = 0; row < SIDE; row++) {
        for (unsigned column = 0; column < SIDE; column++) {
            unsigned number = samurai->number[row][column];
            putchar(number ? '0' + solution[number - 1] : ' ');
        }
        putchar('\n');
    }
}

int main(void)
{
    static struct samurai samurai;
    uint8_t cells[SIDE * SIDE] = {0};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout = NULL;
    struct sudoku_solver *solver = NULL;
    const struct sudoku_puzzle puzzle = {cells, NULL};
    custom.side = 9;
    number_cells(&samurai);
    list_units(&samurai);
    custom.cell_count = samurai.cell_count;
    custom.unit_count = UNITS;
    custom.units = samurai.units[0];
    custom.positions = samurai.positions[0];
    enum sudoku_status status = read_givens(&samurai, cells)
                                    ? sudoku_layout_create_custom(&custom, &layout)
                                    : SUDOKU_ERR_READ;
    if (status == SUDOKU_OK)
        status = sudoku_solver_create(layout, NULL, &solver);
    if (status == SUDOKU_OK)
        status = sudoku_solver_unique(solver, &puzzle, NULL, cells);
    puts(sudoku_strstatus(status));
    if (status == SUDOKU_OK)
        write_solution(&samurai, cells);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return status != SUDOKU_OK;
}
