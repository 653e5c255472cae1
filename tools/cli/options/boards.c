#include "cli/options/boards.h"

#include <stdio.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "cli/options/parse.h"

static bool is_side(unsigned side)
{
    return side <= SVISION_MAX_ROW && (SVISION_SIDES >> side & 1) != 0;
}

/* auto, then the sides that are supported. */
const char *board_side_name(unsigned index, char room[CLI_NAME_ROOM])
{
    if (index == 0)
        return "auto";
    for (unsigned side = 2; side <= SVISION_MAX_ROW; side++) {
        if (is_side(side) && --index == 0) {
            snprintf(room, CLI_NAME_ROOM, "%u", side);
            return room;
        }
    }
    return NULL;
}

/* Rows and columns of boxes in all supported grids. */
enum { MIN_BOX = 2, MAX_BOX = 5 };

static bool is_box(unsigned rows, unsigned columns)
{
    return rows >= MIN_BOX && rows <= MAX_BOX && columns >= MIN_BOX && columns <= MAX_BOX &&
           is_side(rows * columns);
}

const char *board_box_name(unsigned index, char room[CLI_NAME_ROOM])
{
    for (unsigned rows = MIN_BOX; rows <= MAX_BOX; rows++)
        for (unsigned columns = MIN_BOX; columns <= MAX_BOX; columns++) {
            if (is_box(rows, columns) && index-- == 0) {
                snprintf(room, CLI_NAME_ROOM, "%ux%u", rows, columns);
                return room;
            }
        }
    return NULL;
}

static struct board_choice *choice_of(const struct cli_option *option, void *options)
{
    return (struct board_choice *)((char *)options + option->field);
}

bool board_set_side(const struct cli *cli, const struct cli_option *option, const char *argument,
                    void *options)
{
    uint64_t side;
    if (strcmp(argument, "auto") == 0) {
        choice_of(option, options)->sides = SVISION_SIDES;
        return true;
    }
    if (!parse_number(argument, 2, SVISION_MAX_ROW, &side) || !is_side((unsigned)side))
        return cli_expected(cli, option, argument, NULL);
    choice_of(option, options)->sides = UINT32_C(1) << side;
    return true;
}

bool board_set_box(const struct cli *cli, const struct cli_option *option, const char *argument,
                   void *options)
{
    struct board_choice *choice = choice_of(option, options);
    unsigned rows, columns;
    if (!parse_pair(argument, SVISION_MAX_ROW, &rows, &columns) || !is_box(rows, columns))
        return cli_expected(cli, option, argument, NULL);
    choice->box_rows = rows;
    choice->box_columns = columns;
    return true;
}

bool board_choice_agrees(const struct cli *cli, struct board_choice *choice)
{
    uint32_t side = UINT32_C(1) << choice->box_rows * choice->box_columns;
    if (!choice->box_rows)
        return true;
    if (!choice->sides)
        choice->sides = side;
    if (choice->sides & side)
        return true;
    cli_error(cli, "--box=%ux%u: no such boxes have as many cells as --side says", choice->box_rows,
              choice->box_columns);
    return false;
}
