#include "reader/hand/repetition.h"

#include <math.h>

#include "maths/stat.h"
#include "reader/reading.h"

/* Minimum of the usual distance, for screens, where print repeats itself to the pixel. */
#define MIN_USUAL 0.14F
/* Minimum number of repeated printed digits for an estimate of the variation of print. */
enum { MIN_PAIRS = 8 };

/* Returns the distance of A from B, summed in parallel lanes. */
static float distance(const float *a, const float *b)
{
    enum { LANES = 16 };
    _Static_assert(FEATURE_SHAPE % LANES == 0, "lanes end with the shape");
    float sums[LANES] = {0}, all = 0;
    for (unsigned first = 0; first < FEATURE_SHAPE; first += LANES)
        for (unsigned i = 0; i < LANES; i++)
            sums[i] += (a[first + i] - b[first + i]) * (a[first + i] - b[first + i]);
    for (unsigned i = 0; i < LANES; i++)
        all += sums[i];
    return sqrtf(all);
}

/* The shapes of a page. */
struct shapes {
    const struct cell_glyph *glyphs;
    unsigned count;
    uint8_t digit[SVISION_CELLS]; /* of each mark; 0 if it is none */
    bool printed[SVISION_CELLS];
    /* Distances of the two most similar prints of that digit, and the cell of the first. */
    float nearest[SVISION_CELLS], next[SVISION_CELLS];
    unsigned most_similar[SVISION_CELLS];
};

/* Finds the print most similar to mark I with the same digit. */
static void find_nearest(struct shapes *shapes, unsigned i)
{
    float nearest = INFINITY, next = INFINITY;
    for (unsigned k = 0; k < shapes->count; k++) {
        if (k == i || !shapes->printed[k] || shapes->digit[k] != shapes->digit[i])
            continue;
        float away = distance(shapes->glyphs[i].features, shapes->glyphs[k].features);
        next = fminf(next, fmaxf(away, nearest));
        if (away < nearest)
            shapes->most_similar[i] = k;
        nearest = fminf(away, nearest);
    }
    shapes->nearest[i] = nearest;
    shapes->next[i] = next;
}

/* Returns the distance of the print most similar to mark I other than mark EXCEPT. */
static float nearest_except(const struct shapes *shapes, unsigned i, unsigned except)
{
    bool is_except = shapes->nearest[i] < INFINITY && shapes->most_similar[i] == except;
    return is_except ? shapes->next[i] : shapes->nearest[i];
}

static void find_shapes(const float *odds, struct shapes *shapes)
{
    for (unsigned i = 0; i < shapes->count; i++) {
        bool scored = shapes->glyphs[i].scored;
        shapes->digit[i] = scored ? (uint8_t)hand_read(shapes->glyphs[i].hand, CONFIDENCE_MIN) : 0;
        shapes->printed[i] = scored && odds[i] < 0;
    }
    for (unsigned i = 0; i < shapes->count; i++) {
        shapes->nearest[i] = INFINITY;
        if (shapes->digit[i])
            find_nearest(shapes, i);
    }
}

/* Returns the usual distance of print from the most similar print, a median; 0 if it is unknown. */
static float find_usual(const struct shapes *shapes)
{
    float usual[SVISION_CELLS];
    size_t pairs = 0;
    for (unsigned i = 0; i < shapes->count; i++)
        if (shapes->printed[i] && shapes->nearest[i] < INFINITY)
            usual[pairs++] = shapes->nearest[i];
    return pairs < MIN_PAIRS ? 0 : fmaxf(stat_median(usual, pairs), MIN_USUAL);
}

/* Returns the distance, relative to the usual one, where print and handwriting are equally likely.
 */
static float even_distance(void)
{
    return expf(-marks_model.distance[WRITING_COMPARED] / marks_model.distance[WRITING_DISTANCE]);
}

/* Returns the distance of the most similar print of mark I's digit that some other print repeats,
 * to within EVEN: if only two differ, either may be handwritten. */
static float find_repeated(const struct shapes *shapes, unsigned i, float even)
{
    float nearest = INFINITY;
    for (unsigned k = 0; k < shapes->count; k++) {
        if (k == i || !shapes->printed[k] || shapes->digit[k] != shapes->digit[i])
            continue;
        float away = distance(shapes->glyphs[i].features, shapes->glyphs[k].features);
        if (away < nearest && nearest_except(shapes, k, i) <= even)
            nearest = away;
    }
    return nearest;
}

void repetition_describe(const struct cell_glyph *glyphs, unsigned count, const float *odds,
                         float (*signs)[WRITING_SIGNS])
{
    struct shapes shapes = {.glyphs = glyphs, .count = count};
    find_shapes(odds, &shapes);
    float usual = find_usual(&shapes), even = usual * even_distance();
    for (unsigned i = 0; i < count; i++) {
        float nearest = usual > 0 ? shapes.nearest[i] : INFINITY;
        if (nearest > even && nearest < INFINITY)
            nearest = find_repeated(&shapes, i, even);
        bool known = nearest < INFINITY;
        signs[i][WRITING_DISTANCE] = known ? logf((nearest + 1e-6F) / usual) : 0;
        signs[i][WRITING_COMPARED] = known;
    }
}
