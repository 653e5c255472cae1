#include "digits/ink.h"

#include <math.h>

#include "maths/pixel.h"

/* Every third pixel of a mark is looked at, across and down; where those miss ink or paper, as of a
 * 1 that fills its frame, each, and a margin. */
enum { STEP = 3, MARGIN = 2 };

/* Of the ink's depth: from here on a pixel is ink, and up to there it is paper. */
#define INK_SHARE   0.6F
#define PAPER_SHARE 0.15F

struct sum {
    float blue, red, brightness, count;
};

static void add(struct sum *sum, struct chroma chroma, float brightness)
{
    sum->blue += chroma.blue;
    sum->red += chroma.red;
    sum->brightness += brightness;
    sum->count++;
}

/* Gray ink has as much of the color of PAPER as of its light. */
static void compare(const struct sum *ink, const struct sum *paper, struct cell_glyph *glyph)
{
    float share = ink->brightness / ink->count / fmaxf(paper->brightness / paper->count, 1);
    glyph->color.blue = ink->blue / ink->count - share * paper->blue / paper->count;
    glyph->color.red = ink->red / ink->count - share * paper->red / paper->count;
    glyph->depth = 1 - share;
}

/* The picture's pixel at (x, y) of the patch between CORNERS, which lie in the picture. */
static bool find_pixel(const struct svision_image *image, const struct svision_point corners[4],
                       int x, int y, unsigned pixel[2])
{
    double across = (x + 0.5) / CELL_SIDE, down = (y + 0.5) / CELL_SIDE;
    const double share[4] = {(1 - across) * (1 - down), across * (1 - down), across * down,
                             (1 - across) * down};
    struct svision_point at = {0, 0};
    for (unsigned i = 0; i < 4; i++) {
        at.x += share[i] * corners[i].x;
        at.y += share[i] * corners[i].y;
    }
    return pixel_at(at.x, image->width, &pixel[0]) && pixel_at(at.y, image->height, &pixel[1]);
}

/* Sums up ink and paper, at every STEP-th pixel of BLOB. False: of one there is none. */
static bool add_up(const struct svision_image *image, const struct svision_point corners[4],
                   const uint8_t *patch, const struct blob *blob, int step, struct sum sums[2])
{
    int margin = step == 1 ? MARGIN : 0;
    int left = blob->left > margin ? blob->left - margin : 0,
        right = blob->left + blob->width + margin;
    int top = blob->top > margin ? blob->top - margin : 0,
        bottom = blob->top + blob->height + margin;
    float dark = blob->paper * (1 - INK_SHARE * blob->ink);
    float light = blob->paper * (1 - PAPER_SHARE * blob->ink);
    for (int y = top; y < bottom && y < CELL_SIDE; y += step) {
        for (int x = left; x < right && x < CELL_SIDE; x += step) {
            float value = patch[y * CELL_SIDE + x];
            unsigned pixel[2];
            if ((value >= dark && value <= light) || !find_pixel(image, corners, x, y, pixel))
                continue;
            add(&sums[value > light], chroma_at(image, pixel[0], pixel[1]), value);
        }
    }
    return sums[0].count >= 1 && sums[1].count >= 1;
}

static void measure(const struct svision_image *image, const struct svision_point corners[4],
                    const uint8_t *patch, struct cell_glyph *glyph)
{
    struct sum coarse[2] = {{0}}, fine[2] = {{0}};
    if (add_up(image, corners, patch, &glyph->blob, STEP, coarse))
        compare(&coarse[0], &coarse[1], glyph);
    else if (add_up(image, corners, patch, &glyph->blob, 1, fine))
        compare(&fine[0], &fine[1], glyph);
}

void ink_measure(const struct svision_image *image, const struct pyramid *pyramid,
                 const struct grid *grid, const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                 struct cell_glyph *glyphs)
{
    struct svision_point mesh[BOARD_MAX_SIDE + 1][BOARD_MAX_SIDE + 1];
    for (unsigned row = 0; row <= grid->side; row++)
        for (unsigned column = 0; column <= grid->side; column++)
            mesh[row][column] = pyramid_in_picture(pyramid, grid_point(grid, column, row));
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned row = i / grid->side, column = i % grid->side;
        const struct svision_point corners[4] = {mesh[row][column], mesh[row][column + 1],
                                                 mesh[row + 1][column + 1], mesh[row + 1][column]};
        glyphs[i].color = (struct chroma){0, 0};
        glyphs[i].depth = 0;
        if (glyphs[i].scored && !glyphs[i].inverse && image->format != SVISION_GRAY8)
            measure(image, corners, patches[i], &glyphs[i]);
    }
}
