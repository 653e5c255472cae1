#include "vision/scene.h"

#include <math.h>
#include <stdlib.h>

#include "common/random.h"
#include "pages/ink/page_glyph.h"
#include "pages/paper/page_clutter.h"

enum { WIDTH = 1280, HEIGHT = 960, SHAPES = 24 };

/* An object: a sheet, or an ellipse if ROUND. */
struct shape {
    float x, y, across, down, angle, ink;
    bool round;
};

/* The parameters of a scene. A unit is a cell of its tables, about a fifteenth of its width. */
struct scene {
    unsigned seed;
    struct page_face face;
    struct page_clutter clutter;
    unsigned columns, rows; /* of a table with its top left corner at 0, 0 */
    float line;             /* half the width of a line */
    struct shape shape[SHAPES];
};

static float between(uint64_t *random, float low, float high)
{
    return low + (high - low) * (float)random_below(random, 1 << 20) / (1 << 20);
}

/* Returns a hash of the place (A, B), 0..1. */
static float hash(const struct scene *scene, int a, int b)
{
    uint64_t state =
        scene->seed + (uint64_t)(a + 1000) * 2654435761U + (uint64_t)(b + 1000) * 40503U;
    random_next(&state);
    return between(&state, 0, 1);
}

/* Returns the ink, 0..1, of a digit that fills the middle of the unit around (X, Y). */
static float digit_ink(const struct scene *scene, float x, float y)
{
    float u = (x - floorf(x) - 0.2F) / 0.6F, v = (y - floorf(y) - 0.2F) / 0.6F;
    unsigned digit = 1 + (unsigned)(8.99F * hash(scene, (int)floorf(x), (int)floorf(y)));
    if (u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    return (float)scene->face
               .cover[digit][(unsigned)(v * PAGE_GLYPH_SIDE)][(unsigned)(u * PAGE_GLYPH_SIDE)] /
           255;
}

static bool is_near_whole(float x, float far)
{
    return fabsf(x - roundf(x)) < far;
}

static bool is_inside(const struct scene *scene, float x, float y)
{
    return x > -scene->line && y > -scene->line && x < (float)scene->columns + scene->line &&
           y < (float)scene->rows + scene->line;
}

static float text_ink(const struct scene *scene, float x, float y)
{
    return page_clutter_ink(&scene->clutter, &scene->face, x + 40, y + 40);
}

/* Lines below rows of words, and a few vertical ones. */
static float table_ink(const struct scene *scene, float x, float y)
{
    int column = (int)roundf(x);
    bool border = column == 0 || column == (int)scene->columns;
    if (!is_inside(scene, x, y))
        return 0;
    if (is_near_whole(y, scene->line) ||
        (is_near_whole(x, scene->line) && (border || hash(scene, column, -1) < 0.3F)))
        return 1;
    return hash(scene, (int)floorf(x) / 2, (int)floorf(y)) < 0.6F ? digit_ink(scene, x, y) : 0;
}

/* All lines, and a number in each cell. */
static float calendar_ink(const struct scene *scene, float x, float y)
{
    if (!is_inside(scene, x, y))
        return 0;
    if (is_near_whole(x, scene->line) || is_near_whole(y, scene->line))
        return 1;
    return digit_ink(scene, x, y);
}

/* All lines, and black cells. */
static float crossword_ink(const struct scene *scene, float x, float y)
{
    if (!is_inside(scene, x, y))
        return 0;
    bool black = hash(scene, (int)floorf(x), (int)floorf(y)) < 0.2F;
    return black || is_near_whole(x, scene->line) || is_near_whole(y, scene->line);
}

static float board_ink(const struct scene *scene, float x, float y)
{
    if (!is_inside(scene, x, y))
        return 0;
    return ((int)floorf(x) + (int)floorf(y)) % 2 ? 0.8F : 0.1F;
}

/* A page of one column of text, with a margin around it. */
static float page_ink(const struct scene *scene, float x, float y)
{
    return is_inside(scene, x, y) ? page_clutter_ink(&scene->clutter, &scene->face, x + 40, y + 40)
                                  : 0;
}

/* Dark keys with a light letter on a lighter ground; rows are shifted against each other. */
static float keyboard_ink(const struct scene *scene, float x, float y)
{
    if (!is_inside(scene, x, y))
        return 0.1F;
    float moved = x + 0.3F * hash(scene, (int)floorf(y), 7), edge = 0.04F + scene->line;
    float letter = digit_ink(scene, 2 * moved, 2 * y) * ((int)floorf(2 * moved) % 2 == 0) *
                   ((int)floorf(2 * y) % 2 == 0);
    bool gap = is_near_whole(moved, edge) || is_near_whole(y, edge);
    return gap ? 0.35F : 0.85F - 0.7F * letter;
}

/* Joints between tiles, with alternate rows shifted by half a tile for bricks. */
static float tiles_ink(const struct scene *scene, float x, float y)
{
    float moved = scene->columns % 2 && (int)floorf(y) % 2 ? 0.5F : 0;
    float tile = 0.15F * hash(scene, (int)floorf(x + moved), (int)floorf(y));
    return is_near_whole(x + moved, scene->line) || is_near_whole(y, scene->line) ? 0.6F : tile;
}

/* Windows with a crossbar in a wall. */
static float windows_ink(const struct scene *scene, float x, float y)
{
    float u = x - floorf(x), v = y - floorf(y);
    bool pane = u > 0.25F && u < 0.75F && v > 0.2F && v < 0.8F && fabsf(u - 0.5F) > scene->line;
    return pane ? 0.6F + 0.3F * hash(scene, (int)floorf(x), (int)floorf(y)) : 0.15F;
}

/* Returns the position relative to SHAPE: below 1 inside. */
static float place_in(const struct shape *shape, float x, float y)
{
    float s = sinf(shape->angle), c = cosf(shape->angle);
    float across = (c * (x - shape->x) + s * (y - shape->y)) / shape->across;
    float down = (c * (y - shape->y) - s * (x - shape->x)) / shape->down;
    return shape->round ? hypotf(across, down) : fmaxf(fabsf(across), fabsf(down));
}

/* Bright heads with hair, eyes and a mouth. */
static float faces_ink(const struct scene *scene, float x, float y)
{
    static const struct shape features[] = {{-0.4F, -0.2F, 0.16F, 0.1F, 0, 0.9F, true},
                                            {0.4F, -0.2F, 0.16F, 0.1F, 0, 0.9F, true},
                                            {0, 0.5F, 0.35F, 0.08F, 0, 0.7F, true}};
    float ink = 0.4F + 0.1F * sinf(x) * sinf(0.7F * y);
    for (unsigned i = 0; i < SHAPES / 4; i++) {
        const struct shape *head = &scene->shape[i];
        float radius = fmaxf(head->across, 1.5F), u = (x - head->x) / radius;
        float v = (y - head->y) / (1.3F * radius), place = hypotf(u, v);
        if (place < 1)
            ink = v < -0.5F ? 0.9F : 0.1F + 0.3F * place * place;
        for (unsigned k = 0; k < sizeof features / sizeof features[0]; k++)
            if (place_in(&features[k], u, v) < 1)
                ink = features[k].ink;
    }
    return ink;
}

/* Overlapping sheets, books and dishes with dark edges. */
static float clutter_ink(const struct scene *scene, float x, float y)
{
    float ink = 0.5F;
    for (unsigned i = 0; i < SHAPES; i++) {
        float place = place_in(&scene->shape[i], x, y);
        if (place < 1)
            ink = place > 1 - scene->line ? 0.95F : scene->shape[i].ink;
    }
    return ink;
}

/* Foliage: random brightness at three scales. */
static float noise_ink(const struct scene *scene, float x, float y)
{
    float ink = 0;
    for (int size = 1; size <= 4; size *= 2)
        ink += hash(scene, (int)floorf(x * (float)size * 4), (int)floorf(y * (float)size * 4)) / 3;
    return ink;
}

const char *const scene_names[SCENE_KINDS] = {
    "columns of text", "tables", "calendars", "crosswords", "boards",        "tiles, bricks",
    "house fronts",    "faces",  "noise",     "clutter",    "pages of text", "keyboards"};

typedef float ink_at(const struct scene *scene, float x, float y);

static ink_at *const kinds[SCENE_KINDS] = {text_ink,  table_ink,   calendar_ink, crossword_ink,
                                           board_ink, tiles_ink,   windows_ink,  faces_ink,
                                           noise_ink, clutter_ink, page_ink,     keyboard_ink};

static void choose(struct scene *scene, uint64_t *random)
{
    page_face_draw(PAGE_LATIN, 0, 0.5F, &scene->face);
    page_clutter_choose(1, random, &scene->clutter);
    scene->columns = 10 + random_below(random, 4);
    scene->rows = 5 + random_below(random, 4);
    scene->line = between(random, 0.03F, 0.07F);
    for (unsigned i = 0; i < SHAPES; i++)
        scene->shape[i] = (struct shape){between(random, 0, 15),      between(random, 0, 11),
                                         between(random, 0.5F, 4),    between(random, 0.5F, 4),
                                         between(random, 0, 3),       between(random, 0, 0.9F),
                                         random_below(random, 3) == 0};
}

bool scene_make(unsigned seed, struct pixels *photo)
{
    struct scene *scene = calloc(1, sizeof *scene);
    uint64_t random = seed;
    *photo = (struct pixels){.width = WIDTH, .height = HEIGHT, .channels = 1};
    photo->data = malloc((size_t)WIDTH * HEIGHT);
    for (unsigned i = 0; scene && photo->data && i < 1; i++) {
        scene->seed = seed;
        choose(scene, &random);
        ink_at *const ink = kinds[seed % SCENE_KINDS];
        float angle = between(&random, -0.3F, 0.3F), tilt = between(&random, -0.01F, 0.03F);
        float unit = WIDTH / between(&random, 13, 17), dark = between(&random, 0, 0.4F);
        for (unsigned k = 0; k < WIDTH * HEIGHT; k++) {
            unsigned row = k / WIDTH;
            float x = ((float)(k % WIDTH) - WIDTH / 2.0F) / unit;
            float y = ((float)row - HEIGHT / 2.0F) / unit;
            float far = 1 + tilt * y, u = (cosf(angle) * x + sinf(angle) * y) / far + 6;
            float v = (cosf(angle) * y - sinf(angle) * x) / far + 4.5F;
            float light = (230 - 200 * ink(scene, u, v)) * (1 - dark * (float)(k % WIDTH) / WIDTH);
            photo->data[k] = (uint8_t)(light + between(&random, -6, 6));
        }
    }
    bool done = scene && photo->data;
    free(scene);
    return done;
}
