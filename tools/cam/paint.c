#include "cam/paint.h"

#include <math.h>

#include <sudokuvision/draw.h>

static const svision_color amber = 0xFFB000, red = 0xFF4030, white = 0xFFFFFF, black = 0x000000;

void cam_paint_content(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       const struct cam_content *content, const struct cam_look *look)
{
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    uint8_t digits[SVISION_MAX_CELLS];
    sudoku_digitset candidates[SVISION_MAX_CELLS];
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        digits[i] = content->digits && !grid->covered[i] ? content->digits[i] : 0;
        candidates[i] = content->candidates && !grid->covered[i] ? content->candidates[i] : 0;
    }
    overlay.side = grid->side;
    overlay.crossings = grid->crossings;
    overlay.digits = content->digits ? digits : NULL;
    overlay.givens = content->givens;
    overlay.candidates = content->candidates ? candidates : NULL;
    overlay.color = look->color;
    overlay.opacity = look->opacity * grid->visibility;
    overlay.lit = true;
    svision_overlay_paint(&overlay, canvas);
}

static struct svision_point between(struct svision_point a, struct svision_point b)
{
    return (struct svision_point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* Frames one cell: as a grid of 2 x 2 without content. */
static void frame_cell(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       unsigned cell)
{
    unsigned side = grid->side;
    const struct svision_point *upper = grid->crossings + cell / side * (side + 1) + cell % side;
    const struct svision_point *lower = upper + side + 1;
    struct svision_point at[9] = {upper[0], between(upper[0], upper[1]), upper[1]};
    at[6] = lower[0];
    at[7] = between(lower[0], lower[1]);
    at[8] = lower[1];
    for (unsigned i = 0; i < 3; i++)
        at[3 + i] = between(at[i], at[6 + i]);
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = 2;
    overlay.crossings = at;
    overlay.opacity = grid->visibility;
    overlay.outline = 0.16F;
    overlay.outline_color = red;
    svision_overlay_paint(&overlay, canvas);
}

void cam_paint_outline(const struct svision_canvas *canvas, const struct cam_grid *grid)
{
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = grid->side;
    overlay.crossings = grid->crossings;
    overlay.opacity = 0.9F * grid->visibility;
    overlay.outline = 0.09F;
    overlay.outline_color = amber;
    svision_overlay_paint(&overlay, canvas);
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        if (grid->named[i])
            frame_cell(canvas, grid, i);
}

void cam_paint_advice(const struct svision_canvas *canvas, const char *text)
{
    const unsigned directions = 12;
    double height = fmax(canvas->height * 0.05, 8);
    double width = svision_draw_text_width(text, height), room = canvas->width * 0.94;
    if (width <= 0)
        return;
    if (width > room)
        height *= room / width;
    struct svision_point center = {canvas->width / 2.0, canvas->height - 1.3 * height};
    double halo = fmax(0.14 * height, 1);
    for (unsigned i = 0; i < directions; i++) {
        double angle = 6.283185307179586 * i / directions;
        struct svision_point at = {center.x + halo * cos(angle), center.y + halo * sin(angle)};
        svision_draw_text(canvas, text, at, height, black, 1);
    }
    svision_draw_text(canvas, text, center, height, white, 1);
}
