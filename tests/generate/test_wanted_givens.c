/* Puzzles by number, pattern and symmetry of givens. */
#include "generate/made.h"

static void numbers_of_givens_are_spread_over_their_range(void)
{
    unsigned counts[82] = {0};
    struct sudoku_generate_job job = job_for(COUNT, NULL);
    job.min_givens = 32;
    job.max_givens = 36;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < COUNT; i++) {
        unsigned givens = count_givens(puzzles + 81 * i);
        CHECK_EQ(statuses[i], SUDOKU_OK);
        CHECK(givens >= 32 && givens <= 36);
        counts[givens]++;
    }
    for (unsigned givens = 32; givens <= 36; givens++)
        CHECK(counts[givens] >= COUNT / 15);
}

static void minimal_puzzles_are_minimal_despite_a_symmetry(void)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generator *generator;
    uint16_t redundant[81];
    size_t count = 1;
    criteria.is_minimal = true;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    job.attempts = 10000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_find_redundant(generator, puzzles, NULL, redundant, &count),
             SUDOKU_OK);
    CHECK_EQ(count, 0);
    sudoku_generator_destroy(generator);
}

static void pattern_and_level_go_together(void)
{
    static const char *const drawn = "x..x..x...x.xx.x.x..x..x.x"
                                     ".x..xx..x.x..x..x.xx..x..x.x..xx.x..x.x.xx.x...x..x..x.";
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    uint8_t pattern[81] = {0};
    for (unsigned cell = 0; cell < 81 && drawn[cell]; cell++)
        pattern[cell] = drawn[cell] == 'x';
    criteria.level = SUDOKU_LEVEL_EASY;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.pattern = pattern;
    job.attempts = 1000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK_EQ(puzzles[cell] != 0, pattern[cell] != 0);
}

/* The seed, like one in eight, begins a local search. */
static void exchanged_givens_are_as_many_as_wanted(void)
{
    const size_t techniques[] = {technique("er"), technique("xyc"), technique("fbf2")};
    for (unsigned i = 0; i < COUNT_OF(techniques); i++) {
        struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
        criteria.techniques = &techniques[i];
        criteria.technique_count = 1;
        struct sudoku_generate_job job = job_for(1, &criteria);
        job.seed = 13;
        job.attempts = 1;
        job.min_givens = 30;
        job.max_givens = 32;
        CHECK_EQ(run(&job, NULL), SUDOKU_OK);
        CHECK_EQ(statuses[0], SUDOKU_OK);
        unsigned givens = count_givens(puzzles);
        CHECK(givens >= 30 && givens <= 32);
    }
}

int main(void)
{
    numbers_of_givens_are_spread_over_their_range();
    minimal_puzzles_are_minimal_despite_a_symmetry();
    pattern_and_level_go_together();
    exchanged_givens_are_as_many_as_wanted();
    return check_result();
}
