/* Setters for the options of sudoku-solve whose values are more than a flag, a number or a text,
   and the names that some of them accept. TARGET is a struct solve_options. */
#ifndef SOLVE_ASK_SETTERS_H
#define SOLVE_ASK_SETTERS_H

#include "cli/options/option.h"

cli_setter ask_set_question, ask_set_explain, ask_set_candidates, ask_set_rate, ask_set_hint,
    ask_set_candidate, ask_set_steps, ask_answer_techniques, ask_set_rule, ask_answer_rules_list,
    ask_set_output_format, ask_set_rule_form, ask_set_input_format, ask_set_symbols, ask_set_engine,
    ask_set_color;

/* The name at INDEX, written in ROOM or constant; NULL past the last. */
const char *ask_output_name(unsigned index, char room[CLI_NAME_ROOM]);
const char *ask_engine_name(unsigned index, char room[CLI_NAME_ROOM]);
const char *ask_color_name(unsigned index, char room[CLI_NAME_ROOM]);

#endif
