/* The preparation of rules for a search. */
#ifndef RULES_COMPILE_H
#define RULES_COMPILE_H

#include "rules/search/program.h"

/* Prepares RULES in memory of ARENA. Returns SUDOKU_OK, SUDOKU_ERR_MEMORY, or what prepare() of a
 * kind returned. */
enum sudoku_status compile_rules(struct program *program, const struct sudoku_rules *rules,
                                 struct arena *arena);

#endif
