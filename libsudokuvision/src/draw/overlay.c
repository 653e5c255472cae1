#include <sudokuvision/overlay.h>

#include <math.h>
#include <string.h>

#include "common/argument.h"
#include "common/sized.h"
#include "draw/badges.h"
#include "draw/paint/canvas.h"
#include "draw/paint/lettering.h"
#include "draw/paint/outline.h"
#include "draw/step/step_marks.h"
#include "draw/step/step_shapes.h"
#include "maths/pixel.h"

struct overlay_painter {
    const struct svision_overlay *overlay;
    const struct svision_canvas *canvas;
    unsigned opacity; /* 0..255, as requested */
    unsigned cover;   /* the same for the current shape */
    /* Maps the current cell, (0, 0) to (1, 1), to the picture. */
    struct svision_homography map;
    unsigned steps;
    /* Brightness of each open cell, if needed, and their maximum. */
    uint8_t light[SVISION_OVERLAY_MAX_SIDE * SVISION_OVERLAY_MAX_SIDE];
    uint8_t brightest;
};

/* True if the step's board numbers its cells like the grid. */
static bool is_step_sound(const struct svision_overlay *overlay)
{
    const struct sudoku_layout *layout = overlay->layout;
    unsigned side = overlay->side;
    bool same = layout && sudoku_layout_side(layout) == side &&
                sudoku_layout_cell_count(layout) == side * side;
    for (unsigned i = 0; same && i < side * side; i++)
        same = sudoku_layout_cell_row(layout, i) == i / side &&
               sudoku_layout_cell_column(layout, i) == i % side;
    return argument_expect(same, "overlay->layout is not one of this side") &&
           argument_expect(step_is_of(layout, overlay->step),
                           "overlay->step is about a candidate that the board lacks");
}

static bool is_sound(const struct svision_overlay *overlay)
{
    struct svision_homography inverse;
    if (!argument_expect(overlay->side >= 2 && overlay->side <= SVISION_OVERLAY_MAX_SIDE,
                         "overlay->side is not 2..64") ||
        !argument_expect(lettering_are_symbols(overlay->symbols, overlay->side),
                         "overlay->symbols are not one for each digit") ||
        !argument_expect(overlay->opacity >= 0 && overlay->opacity <= 1,
                         "overlay->opacity is not 0..1") ||
        !argument_expect(overlay->outline >= 0 && overlay->outline <= 1,
                         "overlay->outline is not 0..1"))
        return false;
    for (unsigned i = 0; overlay->digits && i < overlay->side * overlay->side; i++)
        if (!argument_expect(overlay->digits[i] <= overlay->side,
                             "overlay->digits has a number over the side"))
            return false;
    for (unsigned i = 0; overlay->badges && i < overlay->side * overlay->side; i++)
        if (!argument_expect(overlay->badges[i] <= SVISION_BADGE_QUERY,
                             "overlay->badges has no such badge"))
            return false;
    if (overlay->step && !is_step_sound(overlay))
        return false;
    return overlay->crossings ||
           (argument_expect(overlay->map, "overlay->map and overlay->crossings are NULL") &&
            svision_homography_invert(overlay->map, &inverse) == SVISION_OK);
}

/* ------------------------------------------------------------------------------- cells in place */

/* Makes w positive at (x, y): a homography and its negative are the same map, but one of them
 * confuses points in front of the camera with those behind it. */
static void turn_to_front(struct svision_homography *map, double x, double y)
{
    if (map->m[6] * x + map->m[7] * y + map->m[8] < 0)
        for (int i = 0; i < 9; i++)
            map->m[i] = -map->m[i];
}

/* Computes the map of the cell in ROW and COLUMN. Returns false if it has none. */
static bool cell_map(const struct svision_overlay *overlay, unsigned row, unsigned column,
                     struct svision_homography *map)
{
    static const struct svision_point square[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    if (overlay->crossings) {
        const struct svision_point *upper =
            overlay->crossings + (size_t)row * (overlay->side + 1) + column;
        const struct svision_point *lower = upper + overlay->side + 1;
        const struct svision_point corners[4] = {upper[0], upper[1], lower[1], lower[0]};
        if (svision_homography_fit(square, corners, NULL, 4, map))
            return false;
        turn_to_front(map, 0.5, 0.5);
        return true;
    }
    const struct svision_homography shift = {{1, 0, column, 0, 1, row, 0, 0, 1}};
    double center = overlay->side / 2.0;
    *map = *overlay->map;
    turn_to_front(map, center, center);
    svision_homography_compose(&shift, map, map);
    return true;
}

static bool is_open(const struct svision_overlay *overlay, unsigned cell)
{
    bool filled = overlay->digits && overlay->digits[cell];
    bool noted = overlay->candidates && overlay->candidates[cell];
    return (filled || noted) && !(overlay->givens && overlay->givens[cell]);
}

/* ---------------------------------------------------------------------------------------- light */

/* The median brightness of the cell that MAP shows: that of its paper unless half of it is
 * covered. */
static uint8_t cell_light(const struct svision_canvas *canvas, const struct svision_homography *map)
{
    enum { PLACES = 5 };
    unsigned counts[256] = {0}, total = 0, seen = 0, value = 0;
    for (int i = 0; i < PLACES * PLACES; i++) {
        int row = i / PLACES, column = i % PLACES;
        struct svision_point at = {0.2 + 0.15 * column, 0.2 + 0.15 * row};
        unsigned x, y;
        at = svision_homography_apply(map, at);
        if (!pixel_at(at.x, canvas->width, &x) || !pixel_at(at.y, canvas->height, &y))
            continue;
        counts[canvas_brightness(canvas, x, y)]++;
        total++;
    }
    while (value < 255 && (seen += counts[value]) * 2 <= total)
        value++;
    return (uint8_t)value;
}

/* Measures all open cells before anything is painted. */
static void measure_light(struct overlay_painter *painter)
{
    const struct svision_overlay *overlay = painter->overlay;
    struct svision_homography map;
    for (unsigned i = 0; i < overlay->side * overlay->side; i++) {
        if (!is_open(overlay, i) || !cell_map(overlay, i / overlay->side, i % overlay->side, &map))
            continue;
        uint8_t light = painter->light[i] = cell_light(painter->canvas, &map);
        painter->brightest = light > painter->brightest ? light : painter->brightest;
    }
}

static svision_color dimmed(svision_color color, unsigned light, unsigned brightest)
{
    svision_color result = 0;
    for (unsigned shift = 0; shift < 24; shift += 8)
        result |= ((color >> shift & 255) * light / brightest) << shift;
    return result;
}

/* ------------------------------------------------------------------------------------- painting */

static void paint_outline(const struct overlay_painter *painter, const struct outline *outline,
                          svision_color color)
{
    canvas_fill_outline(painter->canvas, outline, color, painter->cover);
}

static void paint_glyph(void *user, unsigned long code, float x, float y, float scale,
                        svision_color color)
{
    struct overlay_painter *painter = user;
    struct outline outline;
    outline_start(&outline);
    if (outline_glyph(&outline, glyph_find(code), x, y, scale, painter->steps) &&
        outline_map(&outline, &painter->map))
        paint_outline(painter, &outline, color);
}

/* The distance in pixels from the upper edge of the cell to the lower one. */
static float cell_height(const struct svision_homography *map)
{
    struct svision_point upper = svision_homography_apply(map, (struct svision_point){0.5, 0});
    struct svision_point lower = svision_homography_apply(map, (struct svision_point){0.5, 1});
    return (float)hypot(lower.x - upper.x, lower.y - upper.y);
}

static void paint_cell(struct overlay_painter *painter, unsigned cell)
{
    const struct svision_overlay *overlay = painter->overlay;
    const struct draw_pen pen = {.user = painter, .glyph = paint_glyph};
    const struct digit_names names = {overlay->side, overlay->symbols, overlay->numbers, 0};
    unsigned digit = overlay->digits ? overlay->digits[cell] : 0;
    svision_color color = overlay->color;
    if (!is_open(overlay, cell) ||
        !cell_map(overlay, cell / overlay->side, cell % overlay->side, &painter->map))
        return;
    painter->steps = outline_steps(cell_height(&painter->map));
    if (overlay->lit)
        color = dimmed(color, painter->light[cell], painter->brightest);
    if (digit)
        lettering_digit(&pen, digit, &names, 0.5F, 0.5F, 1, color);
    else
        lettering_candidates(&pen, overlay->candidates[cell], &names, 0.5F, 0.5F, 1, color);
}

/* ---------------------------------------------------------------------------------- grid's edge */

/* Computes point INDEX (0..4 * side - 1) of the grid's edge, clockwise from its top left corner. */
static bool edge_point(const struct svision_overlay *overlay, unsigned index,
                       struct svision_homography *map, struct outline_point *point)
{
    unsigned side = overlay->side, step = index % side;
    const unsigned x[4] = {step, side, side - step, 0}, y[4] = {0, step, side, side - step};
    unsigned column = x[index / side], row = y[index / side];
    struct svision_point at = {column, row};
    if (overlay->crossings)
        at = overlay->crossings[(size_t)row * (side + 1) + column];
    else if (map->m[6] * at.x + map->m[7] * at.y + map->m[8] > 0)
        at = svision_homography_apply(map, at);
    else
        return false;
    *point = (struct outline_point){(float)at.x, (float)at.y};
    return fabs(at.x) < 64.0 * SVISION_MAX_SIDE && fabs(at.y) < 64.0 * SVISION_MAX_SIDE;
}

static void paint_edge(struct overlay_painter *painter)
{
    const struct svision_overlay *overlay = painter->overlay;
    struct outline_point points[4 * SVISION_OVERLAY_MAX_SIDE];
    struct svision_homography map;
    struct outline outline;
    unsigned count = 4 * overlay->side;
    float length = 0;
    if (!cell_map(overlay, 0, 0, &map))
        return;
    for (unsigned i = 0; i < count; i++) {
        if (!edge_point(overlay, i, &map, &points[i]))
            return;
        if (i)
            length += hypotf(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    }
    float width = overlay->outline * length / (float)(count - 1);
    outline_start(&outline);
    if (outline_stroke(&outline, points, count, true, width, outline_steps(width)))
        paint_outline(painter, &outline, overlay->outline_color);
}

/* ----------------------------------------------------------------------------- badges and steps */

/* Maps the point AT of the board, in cells, to the picture. *UNIT is the size of a cell there. */
static bool place_point(const struct svision_overlay *overlay, struct svision_point at, float *unit,
                        struct outline_point *point)
{
    struct svision_homography map;
    double far = overlay->side - 1.0;
    double column = fmin(fmax(floor(at.x), 0), far), row = fmin(fmax(floor(at.y), 0), far);
    if (!cell_map(overlay, (unsigned)row, (unsigned)column, &map))
        return false;
    double x = at.x - column, y = at.y - row;
    *unit = cell_height(&map);
    at = svision_homography_apply(&map, (struct svision_point){x, y});
    *point = (struct outline_point){(float)at.x, (float)at.y};
    return map.m[6] * x + map.m[7] * y + map.m[8] > 0 && fabs(at.x) < 64.0 * SVISION_MAX_SIDE &&
           fabs(at.y) < 64.0 * SVISION_MAX_SIDE;
}

static void paint_shape(void *user, const struct step_shape *shape)
{
    struct overlay_painter *painter = user;
    struct outline_point points[DRAW_MAX_POINTS];
    struct outline outline;
    float unit = 0;
    for (unsigned i = 0; i < shape->count; i++)
        if (!place_point(painter->overlay, shape->points[i], &unit, &points[i]))
            return;
    float width = shape->width * unit;
    outline_start(&outline);
    if (shape->width > 0 ? outline_stroke(&outline, points, shape->count, shape->is_closed, width,
                                          outline_steps(width))
                         : outline_add(&outline, points, shape->count))
        paint_outline(painter, &outline, shape->color);
}

static void paint_badges(struct overlay_painter *painter)
{
    const struct svision_overlay *overlay = painter->overlay;
    const struct draw_pen pen = {.user = painter, .glyph = paint_glyph};
    static const struct svision_badge_colors usual = {0x2A8C4A, 0xD21E14, 0xB46A00};
    const struct svision_badge_colors *own = overlay->badge_colors ? overlay->badge_colors : &usual;
    const svision_color colors[] = {0, own->tick, own->ring, own->query};
    for (unsigned i = 0; i < overlay->side * overlay->side; i++) {
        enum svision_badge badge = (enum svision_badge)overlay->badges[i];
        unsigned row = i / overlay->side, column = i % overlay->side;
        if (badge == SVISION_BADGE_NONE || !cell_map(overlay, row, column, &painter->map))
            continue;
        /* Ticks are frequent and require no action. */
        painter->cover = badge == SVISION_BADGE_TICK ? painter->opacity * 6 / 10 : painter->opacity;
        painter->steps = outline_steps(cell_height(&painter->map));
        badges_shapes(badge, row, column, colors[badge], paint_shape, painter);
        if (badge == SVISION_BADGE_QUERY)
            lettering_text(&pen, "?", BADGES_QUERY_X, BADGES_QUERY_Y, BADGES_QUERY_HEIGHT, 1,
                           colors[badge]);
    }
    painter->cover = painter->opacity;
}

/* Tints are transparent, so these are the colors that result on paper. */
static const struct svision_step_colors *colors_of(const struct svision_overlay *overlay,
                                                   struct svision_step_colors *own)
{
    *own = step_usual_colors;
    own->unit = 0x56B4E9;
    own->cell = 0xF0C800;
    return overlay->step_colors ? overlay->step_colors : own;
}

/* Paints the digits of marked candidates on their marks. */
static void paint_step_digits(struct overlay_painter *painter,
                              const struct svision_step_colors *colors)
{
    const struct svision_overlay *overlay = painter->overlay;
    const struct draw_pen pen = {.user = painter, .glyph = paint_glyph};
    const struct digit_names names = {overlay->side, overlay->symbols, overlay->numbers, 0};
    for (unsigned i = 0; i < overlay->side * overlay->side; i++) {
        sudoku_digitset left = sudoku_digitset_all(overlay->side);
        if (overlay->step_candidates)
            left &= overlay->step_candidates[i];
        if ((overlay->step_cells && overlay->step_cells[i]) ||
            !cell_map(overlay, i / overlay->side, i % overlay->side, &painter->map))
            continue;
        painter->steps = outline_steps(cell_height(&painter->map));
        while (left) {
            unsigned digit = sudoku_digitset_pop(&left);
            enum step_mark mark = step_mark_of(overlay->layout, overlay->step, i, digit);
            if (mark != STEP_PLAIN)
                lettering_candidate(&pen, digit, &names, 0.5F, 0.5F, 1,
                                    mark == STEP_PLACEMENT ? colors->placed : colors->marked);
        }
    }
}

static void paint_step(struct overlay_painter *painter)
{
    const struct svision_overlay *overlay = painter->overlay;
    struct svision_step_colors own;
    const struct svision_step_colors *colors = colors_of(overlay, &own);
    const struct step_scene scene = {overlay->layout, overlay->step, overlay->step_cells,
                                     overlay->step_candidates, *colors};
    painter->cover = painter->opacity * 3 / 10;
    step_shapes(&scene, STEP_LAYER_CELLS, paint_shape, painter);
    painter->cover = painter->opacity;
    step_shapes(&scene, STEP_LAYER_MARKS, paint_shape, painter);
    paint_step_digits(painter, colors);
}

enum svision_status svision_overlay_paint(const struct svision_overlay *theirs,
                                          const struct svision_canvas *canvas)
{
    static const size_t first_form = SIZED_UP_TO(struct svision_overlay, outline_color);
    struct svision_overlay own = {0};
    const struct svision_overlay *overlay = &own;
    if (!argument_expect(theirs, "overlay is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, theirs, first_form),
                         "overlay->size is too small") ||
        !is_sound(overlay) || !canvas_is_sound(canvas))
        return SVISION_ERR_ARGUMENT;
    struct overlay_painter painter = {.overlay = overlay, .canvas = canvas, .brightest = 1};
    painter.opacity = painter.cover = (unsigned)lroundf(overlay->opacity * 255);
    if (painter.opacity == 0)
        return SVISION_OK;
    if (overlay->lit)
        measure_light(&painter);
    if (overlay->outline > 0)
        paint_edge(&painter);
    for (unsigned i = 0; i < overlay->side * overlay->side; i++)
        paint_cell(&painter, i);
    if (overlay->step)
        paint_step(&painter);
    if (overlay->badges)
        paint_badges(&painter);
    return SVISION_OK;
}
