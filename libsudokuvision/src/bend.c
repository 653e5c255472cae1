#include "bend.h"

#include <math.h>
#include <string.h>

#include "linear.h"
#include "stat.h"

enum { SEGMENTS = LINES_SEGMENTS / 2 }; /* of one direction, at most */

#define BEND_REACH 0.22F

float bend_threshold(const struct lines *lines)
{
    float sorted[2 * SEGMENTS];
    unsigned count = lines_count(lines->side);
    memcpy(sorted, lines->clearness, count * sizeof *sorted);
    return fminf(fmaxf(0.4F * stat_median(sorted, count), LINES_SEEN), 0.04F);
}

/* The terms of a polynomial of DEGREE (2 or 3) at (x, y) of a lattice of twice HALF cells; gives
 * their number. */
static unsigned terms(double half, unsigned degree, double x, double y, double *row)
{
    x = (x - half) / half;
    y = (y - half) / half;
    const double all[10] = {1,     x,         y,         x * x,     x * y,
                            y * y, x * x * x, x * x * y, x * y * y, y * y * y};
    unsigned count = degree == 2 ? 6 : 10;
    memcpy(row, all, count * sizeof *row);
    return count;
}

static double value(const double *row, const double *factors, unsigned count)
{
    double sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += row[i] * factors[i];
    return sum;
}

/* The middle of segment I of DIRECTION in a lattice of SIDE cells. */
static void middle(unsigned side, unsigned direction, unsigned i, double *x, double *y)
{
    unsigned number = i / side;
    double line = number, place = i % side + 0.5;
    *x = direction == LINES_ACROSS ? place : line;
    *y = direction == LINES_ACROSS ? line : place;
}

/* The segments of one direction. */
struct segments {
    unsigned side, direction, count;
    const float *offset;
    double weight[SEGMENTS]; /* 0: not seen */
};

/* One weighted fit; ROBUST holds a factor for each segment. */
static bool fit_once(const struct segments *segments, const double *robust, unsigned degree,
                     double ridge, double *factors)
{
    struct linear linear;
    double row[10], x, y, total = 0, half = segments->side / 2.0;
    linear_start(&linear, terms(half, degree, 0, 0, row));
    for (unsigned i = 0; i < segments->count; i++) {
        double weight = segments->weight[i] * robust[i];
        if (!(weight > 0))
            continue;
        middle(segments->side, segments->direction, i, &x, &y);
        terms(half, degree, x, y, row);
        linear_add(&linear, row, segments->offset[i], weight);
        total += weight;
    }
    linear_add_ridge(&linear, ridge * total);
    return linear_solve(&linear, factors);
}

static void reweight(const struct segments *segments, unsigned degree, const double *factors,
                     double *robust)
{
    double rest[SEGMENTS], sorted[SEGMENTS], row[10], x, y;
    unsigned seen = 0;
    for (unsigned i = 0; i < segments->count; i++) {
        middle(segments->side, segments->direction, i, &x, &y);
        unsigned count = terms(segments->side / 2.0, degree, x, y, row);
        rest[i] = fabs(segments->offset[i] - value(row, factors, count));
        if (segments->weight[i] > 0)
            sorted[seen++] = rest[i];
    }
    double scale = 0.012;
    if (seen)
        scale = fmax(scale, 1.5 * stat_select_double(sorted, seen, seen / 2));
    for (unsigned i = 0; i < segments->count; i++)
        robust[i] = 1 / (1 + rest[i] / scale * (rest[i] / scale));
}

static void add_polynomial(struct lines_shift *shift, const struct segments *segments,
                           unsigned degree, const double *factors)
{
    double row[10];
    for (unsigned y = 0; y <= segments->side; y++) {
        for (unsigned x = 0; x <= segments->side; x++) {
            unsigned count = terms(segments->side / 2.0, degree, x, y, row);
            shift->node[segments->direction][y][x] += (float)value(row, factors, count);
        }
    }
}

static void bend_direction(const struct lines *lines, float threshold, unsigned direction,
                           unsigned degree, double ridge, struct lines_shift *shift)
{
    unsigned start = lines_at(lines->side, direction, 0, 0);
    struct segments segments = {.side = lines->side,
                                .direction = direction,
                                .count = lines_count(lines->side) / 2,
                                .offset = lines->offset + start};
    const float *clearness = lines->clearness + start;
    double robust[SEGMENTS], factors[10];
    for (unsigned i = 0; i < segments.count; i++) {
        segments.weight[i] = clearness[i] > threshold ? fminf(clearness[i], 3 * threshold) : 0;
        robust[i] = 1;
    }
    for (unsigned round = 0; round < 4; round++) {
        if (!fit_once(&segments, robust, degree, ridge, factors))
            return;
        reweight(&segments, degree, factors, robust);
    }
    add_polynomial(shift, &segments, degree, factors);
}

/* The two segments of a line that meet at a crossing, averaged: offset and weight. */
static void at_crossing(const struct lines *lines, float threshold, unsigned direction,
                        unsigned line, unsigned crossing, float *offset, float *weight)
{
    float sum = 0, total = 0;
    unsigned side = lines->side;
    unsigned first = crossing > 0 ? crossing - 1 : 0, last = crossing < side ? crossing : side - 1;
    for (unsigned place = first; place <= last; place++) {
        unsigned i = lines_at(side, direction, line, place);
        float clear = lines->clearness[i];
        if (clear > threshold) {
            sum += clear * lines->offset[i];
            total += clear;
        }
    }
    *offset = total > 0 ? sum / total : 0;
    *weight = total;
}

/* Moves the crossings of one line by what is left there, smoothed along the line and shrunk where
 * the line is faint. */
static void bend_line(const struct lines *lines, float threshold, unsigned direction, unsigned line,
                      struct lines_shift *shift)
{
    float offset[LINES_MOST + 1], weight[LINES_MOST + 1];
    for (unsigned i = 0; i <= lines->side; i++)
        at_crossing(lines, threshold, direction, line, i, &offset[i], &weight[i]);
    for (unsigned i = 0; i <= lines->side; i++) {
        float sum = weight[i] * offset[i], total = weight[i];
        if (i > 0) {
            sum += 0.5F * weight[i - 1] * offset[i - 1];
            total += 0.5F * weight[i - 1];
        }
        if (i < lines->side) {
            sum += 0.5F * weight[i + 1] * offset[i + 1];
            total += 0.5F * weight[i + 1];
        }
        float move = sum / (total + threshold);
        if (direction == LINES_ACROSS)
            shift->node[direction][line][i] += move;
        else
            shift->node[direction][i][line] += move;
    }
}

/* Keeps NEXT where the lattice then fits no worse than by TOLERANCE. */
static void keep_if_better(const struct lines_view *view, const struct lines_shift *next,
                           float tolerance, struct lines_shift *shift, struct lines *lines)
{
    struct lines measured;
    lines_measure(view, lines->side, next, BEND_REACH, &measured);
    if (lines_misfit(&measured) > lines_misfit(lines) + tolerance)
        return;
    *shift = *next;
    *lines = measured;
}

void bend_fit(const struct lines_view *view, struct lines_shift *shift, struct lines *lines)
{
    static const struct {
        unsigned degree;
        double ridge;
    } stages[] = {{2, 0.003}, {3, 0.01}, {3, 0.01}};
    float threshold = bend_threshold(lines);
    for (unsigned stage = 0; stage < 3; stage++) {
        struct lines_shift next = *shift;
        for (unsigned direction = 0; direction < 2; direction++)
            bend_direction(lines, threshold, direction, stages[stage].degree, stages[stage].ridge,
                           &next);
        keep_if_better(view, &next, 0.005F, shift, lines);
    }
    struct lines_shift next = *shift;
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 0; line <= lines->side; line++)
            bend_line(lines, threshold, direction, line, &next);
    keep_if_better(view, &next, 0, shift, lines);
}
