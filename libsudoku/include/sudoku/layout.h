/* The shape of a board: its cells and the units, in which all digits differ.
 *
 *     struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
 *     struct sudoku_layout *layout;
 *     options.side = 6;
 *     options.variants = SUDOKU_VARIANT_DIAGONAL;
 *     if (sudoku_layout_create(&options, &layout) == SUDOKU_OK)
 *         printf("%u units\n", sudoku_layout_unit_count(layout));
 *     sudoku_layout_destroy(layout);
 *
 * A layout is an immutable list of units, made from a side, box sizes, regions and variants, or
 * from any list of cells. A layout may be shared by any number of threads. */
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

/* Cells of the largest square board. */
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_SIDE * SUDOKU_MAX_SIDE)

/* Extra units on top of rows, columns and boxes; they combine with |. */
enum sudoku_variant {
    /* Both main diagonals (Sudoku X); any side. */
    SUDOKU_VARIANT_DIAGONAL = 1 << 0,
    /* Windows between the boxes, four on the classic board; square boxes. */
    SUDOKU_VARIANT_WINDOKU = 1 << 1,
    /* Cells at one place in every box; any boxes. */
    SUDOKU_VARIANT_DISJOINT = 1 << 2,
    /* Nine cells in the form of an asterisk; side 9. */
    SUDOKU_VARIANT_ASTERISK = 1 << 3,
    /* The centers of all boxes; boxes with odd numbers of rows and columns. */
    SUDOKU_VARIANT_CENTER_DOT = 1 << 4,
    /* Nine cells in the form of a pinwheel; side 9. */
    SUDOKU_VARIANT_GIRANDOLA = 1 << 5
};

/* The name of VARIANT, one flag, such as "diagonal": a constant text; NULL where there is no such
 * variant. The names are those of 1 << 0, 1 << 1 and so on, until there is none. */
SUDOKU_API const char *sudoku_variant_name(enum sudoku_variant variant);

/* Finds the variant called NAME, or by another usual name of it ("x", "hyper", "centre-dot"), and
 * stores its flag in *VARIANT. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT where there is none or a pointer
 * is NULL, with *VARIANT left as it was. */
SUDOKU_API enum sudoku_status sudoku_variant_from_name(const char *name,
                                                       enum sudoku_variant *variant);

/* What a unit is, and so how it is called. */
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

/* What sudoku_layout_create() builds. Begin with its _INIT, then set what differs. */
struct sudoku_layout_options {
    /* sizeof(struct sudoku_layout_options): lets the struct grow. */
    size_t size;
    /* Digits, and cells in a row: 2..64. */
    unsigned side;
    /* Rows and columns of a box, with box_rows * box_columns == side. Both 0: the most nearly
     * square boxes, rows no more than columns (2x3 for side 6). A prime side has boxes 1 x side,
     * which say no more than its rows do. */
    unsigned box_rows;
    unsigned box_columns;
    /* Extra units: enum sudoku_variant, combined with |. */
    unsigned variants;
    /* Jigsaw: side * side numbers 0..side-1, the region of each cell row by row, each number
     * side times. Regions take the place of the boxes. NULL: boxes. Read during the call only. */
    const uint8_t *regions;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* Its size, and the defaults. */
#define SUDOKU_LAYOUT_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_layout_options), 0, 0, 0, 0, NULL, NULL                               \
    }

/* What sudoku_layout_create_custom() builds: any cells in any units. Begin with its _INIT, then set
 * what differs. */
struct sudoku_custom_layout {
    /* sizeof(struct sudoku_custom_layout): lets the struct grow. */
    size_t size;
    /* Digits: 2..64. */
    unsigned side;
    /* Cells of the board, 1..65535. */
    unsigned cell_count;
    /* Units, 1..65535. */
    unsigned unit_count;
    /* The units one after the other: cell numbers 0..cell_count-1, no cell twice in a unit. */
    const uint16_t *units;
    /* 2 * cell_count numbers: row and column of each cell, from 0, for its name; no two cells at
     * one place. NULL: all cells in one row. */
    const uint16_t *positions;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* unit_count numbers 2..side: how many cells each unit has. A unit of side cells holds every
     * digit once; in a shorter one, such as two cells a knight's move apart, all digits differ.
     * NULL: side cells each. */
    const uint8_t *unit_lengths;
};

/* Its size, and the defaults. */
#define SUDOKU_CUSTOM_LAYOUT_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_custom_layout), 0, 0, 0, NULL, NULL, NULL, NULL                       \
    }

/* The classic layout: 9 x 9 cells, 3 x 3 boxes. A constant that nobody destroys. */
SUDOKU_API const struct sudoku_layout *sudoku_layout_classic(void);

/* Makes the square layout that OPTIONS describes and stores it in *LAYOUT, which the caller then
 * owns. On failure *LAYOUT is NULL.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT where sizes, variants or regions do not fit together or a pointer
 * is NULL; SUDOKU_ERR_MEMORY. Any thread may call it. */
SUDOKU_API enum sudoku_status sudoku_layout_create(const struct sudoku_layout_options *options,
                                                   struct sudoku_layout **layout);

/* Makes a layout from its list of units, such as the five overlapping boards of a samurai, or a
 * board and all pairs of its cells that a knight's move joins, and stores it in *LAYOUT, which the
 * caller then owns. On failure *LAYOUT is NULL. Statuses as for sudoku_layout_create(). Any thread
 * may call it. */
SUDOKU_API enum sudoku_status sudoku_layout_create_custom(const struct sudoku_custom_layout *custom,
                                                          struct sudoku_layout **layout);

/* Makes the layout of COUNT (1..255) classic boards that lie on one figure and share the cells in
 * which they overlap, and stores it in *LAYOUT, which the caller then owns. PLACES has 2 * COUNT
 * numbers 0..255: row and column at which each board begins, all different; those of a samurai are
 * 0,0 0,12 6,6 12,0 12,12. Cells are numbered row by row over the whole figure. ALLOCATOR is
 * copied; NULL: malloc() and free(). On failure *LAYOUT is NULL. Statuses as for
 * sudoku_layout_create(). Any thread may call it. */
SUDOKU_API enum sudoku_status sudoku_layout_create_joined(const uint16_t *places, unsigned count,
                                                          const struct sudoku_allocator *allocator,
                                                          struct sudoku_layout **layout);

/* Frees LAYOUT, which no solver may use any more. NULL and the classic layout are left alone. */
SUDOKU_API void sudoku_layout_destroy(struct sudoku_layout *layout);

/* Digits of the board: 2..64. */
SUDOKU_API unsigned sudoku_layout_side(const struct sudoku_layout *layout);

/* Cells of the board: side * side for a square layout. */
SUDOKU_API unsigned sudoku_layout_cell_count(const struct sudoku_layout *layout);

/* Rows and columns of a box; 0 where the layout has no boxes (jigsaw, custom). */
SUDOKU_API unsigned sudoku_layout_box_rows(const struct sudoku_layout *layout);
SUDOKU_API unsigned sudoku_layout_box_columns(const struct sudoku_layout *layout);

/* How many joined boards the layout has, of sudoku_layout_create_joined(), and in *PLACES where
 * they begin, as that takes them, in an array that belongs to the layout; 0 and NULL for other
 * layouts. */
SUDOKU_API unsigned sudoku_layout_places(const struct sudoku_layout *layout,
                                         const uint16_t **places);

/* Row and column of CELL (0..cell_count-1), both from 0. */
SUDOKU_API unsigned sudoku_layout_cell_row(const struct sudoku_layout *layout, unsigned cell);
SUDOKU_API unsigned sudoku_layout_cell_column(const struct sudoku_layout *layout, unsigned cell);

/* How many units the layout has. Rows come first, then columns, then boxes or regions, then the
 * variants' units in the order of enum sudoku_variant. */
SUDOKU_API unsigned sudoku_layout_unit_count(const struct sudoku_layout *layout);

/* The cells of UNIT (0..unit_count-1). They belong to the layout. */
SUDOKU_API const uint16_t *sudoku_layout_unit_cells(const struct sudoku_layout *layout,
                                                    unsigned unit);

/* How many cells UNIT (0..unit_count-1) has: side, and 2 or more in a custom layout. */
SUDOKU_API unsigned sudoku_layout_unit_length(const struct sudoku_layout *layout, unsigned unit);

/* What UNIT (0..unit_count-1) is; SUDOKU_UNIT_CUSTOM where LAYOUT is NULL. */
SUDOKU_API enum sudoku_unit_kind sudoku_layout_unit_kind(const struct sudoku_layout *layout,
                                                         unsigned unit);

/* The units that hold CELL (0..cell_count-1), stored in *UNITS as an array that belongs to the
 * layout; gives their number. */
SUDOKU_API unsigned sudoku_layout_cell_units(const struct sudoku_layout *layout, unsigned cell,
                                             const uint16_t **units);

/* The peers of CELL (0..cell_count-1), that is all other cells which share a unit with it, each
 * once, stored in *PEERS as an array that belongs to the layout; gives their number. */
SUDOKU_API unsigned sudoku_layout_cell_peers(const struct sudoku_layout *layout, unsigned cell,
                                             const uint16_t **peers);

/* Writes the name of UNIT, such as "row 3" or "window 2", both counted from 1, or "row 3 of board
 * 2" of joined boards, into TEXT of SIZE bytes as snprintf() does; gives the length that the whole
 * name has, 0 where there is no such unit. 32 bytes always suffice. */
SUDOKU_API size_t sudoku_layout_unit_name(const struct sudoku_layout *layout, unsigned unit,
                                          char *text, size_t size);

/* Writes the name of CELL, such as "r3c4", rows and columns counted from 1, into TEXT of SIZE
 * bytes as snprintf() does; gives the length that the whole name has, 0 where there is no such
 * cell. 32 bytes always suffice. */
SUDOKU_API size_t sudoku_layout_cell_name(const struct sudoku_layout *layout, unsigned cell,
                                          char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
