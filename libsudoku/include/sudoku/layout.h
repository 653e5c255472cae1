/* The shape of a board: its cells, and the units whose digits all differ.
 *
 *     struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
 *     struct sudoku_layout *layout;
 *     options.side = 6;
 *     options.variants = SUDOKU_VARIANT_DIAGONAL;
 *     if (sudoku_layout_create(&options, &layout) == SUDOKU_OK)
 *         printf("%u units\n", sudoku_layout_unit_count(layout));
 *     sudoku_layout_destroy(layout);
 *
 * A layout is an immutable list of units, built from a side, box sizes, regions and variants, or
 * from arbitrary cells. Any number of threads may share a layout. Cell and unit numbers are not
 * checked unless a comment says so. */
#ifndef SUDOKU_LAYOUT_H
#define SUDOKU_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number of cells of the largest square board. */
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_SIDE * SUDOKU_MAX_SIDE)

/* Extra units in addition to rows, columns and boxes; flags that combine with |. */
enum sudoku_variant {
    /* Both main diagonals (Sudoku X); any side. */
    SUDOKU_VARIANT_DIAGONAL = 1 << 0,
    /* Windows between the boxes, four on the classic board; square boxes only. */
    SUDOKU_VARIANT_WINDOKU = 1 << 1,
    /* The cells at the same place in every box; any boxes. */
    SUDOKU_VARIANT_DISJOINT = 1 << 2,
    /* Nine cells in the shape of an asterisk; side 9 only. */
    SUDOKU_VARIANT_ASTERISK = 1 << 3,
    /* The centers of all boxes; boxes with odd numbers of rows and columns only. */
    SUDOKU_VARIANT_CENTER_DOT = 1 << 4,
    /* Nine cells in the shape of a pinwheel; side 9 only. */
    SUDOKU_VARIANT_GIRANDOLA = 1 << 5
};

/* Returns the name of VARIANT, one flag, such as "diagonal": a constant string, or NULL if there is
 * no such variant. Flags are consecutive bits from 1 << 0, so a loop that stops at NULL visits them
 * all. Thread-safe. */
SUDOKU_API const char *sudoku_variant_name(enum sudoku_variant variant);

/* Finds the variant called NAME, or by an alias ("x", "hyper", "centre-dot"), and stores its flag
 * in *VARIANT. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with
 * *VARIANT unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_variant_from_name(const char *name,
                                                       enum sudoku_variant *variant);

/* The kind of a unit, from which its name derives. */
enum sudoku_unit_kind {
    SUDOKU_UNIT_ROW = 0,
    SUDOKU_UNIT_COLUMN = 1,
    SUDOKU_UNIT_BOX = 2,
    SUDOKU_UNIT_REGION = 3,
    SUDOKU_UNIT_DIAGONAL = 4,
    SUDOKU_UNIT_WINDOW = 5,
    SUDOKU_UNIT_DISJOINT_GROUP = 6,
    SUDOKU_UNIT_ASTERISK = 7,
    SUDOKU_UNIT_CENTER_DOT = 8,
    SUDOKU_UNIT_GIRANDOLA = 9,
    SUDOKU_UNIT_CUSTOM = 10
};

struct sudoku_layout;

/* Options of sudoku_layout_create(). Start from SUDOKU_LAYOUT_OPTIONS_INIT, then change fields. */
struct sudoku_layout_options {
    /* sizeof(struct sudoku_layout_options); allows the struct to grow. */
    size_t size;
    /* The number of digits, and of cells in a row: 2..64. */
    unsigned side;
    /* Rows and columns of a box; box_rows * box_columns == side. Both 0: the most nearly square box
     * with no more rows than columns (2x3 for side 6). A prime side has boxes of 1 x side, which
     * add nothing to the rows. */
    unsigned box_rows;
    unsigned box_columns;
    /* Extra units: flags of enum sudoku_variant. */
    unsigned variants;
    /* Jigsaw regions in place of boxes: side * side numbers 0..side-1, the region of each cell row
     * by row, each number exactly side times. NULL: boxes. Read during the call only. */
    const uint8_t *regions;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* The size and the defaults. */
#define SUDOKU_LAYOUT_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_layout_options), 0, 0, 0, 0, NULL, NULL                               \
    }

/* Options of sudoku_layout_create_custom(): arbitrary cells in arbitrary units. Start from
 * SUDOKU_CUSTOM_LAYOUT_INIT, then change fields. Arrays are read during the call only. */
struct sudoku_custom_layout {
    /* sizeof(struct sudoku_custom_layout); allows the struct to grow. */
    size_t size;
    /* The number of digits: 2..64. */
    unsigned side;
    /* The number of cells of the board: 1..65535. */
    unsigned cell_count;
    /* The number of units: 1..65535. */
    unsigned unit_count;
    /* The cells of all units, one unit after another: numbers 0..cell_count-1, none twice in a
     * unit. */
    const uint16_t *units;
    /* 2 * cell_count numbers: the row and the column of each cell, from 0, for its name; all places
     * differ. NULL: all cells are in one row. */
    const uint16_t *positions;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* The length of each unit: unit_count numbers 2..side. A unit of side cells holds every digit
     * once; in a shorter one, such as two cells a knight's move apart, all digits differ. NULL:
     * side cells each. */
    const uint8_t *unit_lengths;
};

/* The size and the defaults. */
#define SUDOKU_CUSTOM_LAYOUT_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_custom_layout), 0, 0, 0, NULL, NULL, NULL, NULL                       \
    }

/* Returns the classic layout, 9 x 9 cells in 3 x 3 boxes: a constant, never to be destroyed.
 * Thread-safe. */
SUDOKU_API const struct sudoku_layout *sudoku_layout_classic(void);

/* Creates the square layout that OPTIONS describes and stores it in *LAYOUT, owned by the caller.
 * On failure *LAYOUT is NULL.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if sizes, variants or regions do not fit together or a
 * pointer is NULL; SUDOKU_ERR_MEMORY. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_layout_create(const struct sudoku_layout_options *options,
                                                   struct sudoku_layout **layout);

/* Creates a layout from a list of units, such as the five overlapping boards of a samurai, or a
 * board with all pairs of cells that a knight's move joins, and stores it in *LAYOUT, owned by the
 * caller. On failure *LAYOUT is NULL.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if a field of CUSTOM is out of range or a pointer is NULL;
 * SUDOKU_ERR_MEMORY. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_layout_create_custom(const struct sudoku_custom_layout *custom,
                                                          struct sudoku_layout **layout);

/* Creates the layout of COUNT (1..255) overlapping classic boards, which share the cells of the
 * overlaps, and stores it in *LAYOUT, owned by the caller. PLACES has 2 * COUNT numbers 0..255: the
 * row and the column of each board's top left cell, all places different; those of a samurai are
 * 0,0 0,12 6,6 12,0 12,12. Cells are numbered row by row over the whole figure. ALLOCATOR is
 * copied; NULL: malloc() and free(). On failure *LAYOUT is NULL.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number out of range or a NULL; SUDOKU_ERR_MEMORY.
 * Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_layout_create_joined(const uint16_t *places, unsigned count,
                                                          const struct sudoku_allocator *allocator,
                                                          struct sudoku_layout **layout);

/* Frees LAYOUT, which must no longer be in use by any object. NULL and the classic layout are left
 * alone. */
SUDOKU_API void sudoku_layout_destroy(struct sudoku_layout *layout);

/* Returns the number of digits of the board, 2..64. */
SUDOKU_API unsigned sudoku_layout_side(const struct sudoku_layout *layout);

/* Returns the number of cells of the board: side * side for a square layout. */
SUDOKU_API unsigned sudoku_layout_cell_count(const struct sudoku_layout *layout);

/* Return the rows and columns of a box; 0 for layouts without boxes (jigsaw, custom). */
SUDOKU_API unsigned sudoku_layout_box_rows(const struct sudoku_layout *layout);
SUDOKU_API unsigned sudoku_layout_box_columns(const struct sudoku_layout *layout);

/* Returns the number of boards of a layout from sudoku_layout_create_joined(), 0 for others, and
 * stores in *PLACES (unless NULL) the row and column of each board's top left cell, in an array
 * that the layout owns; NULL for others. */
SUDOKU_API unsigned sudoku_layout_places(const struct sudoku_layout *layout,
                                         const uint16_t **places);

/* Return the row and the column of CELL (0..cell_count-1), both from 0. */
SUDOKU_API unsigned sudoku_layout_cell_row(const struct sudoku_layout *layout, unsigned cell);
SUDOKU_API unsigned sudoku_layout_cell_column(const struct sudoku_layout *layout, unsigned cell);

/* Returns the number of units. Rows come first, then columns, then boxes or regions, then the
 * variants' units in the order of enum sudoku_variant. */
SUDOKU_API unsigned sudoku_layout_unit_count(const struct sudoku_layout *layout);

/* Returns the cells of UNIT (0..unit_count-1), sudoku_layout_unit_length() of them, in an array
 * that the layout owns. */
SUDOKU_API const uint16_t *sudoku_layout_unit_cells(const struct sudoku_layout *layout,
                                                    unsigned unit);

/* Returns the number of cells of UNIT (0..unit_count-1): the side, or 2..side in a custom
 * layout. */
SUDOKU_API unsigned sudoku_layout_unit_length(const struct sudoku_layout *layout, unsigned unit);

/* Returns the kind of UNIT (0..unit_count-1), in joined boards that on its board;
 * SUDOKU_UNIT_CUSTOM if LAYOUT is NULL. */
SUDOKU_API enum sudoku_unit_kind sudoku_layout_unit_kind(const struct sudoku_layout *layout,
                                                         unsigned unit);

/* Returns the number of units that hold CELL (0..cell_count-1), and stores in *UNITS (unless NULL)
 * their numbers, in an array that the layout owns. */
SUDOKU_API unsigned sudoku_layout_cell_units(const struct sudoku_layout *layout, unsigned cell,
                                             const uint16_t **units);

/* Returns the number of peers of CELL (0..cell_count-1), the other cells that share a unit with it,
 * and stores in *PEERS (unless NULL) each of them once, in an array that the layout owns. */
SUDOKU_API unsigned sudoku_layout_cell_peers(const struct sudoku_layout *layout, unsigned cell,
                                             const uint16_t **peers);

/* Writes the name of UNIT into TEXT of SIZE bytes as snprintf() does: "row 3" or "window 2",
 * counted from 1, or "row 3 of board 2" in joined boards. Returns the length of the whole name, or
 * 0 if there is no such unit. 32 bytes always suffice. Thread-safe. */
SUDOKU_API size_t sudoku_layout_unit_name(const struct sudoku_layout *layout, unsigned unit,
                                          char *text, size_t size);

/* Writes the name of CELL, such as "r3c4", rows and columns counted from 1, into TEXT of SIZE bytes
 * as snprintf() does. Returns the length of the whole name, or 0 if there is no such cell. 32 bytes
 * always suffice. Thread-safe. */
SUDOKU_API size_t sudoku_layout_cell_name(const struct sudoku_layout *layout, unsigned cell,
                                          char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
