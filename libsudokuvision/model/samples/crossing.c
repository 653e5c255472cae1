#include "model/samples/crossing.h"

#include <math.h>
#include <string.h>

#include "digits/mark/blob.h"
#include "digits/mark/cells.h"
#include "model/random.h"

enum { SIDE = CELL_SIDE };

/* Distance in pixels of a digit from the one it is written over: almost none or part of its width,
 * equally often. */
#define NEAR 0.8F
#define FAR  2.5F

/* Adds a stroke through the middle, slightly displaced, with ends at X and Y from it. */
static void add_stroke(struct crossing_strokes *crossing, float x, float y, float down,
                       uint64_t *random)
{
    float(*ends)[2] = crossing->ends[crossing->count++];
    for (unsigned i = 0; i < 2; i++) {
        float sign = i ? 1 : -1;
        ends[i][0] = sign * x + 0.06F * random_normal(random);
        ends[i][1] = down + sign * y + 0.05F * random_normal(random);
    }
}

void crossing_draw(uint64_t *random, struct crossing_strokes *crossing)
{
    float x = random_between(random, 0.4F, 0.75F), y = random_between(random, 0.4F, 0.65F);
    bool twice = random_chance(random, 0.4F);
    crossing->count = 0;
    if (random_chance(random, 0.45F)) {
        float apart = twice ? random_between(random, 0.1F, 0.24F) : 0;
        float down = 0.08F * random_normal(random), slope = 0.08F * random_normal(random);
        x = random_between(random, 0.55F, 1);
        add_stroke(crossing, x, slope, down - apart, random);
        if (twice)
            add_stroke(crossing, x, slope, down + apart, random);
        return;
    }
    float rising = random_chance(random, 0.65F) ? -y : y;
    add_stroke(crossing, x, rising, 0, random);
    if (twice)
        add_stroke(crossing, x, -rising, 0, random);
}

static float darkest(const uint8_t *patch, const struct blob *blob)
{
    uint8_t best = 255;
    for (int y = blob->top; y < blob->top + blob->height; y++)
        for (int x = blob->left; x < blob->left + blob->width; x++)
            best = patch[y * SIDE + x] < best ? patch[y * SIDE + x] : best;
    return best;
}

/* Draws a straight line from A to B in INK as a camera sees it. */
static void draw_line(const float *a, const float *b, float width, float ink, uint8_t *patch)
{
    float dx = b[0] - a[0], dy = b[1] - a[1], length = fmaxf(dx * dx + dy * dy, 1e-6F);
    for (int i = 0; i < CELL_PIXELS; i++) {
        int column = i % SIDE, row = i / SIDE;
        float x = (float)column - a[0], y = (float)row - a[1];
        float along = fminf(fmaxf((x * dx + y * dy) / length, 0), 1);
        float away = hypotf(x - along * dx, y - along * dy);
        float cover = fminf(fmaxf((width / 2 + 0.8F - away) / 1.6F, 0), 1);
        float value = (float)patch[i] + cover * (ink - (float)patch[i]);
        patch[i] = value < (float)patch[i] ? (uint8_t)lroundf(value) : patch[i];
    }
}

bool crossing_strike(uint64_t *random, uint8_t *patch)
{
    struct crossing_strokes crossing;
    struct blob blob;
    blob_find(patch, &blob);
    if (!blob.found)
        return false;
    float height = (float)blob.height, width = fmaxf((float)blob.width, 0.5F * height);
    float x = (float)blob.left + 0.5F * (float)(blob.width - 1);
    float y = (float)blob.top + 0.5F * (float)(blob.height - 1);
    float dark = darkest(patch, &blob),
          ink = dark + random_between(random, -0.05F, 0.2F) * (blob.paper - dark);
    float pen = height * random_between(random, 0.05F, 0.14F);
    crossing_draw(random, &crossing);
    for (unsigned i = 0; i < crossing.count; i++) {
        float ends[2][2];
        for (unsigned k = 0; k < 2; k++) {
            ends[k][0] = x + crossing.ends[i][k][0] * width;
            ends[k][1] = y + crossing.ends[i][k][1] * height;
        }
        draw_line(ends[0], ends[1], pen, fmaxf(ink, 0), patch);
    }
    return true;
}

/* The darkness of the pixel of PATCH at (X, Y), 0..1, in the box of BLOB and next to it. */
static float darkness_at(const uint8_t *patch, const struct blob *blob, int x, int y)
{
    if (x < blob->left - 1 || x > blob->left + blob->width || y < blob->top - 1 ||
        y > blob->top + blob->height || x < 0 || y < 0 || x >= SIDE || y >= SIDE)
        return 0;
    return fminf(fmaxf(1 - (float)patch[y * SIDE + x] / fmaxf(blob->paper, 1), 0), 1);
}

bool crossing_overwrite(uint64_t *random, const uint8_t *other, uint8_t *patch)
{
    struct blob blob, second;
    float own = 0, over = 0, both = 0;
    float spread = random_chance(random, 0.5F) ? NEAR : FAR,
          ink = random_between(random, 0.8F, 1.2F);
    blob_find(patch, &blob);
    blob_find(other, &second);
    if (!blob.found || !second.found)
        return false;
    int right = (2 * blob.left + blob.width - 2 * second.left - second.width) / 2;
    int down = (2 * blob.top + blob.height - 2 * second.top - second.height) / 2;
    right += (int)lroundf(spread * random_normal(random));
    down += (int)lroundf(spread * random_normal(random));
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            uint8_t *pixel = &patch[y * SIDE + x];
            float dark = darkness_at(patch, &blob, x, y);
            float above = fminf(ink * darkness_at(other, &second, x - right, y - down), 1);
            own += dark;
            over += above;
            both += fmaxf(dark, above);
            *pixel = (uint8_t)((1 - above) * (float)*pixel);
        }
    }
    return both - own > CROSSING_SEEN * over && both - over > CROSSING_SEEN * own;
}
