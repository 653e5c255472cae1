/* The criteria for new puzzles, as options set them. */
#ifndef GEN_CRITERIA_H
#define GEN_CRITERIA_H

#include <stdbool.h>

#include <sudoku/generate.h>

#include "cli/options/option.h"

/* Numbers from LOW to HIGH; HIGH is 0 if the option was not given. */
struct gen_range {
    unsigned low, high;
};

struct gen_criteria {
    enum sudoku_level level; /* 0: any */
    struct gen_range score;
    struct gen_range rating; /* Sudoku Explainer's, times ten */
    struct gen_range steps;
    struct gen_range choices;
    enum sudoku_profile profile;
    bool *techniques; /* those in the path, one bool per technique; NULL: any */
    bool *needs;      /* those without which the puzzle cannot be solved; NULL: none */
    bool *hardest;    /* those of the hardest step; NULL: any */
    bool is_minimal;
    size_t *indices;                        /* memory of the arrays of JOB */
    struct sudoku_generate_criteria of_job; /* all of these for the library */
};

/* Fields at CLI_FIELD() of a row: an enum sudoku_level; a range of numbers up to .max, or of
 * ratings with one decimal; techniques; a profile. */
cli_setter gen_set_level, gen_set_range, gen_set_ratings, gen_set_techniques, gen_set_profile;
cli_names gen_profile_name;

/* True if criteria are about rating or path. */
bool gen_criteria_rate(const struct gen_criteria *criteria);

/* True if criteria are about the path. */
bool gen_criteria_ask_path(const struct gen_criteria *criteria);

/* Fills criteria->of_job, which rates puzzles if IS_RATED. */
void gen_criteria_finish(struct gen_criteria *criteria, bool is_rated);
void gen_criteria_free(struct gen_criteria *criteria);

#endif
