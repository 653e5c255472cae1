#include "reader/hand/repetition.h"

#include <math.h>

#include "maths/stat.h"

/* How far a mark is from the most similar print with its digit, in the median of that over all
 * print, at which it is as likely by hand; and by how much the odds change with the logarithm of
 * it: of 9153 printed digits on 319 photos five in a thousand are farther away, of 8200 written
 * ones eight in a thousand are closer. */
#define EVEN  2.15F
#define SLOPE 12.8F
/* What is nearer than this is alike, also on screens, where print repeats itself to the pixel. */
#define MIN_USUAL 0.14F
/* The least probability of a digit whose shape says something. */
#define MIN_LIKELY 0.9F
/* Fewer digits that are printed twice do not tell how much print differs. */
enum { MIN_PAIRS = 8 };

/* The distance of A from B, by sums that grow side by side. */
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

/* What is known of the shapes of a page. */
struct shapes {
    const struct cell_glyph *glyphs;
    unsigned count;
    uint8_t digit[BOARD_MAX_CELLS]; /* that each mark looks like; 0: there is none */
    bool printed[BOARD_MAX_CELLS];
    /* Distances of the print with that digit that is most similar, and next, and which that is. */
    float nearest[BOARD_MAX_CELLS], next[BOARD_MAX_CELLS];
    unsigned most_similar[BOARD_MAX_CELLS];
};

/* Looks for the print that is most like mark I and has its digit. */
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

/* How far the print is that is most like mark I and is not mark BUT. */
static float nearest_but(const struct shapes *shapes, unsigned i, unsigned but)
{
    bool is_but = shapes->nearest[i] < INFINITY && shapes->most_similar[i] == but;
    return is_but ? shapes->next[i] : shapes->nearest[i];
}

static void find_shapes(const float *odds, struct shapes *shapes)
{
    for (unsigned i = 0; i < shapes->count; i++) {
        bool scored = shapes->glyphs[i].scored;
        shapes->digit[i] = scored ? (uint8_t)hand_read(shapes->glyphs[i].hand, MIN_LIKELY) : 0;
        shapes->printed[i] = scored && odds[i] < 0;
    }
    for (unsigned i = 0; i < shapes->count; i++) {
        shapes->nearest[i] = INFINITY;
        if (shapes->digit[i])
            find_nearest(shapes, i);
    }
}

/* The distance at which a mark is as likely by hand; 0: it is not known. */
static float find_even(const struct shapes *shapes)
{
    float usual[BOARD_MAX_CELLS];
    size_t pairs = 0;
    for (unsigned i = 0; i < shapes->count; i++)
        if (shapes->printed[i] && shapes->nearest[i] < INFINITY)
            usual[pairs++] = shapes->nearest[i];
    return pairs < MIN_PAIRS ? 0 : EVEN * fmaxf(stat_median(usual, pairs), MIN_USUAL);
}

/* The distance of the most similar print with the digit of mark I that repeats itself without it,
 * to within EVEN: of two that differ, either may be by hand. */
static float find_repeated(const struct shapes *shapes, unsigned i, float even)
{
    float nearest = INFINITY;
    for (unsigned k = 0; k < shapes->count; k++) {
        if (k == i || !shapes->printed[k] || shapes->digit[k] != shapes->digit[i])
            continue;
        float away = distance(shapes->glyphs[i].features, shapes->glyphs[k].features);
        if (away < nearest && nearest_but(shapes, k, i) <= even)
            nearest = away;
    }
    return nearest;
}

void repetition_weigh(const struct cell_glyph *glyphs, unsigned count, const float *odds,
                      float *shape)
{
    struct shapes shapes = {.glyphs = glyphs, .count = count};
    find_shapes(odds, &shapes);
    float even = find_even(&shapes);
    for (unsigned i = 0; i < count; i++) {
        float nearest = even > 0 ? shapes.nearest[i] : INFINITY;
        if (nearest > even && nearest < INFINITY)
            nearest = find_repeated(&shapes, i, even);
        shape[i] = nearest < INFINITY ? SLOPE * logf((nearest + 1e-6F) / even) : 0;
    }
}
