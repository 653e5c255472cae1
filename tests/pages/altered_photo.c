#include "pages/altered_photo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"
#include "model/samples/strokes.h"

enum { COLORS = 3, MAX_PIXELS = 40000 };

/* The part of a cell that is taken for its inside, where no line is. */
static const double edge = 0.09;
/* Of the paper's brightness, what ink leaves at most. */
static const float ink_limit = 0.88F;

/* One cell: its pixels, which are those of a rectangle of the photo whose middles lie inside. */
struct cell {
    struct svision_homography to_photo, to_cell;
    int left, top, width, height;
    float plane[COLORS][3];    /* brightness of the paper: at the corner, and by pixel */
    uint8_t inked[MAX_PIXELS]; /* of the rectangle: 1 ink, 2 beside ink, 0 paper */
    uint8_t inside[MAX_PIXELS];
    float ink[COLORS]; /* of paper, what the ink leaves */
    float box[4];      /* of the ink, in cells: left, top, right, bottom */
    float pen;         /* width of the strokes in pixels */
};

static uint8_t *pixel_of(const struct altered_photo *photo, const struct cell *cell, int x, int y)
{
    const struct pixels *pixels = photo->pixels;
    return pixels->data +
           COLORS * ((size_t)(cell->top + y) * pixels->width + (size_t)(cell->left + x));
}

static struct svision_point point_in_cell(const struct cell *cell, int x, int y)
{
    const struct svision_point at = {cell->left + x, cell->top + y};
    return svision_homography_map(&cell->to_cell, at);
}

/* False: the cell is too large, or not wholly in the photo. */
static bool place_cell(const struct altered_photo *photo, unsigned number, struct cell *cell)
{
    static const struct svision_point square[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const struct svision_point *upper = photo->crossings + number / 9 * 10 + number % 9;
    const struct svision_point corner[4] = {upper[0], upper[1], upper[11], upper[10]};
    double left = corner[0].x, right = left, top = corner[0].y, bottom = top;
    for (int i = 1; i < 4; i++) {
        left = fmin(left, corner[i].x);
        right = fmax(right, corner[i].x);
        top = fmin(top, corner[i].y);
        bottom = fmax(bottom, corner[i].y);
    }
    cell->left = (int)ceil(left);
    cell->top = (int)ceil(top);
    cell->width = (int)right - cell->left + 1;
    cell->height = (int)bottom - cell->top + 1;
    return left >= 0 && top >= 0 && right < photo->pixels->width &&
           bottom < photo->pixels->height && cell->width > 8 && cell->height > 8 &&
           cell->width * cell->height <= MAX_PIXELS &&
           svision_homography_fit(square, corner, NULL, 4, &cell->to_photo) == SVISION_OK &&
           svision_homography_invert(&cell->to_photo, &cell->to_cell) == SVISION_OK;
}

static float paper_at(const struct cell *cell, int color, int x, int y)
{
    const float *plane = cell->plane[color];
    return fmaxf(plane[0] + plane[1] * (float)x + plane[2] * (float)y, 1);
}

/* Solves the normal equations of a plane by Cramer's rule. */
static void solve_plane(const double m[6], const double v[3], float *plane)
{
    double a = m[0], b = m[1], c = m[2], d = m[3], e = m[4], f = m[5];
    double det = a * (d * f - e * e) - b * (b * f - e * c) + c * (b * e - d * c);
    plane[0] =
        (float)((v[0] * (d * f - e * e) - b * (v[1] * f - e * v[2]) + c * (v[1] * e - d * v[2])) /
                det);
    plane[1] =
        (float)((a * (v[1] * f - v[2] * e) - v[0] * (b * f - e * c) + c * (b * v[2] - v[1] * c)) /
                det);
    plane[2] =
        (float)((a * (d * v[2] - e * v[1]) - b * (b * v[2] - v[1] * c) + v[0] * (b * e - d * c)) /
                det);
}

/* Fits the planes to what is not inked. */
static void fit_paper(const struct altered_photo *photo, struct cell *cell)
{
    for (int color = 0; color < COLORS; color++) {
        double m[6] = {0}, v[3] = {0};
        for (int i = 0; i < cell->width * cell->height; i++) {
            if (!cell->inside[i] || cell->inked[i])
                continue;
            double x = i % cell->width, y = i / cell->width;
            double value = pixel_of(photo, cell, (int)x, (int)y)[color];
            const double products[6] = {1, x, y, x * x, x * y, y * y};
            for (int k = 0; k < 6; k++)
                m[k] += products[k];
            for (int k = 0; k < 3; k++)
                v[k] += products[k] * value;
        }
        m[0] += 1e-6;
        m[3] += 1e-6;
        m[5] += 1e-6;
        solve_plane(m, v, cell->plane[color]);
    }
}

/* The darkest of the colors beside its paper: red ink is dark in green. */
static float ratio_at(const struct altered_photo *photo, const struct cell *cell, int x, int y)
{
    float least = 2;
    for (int color = 0; color < COLORS; color++)
        least =
            fminf(least, (float)pixel_of(photo, cell, x, y)[color] / paper_at(cell, color, x, y));
    return least;
}

static bool is_ink(const struct cell *cell, int x, int y)
{
    return x >= 0 && y >= 0 && x < cell->width && y < cell->height &&
           cell->inked[y * cell->width + x] == 1;
}

/* What lies within two pixels of ink is its blurred rim. */
static void mark_rim(struct cell *cell)
{
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        bool beside = false;
        for (int k = 0; k < 25 && !beside; k++)
            beside = is_ink(cell, x + k % 5 - 2, y + k / 5 - 2);
        if (beside && cell->inside[i] && !cell->inked[i])
            cell->inked[i] = 2;
    }
}

static int compare_bytes(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* Tells ink from paper, first by the brightness that most of the cell has, then by the planes. */
static void find_ink(const struct altered_photo *photo, struct cell *cell)
{
    static uint8_t sorted[MAX_PIXELS];
    size_t count = 0, pixels = (size_t)cell->width * (size_t)cell->height;
    for (size_t i = 0; i < pixels; i++) {
        int x = (int)i % cell->width, y = (int)i / cell->width;
        struct svision_point at = point_in_cell(cell, x, y);
        cell->inside[i] = at.x > edge && at.x < 1 - edge && at.y > edge && at.y < 1 - edge;
        if (cell->inside[i])
            sorted[count++] = pixel_of(photo, cell, x, y)[1];
    }
    qsort(sorted, count, 1, compare_bytes);
    for (size_t i = 0; i < pixels; i++) {
        int x = (int)i % cell->width, y = (int)i / cell->width;
        cell->inked[i] = pixel_of(photo, cell, x, y)[1] < 0.9F * (float)sorted[count * 6 / 10];
    }
    for (int round = 0; round < 2; round++) {
        fit_paper(photo, cell);
        for (size_t i = 0; i < pixels; i++) {
            int x = (int)i % cell->width, y = (int)i / cell->width;
            cell->inked[i] = cell->inside[i] && ratio_at(photo, cell, x, y) < ink_limit;
        }
    }
    mark_rim(cell);
}

/* The color of the darker half of the ink. */
static void measure_color(const struct altered_photo *photo, struct cell *cell, float mean)
{
    float sum[COLORS] = {0}, count = 0;
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        if (cell->inked[i] != 1 || ratio_at(photo, cell, x, y) > mean)
            continue;
        count++;
        for (int k = 0; k < COLORS; k++)
            sum[k] += (float)pixel_of(photo, cell, x, y)[k] / paper_at(cell, k, x, y);
    }
    for (int k = 0; k < COLORS; k++)
        cell->ink[k] = fminf(sum[k] / fmaxf(count, 1), 1);
}

/* Sets color, box and pen. False: there is hardly any ink. */
static bool measure_ink(const struct altered_photo *photo, struct cell *cell)
{
    float area = 0, rim = 0, dark = 0;
    cell->box[0] = cell->box[1] = 1;
    cell->box[2] = cell->box[3] = 0;
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        if (cell->inked[i] != 1)
            continue;
        struct svision_point at = point_in_cell(cell, x, y);
        area++;
        dark += ratio_at(photo, cell, x, y);
        rim += (float)(!is_ink(cell, x - 1, y) + !is_ink(cell, x + 1, y) + !is_ink(cell, x, y - 1) +
                       !is_ink(cell, x, y + 1));
        cell->box[0] = fminf(cell->box[0], (float)at.x);
        cell->box[1] = fminf(cell->box[1], (float)at.y);
        cell->box[2] = fmaxf(cell->box[2], (float)at.x);
        cell->box[3] = fmaxf(cell->box[3], (float)at.y);
    }
    measure_color(photo, cell, dark / fmaxf(area, 1) - 0.03F);
    cell->pen = fminf(fmaxf(2.4F * area / fmaxf(rim, 1), 1.6F), 0.13F * (float)cell->width);
    return area > 8;
}

/* Puts paper where ink and its blurred rim are: the plane, and the grain of paper elsewhere. */
static void rub_out(const struct altered_photo *photo, struct cell *cell)
{
    int count = cell->width * cell->height, donor = 0;
    for (int i = 0; i < count; i++) {
        if (!cell->inked[i])
            continue;
        for (int tries = 0; tries < count; tries++) {
            donor = (donor + 7) % count;
            if (cell->inside[donor] && !cell->inked[donor])
                break;
        }
        int x = i % cell->width, y = i / cell->width;
        int u = donor % cell->width, v = donor / cell->width;
        for (int k = 0; k < COLORS; k++) {
            float grain = (float)pixel_of(photo, cell, u, v)[k] / paper_at(cell, k, u, v);
            float value = paper_at(cell, k, x, y) * fminf(fmaxf(grain, 0.9F), 1.1F);
            pixel_of(photo, cell, x, y)[k] = (uint8_t)fminf(value + 0.5F, 255);
        }
    }
}

static float distance(const float *x, const float *y, float u, float v)
{
    float dx = x[1] - x[0], dy = y[1] - y[0], length = dx * dx + dy * dy;
    float along = length > 0 ? ((u - x[0]) * dx + (v - y[0]) * dy) / length : 0;
    along = fminf(fmaxf(along, 0), 1);
    return hypotf(u - x[0] - along * dx, v - y[0] - along * dy);
}

/* Takes the strokes to pixels of the cell's rectangle: about as high as what was there, upright or
 * a little slanted, wholly within the cell. */
static void place_strokes(const struct cell *cell, uint64_t *random, struct strokes *strokes)
{
    float height = fminf(fmaxf(cell->box[3] - cell->box[1], 0.42F), 0.72F);
    float width = height * random_between(random, 0.55F, 0.8F);
    float slant = random_between(random, -0.15F, 0.15F);
    float x = fminf(fmaxf((cell->box[0] + cell->box[2]) / 2, 0.42F), 0.58F);
    float y = fminf(fmaxf((cell->box[1] + cell->box[3]) / 2, 0.45F), 0.55F);
    for (unsigned i = 0; i < strokes->count; i++) {
        struct svision_point at = {x + width * strokes->x[i] - slant * height * strokes->y[i],
                                   y + height * strokes->y[i]};
        at = svision_homography_map(&cell->to_photo, at);
        strokes->x[i] = (float)at.x - (float)cell->left;
        strokes->y[i] = (float)at.y - (float)cell->top;
    }
}

/* Multiplies the pixel by what the ink leaves, where it covers SHARE of it. */
static void apply_ink(uint8_t *pixel, const float *ink, float share)
{
    for (int k = 0; k < COLORS; k++)
        pixel[k] = (uint8_t)((float)pixel[k] * (1 - share * (1 - ink[k])) + 0.5F);
}

/* Follows the strokes, which are in pixels of the cell's rectangle. */
static void follow(const struct altered_photo *photo, const struct cell *cell,
                   const struct strokes *strokes, uint64_t *random)
{
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        float near = 1e6F;
        for (unsigned k = 1; k < strokes->count; k++)
            if (!strokes->lifted[k])
                near = fminf(near,
                             distance(&strokes->x[k - 1], &strokes->y[k - 1], (float)x, (float)y));
        float share = fminf(fmaxf((cell->pen + 1) / 2 - near, 0), 1);
        if (share > 0)
            apply_ink(pixel_of(photo, cell, x, y), cell->ink,
                      share * random_between(random, 0.85F, 1));
    }
}

/* Finds what stands in a cell. False: nothing. */
static bool find_entry(const struct altered_photo *photo, unsigned number, struct cell *cell)
{
    if (!place_cell(photo, number, cell))
        return false;
    find_ink(photo, cell);
    return measure_ink(photo, cell);
}

/* Follows STROKES, in a box of 1 x 1, in a cell whose ink is RUBBED out before that or not. */
static bool draw(const struct altered_photo *photo, unsigned number, bool rubbed,
                 struct strokes *strokes, uint64_t *random)
{
    static _Thread_local struct cell cell;
    if (!find_entry(photo, number, &cell))
        return false;
    if (rubbed)
        rub_out(photo, &cell);
    place_strokes(&cell, random, strokes);
    follow(photo, &cell, strokes, random);
    return true;
}

bool altered_photo_write(const struct altered_photo *photo, unsigned number, unsigned digit,
                         uint64_t *random)
{
    struct strokes strokes;
    strokes_draw(STROKES_UNSEEN, digit, random, &strokes);
    return draw(photo, number, true, &strokes, random);
}

bool altered_photo_strike(const struct altered_photo *photo, unsigned number, uint64_t *random)
{
    struct strokes strokes;
    strokes_cross(random, &strokes);
    return draw(photo, number, false, &strokes, random);
}

/* What the ink of FROM leaves at AT of its cell, for each color. */
static void ink_at(const struct altered_photo *photo, const struct cell *from,
                   struct svision_point at, float *left)
{
    at = svision_homography_map(&from->to_photo, at);
    float x = (float)at.x - (float)from->left, y = (float)at.y - (float)from->top;
    int u = (int)floorf(x), v = (int)floorf(y);
    for (int k = 0; k < COLORS; k++)
        left[k] = 1;
    if (u < 0 || v < 0 || u + 1 >= from->width || v + 1 >= from->height)
        return;
    float across = x - (float)u, down = y - (float)v;
    const float share[4] = {(1 - across) * (1 - down), across * (1 - down), (1 - across) * down,
                            across * down};
    for (int i = 0; i < 4; i++) {
        int column = u + i % 2, row = v + i / 2, place = row * from->width + column;
        for (int k = 0; k < COLORS && from->inked[place]; k++)
            left[k] -= share[i] * (1 - fminf((float)pixel_of(photo, from, column, row)[k] /
                                                 paper_at(from, k, column, row),
                                             1));
    }
}

/* How the same hand writes a digit another time: wider or narrower, higher or lower, more or less
 * slanted, around its middle. */
struct again {
    double x, y, wider, higher, slant;
};

static struct again write_again(const struct cell *from, uint64_t *random)
{
    return (struct again){
        .x = (from->box[0] + from->box[2]) / 2,
        .y = (from->box[1] + from->box[3]) / 2,
        .wider = (double)random_between(random, 0.88F, 1.14F),
        .higher = (double)random_between(random, 0.92F, 1.08F),
        .slant = (double)random_between(random, -0.15F, 0.15F),
    };
}

/* Where what comes to lie AT was before. */
static struct svision_point before(const struct again *again, struct svision_point at)
{
    double y = (at.y - again->y) / again->higher;
    return (struct svision_point){again->x + (at.x - again->x + again->slant * y) / again->wider,
                                  again->y + y};
}

/* How dark ink of which so much is LEFT is. */
static float darkness(const float *left)
{
    return 1 - fminf(left[0], fminf(left[1], left[2]));
}

/* Writes what stands in SOURCE into a cell whose ink is RUBBED out before that or not; SEEN is how
 * much is seen then of that of both of which less is. */
static bool copy(const struct altered_photo *photo, unsigned number, unsigned source, bool rubbed,
                 uint64_t *random, float *seen)
{
    static _Thread_local struct cell cell, from;
    float own = 0, over = 0, both = 0;
    if (!find_entry(photo, number, &cell) || !find_entry(photo, source, &from))
        return false;
    if (rubbed)
        rub_out(photo, &cell);
    const struct again again = write_again(&from, random);
    for (int i = 0; i < cell.width * cell.height; i++) {
        float left[COLORS];
        int x = i % cell.width, y = i / cell.width;
        if (!cell.inside[i])
            continue;
        ink_at(photo, &from, before(&again, point_in_cell(&cell, x, y)), left);
        float above = darkness(left), below = cell.inked[i] ? 1 - ratio_at(photo, &cell, x, y) : 0;
        own += fmaxf(below, 0);
        over += above;
        both += fmaxf(above, below);
        uint8_t *pixel = pixel_of(photo, &cell, x, y);
        for (int k = 0; k < COLORS; k++)
            pixel[k] = (uint8_t)((float)pixel[k] * left[k] + 0.5F);
    }
    *seen = fminf((both - over) / fmaxf(own, 1), (both - own) / fmaxf(over, 1));
    return true;
}

bool altered_photo_copy(const struct altered_photo *photo, unsigned number, unsigned source,
                        uint64_t *random)
{
    float seen;
    return copy(photo, number, source, true, random, &seen);
}

bool altered_photo_overwrite(const struct altered_photo *photo, unsigned number, unsigned source,
                             uint64_t *random, float *seen)
{
    return copy(photo, number, source, false, random, seen);
}
