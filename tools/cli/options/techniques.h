/* The library's techniques as arguments of options. */
#ifndef CLI_OPTIONS_TECHNIQUES_H
#define CLI_OPTIONS_TECHNIQUES_H

#include "cli/options/option.h"

/* For rows whose argument is techniques: what is expected, and names to suggest from. */
#define CLI_TECHNIQUES                                                                             \
    .expected = "techniques by name, code or abbreviation (sudoku-solve --list-techniques)",       \
    .hidden_names = cli_technique_name

cli_names cli_technique_name;

/* Adds the techniques of NAMES, with commas between, to *CHOSEN, one bool a technique, which is
 * allocated if it is NULL and must be freed. Returns false if there is no such technique. */
bool cli_techniques_add(const char *names, bool **chosen);

#endif
