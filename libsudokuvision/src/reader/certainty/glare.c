#include "reader/certainty/glare.h"

#include <math.h>

#include "maths/stat.h"
#include "reader/certainty/line_contrast.h"

/* Of what is usual: a line that is less clear than this is drowned. */
#define DROWNED 0.3F
/* Paper that is brighter than others by this is in light of its own, */
#define BRIGHTER 1.2F
/* and from this on as bright as anything may be. */
#define WHITE 240.0F
/* A cell that is white, though the page is not, in more than this share of its middle, and by so
 * many times more than any in which a digit is clear, may have one that is drowned there. */
#define MIN_BURNT    0.15F
#define BURNT_TIMES  1.5F
#define MIN_CONTRAST 1.15F   /* of its paper, across which the light ends, where it ends there */
#define CLEAR_DIGIT  (-0.1F) /* a logarithm */

/* How many of a cell's edges, of such CONTRAST, are drowned in light. */
static unsigned drowned_edges(const float contrast[CELL_EDGES])
{
    unsigned count = 0;
    for (unsigned edge = 0; edge < CELL_EDGES; edge++)
        count += contrast[edge] < DROWNED;
    return count;
}

/* The share that is white of cells in which a digit is clear all the same: light that burns paper
 * alone hides nothing. */
static float burnt_and_clear(const struct cell_glyph *glyphs, unsigned side)
{
    float most = 0;
    for (unsigned i = 0; i < side * side; i++)
        if (orientation_is_dark(&glyphs[i]) &&
            orientation_best_score(&glyphs[i], side) > CLEAR_DIGIT)
            most = fmaxf(most, glyphs[i].blob.burnt);
    return most;
}

/* Whether GLYPH, on a page whose paper is as bright as MIDDLE, is burnt more than LIMIT by light
 * that ends in it, or that the page around has not. */
static bool is_burnt(const struct cell_glyph *glyph, float limit, float middle)
{
    return glyph->blob.burnt > limit &&
           (glyph->blob.contrast > MIN_CONTRAST || glyph->blob.paper > BRIGHTER * middle);
}

/* Adds cells that highlights burn which are smaller than a few cells, whose lines they leave; what
 * is white in more cells than there are in a row is paper among shaded cells. */
static void add_burnt(const struct cell_glyph *glyphs, unsigned side, float middle,
                      uint8_t *drowned)
{
    float limit = fmaxf(MIN_BURNT, BURNT_TIMES * burnt_and_clear(glyphs, side));
    unsigned count = 0;
    for (unsigned i = 0; i < side * side; i++)
        count += is_burnt(&glyphs[i], limit, middle);
    for (unsigned i = 0; i < side * side && count <= side; i++)
        drowned[i] |= is_burnt(&glyphs[i], limit, middle);
}

/* Paper that is brighter than the rest of the page, or white where that is not, is in glare where
 * lines are drowned. On a page that is white anyway, thin lines may be hardly seen in even light,
 * in which digits stand; but light that drowns a digit, which is darker and wider, leaves none of
 * the lines around it, thick ones neither. */
void glare_find(const struct grid *grid, unsigned turn, const struct cell_glyph *glyphs,
                uint8_t *drowned)
{
    float contrast[BOARD_MAX_CELLS][CELL_EDGES], paper[BOARD_MAX_CELLS];
    unsigned side = grid->side, cells = side * side;
    line_contrast_find(grid, turn, contrast);
    for (unsigned i = 0; i < cells; i++)
        paper[i] = glyphs[i].blob.paper;
    float middle = stat_median(paper, cells);
    for (unsigned i = 0; i < cells; i++) {
        float own = glyphs[i].blob.paper;
        unsigned gone = drowned_edges(contrast[i]);
        bool is_lit = own > BRIGHTER * middle || (own >= WHITE && middle < WHITE);
        drowned[i] = is_lit ? gone >= 2 : own >= WHITE && gone == 4;
    }
    add_burnt(glyphs, side, middle, drowned);
}
