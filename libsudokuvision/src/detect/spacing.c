#include "detect/spacing.h"

#include <math.h>
#include <string.h>

#include "image/warp.h"

enum {
    SIDE = SPACING_SIDE,
    PER_STEP = LINES_CELL / SPACING_STEPS, /* samples across the lines */
    SAMPLES = SIDE * LINES_CELL,
    INNER = SIDE - 1, /* lines between cells */
    ROWS = 3 * SIDE,  /* of samples, in a profile */
    FEW_ROWS = 5,     /* in a first one, which most outlines without a grid do not pass */
    BESIDE = 3,       /* samples from a line to the paper beside it */
};

/* Maximum darkness that counts, relative to the paper, so that neither digits nor pictures outweigh
 * thin lines. */
#define MAX_DARK 0.3F
/* Darkness, in rows of full black, that justifies a change of the distance by one step; from
 * pages with rolls of up to 75 degrees. */
#define SMOOTHNESS 0.12F

/* Minimum mean darkness of the lines between cells, in rows of full black: a quarter of the
 * maximum. Those of the grids in test_rolls have 4 or more; of the courses in bench_vision's
 * scenes six of seven have less than 4. */
#define MIN_DARK 4.0F

/* A grid in the picture where its lines are searched for. */
struct scene {
    const struct plane *plane;
    const struct lines_shift *shift;
    struct svision_homography map;
};

/* The position of the place at ACROSS and ALONG the lines of DIRECTION. */
static struct svision_point place_at(const struct scene *scene, unsigned direction, double across,
                                     double along)
{
    double x = direction == LINES_DOWN ? across : along, move[2];
    double y = direction == LINES_DOWN ? along : across;
    lines_shift_at(scene->shift, SIDE, x, y, move);
    return svision_homography_apply(
        &scene->map, (struct svision_point){x + move[LINES_DOWN], y + move[LINES_ACROSS]});
}

/* Samples across all lines of DIRECTION, at ALONG. */
static void read_row(const struct scene *scene, unsigned direction, double along, float *row)
{
    struct svision_point from = place_at(scene, direction, 0, along);
    for (unsigned cell = 0; cell < SIDE; cell++) {
        struct svision_point to = place_at(scene, direction, cell + 1.0, along);
        for (unsigned i = 0; i < LINES_CELL; i++) {
            double share = (i + 0.5) / LINES_CELL;
            *row++ = warp_sample(scene->plane, (float)(from.x + share * (to.x - from.x)),
                                 (float)(from.y + share * (to.y - from.y)));
        }
        from = to;
    }
}

/* Stores by how much each place is darker than both sides of it in PROFILE, summed over COUNT rows
 * along it. */
static void read_profile(const struct scene *scene, unsigned direction, unsigned count,
                         float *profile)
{
    float row[SAMPLES];
    memset(profile, 0, SPACING_PLACES * sizeof *profile);
    for (unsigned i = 0; i < count; i++) {
        read_row(scene, direction, (i + 0.5) * SIDE / count, row);
        for (unsigned k = BESIDE; k + BESIDE < SAMPLES; k++) {
            float paper = fminf(row[k - BESIDE], row[k + BESIDE]);
            float dark = 1 - row[k] / fmaxf(paper, 1);
            float *sum = &profile[k / PER_STEP];
            *sum += fminf(fmaxf(dark, 0), MAX_DARK);
        }
    }
}

/* Minimum share of a distance in the next one: less is a line skipped in some other table. */
#define MIN_RATIO 0.6F

/* True if distances A and B, in steps, may follow each other. */
static bool may_follow(unsigned a, unsigned b)
{
    return (float)(a < b ? a : b) >= MIN_RATIO * (float)(a < b ? b : a);
}

/* Sets VALUE of a line at PLACE in all distances from the one before, which is LAST. */
static void extend(const float last[SPACING_PLACES][SPACING_PITCHES], unsigned place, float dark,
                   float *value, uint8_t *before)
{
    for (unsigned pitch = 0; pitch < SPACING_PITCHES; pitch++) {
        value[pitch] = -INFINITY;
        if (pitch + SPACING_MIN > place)
            continue;
        const float *from = last[place - pitch - SPACING_MIN];
        for (unsigned i = 0; i < SPACING_PITCHES; i++) {
            if (!may_follow(i + SPACING_MIN, pitch + SPACING_MIN))
                continue;
            float change = (float)i - (float)pitch;
            float sum = from[i] + dark - SMOOTHNESS * change * change;
            before[pitch] = sum > value[pitch] ? (uint8_t)i : before[pitch];
            value[pitch] = fmaxf(value[pitch], sum);
        }
    }
}

/* Starts courses at the first side: the second line may be at any distance. */
static void start(const float *profile, float value[SPACING_PLACES][SPACING_PITCHES])
{
    for (unsigned place = 0; place < SPACING_PLACES; place++)
        for (unsigned pitch = 0; pitch < SPACING_PITCHES; pitch++)
            value[place][pitch] = place == pitch + SPACING_MIN ? profile[place] : -INFINITY;
}

/* True if PROFILE, of COUNT rows, has as many dark lines as there are between cells, wherever they
 * are. */
static bool has_lines(const float *profile, unsigned count)
{
    float darkest[INNER] = {0}, sum = 0;
    for (unsigned place = 1; place + 1 < SPACING_PLACES; place++) {
        float dark = profile[place];
        if (dark < profile[place - 1] || dark <= profile[place + 1])
            continue;
        for (unsigned i = 0; i < INNER; i++) {
            float less = fminf(darkest[i], dark);
            darkest[i] = fmaxf(darkest[i], dark);
            dark = less;
        }
    }
    for (unsigned i = 0; i < INNER; i++)
        sum += darkest[i];
    return sum >= INNER * MIN_DARK * (float)count / ROWS;
}

/* True if lines of both directions are dark. */
static bool may_be_grid(const struct scene *scene)
{
    float profile[SPACING_PLACES];
    for (unsigned direction = 0; direction < 2; direction++) {
        read_profile(scene, direction, FEW_ROWS, profile);
        if (!has_lines(profile, FEW_ROWS))
            return false;
    }
    return true;
}

/* Stores the places of all lines, in cells. Returns false if they are not dark. */
static bool find_places(const float *profile, struct spacing_work *work, double *places)
{
    const unsigned end = SPACING_PLACES - 1;
    start(profile, work->value[1]);
    for (unsigned line = 2; line <= SIDE; line++)
        for (unsigned place = 0; place <= end; place++)
            extend((const float(*)[SPACING_PITCHES])work->value[(line - 1) % 2], place,
                   profile[place], work->value[line % 2][place], work->before[line][place]);
    const float *value = work->value[SIDE % 2][end];
    unsigned pitch = 0, place = end;
    float sum = 0;
    for (unsigned i = 1; i < SPACING_PITCHES; i++)
        pitch = value[i] > value[pitch] ? i : pitch;
    for (unsigned line = SIDE; line > 0; line--) {
        unsigned last = work->before[line][place][pitch];
        places[line] = (double)place / SPACING_STEPS;
        sum += line < SIDE ? profile[place] : 0;
        place -= pitch + SPACING_MIN;
        pitch = last;
    }
    places[0] = 0;
    return sum >= INNER * MIN_DARK;
}

/* Moves the crossings of SHIFT to PLACES between the sides. */
static void space_out(double places[2][SIDE + 1], struct lines_shift *shift)
{
    const struct lines_shift even = *shift;
    for (unsigned row = 0; row <= SIDE; row++) {
        for (unsigned column = 0; column <= SIDE; column++) {
            double x = places[LINES_DOWN][column], y = places[LINES_ACROSS][row], move[2];
            lines_shift_at(&even, SIDE, x, y, move);
            shift->node[LINES_DOWN][row][column] = (float)(x + move[LINES_DOWN] - column);
            shift->node[LINES_ACROSS][row][column] = (float)(y + move[LINES_ACROSS] - row);
        }
    }
}

void spacing_find(const struct pyramid *pyramid, struct spacing_work *work, struct fit_place *place)
{
    const double far = SIDE;
    const struct svision_point lattice[4] = {{0, 0}, {far, 0}, {far, far}, {0, far}};
    double places[2][SIDE + 1];
    struct scene scene = {.shift = &place->shift};
    if (svision_homography_fit(lattice, place->quad.corner, NULL, 4, &scene.map))
        return;
    float cell = (float)(sqrt(svision_quad_area(&place->quad)) / far);
    unsigned level = pyramid_level_for(pyramid, cell, LINES_CELL);
    scene.plane = &pyramid->level[level];
    scene.map = pyramid_map_to(&scene.map, level);
    if (!may_be_grid(&scene))
        return;
    for (unsigned direction = 0; direction < 2; direction++) {
        float profile[SPACING_PLACES];
        read_profile(&scene, direction, ROWS, profile);
        if (!has_lines(profile, ROWS) || !find_places(profile, work, places[direction]))
            return;
    }
    space_out(places, &place->shift);
}
