#include "boxes.h"

#include <math.h>

/* Lines around boxes that are this much heavier than the others show which boxes they are. */
#define CLEAR_EMPHASIS 1.2F

/* How much heavier the lines of DIRECTION are at every STEP than the others, as a factor. */
static float emphasis(const struct grid *grid, unsigned direction, unsigned step)
{
    float sum[2] = {0}, count[2] = {0}; /* of the others, of those around boxes */
    for (unsigned line = 1; line < grid->side; line++) {
        sum[line % step == 0] += grid->weight[direction][line];
        count[line % step == 0]++;
    }
    return (sum[1] / count[1] + 0.01F) / (sum[0] / count[0] + 0.01F);
}

/* How much the lines look as if the boxes were those of KIND. */
static float looks_like(const struct boxes_question *question, const struct kind *kind)
{
    unsigned across = question->turn % 2 ? LINES_DOWN : LINES_ACROSS;
    return emphasis(question->grid, across, kind->box_rows) *
           emphasis(question->grid, 1 - across, kind->box_columns);
}

/* The kind that the lines look like, and in *OTHER the next one (NULL: there is none); gives by
 * what factor it leads. */
static float choose(const struct boxes_question *question, const struct assign_space *space,
                    const struct kind **best, const struct kind **other)
{
    *best = *other = NULL;
    for (unsigned i = 0; i < KINDS; i++) {
        if (kinds[i].side == question->grid->side && space->solver[i]) {
            *other = *best;
            *best = &kinds[i];
        }
    }
    if (!*other)
        return INFINITY;
    float ratio = looks_like(question, *best) / looks_like(question, *other);
    if (ratio >= 1)
        return ratio;
    const struct kind *kept = *best;
    *best = *other;
    *other = kept;
    return 1 / ratio;
}

const struct kind *boxes_solve(const struct boxes_question *question, struct assign_space *space,
                               struct assignment *board, bool *other_way)
{
    const struct kind *best, *other;
    struct assignment other_board;
    float lead = choose(question, space, &best, &other);
    assign_cells(space, best, question->belief, board);
    *other_way = false;
    if (lead > CLEAR_EMPHASIS)
        return best;
    assign_cells(space, other, question->belief, &other_board);
    if (other_board.solutions != 1)
        return best;
    *other_way = board->solutions == 1;
    if (*other_way)
        return best;
    *board = other_board;
    return other;
}
