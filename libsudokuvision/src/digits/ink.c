#include "digits/ink.h"

#include "maths/pixel.h"

/* Every third pixel of a patch, across and down. */
enum { STEP = 3 };

/* Of the ink's depth: from here on a pixel is ink, and up to there it is paper. */
#define INK_SHARE   0.6F
#define PAPER_SHARE 0.15F

struct sum {
    float blue, red, count;
};

static void add(struct sum *sum, struct chroma chroma)
{
    sum->blue += chroma.blue;
    sum->red += chroma.red;
    sum->count++;
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

static void measure(const struct svision_image *image, const struct svision_point corners[4],
                    const uint8_t *patch, struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    struct sum ink = {0}, paper = {0};
    float dark = blob->paper * (1 - INK_SHARE * blob->ink);
    float light = blob->paper * (1 - PAPER_SHARE * blob->ink);
    for (int y = blob->top; y < blob->top + blob->height; y += STEP) {
        for (int x = blob->left; x < blob->left + blob->width; x += STEP) {
            float value = patch[y * CELL_SIDE + x];
            unsigned pixel[2];
            if ((value >= dark && value <= light) || !find_pixel(image, corners, x, y, pixel))
                continue;
            add(value < dark ? &ink : &paper, chroma_at(image, pixel[0], pixel[1]));
        }
    }
    if (ink.count < 1 || paper.count < 1)
        return;
    glyph->color.blue = ink.blue / ink.count - paper.blue / paper.count;
    glyph->color.red = ink.red / ink.count - paper.red / paper.count;
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
        if (glyphs[i].scored && image->format != SVISION_GRAY8)
            measure(image, corners, patches[i], &glyphs[i]);
    }
}
