#include "cli/options/levels.h"

#include <string.h>

#include <sudoku/logic.h>

const char *cli_level_name(unsigned index, char room[CLI_NAME_ROOM])
{
    const char *name = sudoku_level_name((enum sudoku_level)(index + 1));
    if (!name || strlen(name) >= CLI_NAME_ROOM)
        return NULL;
    memcpy(room, name, strlen(name) + 1);
    room[0] |= 'a' - 'A';
    return room;
}
