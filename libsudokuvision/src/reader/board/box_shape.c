#include "reader/board/box_shape.h"

#include <math.h>

/* The factor by which every line of DIRECTION whose number is a multiple of STEP is heavier than
 * the others. */
static float emphasis(const struct grid *grid, unsigned direction, unsigned step)
{
    float sum[2] = {0}, count[2] = {0}; /* of the other lines, and of those around boxes */
    for (unsigned line = 1; line < grid->side; line++) {
        sum[line % step == 0] += grid->weight[direction][line];
        count[line % step == 0]++;
    }
    return (sum[1] / count[1] + 0.01F) / (sum[0] / count[0] + 0.01F);
}

/* How well the lines match boxes of SIZE. */
static float looks_like(const struct box_shape_question *question, const struct board_size *size)
{
    unsigned across = question->turn % 2 ? LINES_DOWN : LINES_ACROSS;
    return emphasis(question->grid, across, size->box_rows) *
           emphasis(question->grid, 1 - across, size->box_columns);
}

/* Finds the kind that matches the lines best, and the second best in *OTHER (NULL: none); returns
 * the ratio of the two. */
static float choose(const struct box_shape_question *question, const struct kbest *space,
                    const struct board_size **best, const struct board_size **other)
{
    *best = *other = NULL;
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        if (board_sizes[i].side == question->grid->side && space->solver[i]) {
            *other = *best;
            *best = &board_sizes[i];
        }
    }
    if (!*other)
        return INFINITY;
    float ratio = looks_like(question, *best) / looks_like(question, *other);
    if (ratio >= 1)
        return ratio;
    const struct board_size *kept = *best;
    *best = *other;
    *other = kept;
    return 1 / ratio;
}

const struct board_size *box_shape_solve(const struct box_shape_question *question,
                                         struct kbest *space, struct assignment *board,
                                         bool *other_way)
{
    const struct board_size *best, *other;
    struct assignment other_board;
    float lead = choose(question, space, &best, &other);
    kbest_find(space, best, question->posterior, board);
    *other_way = false;
    if (lead > BOX_SHAPE_HEAVIER)
        return best;
    kbest_find(space, other, question->posterior, &other_board);
    if (other_board.solutions != 1)
        return best;
    *other_way = board->solutions == 1;
    if (*other_way)
        return best;
    *board = other_board;
    return other;
}
