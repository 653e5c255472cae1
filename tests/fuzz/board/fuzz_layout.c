/* Arbitrary lists of units: each is refused, or its tables are consistent and its boards can be
 * checked. */
#include <string.h>

#include <sudoku/board.h>

#include "fuzz.h"

enum { MAX_CELLS = 300, MAX_UNITS = 64 };

static void check_tables(const struct sudoku_layout *layout)
{
    unsigned cells = sudoku_layout_cell_count(layout), side = sudoku_layout_side(layout);
    size_t memberships = 0, members = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        const uint16_t *units, *peers;
        unsigned unit_count = sudoku_layout_cell_units(layout, cell, &units);
        unsigned peer_count = sudoku_layout_cell_peers(layout, cell, &peers);
        memberships += unit_count;
        HOLDS(peer_count <= unit_count * (side - 1));
        for (unsigned i = 0; i < unit_count; i++)
            HOLDS(units[i] < sudoku_layout_unit_count(layout));
        for (unsigned i = 0; i < peer_count; i++)
            HOLDS(peers[i] < cells && peers[i] != cell);
    }
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++)
        members += sudoku_layout_unit_length(layout, unit);
    HOLDS(memberships == members);
}

static void check_board(const struct sudoku_layout *layout, struct bytes *bytes)
{
    uint8_t board[MAX_CELLS];
    sudoku_digitset candidates[MAX_CELLS];
    struct sudoku_conflict conflicts[8];
    size_t count;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++) {
        board[cell] = next_byte(bytes) % 80;
        candidates[cell] = (sudoku_digitset)next_byte(bytes) * 0x0101010101010101u;
    }
    if (sudoku_board_check(layout, board, candidates, conflicts, 8, &count) < SUDOKU_OK)
        return;
    for (size_t i = 0; i < count && i < 8; i++) {
        char text[100];
        size_t length = sudoku_conflict_write(layout, &conflicts[i], text, sizeof text);
        HOLDS(strlen(text) == (length < sizeof text ? length : sizeof text - 1));
    }
    HOLDS(sudoku_board_candidates(layout, board, candidates) == SUDOKU_OK);
    if (sudoku_board_is_solution(layout, board, board))
        HOLDS(count == 0 ||
              sudoku_board_check(layout, board, NULL, NULL, 0, NULL) != SUDOKU_CONFLICT);
}

/* Takes units with the cell counts in LENGTHS unless it is NULL. */
static void take_units(struct bytes *bytes, const struct sudoku_custom_layout *custom,
                       uint16_t *units)
{
    for (unsigned unit = 0; unit < custom->unit_count; unit++) {
        unsigned length = custom->unit_lengths ? custom->unit_lengths[unit] : custom->side;
        for (unsigned i = 0; i < length; i++)
            *units++ = next_byte(bytes);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    uint16_t units[MAX_UNITS * 256];
    uint8_t lengths[MAX_UNITS];
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout;
    custom.side = next_byte(&bytes);
    custom.cell_count = next_byte(&bytes) + (next_byte(&bytes) % 2 ? 40u : 0u);
    unsigned count = next_byte(&bytes);
    custom.unit_count = count % (MAX_UNITS + 1);
    if (count > 128) {
        for (unsigned i = 0; i < custom.unit_count; i++)
            lengths[i] = next_byte(&bytes);
        custom.unit_lengths = lengths;
    }
    custom.units = units;
    take_units(&bytes, &custom, units);
    enum sudoku_status status = sudoku_layout_create_custom(&custom, &layout);
    HOLDS((status == SUDOKU_OK) == (layout != NULL));
    if (layout) {
        check_tables(layout);
        check_board(layout, &bytes);
    }
    sudoku_layout_destroy(layout);
    return 0;
}
