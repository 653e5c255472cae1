/* A puzzle under construction: from a random grid, or from a puzzle of the caller, to a minimal
 * one.
 *
 * It asks questions, which its caller answers with any solver. */
#ifndef GENERATE_BUILDER_H
#define GENERATE_BUILDER_H

#include <stddef.h>

#include <sudoku/generate.h>

#include "generate/reduction.h"

struct builder {
    struct reduction reduction;
    struct cycles9 cycles;
    uint16_t *places;   /* place of each cell in the order of removal */
    uint16_t *gathered; /* cells by group */
    size_t number;
    uint64_t random;
    bool is_solved; /* the solution is known */
    unsigned cell;  /* cell of the open question */
    enum sudoku_status status;
};

/* Does GIVENS have a solution without DIGIT in CELL? If CELL is REDUCTION_NO_CELL: does it have a
 * second solution? */
struct builder_question {
    const uint8_t *givens;
    unsigned cell;
    unsigned digit;
};

/* Allocates memory for boards of LAYOUT. Returns false if it is short; builder_close() then frees
 * the rest. */
bool builder_open(struct builder *builder, const struct sudoku_layout *layout,
                  const struct sudoku_allocator *allocator);
void builder_close(struct builder *builder, const struct sudoku_allocator *allocator);

/* Begins puzzle NUMBER of JOB: with the givens of the job, or with the grid in
 * builder->reduction.solution. */
void builder_begin(struct builder *builder, const struct sudoku_layout *layout,
                   const struct sudoku_generate_job *job);

/* Stores the next question. Returns false if the puzzle is finished; its status is builder->status.
 */
bool builder_ask(struct builder *builder, struct builder_question *question);

/* Answers the question: FOUND is the number of such solutions, at most 1, or of all solutions, at
 * most 2, if the question has no cell. SOLUTION is the first one, or NULL. */
void builder_answer(struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job, unsigned found, const uint8_t *solution);

/* Writes the finished puzzle and its status to JOB. */
void builder_finish(const struct builder *builder, const struct sudoku_layout *layout,
                    const struct sudoku_generate_job *job);

#endif
