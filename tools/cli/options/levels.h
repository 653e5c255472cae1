/* Levels of puzzles as options have them. */
#ifndef CLI_OPTIONS_LEVELS_H
#define CLI_OPTIONS_LEVELS_H

#include "cli/options/option.h"

/* The name of the level number INDEX, from 0, in small letters, in ROOM; NULL past the last. For
 * .names of an option. */
const char *cli_level_name(unsigned index, char room[CLI_NAME_ROOM]);

#endif
