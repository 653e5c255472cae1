/* The classic 9x9 layout as a constant, without start-up work, shared by all threads. */
#include "board/layout.h"

/* The cell in row R and column C, and an expansion of M for 0..8. */
#define CELL(r, c)        ((r)*9 + (c))
#define NINE(m, n)        m(n, 0), m(n, 1), m(n, 2), m(n, 3), m(n, 4), m(n, 5), m(n, 6), m(n, 7), m(n, 8)
#define ROW_CELL(r, i)    CELL(r, i)
#define COLUMN_CELL(c, i) CELL(i, c)
#define BOX_CELL(b, i)    CELL((b) / 3 * 3 + (i) / 3, (b) % 3 * 3 + (i) % 3)
#define ENGINE9_UNITS(m)                                                                           \
    NINE(m, 0), NINE(m, 1), NINE(m, 2), NINE(m, 3), NINE(m, 4), NINE(m, 5), NINE(m, 6),            \
        NINE(m, 7), NINE(m, 8)

static const uint16_t unit_cells[27 * 9] = {
    ENGINE9_UNITS(ROW_CELL),
    ENGINE9_UNITS(COLUMN_CELL),
    ENGINE9_UNITS(BOX_CELL),
};

#define UNIT_START(kind, i) (9 * (9 * (kind) + (i)))

static const uint32_t unit_start[28] = {NINE(UNIT_START, 0), NINE(UNIT_START, 1),
                                        NINE(UNIT_START, 2), 243};

#define LABEL(kind, i)                                                                             \
    {                                                                                              \
        kind, i                                                                                    \
    }

static const struct unit_label unit_labels[27] = {
    NINE(LABEL, SUDOKU_UNIT_ROW),
    NINE(LABEL, SUDOKU_UNIT_COLUMN),
    NINE(LABEL, SUDOKU_UNIT_BOX),
};

#define ROW_OF(r, c)    (r)
#define COLUMN_OF(r, c) (c)

static const uint16_t cell_row[81] = {ENGINE9_UNITS(ROW_OF)};
static const uint16_t cell_column[81] = {ENGINE9_UNITS(COLUMN_OF)};

#define UNITS_OF(r, c) (r), 9 + (c), 18 + (r) / 3 * 3 + (c) / 3

static const uint16_t cell_units[81 * 3] = {ENGINE9_UNITS(UNITS_OF)};

#define UNITS_START(r, c) (3 * CELL(r, c))

static const uint32_t cell_units_start[82] = {ENGINE9_UNITS(UNITS_START), 243};

/* The 20 peers of a cell: eight in its row, eight in its column, four others in its box. */
#define IN_ROW(r, c, i)    CELL(r, ((c) + (i)) % 9)
#define IN_COLUMN(r, c, i) CELL(((r) + (i)) % 9, c)
#define IN_BOX(r, c, i, j) CELL((r) / 3 * 3 + ((r) + (i)) % 3, (c) / 3 * 3 + ((c) + (j)) % 3)
#define EIGHT(m, r, c)                                                                             \
    m(r, c, 1), m(r, c, 2), m(r, c, 3), m(r, c, 4), m(r, c, 5), m(r, c, 6), m(r, c, 7), m(r, c, 8)
#define PEERS_OF(r, c)                                                                             \
    EIGHT(IN_ROW, r, c), EIGHT(IN_COLUMN, r, c), IN_BOX(r, c, 1, 1), IN_BOX(r, c, 1, 2),           \
        IN_BOX(r, c, 2, 1), IN_BOX(r, c, 2, 2)

static const uint16_t peers[81 * 20] = {ENGINE9_UNITS(PEERS_OF)};

#define PEERS_START(r, c) (20 * CELL(r, c))

static const uint32_t peers_start[82] = {ENGINE9_UNITS(PEERS_START), 1620};

static const struct sudoku_layout classic = {
    .side = 9,
    .cell_count = 81,
    .unit_count = 27,
    .box_rows = 3,
    .box_columns = 3,
    .is_square = true,
    .unit_start = unit_start,
    .unit_cells = unit_cells,
    .unit_label = unit_labels,
    .cell_row = cell_row,
    .cell_column = cell_column,
    .cell_units_start = cell_units_start,
    .cell_units = cell_units,
    .peers_start = peers_start,
    .peers = peers,
};

const struct sudoku_layout *sudoku_layout_classic(void)
{
    return &classic;
}
