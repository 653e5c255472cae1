/* Full ranks, one rule for all clues. */
#ifndef RULES_KINDS_RANK_H
#define RULES_KINDS_RANK_H

#include <sudoku/status.h>

struct rule_reader;

/* Adds the rule of all clues that the reader has. */
enum sudoku_status rank_finish(struct rule_reader *reader);

#endif
