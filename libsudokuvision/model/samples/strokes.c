#include "model/samples/strokes.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"

enum {
    KNOTS = 24, /* of one line */
    STEPS = 8,  /* from knot to knot */
    FORMS = 12, /* maximum number per digit */
};

/* Points in hundredths of the box. A repeated point is a corner; | lifts the pen. */
static const char *const learned[9][FORMS] = {
    /* plain; a flag that is short, long or curved; a foot */
    {"50,0 50,50 50,100", "20,32 58,0 58,0 58,50 58,100", "48,0 46,50 52,100",
     "20,32 58,0 58,0 58,100 | 25,100 60,100 92,100", "5,55 60,0 60,0 56,50 54,100",
     "6,72 58,0 58,0 55,100", "32,26 62,0 62,0 44,100", "12,38 40,26 66,0 66,0 50,100",
     "40,0 44,40 60,100", "26,24 52,0 52,0 52,100 | 12,98 88,100",
     "36,14 50,0 50,0 46,60 48,100 48,100 20,100 84,98"},
    /* a round top, a loop, the shape of Z */
    {"10,25 45,0 85,25 60,62 8,100 8,100 50,98 92,100",
     "12,20 50,0 85,28 55,68 18,98 8,86 28,80 55,95 95,94",
     "15,15 50,0 80,25 50,60 10,100 10,100 90,96", "10,5 45,0 80,20 45,60 5,98 30,92 60,98 95,88",
     "8,14 16,4 88,2 88,2 12,97 12,97 94,94", "10,10 68,2 86,12 68,46 14,94 14,94 90,97",
     "14,2 82,6 82,6 50,52 8,98 30,90 60,98 94,88", "18,8 78,0 78,0 16,92 16,92 88,100",
     "12,22 30,4 70,2 84,20 62,55 10,96 10,96 92,96"},
    /* round, a flat top, a loop in the middle, a cusp */
    {"12,12 50,0 84,22 42,47 42,47 90,70 50,100 6,90",
     "10,2 85,0 85,0 42,42 42,42 90,70 50,100 5,88",
     "15,10 50,0 80,20 60,45 40,47 65,50 88,75 50,100 10,92",
     "12,6 76,2 76,2 36,44 36,44 74,48 86,74 60,98 10,94",
     "14,0 84,4 84,4 52,40 86,60 76,90 42,100 8,86",
     "18,16 50,0 78,18 50,44 28,46 50,48 84,72 50,100 12,86",
     "16,14 46,0 76,16 62,40 44,48 40,42 54,46 84,70 54,100 10,90",
     "10,10 60,0 84,12 44,46 44,46 84,74 30,100"},
    /* open and closed, with corners and rounded */
    {"28,0 10,60 10,60 92,60 | 68,22 66,60 66,100", "68,100 68,0 68,0 5,68 5,68 95,68",
     "25,0 15,45 25,55 78,50 | 80,0 74,50 70,100", "55,0 5,66 5,66 95,64 | 66,38 62,100",
     "20,5 15,45 15,45 75,42 | 75,0 75,50 75,100",
     "18,4 12,44 22,56 60,54 82,44 | 86,4 78,54 76,100", "34,0 8,64 8,64 94,58 | 74,28 64,100",
     "24,6 16,52 30,60 58,54 76,30 | 84,0 70,50 60,100", "22,0 20,50 20,50 92,46 | 72,14 70,100",
     "72,0 6,64 6,64 98,62 | 74,0 70,100", "20,0 10,40 24,52 60,46 82,6 82,6 74,100"},
    {"85,0 22,0 22,0 16,45 16,45 55,36 90,66 55,100 6,90",
     "22,0 16,45 16,45 60,38 88,68 50,100 8,92 | 22,2 90,0",
     "90,2 40,2 22,35 60,45 85,70 50,98 8,95",
     "20,4 18,48 18,48 70,42 85,72 45,100 5,88 | 18,4 60,2 95,6",
     "78,0 26,2 26,2 20,44 58,40 84,68 60,96 12,96",
     "32,2 24,44 24,44 64,42 82,70 56,98 14,88 | 38,0 88,8",
     "86,6 60,4 30,4 26,30 70,56 74,84 44,100 10,94"},
    {"72,0 30,32 10,72 45,100 85,76 52,52 14,72", "55,0 22,40 14,80 45,100 78,84 60,58 18,78",
     "80,4 40,8 10,60 40,100 88,80 60,48 15,62", "45,0 20,50 15,85 50,100 85,80 50,62 18,82",
     "66,0 34,20 16,60 22,92 56,100 80,80 66,60 34,62 18,78",
     "50,0 26,40 20,70 32,98 66,96 74,74 54,62 24,76"},
    /* straight or bent, a serif, a wave at the top, a bar at any height */
    {"8,2 90,0 90,0 60,45 40,100", "8,2 90,0 90,0 58,45 38,100 | 28,48 55,46 82,48",
     "10,20 12,0 12,0 90,4 90,4 50,60 40,100",
     "10,20 12,2 12,2 88,2 88,2 55,50 42,100 | 30,50 80,48", "5,6 50,2 85,6 70,40 55,100",
     "14,4 84,2 84,2 30,100", "12,2 86,4 86,4 46,100 | 34,40 86,42",
     "8,8 88,0 88,0 44,60 34,100 | 22,62 70,54", "6,16 22,2 48,10 90,0 90,0 58,48 46,100",
     "6,14 22,2 48,8 88,0 88,0 60,48 50,100 | 32,54 82,46", "16,26 18,2 18,2 84,2 84,2 44,100",
     "20,0 80,6 80,6 66,50 62,100"},
    {"80,15 45,0 18,22 50,46 86,74 50,100 14,76 52,46 82,18 70,2",
     "50,0 20,22 50,45 80,22 50,0 | 50,45 14,72 50,100 86,72 50,45",
     "75,8 30,2 22,30 80,70 50,100 18,80 75,25 75,8",
     "85,2 50,0 20,25 75,65 60,100 20,85 60,45 85,2",
     "76,14 46,0 24,20 44,42 78,62 80,88 48,100 18,84 36,58 74,34 78,12",
     "52,44 24,26 34,4 66,4 74,26 52,44 22,68 30,96 68,98 80,72 52,44",
     "84,4 50,0 26,16 36,38 76,64 70,96 32,98 22,72 60,44 88,2",
     "70,6 34,4 26,24 74,74 52,100 20,84 40,56 76,16"},
    {"84,28 50,0 14,28 46,54 84,26 84,26 80,60 78,100",
     "84,28 50,0 14,28 46,54 84,26 82,64 52,100 14,90", "80,20 45,2 15,30 45,50 80,20 80,20 74,100",
     "78,12 40,0 15,28 40,46 78,15 78,15 60,60 50,100",
     "78,14 46,0 20,22 40,48 76,34 80,8 80,8 76,100", "74,10 38,4 20,28 48,48 78,24 | 82,0 76,100",
     "82,6 40,2 16,28 46,52 78,30 82,4 82,4 66,100",
     "78,18 46,0 16,24 40,48 80,20 84,60 60,100 16,88"},
};

/* Other forms: flat tops, angles, loops, a 4 whose upright stroke comes last. */
static const char *const unseen[9][FORMS] = {
    {"62,0 52,50 40,100", "28,22 46,14 56,0 56,0 54,100",
     "34,18 54,0 54,0 54,100 | 36,100 54,98 72,100"},
    {"14,16 30,2 66,2 82,22 68,48 36,74 10,98 10,98 90,100", "12,8 88,4 88,4 10,96 10,96 90,96",
     "8,18 40,0 78,10 76,40 40,78 14,96 6,84 20,74 44,90 70,100 92,88"},
    {"16,8 56,0 80,16 66,38 40,46 40,46 74,54 84,78 56,98 12,92",
     "14,2 80,0 80,0 48,38 48,38 84,56 78,88 40,100 12,90",
     "18,14 48,0 74,14 68,36 48,46 74,58 80,82 46,100 14,88"},
    {"30,0 18,30 12,58 12,58 50,60 90,56 | 72,30 70,66 68,100",
     "74,100 72,50 74,0 74,0 40,34 6,62 6,62 50,64 96,62",
     "16,2 14,50 14,50 84,50 | 84,0 84,52 82,100"},
    {"86,4 52,2 28,4 28,4 24,42 24,42 62,40 86,64 72,92 40,100 12,92",
     "30,4 26,46 26,46 56,40 82,54 80,84 50,100 16,94 | 30,4 84,2",
     "80,0 24,0 24,0 20,50 20,50 80,50 84,96 84,96 10,98"},
    {"64,2 36,24 18,58 24,90 56,100 82,82 74,60 48,54 22,72",
     "68,0 24,62 24,62 20,86 46,100 78,92 82,68 54,56 26,68",
     "74,6 44,8 20,40 16,78 44,100 80,86 80,56 50,44 20,64"},
    {"12,4 48,6 88,0 88,0 64,36 46,70 38,100", "10,6 86,4 86,4 62,50 48,100 | 36,56 80,44",
     "8,18 10,4 10,4 50,8 90,2 90,2 62,46 52,100"},
    {"76,14 50,2 24,18 36,42 64,56 80,80 52,100 22,82 36,56 66,40 76,14",
     "50,2 26,12 28,36 50,44 74,34 72,10 50,2 | 50,44 20,60 24,94 52,100 82,88 78,56 50,44",
     "84,6 60,0 28,14 40,40 74,62 74,92 44,100 20,86 34,58 70,36 80,16"},
    {"80,30 60,4 24,8 18,38 44,52 72,40 80,24 80,24 78,64 70,100",
     "76,22 48,0 18,18 26,46 56,50 78,26 78,26 80,70 58,98 22,96",
     "82,16 52,0 22,16 20,42 48,52 80,22 80,22 56,100"},
};

/* Ways of crossing out a digit that differ from the training set's (crossing.h): slanted, level,
 * one or two lines, drawn without lifting the pen, slightly curved. */
static const char *const crossings[] = {
    "-8,96 46,46 108,2",
    "-2,4 50,54 104,98",
    "-6,98 52,48 106,0 | -4,2 48,52 106,96",
    "-22,50 48,46 122,54",
    "-20,36 50,40 118,34 | -18,64 50,60 120,66",
    "-16,30 50,34 116,28 116,28 -10,70 -10,70 50,72 118,66",
};

/* The cubic through B and C, shaped by A and D (Catmull & Rom, A class of local interpolating
 * splines, 1974), at T in 0..1. */
static float spline(float a, float b, float c, float d, float t)
{
    return b + 0.5F * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

static void add_point(struct strokes *strokes, float x, float y, bool lifted)
{
    if (strokes->count == STROKES_POINTS)
        return;
    strokes->x[strokes->count] = x;
    strokes->y[strokes->count] = y;
    strokes->lifted[strokes->count++] = lifted;
}

static void add_line(struct strokes *strokes, const float *x, const float *y, int knots)
{
    for (int i = 0; i + 1 < knots; i++) {
        int before = i > 0 ? i - 1 : 0, after = i + 2 < knots ? i + 2 : knots - 1;
        for (int step = 0; step <= STEPS; step++) {
            float t = (float)step / STEPS;
            add_point(strokes, spline(x[before], x[i], x[i + 1], x[after], t),
                      spline(y[before], y[i], y[i + 1], y[after], t), i == 0 && step == 0);
        }
    }
}

/* Reads "COLUMN,ROW " at FORM. Returns the position after it, or NULL if there is something
 * else. */
static const char *read_knot(const char *form, int *column, int *row)
{
    char *end;
    *column = (int)strtol(form, &end, 10);
    if (end == form || *end != ',')
        return NULL;
    const char *second = end + 1;
    *row = (int)strtol(second, &end, 10);
    return end == second ? NULL : end + strspn(end, " ");
}

static void draw_form(const char *form, float spread, uint64_t *random, struct strokes *strokes)
{
    float x[KNOTS], y[KNOTS];
    int knots = 0, column, row, last_column = -1, last_row = -1;
    strokes->count = 0;
    for (const char *next; *form; form = next) {
        next = read_knot(form, &column, &row);
        if (next && knots < KNOTS) {
            bool corner = knots && column == last_column && row == last_row;
            x[knots] =
                corner ? x[knots - 1] : (float)column / 100 - 0.5F + spread * random_normal(random);
            y[knots] =
                corner ? y[knots - 1] : (float)row / 100 - 0.5F + spread * random_normal(random);
            knots++;
            last_column = column;
            last_row = row;
        } else {
            add_line(strokes, x, y, knots);
            knots = 0;
            next = form + 2;
        }
    }
    add_line(strokes, x, y, knots);
}

void strokes_draw(enum strokes_hand hand, unsigned digit, uint64_t *random, struct strokes *strokes)
{
    const char *const *forms = (hand == STROKES_LEARNED ? learned : unseen)[digit - 1];
    unsigned count = 0;
    while (count < FORMS && forms[count])
        count++;
    const char *form = forms[random_below(random, count)];
    draw_form(form, random_between(random, 0, 0.055F), random, strokes);
}

void strokes_cross(uint64_t *random, struct strokes *strokes)
{
    const unsigned count = sizeof crossings / sizeof crossings[0];
    const char *form = crossings[random_below(random, count)];
    draw_form(form, random_between(random, 0, 0.05F), random, strokes);
}

/* True if a line between A and B comes within REACH of AT, in one dimension. */
static bool comes_near(float a, float b, float at, float reach)
{
    return (a < b ? a : b) - at <= reach && at - (a < b ? b : a) <= reach;
}

float strokes_distance(const struct strokes *strokes, float x, float y)
{
    float nearest = INFINITY;
    float reach = INFINITY; /* NEAREST, rounded up */
    for (unsigned i = 1; i < strokes->count; i++) {
        float ax = strokes->x[i - 1], ay = strokes->y[i - 1];
        if (strokes->lifted[i] || !comes_near(ax, strokes->x[i], x, reach) ||
            !comes_near(ay, strokes->y[i], y, reach))
            continue;
        float u = strokes->x[i] - ax, v = strokes->y[i] - ay, length = u * u + v * v;
        float along = length > 0 ? ((x - ax) * u + (y - ay) * v) / length : 0;
        along = along < 0 ? 0 : along < 1 ? along : 1;
        float right = x - ax - along * u, down = y - ay - along * v;
        if (right * right + down * down <= reach * reach) {
            nearest = fminf(nearest, hypotf(right, down));
            reach = 1.0001F * nearest;
        }
    }
    return nearest;
}
