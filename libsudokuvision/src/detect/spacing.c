#include "detect/spacing.h"

#include <math.h>
#include <string.h>

#include "kernels/kernels.h"

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

/* Minimum mean darkness of the lines between cells, in rows of full black: half of the maximum. The
 * grids in test_rolls have more; of the courses in bench_vision's scenes six of seven have less. */
#define MIN_DARK (MAX_DARK * ROWS / 2)

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
static void read_row(const struct scene *scene, unsigned direction, double along, uint8_t *row)
{
    float share[LINES_CELL];
    struct svision_point from = place_at(scene, direction, 0, along);
    for (unsigned i = 0; i < LINES_CELL; i++)
        share[i] = ((float)i + 0.5F) / LINES_CELL;
    for (unsigned cell = 0; cell < SIDE; cell++) {
        struct svision_point to = place_at(scene, direction, cell + 1.0, along);
        const struct ray ray = {
            (float)from.x, (float)(to.x - from.x), (float)from.y, (float)(to.y - from.y), 1, 0};
        kernels_best()->sample(scene->plane, &ray, share, LINES_CELL, row + cell * LINES_CELL);
        from = to;
    }
}

/* Stores by how much each sample of ROW is darker than both sides of it, at most MAX_DARK. */
static void find_dark(const uint8_t *restrict row, float *restrict dark)
{
    for (unsigned i = BESIDE; i < SAMPLES - BESIDE; i++) {
        uint8_t paper = row[i - BESIDE] < row[i + BESIDE] ? row[i - BESIDE] : row[i + BESIDE];
        float darker = 1 - (float)row[i] / (float)(paper > 1 ? paper : 1);
        darker = darker < MAX_DARK ? darker : MAX_DARK;
        dark[i] = darker > 0 ? darker : 0;
    }
}

/* Stores by how much each place is darker than both sides of it in PROFILE, summed over COUNT rows
 * along it. */
static void read_profile(const struct scene *scene, unsigned direction, unsigned count,
                         float *profile)
{
    uint8_t row[SAMPLES];
    float dark[SAMPLES] = {0};
    memset(profile, 0, SPACING_PLACES * sizeof *profile);
    for (unsigned i = 0; i < count; i++) {
        read_row(scene, direction, (i + 0.5) * SIDE / count, row);
        find_dark(row, dark);
        for (unsigned k = 0; k < SAMPLES; k++)
            profile[k / PER_STEP] += dark[k];
    }
}

/* Minimum share of a distance in the next one: less is a line skipped in some other table. */
#define MIN_RATIO 0.6F

/* The cost of distance NEXT after LAST, in steps; infinite if it may not follow. */
static float cost_of_change(unsigned last, unsigned next)
{
    float less = (float)(last < next ? last : next), more = (float)(last < next ? next : last);
    return less >= MIN_RATIO * more ? SMOOTHNESS * (more - less) * (more - less) : INFINITY;
}

/* Starts courses at the first side: the second line may be at any distance. */
static void start(struct spacing_work *work)
{
    for (unsigned i = 0; i < SPACING_PITCHES; i++)
        for (unsigned k = 0; k < SPACING_PITCHES; k++)
            work->cost[i][k] = cost_of_change(i + SPACING_MIN, k + SPACING_MIN);
    for (unsigned place = 0; place < SPACING_PLACES; place++)
        for (unsigned pitch = 0; pitch < SPACING_PITCHES; pitch++)
            work->value[0][place][pitch] = place ? -INFINITY : 0;
}

/* Stores the values of the best courses up to LINE, which is DARK at PLACE, by their last
 * distance. */
static void arrive(const struct spacing_work *work, unsigned line, unsigned place, float dark,
                   float *arrived)
{
    const float(*before)[SPACING_PITCHES] = work->value[line - 1];
    for (unsigned pitch = 0; pitch < SPACING_PITCHES; pitch++)
        arrived[pitch] = pitch + line * SPACING_MIN > place
                             ? -INFINITY
                             : before[place - pitch - SPACING_MIN][pitch] + dark;
}

/* Stores the values of the best courses of those that ARRIVED, by their next distance. */
static void extend(const struct spacing_work *work, const float *arrived, float *value)
{
    float best[SPACING_PITCHES];
    for (unsigned i = 0; i < SPACING_PITCHES; i++)
        best[i] = -INFINITY;
    for (unsigned last = 0; last < SPACING_PITCHES; last++) {
        if (arrived[last] == -INFINITY)
            continue;
        for (unsigned i = 0; i < SPACING_PITCHES; i++) {
            float sum = arrived[last] - work->cost[last][i];
            best[i] = sum > best[i] ? sum : best[i];
        }
    }
    memcpy(value, best, sizeof best);
}

/* Follows courses along PROFILE up to LINE, at each place with room for the lines after it. */
static void follow(struct spacing_work *work, unsigned line, const float *profile)
{
    const unsigned end = SPACING_PLACES - 1 - (SIDE - line) * SPACING_MIN;
    float arrived[SPACING_PITCHES];
    for (unsigned place = line * SPACING_MIN; place <= end; place++) {
        arrive(work, line, place, profile[place], arrived);
        extend(work, arrived, work->value[line][place]);
    }
}

/* Returns the last distance of the best course up to LINE at PLACE. COST is that of the next
 * distance, by the last one. */
static unsigned best_distance(const struct spacing_work *work, unsigned line, unsigned place,
                              const float *cost)
{
    float arrived[SPACING_PITCHES];
    unsigned best = 0;
    arrive(work, line, place, 0, arrived);
    for (unsigned i = 1; i < SPACING_PITCHES; i++)
        if (arrived[i] - cost[i] > arrived[best] - cost[best])
            best = i;
    return best;
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
    static const float no_cost[SPACING_PITCHES] = {0};
    const float *cost = no_cost;
    unsigned place = SPACING_PLACES - 1;
    float sum = 0;
    start(work);
    for (unsigned line = 1; line < SIDE; line++)
        follow(work, line, profile);
    for (unsigned line = SIDE; line > 0; line--) {
        unsigned pitch = best_distance(work, line, place, cost);
        cost = work->cost[pitch];
        places[line] = (double)place / SPACING_STEPS;
        sum += line < SIDE ? profile[place] : 0;
        place -= pitch + SPACING_MIN;
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
