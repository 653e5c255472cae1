/* The rules of f-puzzles. */
#ifndef RULES_FORMS_FPUZZLES_RULES_H
#define RULES_FORMS_FPUZZLES_RULES_H

#include "rules/forms/drawing.h"

struct rule_key;

/* Writes ITEM of the rule KEY. */
typedef enum sudoku_status rule_writer(const struct drawing *drawing, const struct rule_key *key,
                                       const struct document_node *item);

struct rule_key {
    const char *name;
    rule_writer *write; /* each item of an array; NULL: what is ignored */
    const char *kind;   /* in dot notation */
    int number;         /* that the kind has if the item has no value; 0: it has none */
    bool is_flag;       /* true or false rather than an array */
    bool is_drawn;      /* a mark without a meaning: it is reported as left out */
};

/* The writers of rules. */
rule_writer fpuzzles_write_lines, fpuzzles_write_arrow, fpuzzles_write_cage, fpuzzles_write_region,
    fpuzzles_write_clone, fpuzzles_write_dot, fpuzzles_write_xv, fpuzzles_write_quadruple,
    fpuzzles_write_parity, fpuzzles_write_extremum, fpuzzles_write_diagonal_sum,
    fpuzzles_write_outside;

#endif
