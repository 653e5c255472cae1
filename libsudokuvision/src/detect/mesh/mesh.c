#include "detect/mesh/mesh.h"

#include <math.h>
#include <string.h>

#include "detect/mesh/line_snap.h"
#include "detect/mesh/moments.h"
#include "detect/mesh/regrow.h"
#include "detect/mesh/retrace.h"
#include "maths/linear.h"
#include "maths/robust.h"
#include "maths/stat.h"

enum { SEGMENTS = LINES_SEGMENTS / 2 }; /* maximum per direction */

/* A lattice that fits this well is flat: polynomials add nothing. */
#define FLAT_MISFIT 0.001F
/* Minimum scale of outliers, in cells: the standard deviation of a position rounded to a sample. */
#define MIN_RESIDUAL (sqrt(1.0 / 12) / LINES_CELL)

float mesh_threshold(const struct lines *lines)
{
    float sorted[2 * SEGMENTS];
    unsigned count = lines_count(lines->side);
    memcpy(sorted, lines->clearness, count * sizeof *sorted);
    return fminf(fmaxf(0.4F * stat_median(sorted, count), LINES_SEEN), 0.04F);
}

/* Powers of along^p across^q in a polynomial of degree 2 or 3; both coordinates run from -1 to
 * 1. */
enum { TERMS = 10 };

static const struct {
    unsigned p, q;
} powers[TERMS] = {{0, 0}, {1, 0}, {0, 1}, {2, 0}, {1, 1}, {0, 2}, {3, 0}, {2, 1}, {1, 2}, {0, 3}};

static unsigned terms(unsigned degree)
{
    return degree == 2 ? 6 : TERMS;
}

/* The segments of one direction. */
struct segments {
    unsigned side, direction, count;
    const float *offset;
    struct moments_places places;
};

/* One fit with the given WEIGHTS of segments. */
static bool fit_once(const struct segments *segments, const double *weights, unsigned degree,
                     double ridge, double *factors)
{
    struct linear linear;
    struct moments moments;
    unsigned count = terms(degree);
    moments_find(&segments->places, segments->offset, weights, degree, &moments);
    linear_start(&linear, count);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = i; k < count; k++)
            linear.matrix[i][k] =
                moments.weight[powers[i].q + powers[k].q][powers[i].p + powers[k].p];
        linear.matrix[i][count] = moments.offset[powers[i].q][powers[i].p];
    }
    linear_add_ridge(&linear, ridge * moments.weight[0][0]);
    return linear_solve(&linear, factors);
}

/* Restricts the polynomial to a line: factors of the powers 0..3 of the coordinate along it. */
static void cut(const double *factors, unsigned degree, const double *across, double *along)
{
    memset(along, 0, 4 * sizeof *along);
    for (unsigned i = 0; i < terms(degree); i++)
        along[powers[i].p] += factors[i] * across[powers[i].q];
}

static double value(const double *factors, const double *power)
{
    return factors[0] * power[0] + factors[1] * power[1] + factors[2] * power[2] +
           factors[3] * power[3];
}

/* Computes the offsets that the polynomial leaves. */
static void measure_residuals(const struct segments *segments, unsigned degree,
                              const double *factors, double *rest)
{
    double along[4];
    unsigned i = 0;
    for (unsigned line = 0; line <= segments->side; line++) {
        cut(factors, degree, segments->places.across[line], along);
        for (unsigned place = 0; place < segments->side; place++, i++)
            rest[i] =
                fabs((double)segments->offset[i] - value(along, segments->places.along[place]));
    }
}

static void add_polynomial(struct lines_shift *shift, const struct segments *segments,
                           unsigned degree, const double *factors)
{
    for (unsigned line = 0; line <= segments->side; line++) {
        double along[4];
        cut(factors, degree, segments->places.across[line], along);
        for (unsigned place = 0; place <= segments->side; place++) {
            float move = (float)value(along, segments->places.across[place]);
            if (segments->direction == LINES_ACROSS)
                shift->node[LINES_ACROSS][line][place] += move;
            else
                shift->node[LINES_DOWN][place][line] += move;
        }
    }
}

static void bend_direction(struct mesh_weights *weights, const struct lines *lines, float threshold,
                           unsigned direction, unsigned degree, double ridge,
                           struct lines_shift *shift)
{
    unsigned start = lines_at(lines->side, direction, 0, 0);
    struct segments segments = {.side = lines->side,
                                .direction = direction,
                                .count = lines_count(lines->side) / 2,
                                .offset = lines->offset + start};
    const float *clearness = lines->clearness + start;
    double factors[TERMS];
    for (unsigned i = 0; i < segments.count; i++)
        weights->weight[i] = weights->base[i] =
            clearness[i] > threshold ? fminf(clearness[i], 3 * threshold) : 0;
    moments_place(lines->side, &segments.places);
    for (unsigned round = 0; round < 4; round++) {
        if (!fit_once(&segments, weights->weight, degree, ridge, factors))
            return;
        measure_residuals(&segments, degree, factors, weights->rest);
        robust_weigh(weights->base, weights->rest, segments.count, MIN_RESIDUAL, weights->weight);
    }
    add_polynomial(shift, &segments, degree, factors);
}

/* Measures NEXT at its shift, and accepts it if the lattice then fits no worse than by TOLERANCE.
 * Returns false if nothing changes. */
static bool keep_if_better(const struct lines_view *view, struct mesh_state *next, float tolerance,
                           struct lines_shift *shift, struct lines *lines)
{
    lines_measure(view, lines->side, &next->shift, LINES_NEAR_REACH, &next->lines);
    if (lines_misfit(&next->lines) > lines_misfit(lines) + tolerance)
        return false;
    *shift = next->shift;
    *lines = next->lines;
    return true;
}

void mesh_fit(struct mesh_work *work, const struct lines_view *view, struct lines_shift *shift,
              struct lines *lines)
{
    enum { STAGES = 3 };
    static const struct {
        unsigned degree;
        double ridge;
    } stages[STAGES] = {{2, 0.003}, {3, 0.01}, {3, 0.01}};
    float threshold = mesh_threshold(lines);
    for (unsigned stage = 0; stage < STAGES && lines_misfit(lines) > FLAT_MISFIT; stage++) {
        work->next.shift = *shift;
        for (unsigned direction = 0; direction < 2; direction++)
            bend_direction(&work->weights, lines, threshold, direction, stages[stage].degree,
                           stages[stage].ridge, &work->next.shift);
        if (!keep_if_better(view, &work->next, 0.005F, shift, lines) && stage > 0)
            break; /* the last stage would do the same */
    }
    work->next.shift = *shift;
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 0; line <= lines->side; line++)
            line_snap(lines, threshold, direction, line, &work->next.shift);
    keep_if_better(view, &work->next, 0, shift, lines);
    if (lines_misfit(lines) < MESH_MAX_MISFIT)
        mesh_regrow(work, view, threshold, shift, lines);
    if (lines_misfit(lines) < MESH_MAX_MISFIT)
        mesh_retrace(view, threshold, shift, lines);
}
