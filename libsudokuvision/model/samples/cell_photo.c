#include "model/samples/cell_photo.h"

#include <math.h>
#include <string.h>

#include "digits/mark/cells.h"
#include "image/gray.h"
#include "model/random.h"
#include "model/samples/recompress.h"

/* Like fminf() and fmaxf(), but without calls; most of the time of training is spent here. */
static inline float bound(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

/* Draws a dark (or, if negative, bright) band through (x, y), in pixels, along ANGLE. If LENGTH is
 * positive, it is the distance of both ends from that point. */
void cell_photo_draw_band(struct cell_photo *canvas, float x, float y, float angle, float width,
                          float length, float contrast)
{
    float nx = -sinf(angle), ny = cosf(angle), most = fminf(width, 1);
    for (unsigned row = 0; row < canvas->side; row++) {
        for (unsigned column = 0; column < canvas->side; column++) {
            float dx = (float)column + 0.5F - x, dy = (float)row + 0.5F - y;
            float across = fabsf(dx * nx + dy * ny), along = fabsf(dx * ny - dy * nx);
            float cover = bound(width / 2 + 0.5F - across, 0, most);
            if (length > 0)
                cover *= bound(length / 2 + 0.5F - along, 0, 1);
            float *pixel = &canvas->pixel[row * canvas->side + column];
            *pixel *= 1 - contrast * cover;
        }
    }
}

static void draw_borders(struct cell_photo *canvas, uint64_t *random)
{
    float half = canvas->cell / 2;
    for (unsigned side = 0; side < 4; side++) {
        float sign = side < 2 ? -1 : 1, angle = side % 2 ? 0 : 1.57079633F;
        float width = canvas->cell * random_between(random, 0.01F, 0.09F);
        float place = canvas->middle + sign * half;
        float x = side % 2 ? canvas->middle : place, y = side % 2 ? place : canvas->middle;
        cell_photo_draw_band(canvas, x, y, angle + 0.01F * random_normal(random), width, 0,
                             random_between(random, 0.15F, 0.9F));
    }
}

/* Shades the cell to one side, and sometimes adds the edge of a shadow. */
static void shade(struct cell_photo *canvas, uint64_t *random, bool edge)
{
    float angle = random_between(random, 0, 6.2831853F), fall = random_between(random, 0, 0.25F);
    float place = random_between(random, -0.5F, 0.5F) * canvas->cell;
    float soft = random_between(random, 0.5F, 0.2F * canvas->cell);
    float dark = edge ? random_between(random, 0.1F, 0.55F) : 0;
    float right = cosf(angle), down = sinf(angle);
    for (unsigned row = 0; row < canvas->side; row++) {
        for (unsigned column = 0; column < canvas->side; column++) {
            float dx = (float)column - canvas->middle, dy = (float)row - canvas->middle;
            float along = dx * right + dy * down;
            float step = bound((along - place) / soft, 0, 1);
            canvas->pixel[row * canvas->side + column] *=
                (1 + fall * along / canvas->cell) * (1 - dark * step);
        }
    }
}

enum { MAX_REACH = 14 };

/* Blurs rows (STEP 1) or columns (STEP side) with KERNEL of 2 * REACH + 1 weights. */
static void blur_lines(struct cell_photo *canvas, unsigned step, const float *kernel, int reach)
{
    float line[CELL_PHOTO_SIDE + 2 * MAX_REACH], sums[CELL_PHOTO_SIDE];
    int side = (int)canvas->side;
    unsigned next = step == 1 ? canvas->side : 1;
    for (unsigned start = 0; start < canvas->side; start++) {
        float *pixel = canvas->pixel + start * next;
        for (int i = 0; i < side + 2 * reach; i++) {
            int at = i < reach ? 0 : i - reach < side ? i - reach : side - 1;
            line[i] = pixel[(unsigned)at * step];
        }
        memset(sums, 0, sizeof sums);
        for (int k = 0; k <= 2 * reach; k++)
            for (int i = 0; i < side; i++)
                sums[i] += kernel[k] * line[i + k];
        for (int i = 0; i < side; i++)
            pixel[(unsigned)i * step] = sums[i];
    }
}

static void blur(struct cell_photo *canvas, float sigma_x, float sigma_y)
{
    for (unsigned direction = 0; direction < 2; direction++) {
        float sigma = fmaxf(direction ? sigma_y : sigma_x, 0.05F), kernel[2 * MAX_REACH + 1],
              sum = 0;
        int reach = (int)ceilf(3 * sigma);
        reach = reach < MAX_REACH ? reach : MAX_REACH;
        for (int i = -reach; i <= reach; i++)
            sum += kernel[i + reach] = expf(-0.5F * (float)(i * i) / (sigma * sigma));
        for (int i = 0; i <= 2 * reach; i++)
            kernel[i] /= sum;
        blur_lines(canvas, direction ? canvas->side : 1, kernel, reach);
    }
}

/* Applies defocus, motion blur and the camera's sharpening. */
static void defocus(struct cell_photo *canvas, uint64_t *random)
{
    float share = random_between(random, 0, 1);
    float most = fmaxf(0.072F * canvas->cell, 0.4F);
    float sigma = 0.25F + (most - 0.25F) * share;
    float motion = random_chance(random, 0.15F) ? random_between(random, 1, 2) : 1;
    bool across = random_chance(random, 0.5F);
    blur(canvas, across ? sigma * motion : sigma, across ? sigma : sigma * motion);
    if (random_chance(random, 0.3F)) {
        static struct cell_photo soft;
        float amount = random_between(random, 0.3F, 1.2F);
        soft = *canvas;
        blur(&soft, random_between(random, 0.8F, 2), random_between(random, 0.8F, 2));
        for (unsigned i = 0; i < canvas->side * canvas->side; i++)
            canvas->pixel[i] += amount * (canvas->pixel[i] - soft.pixel[i]);
    }
}

/* Applies brightness, noise and JPEG compression. */
static void expose(const struct cell_photo *canvas, uint64_t *random, uint8_t *gray)
{
    float light = random_between(random, 90, 245), noise = random_between(random, 0.5F, 7);
    unsigned count = canvas->side * canvas->side;
    for (unsigned i = 0; i < count; i++) {
        float value = light * canvas->pixel[i] + noise * random_normal(random);
        gray[i] = (uint8_t)bound(value + 0.5F, 0, 255);
    }
    if (random_chance(random, 0.7F))
        recompress(gray, canvas->side, canvas->side, 35 + (int)random_below(random, 61));
}

/* Cuts out the cell, with slightly displaced corners. */
static void cut_out(const struct cell_photo *canvas, const uint8_t *gray, uint64_t *random,
                    uint8_t *patch)
{
    uint8_t half[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE / 4];
    unsigned side = canvas->side;
    float scale = 1;
    struct plane plane = {gray, side, side, side};
    if (canvas->cell > 45) {
        gray_halve(gray, side, side, half);
        plane = (struct plane){half, side / 2, side / 2, side / 2};
        scale = 0.5F;
    }
    static const float xs[4] = {-0.5F, 0.5F, 0.5F, -0.5F}, ys[4] = {-0.5F, -0.5F, 0.5F, 0.5F};
    struct svision_point corners[4];
    for (unsigned i = 0; i < 4; i++) {
        float x = xs[i] + 0.02F * random_normal(random), y = ys[i] + 0.02F * random_normal(random);
        corners[i].x = scale * (canvas->middle + x * canvas->cell) - 0.5F;
        corners[i].y = scale * (canvas->middle + y * canvas->cell) - 0.5F;
    }
    cells_extract_one(&plane, corners, patch);
}

void cell_photo_start(struct cell_photo *canvas, uint64_t *random)
{
    canvas->cell = 17 * expf(random_between(random, 0, 1.26F));
    canvas->side = (unsigned)ceilf(1.7F * canvas->cell) & ~1U;
    canvas->middle = (float)canvas->side / 2;
    for (unsigned i = 0; i < canvas->side * canvas->side; i++)
        canvas->pixel[i] = 1;
}

void cell_photo_take(struct cell_photo *canvas, float edge_share, uint64_t *random, uint8_t *patch)
{
    uint8_t gray[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE];
    draw_borders(canvas, random);
    shade(canvas, random, random_chance(random, edge_share));
    defocus(canvas, random);
    expose(canvas, random, gray);
    cut_out(canvas, gray, random, patch);
}
