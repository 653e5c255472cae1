/* Makes Sudokus of each level and writes them as lines: level and puzzle. */
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

/* Prints a candidate that meets the criteria. */
static int print(void *user, const struct sudoku_generate_trial *trial)
{
    (void)user;
    if (trial->status != SUDOKU_OK)
        return 0;
    printf("%-7s ", sudoku_level_name((enum sudoku_level)trial->level));
    for (unsigned cell = 0; cell < 81; cell++)
        putchar(trial->puzzle[cell] ? '0' + trial->puzzle[cell] : '.');
    putchar('\n');
    return 0;
}

int main(int argc, char **argv)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator = NULL;
    uint8_t puzzle[81];
    int8_t made;
    job.count = 1;
    job.seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    job.criteria = &criteria;
    job.attempts = 100000;
    job.results = puzzle;
    job.statuses = &made;
    job.tried = print;
    enum sudoku_status status = sudoku_generator_create(sudoku_layout_classic(), NULL, &generator);
    for (int level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME && !status; level++) {
        criteria.level = (unsigned)level;
        status = sudoku_generator_run(generator, &job, NULL);
        status = status ? status : (enum sudoku_status)made;
    }
    if (status)
        fprintf(stderr, "level: %s\n", sudoku_strstatus(status));
    sudoku_generator_destroy(generator);
    return status != SUDOKU_OK;
}
