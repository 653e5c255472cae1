#include "model/samples/handwriting.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "digits/mark/cells.h"
#include "model/random.h"
#include "model/samples/cell_photo.h"
#include "model/samples/strokes.h"

enum { SIDE = HANDWRITING_SIDE, MAX_CANDIDATES = 6 };

/* Share of digits drawn as strokes. MNIST has few of the European forms: a 1 with a flag, a 7 with
 * a bar, a 2 like a Z. */
#define STROKES_SHARE 0.5F

/* --------------------------------------------------------------------------------------
 * pictures */

static uint32_t read_number(gzFile file)
{
    uint8_t bytes[4] = {0};
    gzread(file, bytes, 4);
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static gzFile open_file(const char *folder, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return gzopen(path, "rb");
}

/* Headers: a magic number, the number of items, and for images the rows and columns. */
bool handwriting_open(struct handwriting *hand, const char *folder)
{
    gzFile images = open_file(folder, "mnist-10k-images.idx3-ubyte.gz");
    gzFile labels = open_file(folder, "mnist-10k-labels.idx1-ubyte.gz");
    bool done = false;
    memset(hand, 0, sizeof *hand);
    if (images && labels && read_number(images) == 0x803 && read_number(labels) == 0x801) {
        hand->count = read_number(images);
        done = read_number(labels) == hand->count && read_number(images) == SIDE &&
               read_number(images) == SIDE && hand->count > 0 && hand->count < 100000;
    }
    if (done) {
        hand->images = malloc(hand->count * sizeof *hand->images);
        hand->labels = malloc(hand->count);
        unsigned bytes = (unsigned)(hand->count * SIDE * SIDE);
        done = hand->images && hand->labels && gzread(images, hand->images, bytes) == (int)bytes &&
               gzread(labels, hand->labels, (unsigned)hand->count) == (int)hand->count;
    }
    if (images)
        gzclose(images);
    if (labels)
        gzclose(labels);
    if (!done)
        handwriting_close(hand);
    return done;
}

void handwriting_close(struct handwriting *hand)
{
    free(hand->images);
    free(hand->labels);
    memset(hand, 0, sizeof *hand);
}

/* ---------------------------------------------------------------------------------------
 * drawing */

/* A slow wave that bends the drawing (elastic distortion as in Simard, Steinkraus & Platt, Best
 * practices for convolutional neural networks, 2003, but smooth), relative to the size of the
 * digit. */
struct wave {
    float x, y;         /* amplitude */
    float across, down; /* frequency, in radians */
    float start;
};

/* Pose of a digit in its cell: positions and sizes in cells, angles in radians. */
struct hand_pose {
    float x, y, height, width, turn, slant, pen;
    struct wave wave;
};

/* Coverage of each pixel by ink. */
struct ink {
    float cover[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE];
};

static void cover(struct ink *ink, const struct cell_photo *canvas, int column, int row,
                  float share)
{
    int side = (int)canvas->side;
    if (column < 0 || row < 0 || column >= side || row >= side)
        return;
    float *pixel = &ink->cover[row * side + column];
    *pixel = fmaxf(*pixel, share);
}

/* Draws a straight line from A to B with round ends, WIDTH pixels wide. */
static void cover_line(struct ink *ink, const struct cell_photo *canvas, const float *a,
                       const float *b, float width)
{
    float reach = width / 2 + 1, dx = b[0] - a[0], dy = b[1] - a[1];
    float length = fmaxf(dx * dx + dy * dy, 1e-6F);
    int left = (int)(fminf(a[0], b[0]) - reach), right = (int)(fmaxf(a[0], b[0]) + reach) + 1;
    int top = (int)(fminf(a[1], b[1]) - reach), bottom = (int)(fmaxf(a[1], b[1]) + reach) + 1;
    for (int row = top; row <= bottom; row++) {
        for (int column = left; column <= right; column++) {
            float x = (float)column + 0.5F - a[0], y = (float)row + 0.5F - a[1];
            float along = fminf(fmaxf((x * dx + y * dy) / length, 0), 1);
            float away = hypotf(x - along * dx, y - along * dy);
            cover(ink, canvas, column, row,
                  fminf(fmaxf(width / 2 + 0.5F - away, 0), fminf(width, 1)));
        }
    }
}

/* Moves the point (X, Y) of the digit's box, which is centered at 0. */
static void bend(const struct wave *wave, float *x, float *y)
{
    float phase = wave->start + wave->across * *x + wave->down * *y;
    *x += wave->x * sinf(phase);
    *y += wave->y * cosf(phase);
}

/* Maps the point (X, Y) of the digit's box to the picture. */
static void place(const struct hand_pose *pose, const struct cell_photo *canvas, float x, float y,
                  float *point)
{
    bend(&pose->wave, &x, &y);
    float across = x * pose->width - pose->slant * y * pose->height, down = y * pose->height;
    float cosine = cosf(pose->turn), sine = sinf(pose->turn);
    point[0] = canvas->middle + canvas->cell * (pose->x + cosine * across - sine * down);
    point[1] = canvas->middle + canvas->cell * (pose->y + sine * across + cosine * down);
}

/* The width of the strokes of DIGIT in POSE, in cells. The flag of a 1 is mostly shorter than the
 * bar of a 7, but the longest flags are as long as the shortest bars, so that the network is in
 * doubt there. */
static float stroke_width(unsigned digit, const struct hand_pose *pose, uint64_t *random)
{
    float share = random_between(random, 0, 1);
    return digit == 1   ? (0.5F + 0.8F * share) * pose->width
           : digit == 7 ? fmaxf(pose->width, 0.6F * share * pose->height)
                        : pose->width;
}

static void write_strokes(unsigned digit, const struct hand_pose *box, uint64_t *random,
                          const struct cell_photo *canvas, struct ink *ink)
{
    struct strokes strokes;
    struct hand_pose pose = *box;
    float before[2] = {0}, point[2];
    pose.width = stroke_width(digit, box, random);
    strokes_draw(STROKES_LEARNED, digit, random, &strokes);
    for (unsigned i = 0; i < strokes.count; i++) {
        place(&pose, canvas, strokes.x[i], strokes.y[i], point);
        if (!strokes.lifted[i])
            cover_line(ink, canvas, before, point, pose.pen * canvas->cell);
        memcpy(before, point, sizeof before);
    }
}

static const uint8_t *pick_image(const struct handwriting *hand, unsigned digit, uint64_t *random)
{
    for (;;) {
        unsigned i = random_below(random, (unsigned)hand->count);
        if (hand->labels[i] == digit && (i % 8 == 7) == hand->check)
            return hand->images[i];
    }
}

static float image_at(const uint8_t *image, float x, float y)
{
    float left = floorf(x), top = floorf(y), sum = 0;
    for (int i = 0; i < 4; i++) {
        int column = (int)left + i % 2, row = (int)top + i / 2;
        if (column < 0 || row < 0 || column >= SIDE || row >= SIDE)
            continue;
        float across = i % 2 ? x - left : 1 - x + left, down = i / 2 ? y - top : 1 - y + top;
        sum += across * down * (float)image[row * SIDE + column] / 255;
    }
    return sum;
}

/* The digit is 20 of the picture's 28 pixels high; a threshold controls its stroke width. */
static void write_image(const uint8_t *image, const struct hand_pose *pose, uint64_t *random,
                        const struct cell_photo *canvas, struct ink *ink)
{
    float limit = random_between(random, 0.2F, 0.65F), soft = random_between(random, 0.15F, 0.5F);
    float stretch = random_between(random, 0.75F, 1.3F);
    float cosine = cosf(pose->turn), sine = sinf(pose->turn);
    for (int row = 0; row < (int)canvas->side; row++) {
        for (int column = 0; column < (int)canvas->side; column++) {
            float x = ((float)column + 0.5F - canvas->middle) / canvas->cell - pose->x;
            float y = ((float)row + 0.5F - canvas->middle) / canvas->cell - pose->y;
            float across = cosine * x + sine * y, down = cosine * y - sine * x;
            across = (across + pose->slant * down) / (pose->height * stretch);
            down /= pose->height;
            bend(&pose->wave, &across, &down);
            across = across * 20 + 13.5F;
            down = down * 20 + 13.5F;
            if (across < -1 || down < -1 || across > SIDE || down > SIDE)
                continue;
            float value = image_at(image, across, down);
            cover(ink, canvas, column, row, fminf(fmaxf((value - limit) / soft + 0.5F, 0), 1));
        }
    }
}

static void write_digit(const struct handwriting *hand, unsigned digit,
                        const struct hand_pose *pose, uint64_t *random,
                        const struct cell_photo *canvas, struct ink *ink)
{
    if (random_chance(random, STROKES_SHARE))
        write_strokes(digit, pose, random, canvas, ink);
    else
        write_image(pick_image(hand, digit, random), pose, random, canvas, ink);
}

/* The ink of a pen is even, that of a pencil grainy and often faint. */
static void apply(const struct ink *ink, struct cell_photo *canvas, uint64_t *random)
{
    bool pencil = random_chance(random, 0.5F), faint = pencil && random_chance(random, 0.4F);
    float contrast = random_between(random, 0.15F, faint ? 0.4F : 0.9F);
    float grain = pencil ? random_between(random, 0, 0.6F) : 0;
    for (unsigned i = 0; i < canvas->side * canvas->side; i++) {
        float share = ink->cover[i];
        if (share > 0)
            canvas->pixel[i] *= 1 - contrast * share * (1 - grain * random_between(random, 0, 1));
    }
}

static struct hand_pose random_pose(uint64_t *random)
{
    float height = 0.88F * expf(random_between(random, -1.0F, 0));
    const struct wave wave = {
        .x = 0.035F * random_normal(random),
        .y = 0.035F * random_normal(random),
        .across = random_between(random, -7, 7),
        .down = random_between(random, -7, 7),
        .start = random_between(random, 0, 6.2831853F),
    };
    return (struct hand_pose){
        .x = 0.07F * random_normal(random),
        .y = 0.07F * random_normal(random),
        .height = height,
        .width = height * random_between(random, 0.4F, 1.2F),
        .turn = 0.09F * random_normal(random),
        .slant = random_between(random, -0.25F, 0.5F),
        .pen = height * random_between(random, 0.06F, 0.2F),
        .wave = wave,
    };
}

void handwriting_draw(const struct handwriting *hand, unsigned digit, uint64_t *random,
                      uint8_t *patch)
{
    static struct cell_photo canvas;
    struct ink ink = {{0}};
    struct hand_pose pose = random_pose(random);
    cell_photo_start(&canvas, random);
    write_digit(hand, digit, &pose, random, &canvas, &ink);
    apply(&ink, &canvas, random);
    cell_photo_take(&canvas, 0.04F, random, patch);
}

/* Softens the ink, which bleeds into the paper and is seen through a slightly blurred lens. */
static void soften(struct ink *ink, unsigned side, float share)
{
    struct ink sharp = *ink;
    for (unsigned y = 1; y + 1 < side; y++) {
        for (unsigned x = 1; x + 1 < side; x++) {
            const float *at = sharp.cover + y * side + x;
            float beside = (at[-1] + at[1] + *(at - side) + at[side]) / 4;
            ink->cover[y * side + x] = *at + share * (beside - *at);
        }
    }
}

void handwriting_draw_over(const struct handwriting *hand, unsigned digit, uint64_t *random,
                           uint8_t *patch)
{
    static struct cell_photo canvas;
    struct ink ink = {{0}};
    struct hand_pose pose = random_pose(random);
    canvas.side = CELL_SIDE;
    canvas.cell = CELL_SIDE;
    canvas.middle = CELL_SIDE / 2.0F;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        canvas.pixel[i] = patch[i];
    write_digit(hand, digit, &pose, random, &canvas, &ink);
    soften(&ink, CELL_SIDE, random_between(random, 0, 0.8F));
    apply(&ink, &canvas, random);
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        patch[i] = (uint8_t)(canvas.pixel[i] + 0.5F);
}

/* Candidates are at nine places, one for each, or in a line at the top or the bottom. */
void handwriting_draw_candidates(const struct handwriting *hand, uint64_t *random, uint8_t *patch)
{
    static struct cell_photo canvas;
    struct ink ink = {{0}};
    struct hand_pose pose = random_pose(random);
    unsigned count = 2 + random_below(random, MAX_CANDIDATES - 1);
    bool in_places = random_chance(random, 0.4F);
    float left = random_between(random, -0.36F, -0.1F), up = random_between(random, -0.36F, -0.15F);
    float most = in_places ? 0.3F : 0.42F;
    pose.height = random_between(random, 0.16F, most);
    float step = pose.height * random_between(random, 0.55F, 0.95F);
    pose.pen = pose.height * random_between(random, 0.07F, 0.25F);
    up = random_chance(random, 0.2F) ? -up : up;
    cell_photo_start(&canvas, random);
    for (unsigned i = 0; i < count; i++) {
        unsigned digit = 1 + random_below(random, 9);
        pose.x = in_places ? 0.29F * ((float)((digit - 1) % 3) - 1) : left + step * (float)(i % 4);
        pose.y = in_places ? 0.29F * ((float)((digit - 1) / 3) - 1)
                           : up + 1.1F * pose.height * (float)(i / 4);
        pose.x += 0.02F * random_normal(random);
        pose.y += 0.02F * random_normal(random);
        pose.width = pose.height * random_between(random, 0.4F, 0.8F);
        write_digit(hand, digit, &pose, random, &canvas, &ink);
    }
    apply(&ink, &canvas, random);
    cell_photo_take(&canvas, 0.04F, random, patch);
}

static float scatter(const struct cell_photo *canvas, uint64_t *random)
{
    return canvas->middle + canvas->cell * random_between(random, -0.36F, 0.36F);
}

/* A zigzag or a cross over a digit. */
void handwriting_draw_crossed(const struct handwriting *hand, uint64_t *random, uint8_t *patch)
{
    static struct cell_photo canvas;
    struct ink ink = {{0}};
    struct hand_pose pose = random_pose(random);
    cell_photo_start(&canvas, random);
    write_digit(hand, 1 + random_below(random, 9), &pose, random, &canvas, &ink);
    unsigned lines = 3 + random_below(random, 8);
    float a[2] = {scatter(&canvas, random), scatter(&canvas, random)}, b[2];
    for (unsigned i = 0; i < lines; i++) {
        b[0] = scatter(&canvas, random);
        b[1] = scatter(&canvas, random);
        cover_line(&ink, &canvas, a, b, pose.pen * canvas.cell);
        memcpy(a, b, sizeof a);
    }
    apply(&ink, &canvas, random);
    cell_photo_take(&canvas, 0.04F, random, patch);
}
