/* Which boards are looked for in pictures: rows of the tools that read them. */
#ifndef CLI_OPTIONS_BOARDS_H
#define CLI_OPTIONS_BOARDS_H

#include <stdint.h>

#include "cli/options/option.h"

struct board_choice {
    uint32_t sides;                 /* of SVISION_SIDES; 0: not said */
    unsigned box_rows, box_columns; /* 0: what the picture shows */
};

/* Rows that set OF, a struct board_choice. Tools differ in the side they look for without the first
 * one, and in its LETTER, or 0. */
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

/* Boxes alone say what the side is. False: they do not fit, and a message says so. */
bool board_choice_agrees(const struct cli *cli, struct board_choice *choice);

#endif
