/* Levels as arguments of options. */
#ifndef CLI_OPTIONS_LEVELS_H
#define CLI_OPTIONS_LEVELS_H

#include "cli/options/option.h"

/* For .names of an option: stores the lower-case name of level INDEX, from 0, in ROOM and returns
 * it; NULL past the last. */
const char *cli_level_name(unsigned index, char room[CLI_NAME_ROOM]);

#endif
