/* Options for the boards to look for in pictures. */
#ifndef CLI_OPTIONS_BOARDS_H
#define CLI_OPTIONS_BOARDS_H

#include <stdint.h>

#include "cli/options/option.h"

struct board_choice {
    uint32_t sides;                 /* bits of SVISION_SIDES; 0: not set */
    unsigned box_rows, box_columns; /* 0: as the picture shows */
};

/* Rows that set OF, a struct board_choice. Tools differ in the default side and in its LETTER, or
 * 0. */
#define CLI_SIDE(object, of, letter, text)                                                         \
    {                                                                                              \
        "side", letter, "N", text, .set = board_set_side,                                          \
                                   .field = CLI_FIELD(struct board_choice, object, of),            \
                                   .names = board_side_name                                        \
    }
#define CLI_BOX(object, of)                                                                        \
    {                                                                                              \
        "box", 'b', "RxC", "look for grids with boxes of R rows and C columns",                    \
            .set = board_set_box, .field = CLI_FIELD(struct board_choice, object, of),             \
            .names = board_box_name                                                                \
    }

cli_setter board_set_side, board_set_box;
cli_names board_side_name, board_box_name;

/* Derives the side from boxes. If both are set and do not fit, prints a message and returns false.
 */
bool board_choice_agrees(const struct cli *cli, struct board_choice *choice);

#endif
