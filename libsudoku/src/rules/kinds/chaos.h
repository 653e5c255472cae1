/* Chaos construction: regions that are to be found. */
#ifndef RULES_KINDS_CHAOS_H
#define RULES_KINDS_CHAOS_H

#include <stdint.h>
#include <sudoku/status.h>

struct rule_reader;

/* Finds, or adds, the cell that says whether cells A and B of the grid are in one region. */
enum sudoku_status chaos_pair(struct rule_reader *reader, unsigned a, unsigned b, uint16_t *cell);

/* Adds the rule of regions, if the text has it, with all pairs that its clues need. */
enum sudoku_status chaos_finish(struct rule_reader *reader);

#endif
