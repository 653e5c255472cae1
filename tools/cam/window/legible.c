/* Contrast as in WCAG 2.1: relative luminance (with a gamma of 2.2), and the minimum ratio for
 * large text (success criterion 1.4.3). */
#include "cam/window/legible.h"

#include <math.h>

static const double min_contrast = 3, glare = 0.05;

static double luminance(svision_color color)
{
    static const double weights[3] = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (unsigned k = 0; k < 3; k++)
        sum += weights[k] * pow(((color >> (16 - 8 * k)) & 255) / 255.0, 2.2);
    return sum;
}

static double contrast(double one, double other)
{
    return (fmax(one, other) + glare) / (fmin(one, other) + glare);
}

static svision_color mix(svision_color color, svision_color with, double share)
{
    svision_color mixed = 0;
    for (unsigned shift = 0; shift <= 16; shift += 8) {
        double from = (color >> shift) & 255, to = (with >> shift) & 255;
        mixed |= (svision_color)(from + share * (to - from) + 0.5) << shift;
    }
    return mixed;
}

/* Returns the mean luminance at the centers of empty cells, or a negative value if none is
 * visible. */
static double paper_luminance(const struct svision_canvas *canvas, const struct cam_grid *grid)
{
    double sum = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        struct svision_point corners[4];
        cam_grid_corners(grid, i, corners);
        double x = (corners[0].x + corners[1].x + corners[2].x + corners[3].x) / 4;
        double y = (corners[0].y + corners[1].y + corners[2].y + corners[3].y) / 4;
        if (grid->cells[i] || grid->entries[i] || grid->covered[i] ||
            !(x >= 0 && y >= 0 && x < canvas->width && y < canvas->height))
            continue;
        const uint8_t *p = canvas->pixels + (unsigned)y * canvas->stride + 4 * (size_t)x;
        sum += luminance((svision_color)p[0] << 16 | (svision_color)p[1] << 8 | p[2]);
        count++;
    }
    return count ? sum / count : -1;
}

svision_color cam_legible_color(const struct svision_canvas *canvas, const struct cam_grid *grid,
                                svision_color color)
{
    const unsigned steps = 16;
    double paper = paper_luminance(canvas, grid);
    svision_color nearest = color;
    if (paper < 0)
        return color;
    /* Black or white, whichever contrasts more with the paper. */
    svision_color end = contrast(1, paper) > contrast(0, paper) ? 0xFFFFFF : 0;
    for (unsigned i = 1; i <= steps && contrast(luminance(nearest), paper) < min_contrast; i++)
        nearest = mix(color, end, (double)i / steps);
    return nearest;
}
