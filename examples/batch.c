/* Solves a file of classic puzzles, 81 characters per line, on two threads, and proves that each
 * has one solution. From standard input to standard output. */
#include <stdio.h>

#include <sudoku/sudoku.h>

/* Puzzles per call, and bytes from one to the next, including the line feed. */
enum { PUZZLES = 10000, STRIDE = 82 };

static uint8_t lines[PUZZLES * STRIDE], solutions[PUZZLES * 81];
static int8_t statuses[PUZZLES];

static void write_answers(size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (statuses[i] == SUDOKU_OK)
            for (size_t cell = 0; cell < 81; cell++)
                putchar('0' + solutions[81 * i + cell]);
        else
            fputs(sudoku_strstatus((enum sudoku_status)statuses[i]), stdout);
        putchar('\n');
    }
}

int main(void)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    struct sudoku_batch *batch;
    options.threads = 2;
    job.puzzles = lines;
    job.stride = STRIDE;
    job.limit = 2;
    job.solutions = solutions;
    job.statuses = statuses;
    enum sudoku_status status = sudoku_batch_create(&options, &batch);
    while (status == SUDOKU_OK && (job.count = fread(lines, STRIDE, PUZZLES, stdin)) > 0) {
        status = sudoku_batch_solve(batch, &job);
        if (status == SUDOKU_OK)
            write_answers(job.count);
    }
    sudoku_batch_destroy(batch);
    if (status != SUDOKU_OK)
        fprintf(stderr, "batch: %s\n", sudoku_strstatus(status));
    return status != SUDOKU_OK;
}
