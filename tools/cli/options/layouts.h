/* What shape a board has, as options say it. */
#ifndef CLI_OPTIONS_LAYOUTS_H
#define CLI_OPTIONS_LAYOUTS_H

#include <stdint.h>

#include <sudoku/text.h>

#include "cli/options/option.h"

/* Boards that share cells, by the name that players know. */
struct layout_figure {
    const char *name;
    unsigned place_count;
    uint16_t places[2 * 5]; /* as sudoku_layout_create_joined() takes them */
};

struct layout_choice {
    const struct layout_figure *figure; /* NULL: one board */
    unsigned box_rows, box_columns;     /* 0: not said */
    unsigned variants;
    uint8_t *regions; /* a number a cell, in place of boxes; NULL: not said */
    unsigned regions_side;
};

/* Rows that set OF, a struct layout_choice; BY_DEFAULT says what boxes are where none are said. */
#define CLI_LAYOUT_BOX(object, of, by_default)                                                     \
    {                                                                                              \
        "box", 'b', "RxC", "boxes of R rows and C columns (default: " by_default ")",              \
            .set = layout_set_box, .field = CLI_FIELD(struct layout_choice, object, of),           \
            .expected =                                                                            \
                "rows x columns such as 2x3, with 2 to " CLI_STRING(SUDOKU_MAX_SIDE) " cells"      \
    }
#define CLI_LAYOUT_VARIANT(object, of)                                                             \
    {                                                                                              \
        "variant", 'V', "NAME,...", "extra units, with commas between; or a figure of boards",     \
            .set = layout_set_variants, .field = CLI_FIELD(struct layout_choice, object, of),      \
            .names = layout_variant_name                                                           \
    }
#define CLI_LAYOUT_REGIONS(object, of)                                                             \
    {                                                                                              \
        "regions", 'r', "FILE", "jigsaw: the map of regions in place of boxes",                    \
            .set = layout_set_regions, .field = CLI_FIELD(struct layout_choice, object, of)        \
    }

cli_setter layout_set_box, layout_set_variants, layout_set_regions;
cli_names layout_variant_name;

/* Frees what CHOICE took; it can be freed again. */
void layout_choice_free(struct layout_choice *choice);

/* False, after a message: it says both boxes and regions, or a figure and something else. */
bool layout_choice_agrees(const struct cli *cli, const struct layout_choice *choice);

/* Makes a reader take joined boards, those of CHOICE where it has a figure. */
void layout_choice_read(const struct layout_choice *choice, struct sudoku_text_options *wanted);

/* The side of the board; 0: not said. */
unsigned layout_choice_side(const struct layout_choice *choice);

/* The layout of CHOICE, 3x3 boxes where it says none, which the caller destroys. NULL, after a
 * message: the variants do not fit the boxes, or memory is short. */
struct sudoku_layout *layout_of_choice(const struct cli *cli, const struct layout_choice *choice);

/* Whether that is the classic layout. */
bool layout_choice_is_classic(const struct layout_choice *choice);

#endif
