/* One puzzle in the making: from a random grid, or a puzzle of the caller's, down to what is left.
 *
 * It asks questions until it is over; who answers them is no matter of its own. */
#ifndef GENERATE_BUILDER_H
#define GENERATE_BUILDER_H

#include <stddef.h>

#include <sudoku/generate.h>

#include "generate/reduction.h"

struct builder {
    struct reduction reduction;
    struct cycles9 cycles;
    uint16_t *places;   /* of each cell in the order of givens */
    uint16_t *gathered; /* cells, group after group */
    size_t number;
    uint64_t random;
    bool is_solved; /* its solution is known */
    unsigned cell;  /* of the question on its way */
    enum sudoku_status status;
};

/* Has the board GIVENS a solution in which CELL (or REDUCTION_NO_CELL) is not DIGIT? Where there is
 * no CELL: has it a second one? */
struct builder_question {
    const uint8_t *givens;
    unsigned cell;
    unsigned digit;
};

/* Takes memory for boards of LAYOUT. False: it is short; builder_close() frees what there is. */
bool builder_open(struct builder *builder, const struct sudoku_layout *layout,
                  const struct sudoku_allocator *allocator);
void builder_close(struct builder *builder, const struct sudoku_allocator *allocator);

/* Begins with puzzle NUMBER of JOB, which gives its givens, or whose grid the caller has put into
 * builder->reduction.solution, drawn by builder->random. */
void builder_begin(struct builder *builder, const struct sudoku_layout *layout,
                   const struct sudoku_generate_job *job);

/* The next question. False: it is over, as builder->status says. */
bool builder_ask(struct builder *builder, struct builder_question *question);

/* The answer: FOUND solutions, one as the question wants it, or up to two where there is no cell.
 * SOLUTION is the first of them, or NULL. */
void builder_answer(struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job, unsigned found, const uint8_t *solution);

/* Writes what is finished, and its status, to JOB. */
void builder_finish(const struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job);

#endif
