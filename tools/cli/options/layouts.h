/* Options for the shape of a board. */
#ifndef CLI_OPTIONS_LAYOUTS_H
#define CLI_OPTIONS_LAYOUTS_H

#include <stdint.h>

#include <sudoku/text.h>

#include "cli/options/option.h"

/* Joined boards with a name. */
struct layout_figure {
    const char *name;
    unsigned place_count;
    uint16_t places[2 * 5]; /* as for sudoku_layout_create_joined() */
};

struct layout_choice {
    const struct layout_figure *figure; /* joined boards; NULL: one board */
    unsigned box_rows, box_columns;     /* 0: not set */
    unsigned variants;
    uint8_t *regions; /* a number per cell instead of boxes; NULL: not set */
    unsigned regions_side;
};

/* Rows that set OF, a struct layout_choice; BY_DEFAULT describes the default boxes. */
#define CLI_LAYOUT_BOX(object, of, by_default)                                                     \
    {                                                                                              \
        "box", 'b', "RxC", "boxes of R rows and C columns (default: " by_default ")",              \
            .set = layout_set_box, .field = CLI_FIELD(struct layout_choice, object, of),           \
            .expected =                                                                            \
                "rows x columns such as 2x3, with 2 to " CLI_STRING(SUDOKU_MAX_SIDE) " cells"      \
    }
#define CLI_LAYOUT_VARIANT(object, of)                                                             \
    {                                                                                              \
        "variant", 'V', "NAME,...", "comma-separated extra units, or a figure of joined boards",   \
            .set = layout_set_variants, .field = CLI_FIELD(struct layout_choice, object, of),      \
            .names = layout_variant_name                                                           \
    }
#define CLI_LAYOUT_REGIONS(object, of)                                                             \
    {                                                                                              \
        "regions", 'r', "FILE", "jigsaw: a map of regions instead of boxes",                       \
            .set = layout_set_regions, .field = CLI_FIELD(struct layout_choice, object, of)        \
    }

cli_setter layout_set_box, layout_set_variants, layout_set_regions;
cli_names layout_variant_name;

/* Returns the figure called NAME; NULL: none. */
const struct layout_figure *layout_figure_of(const char *name);

/* Frees the memory of CHOICE; safe to repeat. */
void layout_choice_free(struct layout_choice *choice);

/* Returns false, after a message, if CHOICE has both boxes and regions, or a figure and anything
 * else. */
bool layout_choice_agrees(const struct cli *cli, const struct layout_choice *choice);

/* Makes a reader accept joined boards, those of CHOICE if it has a figure. */
void layout_choice_read(const struct layout_choice *choice, struct sudoku_text_options *wanted);

/* Returns the side of the board, or 0 if not set. */
unsigned layout_choice_side(const struct layout_choice *choice);

/* Returns the layout of CHOICE, by default with 3x3 boxes, which the caller destroys; NULL, after a
 * message, if the variants do not fit the boxes or memory is short. */
struct sudoku_layout *layout_of_choice(const struct cli *cli, const struct layout_choice *choice);

/* True if that is the classic layout. */
bool layout_choice_is_classic(const struct layout_choice *choice);

#endif
