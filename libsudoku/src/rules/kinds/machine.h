/* Automata of lines, from functions of states and values. */
#ifndef RULES_KINDS_MACHINE_H
#define RULES_KINDS_MACHINE_H

#include <sudoku/rules.h>

/* States are numbers 0..state_count-1. */
struct machine {
    unsigned state_count;
    /* Returns the state after VALUE in STATE, or -1 if the line is then wrong. */
    int (*next)(const struct sudoku_rule *rule, int state, int value);
    /* True if a line may end in STATE. */
    bool (*is_final)(const struct sudoku_rule *rule, int state);
    /* True if a line may begin in STATE. NULL: state 0 only. */
    bool (*is_start)(const struct sudoku_rule *rule, int state);
};

/* Adds the primitive that MACHINE of RULE accepts the values of COUNT CELLS. States that are not
 * reached are left out; SUDOKU_ERR_ARGUMENT if over 4096 remain. */
enum sudoku_status machine_add(struct sudoku_rules *rules, const struct sudoku_rule *rule,
                               const struct machine *machine, const uint16_t *cells,
                               unsigned count);

#endif
