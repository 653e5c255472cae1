#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "digits/cells.h"
#include "image/gray.h"
#include "random.h"
#include "recompress.h"

enum { MAX_SIDE = 112 };

/* Of what is no symbol, the share of numbers where letters stand for them. */
#define NUMBERS 0.3F

/* A picture of one cell with some surroundings: 1 is paper, 0 black. */
struct canvas {
    unsigned side;
    float cell;   /* its side in pixels */
    float middle; /* of the cell, in pixels, across and down */
    float pixel[MAX_SIDE * MAX_SIDE];
};

/* How a glyph lies in the cell, in cells and radians. */
struct pose {
    float x, y, height, turn, shear, stretch, bold;
};

/* Puts OUTLINE in its place: OUTLINE_HEIGHT is the digit's height in its units. */
static void place_outline(FT_Outline *outline, const struct canvas *canvas, const struct pose *pose)
{
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    float height = fmaxf((float)(box.yMax - box.yMin), 64);
    float scale = 64 * pose->height * canvas->cell / height;
    float wide = scale * pose->stretch, cosine = cosf(pose->turn), sine = sinf(pose->turn);
    FT_Matrix matrix = {
        (FT_Fixed)(65536 * wide * cosine),
        (FT_Fixed)(65536 * scale * (pose->shear * cosine - sine)),
        (FT_Fixed)(65536 * wide * sine),
        (FT_Fixed)(65536 * scale * (pose->shear * sine + cosine)),
    };
    FT_Outline_Transform(outline, &matrix);
    FT_Outline_Embolden(outline, (FT_Pos)(64 * pose->bold * canvas->cell));
    FT_Outline_Get_CBox(outline, &box);
    float x = canvas->middle + pose->x * canvas->cell, y = canvas->middle + pose->y * canvas->cell;
    FT_Outline_Translate(outline, (FT_Pos)(64 * x) - (box.xMin + box.xMax) / 2,
                         (FT_Pos)(64 * ((float)canvas->side - y)) - (box.yMin + box.yMax) / 2);
}

static const char *symbol_of(unsigned value)
{
    static const char *const symbols[] = {"1", "2", "3", "4", "5", "6", "7", "8",
                                          "9", "A", "B", "C", "D", "E", "F", "G"};
    return symbols[value - 1];
}

static bool draw_glyph(struct faces *faces, const struct face *face, const char *symbol,
                       const struct pose *pose, float contrast, struct canvas *canvas)
{
    unsigned char buffer[MAX_SIDE * MAX_SIDE] = {0};
    struct pose narrower = *pose;
    if (symbol[1]) { /* two digits: as high as there is room for them */
        narrower.height *= 0.75F;
        narrower.stretch *= 0.85F;
        pose = &narrower;
    }
    FT_Outline *outline = faces_outline(faces, face, symbol);
    if (!outline)
        return false;
    place_outline(outline, canvas, pose);
    FT_Bitmap bitmap = {
        .rows = canvas->side,
        .width = canvas->side,
        .pitch = (int)canvas->side,
        .buffer = buffer,
        .num_grays = 256,
        .pixel_mode = FT_PIXEL_MODE_GRAY,
    };
    if (FT_Outline_Get_Bitmap(faces->library, outline, &bitmap))
        return false;
    for (unsigned i = 0; i < canvas->side * canvas->side; i++)
        canvas->pixel[i] *= 1 - contrast * (float)buffer[i] / 255;
    return true;
}

/* A dark (or, below 0, bright) band through (x, y), in pixels, along ANGLE. It ends at both sides
 * of that point where LENGTH is over 0. */
static void draw_band(struct canvas *canvas, float x, float y, float angle, float width,
                      float length, float contrast)
{
    float nx = -sinf(angle), ny = cosf(angle);
    for (unsigned row = 0; row < canvas->side; row++) {
        for (unsigned column = 0; column < canvas->side; column++) {
            float dx = (float)column + 0.5F - x, dy = (float)row + 0.5F - y;
            float across = fabsf(dx * nx + dy * ny), along = fabsf(dx * ny - dy * nx);
            float cover = fminf(fmaxf(width / 2 + 0.5F - across, 0), fminf(width, 1));
            if (length > 0)
                cover *= fminf(fmaxf(length / 2 + 0.5F - along, 0), 1);
            float *pixel = &canvas->pixel[row * canvas->side + column];
            *pixel *= 1 - contrast * cover;
        }
    }
}

static void draw_borders(struct canvas *canvas, uint64_t *random)
{
    float half = canvas->cell / 2;
    for (unsigned side = 0; side < 4; side++) {
        float sign = side < 2 ? -1 : 1, angle = side % 2 ? 0 : 1.57079633F;
        float width = canvas->cell * random_between(random, 0.01F, 0.09F);
        float place = canvas->middle + sign * half;
        float x = side % 2 ? canvas->middle : place, y = side % 2 ? place : canvas->middle;
        draw_band(canvas, x, y, angle + 0.01F * random_normal(random), width, 0,
                  random_between(random, 0.15F, 0.9F));
    }
}

/* Light that falls off to one side, and now and then the edge of a shadow. */
static void shade(struct canvas *canvas, uint64_t *random, bool edge)
{
    float angle = random_between(random, 0, 6.2831853F), fall = random_between(random, 0, 0.25F);
    float place = random_between(random, -0.5F, 0.5F) * canvas->cell;
    float soft = random_between(random, 0.5F, 0.2F * canvas->cell);
    float dark = edge ? random_between(random, 0.1F, 0.55F) : 0;
    for (unsigned row = 0; row < canvas->side; row++) {
        for (unsigned column = 0; column < canvas->side; column++) {
            float dx = (float)column - canvas->middle, dy = (float)row - canvas->middle;
            float along = dx * cosf(angle) + dy * sinf(angle);
            float step = fminf(fmaxf((along - place) / soft, 0), 1);
            canvas->pixel[row * canvas->side + column] *=
                (1 + fall * along / canvas->cell) * (1 - dark * step);
        }
    }
}

/* Blurs rows (STEP 1) or columns (STEP side) with KERNEL of 2 * REACH + 1 weights. */
static void blur_lines(struct canvas *canvas, unsigned step, const float *kernel, int reach)
{
    float line[MAX_SIDE];
    int side = (int)canvas->side;
    unsigned next = step == 1 ? canvas->side : 1;
    for (unsigned start = 0; start < canvas->side; start++) {
        float *pixel = canvas->pixel + start * next;
        for (int i = 0; i < side; i++)
            line[i] = pixel[(unsigned)i * step];
        for (int i = 0; i < side; i++) {
            float sum = 0;
            for (int k = -reach; k <= reach; k++) {
                int at = i + k < 0 ? 0 : i + k < side ? i + k : side - 1;
                sum += kernel[k + reach] * line[at];
            }
            pixel[(unsigned)i * step] = sum;
        }
    }
}

static void blur(struct canvas *canvas, float sigma_x, float sigma_y)
{
    enum { REACH = 14 };
    for (unsigned direction = 0; direction < 2; direction++) {
        float sigma = fmaxf(direction ? sigma_y : sigma_x, 0.05F), kernel[2 * REACH + 1], sum = 0;
        int reach = (int)ceilf(3 * sigma);
        reach = reach < REACH ? reach : REACH;
        for (int i = -reach; i <= reach; i++)
            sum += kernel[i + reach] = expf(-0.5F * (float)(i * i) / (sigma * sigma));
        for (int i = 0; i <= 2 * reach; i++)
            kernel[i] /= sum;
        blur_lines(canvas, direction ? canvas->side : 1, kernel, reach);
    }
}

/* Out of focus, moved, and sharpened by the camera. */
static void defocus(struct canvas *canvas, uint64_t *random)
{
    float share = random_between(random, 0, 1);
    float most = fmaxf(0.072F * canvas->cell, 0.4F);
    float sigma = 0.25F + (most - 0.25F) * share;
    float motion = random_chance(random, 0.15F) ? random_between(random, 1, 2) : 1;
    bool across = random_chance(random, 0.5F);
    blur(canvas, across ? sigma * motion : sigma, across ? sigma : sigma * motion);
    if (random_chance(random, 0.3F)) {
        static struct canvas soft;
        float amount = random_between(random, 0.3F, 1.2F);
        soft = *canvas;
        blur(&soft, random_between(random, 0.8F, 2), random_between(random, 0.8F, 2));
        for (unsigned i = 0; i < canvas->side * canvas->side; i++)
            canvas->pixel[i] += amount * (canvas->pixel[i] - soft.pixel[i]);
    }
}

/* Brightness, noise and the losses of JPEG. */
static void expose(const struct canvas *canvas, uint64_t *random, uint8_t *gray)
{
    float light = random_between(random, 90, 245), noise = random_between(random, 0.5F, 7);
    unsigned count = canvas->side * canvas->side;
    for (unsigned i = 0; i < count; i++) {
        float value = light * canvas->pixel[i] + noise * random_normal(random);
        gray[i] = (uint8_t)fminf(fmaxf(value + 0.5F, 0), 255);
    }
    if (random_chance(random, 0.7F))
        recompress(gray, canvas->side, canvas->side, 35 + (int)random_below(random, 61));
}

/* Cuts the cell out, its corners a little off. */
static void cut_out(const struct canvas *canvas, const uint8_t *gray, uint64_t *random,
                    uint8_t *patch)
{
    uint8_t half[MAX_SIDE * MAX_SIDE / 4];
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

static struct pose random_pose(uint64_t *random)
{
    float height = random_between(random, 0.36F, 0.8F);
    return (struct pose){
        .x = 0.04F * random_normal(random),
        .y = 0.04F * random_normal(random),
        .height = height,
        .turn = 0.052F * random_normal(random),
        .shear = 0.05F * random_normal(random),
        .stretch = expf(0.13F * random_normal(random)),
        .bold = height * random_between(random, -0.025F, 0.06F),
    };
}

static void draw_show_through(struct faces *faces, const struct face *face, unsigned answers,
                              uint64_t *random, struct canvas *canvas)
{
    struct pose pose = random_pose(random);
    pose.x = random_between(random, -0.6F, 0.6F);
    pose.y = random_between(random, -0.6F, 0.6F);
    pose.stretch = -pose.stretch;
    pose.bold = 0;
    const char *symbol = symbol_of(1 + random_below(random, answers));
    draw_glyph(faces, face, symbol, &pose, random_between(random, 0.02F, 0.1F), canvas);
}

static void draw_fold(uint64_t *random, struct canvas *canvas)
{
    float spread = 0.3F * canvas->cell;
    draw_band(canvas, canvas->middle + random_between(random, -spread, spread),
              canvas->middle + random_between(random, -spread, spread),
              random_between(random, 0, 3.1415927F),
              canvas->cell * random_between(random, 0.01F, 0.08F), 0,
              random_between(random, -0.25F, 0.6F));
}

static void draw_specks(uint64_t *random, struct canvas *canvas)
{
    unsigned count = 1 + random_below(random, 4);
    for (unsigned i = 0; i < count; i++) {
        float spread = 0.3F * canvas->cell,
              size = canvas->cell * random_between(random, 0.04F, 0.3F);
        draw_band(canvas, canvas->middle + random_between(random, -spread, spread),
                  canvas->middle + random_between(random, -spread, spread),
                  random_between(random, 0, 3.1415927F),
                  fminf(size, canvas->cell * random_between(random, 0.02F, 0.15F)), size,
                  random_between(random, 0.1F, 0.8F));
    }
}

/* A digit that lies on its side, or on its head where that is no digit. */
static bool draw_turned(struct faces *faces, const struct face *face, unsigned answers,
                        uint64_t *random, float contrast, struct canvas *canvas)
{
    static const unsigned headless[] = {3, 4, 7, 10, 12, 14, 15, 16};
    struct pose pose = random_pose(random);
    unsigned value = 1 + random_below(random, answers), quarter = random_below(random, 3);
    if (quarter == 1)
        value = headless[random_below(random, answers > 9 ? 8 : 3)];
    pose.turn += 1.57079633F * (float)(quarter + 1);
    return draw_glyph(faces, face, symbol_of(value), &pose, contrast, canvas);
}

/* A digit of a neighbor, or part of a heading. */
static bool draw_overhang(struct faces *faces, const struct face *face, unsigned answers,
                          uint64_t *random, float contrast, struct canvas *canvas)
{
    struct pose pose = random_pose(random);
    float far = random_chance(random, 0.5F) ? 0.5F : -0.5F;
    float *place = random_chance(random, 0.5F) ? &pose.x : &pose.y;
    *place = far * random_between(random, 0.75F, 1.3F);
    const char *symbol = symbol_of(1 + random_below(random, answers));
    return draw_glyph(faces, face, symbol, &pose, contrast, canvas);
}

/* A number of two digits, which letters stand for. */
static bool draw_number(struct faces *faces, const struct face *face, uint64_t *random,
                        float contrast, struct canvas *canvas)
{
    static const char *const numbers[] = {"10", "11", "12", "13", "14", "15", "16"};
    struct pose pose = random_pose(random);
    return draw_glyph(faces, face, numbers[random_below(random, 7)], &pose, contrast, canvas);
}

static bool draw_no_digit(struct faces *faces, const struct face *face, unsigned answers,
                          uint64_t *random, float contrast, struct canvas *canvas)
{
    if (answers > 9 && random_chance(random, NUMBERS))
        return draw_number(faces, face, random, contrast, canvas);
    switch (random_below(random, 8)) {
    case 0:
        return true;
    case 1:
        draw_fold(random, canvas);
        return true;
    case 2:
        draw_specks(random, canvas);
        return true;
    case 3:
        return draw_overhang(faces, face, answers, random, contrast, canvas);
    default:
        return draw_turned(faces, face, answers, random, contrast, canvas);
    }
}

bool scene_draw(struct faces *faces, const struct face *face, unsigned answers, unsigned digit,
                uint64_t *random, uint8_t *patch)
{
    static struct canvas canvas;
    uint8_t gray[MAX_SIDE * MAX_SIDE];
    canvas.cell = 17 * expf(random_between(random, 0, 1.26F));
    canvas.side = (unsigned)ceilf(1.7F * canvas.cell) & ~1U;
    canvas.middle = (float)canvas.side / 2;
    for (unsigned i = 0; i < canvas.side * canvas.side; i++)
        canvas.pixel[i] = 1;
    float contrast = random_between(random, 0.25F, 0.92F);
    struct pose pose = random_pose(random);
    if (random_chance(random, 0.3F))
        draw_show_through(faces, face, answers, random, &canvas);
    bool drawn = digit ? draw_glyph(faces, face, symbol_of(digit), &pose, contrast, &canvas)
                       : draw_no_digit(faces, face, answers, random, contrast, &canvas);
    if (!drawn)
        return false;
    if (digit && random_chance(random, 0.04F))
        draw_fold(random, &canvas);
    draw_borders(&canvas, random);
    shade(&canvas, random, random_chance(random, digit ? 0.04F : 0.25F));
    defocus(&canvas, random);
    expose(&canvas, random, gray);
    cut_out(&canvas, gray, random, patch);
    return true;
}
