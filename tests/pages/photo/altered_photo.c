#include "pages/photo/altered_photo.h"

#include <math.h>

#include "model/random.h"
#include "model/samples/strokes.h"
#include "pages/photo/photo_cell.h"

static float distance(const float *x, const float *y, float u, float v)
{
    float dx = x[1] - x[0], dy = y[1] - y[0], length = dx * dx + dy * dy;
    float along = length > 0 ? ((u - x[0]) * dx + (v - y[0]) * dy) / length : 0;
    along = fminf(fmaxf(along, 0), 1);
    return hypotf(u - x[0] - along * dx, v - y[0] - along * dy);
}

/* Maps the strokes to pixels of the cell's rectangle: about as high as the old mark, upright or a
 * little slanted, and inside the cell. */
static void place_strokes(const struct photo_cell *cell, uint64_t *random, struct strokes *strokes)
{
    float height = fminf(fmaxf(cell->box[3] - cell->box[1], 0.42F), 0.72F);
    float width = height * random_between(random, 0.55F, 0.8F);
    float slant = random_between(random, -0.15F, 0.15F);
    float x = fminf(fmaxf((cell->box[0] + cell->box[2]) / 2, 0.42F), 0.58F);
    float y = fminf(fmaxf((cell->box[1] + cell->box[3]) / 2, 0.45F), 0.55F);
    for (unsigned i = 0; i < strokes->count; i++) {
        struct svision_point at = {x + width * strokes->x[i] - slant * height * strokes->y[i],
                                   y + height * strokes->y[i]};
        at = svision_homography_apply(&cell->to_photo, at);
        strokes->x[i] = (float)at.x - (float)cell->left;
        strokes->y[i] = (float)at.y - (float)cell->top;
    }
}

/* Multiplies the pixel by the light that the ink leaves; the ink covers a SHARE of it. */
static void apply_ink(uint8_t *pixel, const float *ink, float share)
{
    for (int k = 0; k < PHOTO_COLORS; k++)
        pixel[k] = (uint8_t)((float)pixel[k] * (1 - share * (1 - ink[k])) + 0.5F);
}

/* Draws the strokes, given in pixels of the cell's rectangle. */
static void follow(const struct photo_grid *photo, const struct photo_cell *cell,
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
            apply_ink(photo_cell_pixel(photo, cell, x, y), cell->ink,
                      share * random_between(random, 0.85F, 1));
    }
}

/* Draws STROKES, given in a box of 1 x 1, in a cell whose ink was RUBBED out before or not. */
static bool draw(const struct photo_grid *photo, unsigned number, bool rubbed,
                 struct strokes *strokes, uint64_t *random)
{
    static _Thread_local struct photo_cell cell;
    if (!photo_cell_find(photo, number, &cell))
        return false;
    if (rubbed)
        photo_cell_rub_out(photo, &cell);
    place_strokes(&cell, random, strokes);
    follow(photo, &cell, strokes, random);
    return true;
}

bool altered_photo_write(const struct photo_grid *photo, unsigned number, unsigned digit,
                         uint64_t *random)
{
    struct strokes strokes;
    strokes_draw(STROKES_UNSEEN, digit, random, &strokes);
    return draw(photo, number, true, &strokes, random);
}

bool altered_photo_strike(const struct photo_grid *photo, unsigned number, uint64_t *random)
{
    struct strokes strokes;
    strokes_cross(random, &strokes);
    return draw(photo, number, false, &strokes, random);
}

/* The light that the ink of FROM leaves at AT of its cell, for each color. */
static void ink_at(const struct photo_grid *photo, const struct photo_cell *from,
                   struct svision_point at, float *left)
{
    at = svision_homography_apply(&from->to_photo, at);
    float x = (float)at.x - (float)from->left, y = (float)at.y - (float)from->top;
    int u = (int)floorf(x), v = (int)floorf(y);
    for (int k = 0; k < PHOTO_COLORS; k++)
        left[k] = 1;
    if (u < 0 || v < 0 || u + 1 >= from->width || v + 1 >= from->height)
        return;
    float across = x - (float)u, down = y - (float)v;
    const float share[4] = {(1 - across) * (1 - down), across * (1 - down), (1 - across) * down,
                            across * down};
    for (int i = 0; i < 4; i++) {
        int column = u + i % 2, row = v + i / 2, place = row * from->width + column;
        for (int k = 0; k < PHOTO_COLORS && from->inked[place]; k++)
            left[k] -= share[i] * (1 - fminf((float)photo_cell_pixel(photo, from, column, row)[k] /
                                                 photo_cell_paper(from, k, column, row),
                                             1));
    }
}

/* A variation by the same hand: width, height and slant change around the middle. */
struct again {
    double x, y, wider, higher, slant;
};

static struct again write_again(const struct photo_cell *from, uint64_t *random)
{
    return (struct again){
        .x = (from->box[0] + from->box[2]) / 2,
        .y = (from->box[1] + from->box[3]) / 2,
        .wider = (double)random_between(random, 0.88F, 1.14F),
        .higher = (double)random_between(random, 0.92F, 1.08F),
        .slant = (double)random_between(random, -0.15F, 0.15F),
    };
}

/* The point of the original that is moved to AT. */
static struct svision_point before(const struct again *again, struct svision_point at)
{
    double y = (at.y - again->y) / again->higher;
    return (struct svision_point){again->x + (at.x - again->x + again->slant * y) / again->wider,
                                  again->y + y};
}

/* The darkness of ink that leaves the light LEFT. */
static float darkness(const float *left)
{
    return 1 - fminf(left[0], fminf(left[1], left[2]));
}

/* Writes the mark of SOURCE into a cell whose ink was RUBBED out before or not. SEEN gets the
 * visible share of the two marks, the smaller one. */
static bool copy(const struct photo_grid *photo, unsigned number, unsigned source, bool rubbed,
                 uint64_t *random, float *seen)
{
    static _Thread_local struct photo_cell cell, from;
    float own = 0, over = 0, both = 0;
    if (!photo_cell_find(photo, number, &cell) || !photo_cell_find(photo, source, &from))
        return false;
    if (rubbed)
        photo_cell_rub_out(photo, &cell);
    const struct again again = write_again(&from, random);
    for (int i = 0; i < cell.width * cell.height; i++) {
        float left[PHOTO_COLORS];
        int x = i % cell.width, y = i / cell.width;
        if (!cell.inside[i])
            continue;
        ink_at(photo, &from, before(&again, photo_cell_point(&cell, x, y)), left);
        float above = darkness(left),
              below = cell.inked[i] ? 1 - photo_cell_ratio(photo, &cell, x, y) : 0;
        own += fmaxf(below, 0);
        over += above;
        both += fmaxf(above, below);
        uint8_t *pixel = photo_cell_pixel(photo, &cell, x, y);
        for (int k = 0; k < PHOTO_COLORS; k++)
            pixel[k] = (uint8_t)((float)pixel[k] * left[k] + 0.5F);
    }
    *seen = fminf((both - over) / fmaxf(own, 1), (both - own) / fmaxf(over, 1));
    return true;
}

bool altered_photo_copy(const struct photo_grid *photo, unsigned number, unsigned source,
                        uint64_t *random)
{
    float seen;
    return copy(photo, number, source, true, random, &seen);
}

bool altered_photo_overwrite(const struct photo_grid *photo, unsigned number, unsigned source,
                             uint64_t *random, float *seen)
{
    return copy(photo, number, source, false, random, seen);
}
