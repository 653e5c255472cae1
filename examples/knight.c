/* A custom rule: cells a knight's move apart differ. Each such pair is a unit of two cells, in
 * addition to those of the classic board. Solves a puzzle of 11 digits. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { MAX_UNITS = 27 + 224 };

static const char text[] = "......95............4...........6......2....."
                           "......4...........9...8.1........6.3";

/* The cells of all units, one unit after another, and the length of each. */
struct units {
    uint16_t cells[27 * 9 + 224 * 2];
    uint8_t lengths[MAX_UNITS];
    unsigned count;
    size_t cell_count;
};

static void add_unit(struct units *units, const uint16_t *cells, unsigned length)
{
    memcpy(units->cells + units->cell_count, cells, length * sizeof *cells);
    units->cell_count += length;
    units->lengths[units->count++] = (uint8_t)length;
}

static void add_classic(struct units *units)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(classic); unit++)
        add_unit(units, sudoku_layout_unit_cells(classic, unit), 9);
}

/* Adds every pair once, from the upper cell to the lower one. */
static void add_knight_moves(struct units *units)
{
    static const int move[4][2] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
    for (int cell = 0; cell < 81; cell++)
        for (int i = 0; i < 4; i++) {
            int row = cell / 9 + move[i][0], column = cell % 9 + move[i][1];
            if (row < 9 && column >= 0 && column < 9)
                add_unit(units, (uint16_t[]){(uint16_t)cell, (uint16_t)(9 * row + column)}, 2);
        }
}

int main(void)
{
    static struct units units;
    uint16_t positions[81][2];
    uint8_t cells[81];
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout = NULL;
    struct sudoku_solver *solver = NULL;
    const struct sudoku_puzzle puzzle = {cells, NULL};
    add_classic(&units);
    add_knight_moves(&units);
    for (unsigned cell = 0; cell < 81; cell++) {
        positions[cell][0] = (uint16_t)(cell / 9);
        positions[cell][1] = (uint16_t)(cell % 9);
    }
    custom.side = 9;
    custom.cell_count = 81;
    custom.unit_count = units.count;
    custom.units = units.cells;
    custom.unit_lengths = units.lengths;
    custom.positions = positions[0];
    unsigned side;
    enum sudoku_status status =
        sudoku_text_parse(NULL, text, strlen(text), cells, NULL, 81, &side, NULL);
    if (status == SUDOKU_OK)
        status = sudoku_layout_create_custom(&custom, &layout);
    if (status == SUDOKU_OK)
        status = sudoku_solver_create(layout, NULL, &solver);
    if (status == SUDOKU_OK)
        status = sudoku_solver_unique(solver, &puzzle, NULL, cells);
    puts(sudoku_strstatus(status));
    for (unsigned cell = 0; status == SUDOKU_OK && cell < 81; cell++)
        printf("%u%c", cells[cell], cell % 9 == 8 ? '\n' : ' ');
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return status != SUDOKU_OK;
}
