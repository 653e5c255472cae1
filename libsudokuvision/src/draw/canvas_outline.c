#include "draw/canvas_outline.h"

#include "draw/raster.h"

struct filling {
    const struct svision_canvas *canvas;
    struct canvas_ink ink;
    unsigned opacity;
};

static void fill_run(void *user, int x, int y, unsigned count, const uint8_t *coverage)
{
    const struct filling *filling = user;
    canvas_cover(filling->canvas, &filling->ink, filling->opacity, (unsigned)x, (unsigned)y, count,
                 coverage);
}

void canvas_fill_outline(const struct svision_canvas *canvas, const struct outline *outline,
                         svision_color color, unsigned opacity)
{
    const struct raster_window window = {0, 0, (int)canvas->width, (int)canvas->height};
    struct filling filling = {canvas, canvas_ink(color), opacity};
    raster_fill(outline, &window, fill_run, &filling);
}
