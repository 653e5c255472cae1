#include "model/samples/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"
#include "model/samples/cell_photo.h"

/* Pose of a glyph in the cell, in cells and radians. */
struct pose {
    float x, y, height, turn, shear, stretch, bold;
};

/* Places OUTLINE; OUTLINE_HEIGHT is the digit's height in its units. */
static void place_outline(FT_Outline *outline, const struct cell_photo *canvas,
                          const struct pose *pose)
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

/* Symbol VALUE (from 1) of ALPHABET. */
static const wchar_t *symbol_of(const struct alphabet *alphabet, unsigned value, uint64_t *random)
{
    unsigned variant = alphabet->variants > 1 ? random_below(random, alphabet->variants) : 0;
    return alphabet->symbols[variant * alphabet->answers + value - 1];
}

static const wchar_t *any_symbol(const struct alphabet *alphabet, uint64_t *random)
{
    return symbol_of(alphabet, 1 + random_below(random, alphabet->answers), random);
}

/* As one of two digits in a cell: as high as they fit. */
static struct pose narrower(const struct pose *pose)
{
    struct pose narrow = *pose;
    narrow.height *= 0.75F;
    narrow.stretch *= 0.85F;
    return narrow;
}

static bool draw_glyph(struct faces *faces, const struct face *face, const wchar_t *symbol,
                       const struct pose *pose, float contrast, struct cell_photo *canvas)
{
    unsigned char buffer[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE] = {0};
    struct pose narrow = narrower(pose);
    if (symbol[1])
        pose = &narrow;
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

static void draw_show_through(struct faces *faces, const struct face *face,
                              const struct alphabet *alphabet, uint64_t *random,
                              struct cell_photo *canvas)
{
    struct pose pose = random_pose(random);
    pose.x = random_between(random, -0.6F, 0.6F);
    pose.y = random_between(random, -0.6F, 0.6F);
    pose.stretch = -pose.stretch;
    pose.bold = 0;
    const wchar_t *symbol = any_symbol(alphabet, random);
    draw_glyph(faces, face, symbol, &pose, random_between(random, 0.02F, 0.1F), canvas);
}

static void draw_fold(uint64_t *random, struct cell_photo *canvas)
{
    float spread = 0.3F * canvas->cell;
    cell_photo_draw_band(canvas, canvas->middle + random_between(random, -spread, spread),
                         canvas->middle + random_between(random, -spread, spread),
                         random_between(random, 0, 3.1415927F),
                         canvas->cell * random_between(random, 0.01F, 0.08F), 0,
                         random_between(random, -0.25F, 0.6F));
}

static void draw_specks(uint64_t *random, struct cell_photo *canvas)
{
    unsigned count = 1 + random_below(random, 4);
    for (unsigned i = 0; i < count; i++) {
        float spread = 0.3F * canvas->cell,
              size = canvas->cell * random_between(random, 0.04F, 0.3F);
        cell_photo_draw_band(canvas, canvas->middle + random_between(random, -spread, spread),
                             canvas->middle + random_between(random, -spread, spread),
                             random_between(random, 0, 3.1415927F),
                             fminf(size, canvas->cell * random_between(random, 0.02F, 0.15F)), size,
                             random_between(random, 0.1F, 0.8F));
    }
}

/* A digit on its side, or upside down if that is no digit. */
static bool draw_turned(struct faces *faces, const struct face *face,
                        const struct alphabet *alphabet, uint64_t *random, float contrast,
                        struct cell_photo *canvas)
{
    struct pose pose = random_pose(random);
    unsigned value = alphabet->sideways[random_below(random, alphabet->sideways_count)];
    unsigned quarter = random_below(random, 3);
    if (quarter == 1)
        value = alphabet->headless[random_below(random, alphabet->headless_count)];
    pose.turn += 1.57079633F * (float)(quarter + 1);
    return draw_glyph(faces, face, symbol_of(alphabet, value, random), &pose, contrast, canvas);
}

/* A neighbor's digit, or part of a heading. */
static bool draw_overhang(struct faces *faces, const struct face *face,
                          const struct alphabet *alphabet, uint64_t *random, float contrast,
                          struct cell_photo *canvas)
{
    struct pose pose = random_pose(random);
    float far = random_chance(random, 0.5F) ? 0.5F : -0.5F;
    float *place = random_chance(random, 0.5F) ? &pose.x : &pose.y;
    *place = far * random_between(random, 0.75F, 1.3F);
    const wchar_t *symbol = any_symbol(alphabet, random);
    return draw_glyph(faces, face, symbol, &pose, contrast, canvas);
}

/* A number of two digits, for alphabets with letters instead. */
static bool draw_number(struct faces *faces, const struct face *face, uint64_t *random,
                        float contrast, struct cell_photo *canvas)
{
    static const wchar_t *const numbers[] = {L"10", L"11", L"12", L"13", L"14", L"15", L"16"};
    struct pose pose = random_pose(random);
    return draw_glyph(faces, face, numbers[random_below(random, 7)], &pose, contrast, canvas);
}

static bool draw_no_digit(struct faces *faces, const struct face *face,
                          const struct alphabet *alphabet, uint64_t *random, float contrast,
                          struct cell_photo *canvas)
{
    if (alphabet->numbers > 0 && random_chance(random, alphabet->numbers))
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
        return draw_overhang(faces, face, alphabet, random, contrast, canvas);
    default:
        return draw_turned(faces, face, alphabet, random, contrast, canvas);
    }
}

bool scene_draw_stain(struct faces *faces, const struct face *face, uint64_t *random,
                      uint8_t *patch)
{
    static struct cell_photo canvas;
    cell_photo_start(&canvas, random);
    float contrast = random_between(random, 0.1F, 0.9F);
    bool drawn = true;
    if (random_chance(random, 0.3F))
        draw_show_through(faces, face, alphabet_digits(), random, &canvas);
    switch (random_below(random, 4)) {
    case 0:
        break;
    case 1:
        draw_fold(random, &canvas);
        break;
    case 2:
        draw_specks(random, &canvas);
        break;
    default:
        drawn = draw_overhang(faces, face, alphabet_digits(), random, contrast, &canvas);
    }
    if (drawn)
        cell_photo_take(&canvas, 0.25F, random, patch);
    return drawn;
}

bool scene_draw(struct faces *faces, const struct face *face, const struct alphabet *alphabet,
                unsigned digit, uint64_t *random, uint8_t *patch)
{
    static struct cell_photo canvas;
    cell_photo_start(&canvas, random);
    float contrast = random_between(random, 0.25F, 0.92F);
    struct pose pose = random_pose(random);
    if (alphabet->narrow > 0 && random_chance(random, alphabet->narrow))
        pose = narrower(&pose);
    if (random_chance(random, 0.3F))
        draw_show_through(faces, face, alphabet, random, &canvas);
    bool drawn = digit ? draw_glyph(faces, face, symbol_of(alphabet, digit, random), &pose,
                                    contrast, &canvas)
                       : draw_no_digit(faces, face, alphabet, random, contrast, &canvas);
    if (!drawn)
        return false;
    if (digit && random_chance(random, 0.04F))
        draw_fold(random, &canvas);
    cell_photo_take(&canvas, digit ? 0.04F : 0.25F, random, patch);
    return true;
}
