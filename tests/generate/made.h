/* Jobs of the generator, and the puzzles that they make. */
#ifndef TESTS_GENERATE_MADE_H
#define TESTS_GENERATE_MADE_H

#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { COUNT = 60 };

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

/* The results of the last job. */
static uint8_t puzzles[COUNT * 81], solutions[COUNT * 81];
static int8_t statuses[COUNT];

/* A job that makes COUNT puzzles by CRITERIA from seed 1 on. */
static inline struct sudoku_generate_job job_for(size_t count,
                                                 const struct sudoku_generate_criteria *criteria)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    memset(puzzles, 0, sizeof puzzles);
    job.count = count;
    job.seed = 1;
    job.results = puzzles;
    job.solutions = solutions;
    job.statuses = statuses;
    job.criteria = criteria;
    return job;
}

/* Runs JOB on classic boards. */
static inline enum sudoku_status run(const struct sudoku_generate_job *job,
                                     const struct sudoku_limits *limits)
{
    struct sudoku_generator *generator;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    enum sudoku_status status = sudoku_generator_run(generator, job, limits);
    sudoku_generator_destroy(generator);
    return status;
}

static inline size_t technique(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

/* An explainer at the start of PUZZLE, by PROFILE. */
static inline struct sudoku_logic *explain(const uint8_t *puzzle, enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    options.profile = profile;
    position.cells = puzzle;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    return logic;
}

/* Number of givens of PUZZLE. */
static inline unsigned count_givens(const uint8_t *puzzle)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        count += puzzle[cell] != 0;
    return count;
}

#endif
