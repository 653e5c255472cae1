#include "model/learner/usual.h"

#include <math.h>
#include <stdlib.h>

#include "maths/stat.h"

/* Minimum number of marks of a kind on a page; rounds in which the scale converges. */
enum { MIN_MARKS = 6, ROUNDS = 50, ROOM = 4096 };

/* Degrees of freedom that are tried, in steps of 1 / UNIT. */
enum { FREEDOMS = 40, FREEDOM_UNIT = 2 };

static bool make_room(struct usual *usual, size_t count)
{
    size_t room = 2 * usual->room + ROOM + count;
    if (usual->count + count <= usual->room)
        return true;
    struct usual_mark *marks = realloc(usual->marks, room * sizeof *marks);
    if (!marks)
        return false;
    usual->marks = marks;
    usual->room = room;
    return true;
}

bool usual_add(struct usual *usual, float *values, size_t count, float base, float weight)
{
    if (count < MIN_MARKS)
        return true;
    if (!make_room(usual, count))
        return false;
    const float middle = stat_median(values, count);
    struct usual_mark *marks = usual->marks + usual->count;
    for (size_t i = 0; i < count; i++)
        marks[i].away = (double)(values[i] - middle);
    const float spread = stat_spread(middle, values, count);
    for (size_t i = 0; i < count; i++)
        marks[i].spread = (double)spread;
    for (size_t i = 0; i < count; i++)
        marks[i].weight = (double)weight;
    usual->count += count;
    usual->weight += (double)weight * (double)count;
    usual->pages += (double)weight;
    usual->mean += (double)(weight * (middle - base));
    usual->square += (double)(weight * (middle - base) * (middle - base));
    return true;
}

/* Returns the scale of Student's distribution with FREEDOM that makes the marks the likeliest, by
 * expectation maximization (Lange, Little & Taylor, Robust Statistical Modeling Using the t
 * Distribution, 1989). */
static double find_scale(const struct usual *usual, double freedom)
{
    double square = 1;
    for (unsigned round = 0; round < ROUNDS; round++) {
        double sum = 0;
        for (size_t i = 0; i < usual->count; i++) {
            double away = usual->marks[i].away * usual->marks[i].away;
            sum += usual->marks[i].weight * away * (freedom + 1) / (freedom + away / square);
        }
        square = fmax(sum / fmax(usual->weight, 1), 1e-9);
    }
    return sqrt(square);
}

/* Returns the mean log likelihood of the marks, whose scale is that of their page, but at least
 * LEAST. */
static double find_fit(const struct usual *usual, double least, double freedom)
{
    double sum = 0;
    for (size_t i = 0; i < usual->count; i++) {
        double scale = fmax(usual->marks[i].spread, least), away = usual->marks[i].away / scale;
        sum -= usual->marks[i].weight *
               (0.5 * (freedom + 1) * log1p(away * away / freedom) + log(scale));
    }
    return sum / fmax(usual->weight, 1) + lgamma(0.5 * (freedom + 1)) - lgamma(0.5 * freedom) -
           0.5 * log(freedom);
}

/* Returns the root mean square of the distances from the middle. */
static double find_deviation(const struct usual *usual)
{
    double sum = 0;
    for (size_t i = 0; i < usual->count; i++)
        sum += usual->marks[i].weight * usual->marks[i].away * usual->marks[i].away;
    return sqrt(sum / fmax(usual->weight, 1));
}

struct marks_measure usual_learn(const struct usual *usual, bool normal)
{
    double pages = fmax(usual->pages, 1), mean = usual->mean / pages, best = -INFINITY;
    struct marks_measure measure = {
        .mean = (float)mean,
        .between = (float)sqrt(fmax(usual->square / pages - mean * mean, 0)),
        .within = (float)find_deviation(usual),
    };
    for (unsigned k = FREEDOM_UNIT; k <= FREEDOMS && !normal; k++) {
        double freedom = k / (double)FREEDOM_UNIT, scale = find_scale(usual, freedom);
        double fit = find_fit(usual, scale, freedom);
        if (fit <= best)
            continue;
        best = fit;
        measure.within = (float)scale;
        measure.freedom = (float)freedom;
    }
    return measure;
}

void usual_free(struct usual *usual)
{
    free(usual->marks);
    usual->marks = NULL;
    usual->count = usual->room = 0;
}
