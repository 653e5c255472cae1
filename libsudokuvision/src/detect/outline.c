#include "detect/outline.h"

#include <math.h>
#include <string.h>

#include "image/pyramid.h"
#include "maths/orient.h"
#include "maths/pixel.h"

enum {
    PER_CELL = 2, /* bins along a side */
    BINS = PER_CELL * BOARD_MAX_SIDE,
    STEP = 4, /* one of this many columns is examined */
    WORD = 64,
    WORDS = PYRAMID_DETECT_SIDE / WORD + 1,
    ROUNDS = 3, /* rounds of moving corners outwards */
};

/* The corner of COUNT in POINTS farthest from the line from A to B, on the side given by SIGN. */
static unsigned farthest(const struct svision_point *points, unsigned count, struct svision_point a,
                         struct svision_point b, double sign)
{
    unsigned best = 0;
    for (unsigned i = 1; i < count; i++)
        if (sign * orient_area(a, b, points[i]) > sign * orient_area(a, b, points[best]))
            best = i;
    return best;
}

/* The two of COUNT POINTS that are farthest apart. */
static void find_diagonal(const struct svision_point *points, unsigned count, unsigned *first,
                          unsigned *second)
{
    double most = -1;
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = i + 1; k < count; k++) {
            double x = points[i].x - points[k].x, y = points[i].y - points[k].y;
            if (x * x + y * y <= most)
                continue;
            most = x * x + y * y;
            *first = i;
            *second = k;
        }
    }
}

bool outline_corners(const struct svision_point *hull, unsigned count, struct svision_quad *quad)
{
    struct svision_point at[4];
    unsigned a = 0, c = 0;
    if (count < 4)
        return false;
    find_diagonal(hull, count, &a, &c);
    at[0] = hull[a];
    at[2] = hull[c];
    at[1] = hull[farthest(hull, count, at[0], at[2], -1)];
    at[3] = hull[farthest(hull, count, at[0], at[2], 1)];
    for (unsigned i = 0; i < 4 * ROUNDS; i++) {
        unsigned k = i % 4;
        at[k] = hull[farthest(hull, count, at[(k + 3) % 4], at[(k + 1) % 4], -1)];
    }
    return svision_quad_enclose(at, 4, at, quad) == SVISION_OK;
}

/* How far the area extends outwards at each place of the sides (top, right, bottom, left), relative
 * to straight sides, in cells. The area is in a picture of SCALE, from whose level 0 MAP leads to
 * the lattice of SIDE cells. */
struct reach {
    struct svision_homography map;
    double scale, side;
    unsigned bins;
    float out[4][BINS];
};

/* Adds the pixel of the area in row Y and column X. */
static void reach_out(struct reach *reach, unsigned x, unsigned y)
{
    static const unsigned near[2] = {0, 3}, far[2] = {2, 1};
    const double side = reach->side;
    struct svision_point at = pixel_enlarge((struct svision_point){x, y}, reach->scale);
    at = svision_homography_apply(&reach->map, at);
    double along[2] = {at.x, at.y}, across[2] = {at.y, at.x};
    for (unsigned i = 0; i < 2; i++) {
        if (!(along[i] >= 0 && along[i] < side))
            continue;
        unsigned bin = (unsigned)(along[i] * PER_CELL);
        bool beyond = across[i] > side / 2;
        float *out = &reach->out[beyond ? far[i] : near[i]][bin];
        float value = (float)(beyond ? across[i] - side : -across[i]);
        *out = value > *out ? value : *out;
    }
}

/* Adds the pixels of RUN, in row Y, in columns that are OPEN, and closes these. Returns their
 * number. */
static unsigned reach_columns(struct reach *reach, const struct component_run *run, unsigned y,
                              uint64_t *open)
{
    unsigned taken = 0;
    for (unsigned i = run->start / WORD; i <= (run->end - 1U) / WORD; i++) {
        uint64_t seen = open[i];
        if (i == run->start / WORD)
            seen &= UINT64_MAX << run->start % WORD;
        if (i == (run->end - 1U) / WORD)
            seen &= UINT64_MAX >> (WORD - 1 - (run->end - 1U) % WORD);
        open[i] &= ~seen;
        for (; seen; seen &= seen - 1, taken++)
            reach_out(reach, WORD * i + (unsigned)__builtin_ctzll(seen), y);
    }
    return taken;
}

/* Adds the first pixel of CONTOUR in each column, from above or from BELOW. */
static void reach_from(struct reach *reach, const struct components *space,
                       const struct component *contour, bool below)
{
    const unsigned rows = contour->bottom - contour->top + 1U;
    uint64_t open[WORDS];
    unsigned left = (contour->right / STEP) - (contour->left + STEP - 1U) / STEP + 1;
    for (unsigned i = 0; i < WORDS; i++)
        open[i] = UINT64_MAX / ((1 << STEP) - 1);
    for (unsigned i = 0; i < rows && left > 0; i++) {
        unsigned y = below ? contour->bottom - i : contour->top + i;
        for (uint32_t run = space->rows[y]; run < space->rows[y + 1]; run++)
            if (components_has(space, contour, run))
                left -= reach_columns(reach, &space->runs[run], y, open);
    }
}

/* The outermost pixels of rows and columns suffice: the sides are there. */
static void find_reach(struct reach *reach, const struct components *space,
                       const struct component *contour)
{
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < reach->bins; k++)
            reach->out[i][k] = (float)(-0.5 * reach->side);
    for (unsigned y = contour->top; y <= contour->bottom; y++) {
        unsigned ends[2];
        if (!components_ends(space, contour, y, ends))
            continue;
        reach_out(reach, ends[0], y);
        reach_out(reach, ends[1], y);
    }
    reach_from(reach, space, contour, false);
    reach_from(reach, space, contour, true);
}

/* Fits the bow of a side with OUT in BINS places: t (1 - t) (a + b t) for t from 0 to 1, by least
 * squares. */
static void fit_bow(const float *out, unsigned bins, double factors[2])
{
    double ff = 0, fg = 0, gg = 0, fo = 0, go = 0;
    for (unsigned i = 0; i < bins; i++) {
        double t = (i + 0.5) / bins, f = t * (1 - t), g = f * t;
        ff += f * f;
        fg += f * g;
        gg += g * g;
        fo += f * (double)out[i];
        go += g * (double)out[i];
    }
    double determinant = ff * gg - fg * fg;
    factors[0] = (gg * fo - fg * go) / determinant;
    factors[1] = (ff * go - fg * fo) / determinant;
}

static double bow_at(const double factors[2], double t)
{
    return t * (1 - t) * (factors[0] + factors[1] * t);
}

/* Bends the lattice of SIDE cells like its sides. */
static void blend(double bow[4][2], unsigned side, struct lines_shift *shift)
{
    memset(shift, 0, sizeof *shift);
    for (unsigned row = 0; row <= side; row++) {
        for (unsigned column = 0; column <= side; column++) {
            double x = (double)column / side, y = (double)row / side;
            double down = y * bow_at(bow[2], x) - (1 - y) * bow_at(bow[0], x);
            double right = x * bow_at(bow[1], y) - (1 - x) * bow_at(bow[3], y);
            shift->node[LINES_ACROSS][row][column] = (float)down;
            shift->node[LINES_DOWN][row][column] = (float)right;
        }
    }
}

bool outline_fit_sides(const struct components *space, const struct component *contour,
                       double scale, struct fit_place *place)
{
    const double far = place->side;
    const struct svision_point lattice[4] = {{0, 0}, {far, 0}, {far, far}, {0, far}};
    struct reach reach = {.scale = scale, .side = far, .bins = PER_CELL * place->side};
    double bow[4][2];
    if (svision_homography_fit(place->quad.corner, lattice, NULL, 4, &reach.map))
        return false;
    find_reach(&reach, space, contour);
    for (unsigned i = 0; i < 4; i++)
        fit_bow(reach.out[i], reach.bins, bow[i]);
    blend(bow, place->side, &place->shift);
    return true;
}
