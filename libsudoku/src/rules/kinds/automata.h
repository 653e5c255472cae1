/* Automata that are built from texts. */
#ifndef RULES_KINDS_AUTOMATA_H
#define RULES_KINDS_AUTOMATA_H

#include <sudoku/rules.h>

struct automaton_build {
    const struct sudoku_allocator *allocator;
    unsigned state_count;
    unsigned move_count;
    struct sudoku_transition *moves;
    uint8_t *is_start, *is_final;
};

/* Allocates room; false if memory is short. To be closed in any case. */
bool automata_open(struct automaton_build *build, const struct sudoku_allocator *allocator);
void automata_close(struct automaton_build *build);

/* Adds a transition. False if there are too many states or transitions. */
bool automata_move(struct automaton_build *build, unsigned from, unsigned to,
                   sudoku_valueset values);

/* Compiles the regular expression of LENGTH bytes at PATTERN for the values MIN..MAX: groups,
 * alternatives, ".", "[1-3]", "[^5]" and the quantifiers * + ? {2} {2,} {2,4}. Values over 9 are
 * letters from A. Returns SUDOKU_ERR_TEXT with the reason in *PROBLEM, or SUDOKU_ERR_MEMORY. */
enum sudoku_status regex_compile(const char *pattern, size_t length, int min, int max,
                                 struct automaton_build *build, const char **problem);

#endif
