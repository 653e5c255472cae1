/* Techniques as arguments of options. */
#ifndef CLI_OPTIONS_TECHNIQUES_H
#define CLI_OPTIONS_TECHNIQUES_H

#include "cli/options/option.h"

/* For rows with techniques as argument: the description, and names for suggestions. */
#define CLI_TECHNIQUES                                                                             \
    .expected = "techniques by name, code or abbreviation (sudoku-solve --list-techniques)",       \
    .hidden_names = cli_technique_name

cli_names cli_technique_name;

/* Adds the comma-separated techniques of NAMES to *CHOSEN, one bool per technique, which is
 * allocated if NULL and which the caller frees. Returns false if there is no such technique. */
bool cli_techniques_add(const char *names, bool **chosen);

#endif
