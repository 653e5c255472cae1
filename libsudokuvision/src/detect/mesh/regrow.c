#include "detect/mesh/regrow.h"

#include "detect/mesh/line_snap.h"
#include <stdbool.h>

enum {
    CORE_SHARE = 3, /* one in this many lines at each end is searched for again */
    ROUNDS = 4,
};

/* Extrapolates LINE from the two lines before it. STEP, 1 or -1, leads to LINE. */
static void extrapolate(unsigned side, unsigned direction, unsigned line, int step,
                        struct lines_shift *shift)
{
    unsigned near = (unsigned)((int)line - step), far = (unsigned)((int)near - step);
    for (unsigned place = 0; place <= side; place++)
        *lines_node(shift, direction, line, place) =
            2 * *lines_node(shift, direction, near, place) -
            *lines_node(shift, direction, far, place);
}

/* Finds lines from FIRST to the border in DIRECTION. */
static void grow(const struct lines_view *view, float threshold, unsigned direction, unsigned first,
                 int step, struct lines_shift *shift, struct lines *lines)
{
    for (int line = (int)first; line >= 0 && line <= (int)lines->side; line += step) {
        extrapolate(lines->side, direction, (unsigned)line, step, shift);
        lines_measure_line(view, shift, LINES_FAR_REACH, direction, (unsigned)line, lines);
        line_snap(lines, threshold, direction, (unsigned)line, shift);
        lines_measure_line(view, shift, LINES_NEAR_REACH, direction, (unsigned)line, lines);
        line_snap(lines, threshold, direction, (unsigned)line, shift);
    }
}

/* Grows once from the middle to all four borders, whether the lattice then fits better or not. */
static void regrow_once(const struct lines_view *view, float threshold, struct lines_shift *shift,
                        struct lines *lines)
{
    unsigned core = lines->side / CORE_SHARE;
    for (unsigned direction = 0; direction < 2; direction++) {
        grow(view, threshold, direction, lines->side - core + 1, 1, shift, lines);
        grow(view, threshold, direction, core - 1, -1, shift, lines);
        for (unsigned line = core; line <= lines->side - core; line++)
            line_snap(lines, threshold, direction, line, shift);
    }
    lines_measure(view, lines->side, shift, LINES_NEAR_REACH, lines);
}

void mesh_regrow(struct mesh_work *work, const struct lines_view *view, float threshold,
                 struct lines_shift *shift, struct lines *lines)
{
    work->first.shift = *shift;
    work->first.lines = *lines;
    struct lines_shift *best = &work->best;
    *best = *shift;
    const float misfit = lines_misfit(lines);
    float least = misfit;
    bool better = true;
    for (unsigned round = 0; round < ROUNDS && better && least > LINES_EXACT_MISFIT; round++) {
        regrow_once(view, threshold, shift, lines);
        better = lines_misfit(lines) < least;
        least = better ? lines_misfit(lines) : least;
        if (better)
            *best = *shift;
    }
    if (least > LINES_BETTER * misfit) {
        *shift = work->first.shift;
        *lines = work->first.lines;
    } else if (!better) {
        *shift = *best;
        lines_measure(view, lines->side, shift, LINES_NEAR_REACH, lines);
    }
}
