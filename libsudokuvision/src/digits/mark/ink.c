#include "digits/mark/ink.h"

#include <math.h>

#include "maths/pixel.h"

/* Sampling step over a mark, in pixels. If it misses ink or paper, as in a 1 that fills its box,
 * every pixel and a margin are sampled. */
enum { STEP = 3, MARGIN = 2 };

/* Minimum depth of ink and maximum depth of paper, relative to the mark's ink. */
#define INK_SHARE   0.6F
#define PAPER_SHARE 0.15F

/* A picture and its brightness. */
struct seen {
    const struct svision_image *image;
    const struct pyramid *pyramid;
};

struct sum {
    float blue, red, brightness, count;
};

/* Sums over pixels that are ink or paper in the patch, and over those of them that are so at full
 * resolution, with their own brightness: beside thin strokes, the patch shows ink as well. */
struct ink_sums {
    struct sum ink, paper, own_ink, own_paper;
};

static void add(struct sum *sum, struct chroma chroma, float brightness)
{
    sum->blue += chroma.blue;
    sum->red += chroma.red;
    sum->brightness += brightness;
    sum->count++;
}

/* The color of INK apart from the paper's share: gray ink reduces the color of PAPER as much as its
 * light. *DEPTH is the share of light absorbed. */
static struct chroma compare(const struct sum *ink, const struct sum *paper, float *depth)
{
    float share = ink->brightness / ink->count / fmaxf(paper->brightness / paper->count, 1);
    *depth = 1 - share;
    return (struct chroma){ink->blue / ink->count - share * paper->blue / paper->count,
                           ink->red / ink->count - share * paper->red / paper->count};
}

/* The point (x, y) of the patch between CORNERS. */
static struct svision_point place_of(const struct svision_point corners[4], int x, int y)
{
    double across = (x + 0.5) / CELL_SIDE, down = (y + 0.5) / CELL_SIDE;
    const double share[4] = {(1 - across) * (1 - down), across * (1 - down), across * down,
                             (1 - across) * down};
    struct svision_point at = {0, 0};
    for (unsigned i = 0; i < 4; i++) {
        at.x += share[i] * corners[i].x;
        at.y += share[i] * corners[i].y;
    }
    return at;
}

/* Adds the pixel AT a position of level 0. VALUE is its brightness in the patch; above LIGHT it is
 * paper, below DARK ink. */
static void add_pixel(const struct seen *seen, struct svision_point at, float value, float dark,
                      float light, struct ink_sums *sums)
{
    const struct plane *gray = &seen->pyramid->level[0];
    struct svision_point in_picture = pyramid_to_picture(seen->pyramid, at);
    unsigned x, y, column, row;
    if (!pixel_at(in_picture.x, seen->image->width, &x) ||
        !pixel_at(in_picture.y, seen->image->height, &y))
        return;
    struct chroma chroma = chroma_at(seen->image, x, y);
    add(value > light ? &sums->paper : &sums->ink, chroma, value);
    if (!pixel_at(at.x, gray->width, &column) || !pixel_at(at.y, gray->height, &row))
        return;
    float own = gray->pixels[row * gray->stride + column];
    if (value > light ? own > light : own < dark)
        add(value > light ? &sums->own_paper : &sums->own_ink, chroma, own);
}

/* Adds up ink and paper at every STEP-th pixel of BLOB. */
static void add_up(const struct seen *seen, const struct svision_point corners[4],
                   const uint8_t *patch, const struct blob *blob, int step, struct ink_sums *sums)
{
    int margin = step == 1 ? MARGIN : 0;
    int left = blob->left > margin ? blob->left - margin : 0,
        right = blob->left + blob->width + margin;
    int top = blob->top > margin ? blob->top - margin : 0,
        bottom = blob->top + blob->height + margin;
    float dark = blob->paper * (1 - INK_SHARE * blob->ink);
    float light = blob->paper * (1 - PAPER_SHARE * blob->ink);
    *sums = (struct ink_sums){.ink.count = 0};
    for (int y = top; y < bottom && y < CELL_SIDE; y += step) {
        for (int x = left; x < right && x < CELL_SIDE; x += step) {
            float value = patch[y * CELL_SIDE + x];
            if (value < dark || value > light)
                add_pixel(seen, place_of(corners, x, y), value, dark, light, sums);
        }
    }
}

static void set_hue(const struct sum *ink, const struct sum *paper, struct cell_glyph *glyph)
{
    glyph->hue = compare(ink, paper, &glyph->depth);
    glyph->hue.blue /= fmaxf(glyph->depth, BLOB_MIN_DEPTH);
    glyph->hue.red /= fmaxf(glyph->depth, BLOB_MIN_DEPTH);
}

static void measure(const struct seen *seen, const struct svision_point corners[4],
                    const uint8_t *patch, struct cell_glyph *glyph)
{
    struct ink_sums coarse, fine, *all = &coarse;
    add_up(seen, corners, patch, &glyph->blob, STEP, &coarse);
    if (coarse.own_ink.count < 1 || coarse.own_paper.count < 1)
        add_up(seen, corners, patch, &glyph->blob, 1, all = &fine);
    const struct ink_sums *color = coarse.ink.count >= 1 && coarse.paper.count >= 1 ? &coarse : all;
    if (color->ink.count < 1 || color->paper.count < 1)
        return;
    glyph->color = compare(&color->ink, &color->paper, &glyph->depth);
    glyph->paper = (struct chroma){color->paper.blue / color->paper.count,
                                   color->paper.red / color->paper.count};
    if (all->own_ink.count >= 1 && all->own_paper.count >= 1)
        set_hue(&all->own_ink, &all->own_paper, glyph);
    else
        set_hue(&color->ink, &color->paper, glyph);
}

void ink_measure(const struct svision_image *image, const struct pyramid *pyramid,
                 const struct grid *grid, const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                 struct cell_glyph *glyphs)
{
    const struct seen seen = {image, pyramid};
    struct svision_point mesh[BOARD_MAX_SIDE + 1][BOARD_MAX_SIDE + 1];
    for (unsigned row = 0; row <= grid->side; row++)
        for (unsigned column = 0; column <= grid->side; column++)
            mesh[row][column] = grid_point(grid, column, row);
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned row = i / grid->side, column = i % grid->side;
        const struct svision_point corners[4] = {mesh[row][column], mesh[row][column + 1],
                                                 mesh[row + 1][column + 1], mesh[row + 1][column]};
        glyphs[i].color = glyphs[i].paper = (struct chroma){0, 0};
        glyphs[i].depth = 0;
        if (glyphs[i].scored && !glyphs[i].inverse && image->format != SVISION_GRAY8)
            measure(&seen, corners, patches[i], &glyphs[i]);
    }
}
