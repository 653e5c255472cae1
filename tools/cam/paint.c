#include "cam/paint.h"

#include <math.h>
#include <string.h>

#include <sudokuvision/draw.h>

static const svision_color amber = 0xFFB000, red = 0xFF4030, white = 0xFFFFFF, black = 0x000000;
static const svision_color cyan = 0x00C8FF, green = 0x008C28, magenta = 0xC000A0, paper = 0xF4F4F0;

/* Returns an overlay of GRID without content. */
static struct svision_overlay overlay_of(const struct cam_grid *grid, float opacity)
{
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = grid->side;
    overlay.crossings = grid->crossings;
    overlay.symbols = cam_grid_symbols(grid);
    overlay.numbers = grid->numbers;
    overlay.opacity = opacity * grid->visibility;
    return overlay;
}

static struct svision_point between(struct svision_point a, struct svision_point b)
{
    return (struct svision_point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* ---------------------------------------------------------------------------------- candidates */

/* Computes the crossings of a grid with twice as many lines as GRID. */
static void halve_cells(const struct cam_grid *grid, struct svision_point *at)
{
    unsigned row = 2 * grid->side + 1;
    for (unsigned y = 0; y < row; y += 2)
        for (unsigned x = 0; x < row; x += 2)
            at[y * row + x] = grid->crossings[y / 2 * (grid->side + 1) + x / 2];
    for (unsigned y = 0; y < row; y += 2)
        for (unsigned x = 1; x < row; x += 2)
            at[y * row + x] = between(at[y * row + x - 1], at[y * row + x + 1]);
    for (unsigned y = 1; y < row; y += 2)
        for (unsigned x = 0; x < row; x++)
            at[y * row + x] = between(at[(y - 1) * row + x], at[(y + 1) * row + x]);
}

/* Paints up to four candidates of a cell in its quarters, larger than in the usual layout, and
 * leaves the other cells' in CANDIDATES. */
static void paint_few_candidates(const struct svision_canvas *canvas, const struct cam_grid *grid,
                                 const struct svision_overlay *whole, sudoku_digitset *candidates)
{
    enum { FEW = 4, MAX_ROW = 2 * SVISION_MAX_ROW };
    struct svision_point at[(MAX_ROW + 1) * (MAX_ROW + 1)];
    uint8_t digits[MAX_ROW * MAX_ROW] = {0};
    char symbols[MAX_ROW + 1];
    struct svision_overlay overlay = overlay_of(grid, 1);
    unsigned side = grid->side;
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t *upper = digits + (size_t)(i / side) * 4 * side + (i % side) * 2;
        if (sudoku_digitset_count(candidates[i]) > FEW || (whole->givens && whole->givens[i]) ||
            (whole->digits && whole->digits[i]))
            continue;
        for (unsigned k = 0, digit = 1; digit <= side; digit++)
            if (candidates[i] & sudoku_digitset_of(digit)) {
                upper[k / 2 * 2 * side + k % 2] = (uint8_t)digit;
                k++;
            }
        candidates[i] = 0;
    }
    halve_cells(grid, at);
    /* One symbol for each digit of the finer grid; most do not occur. */
    memset(symbols, '?', sizeof symbols);
    memcpy(symbols, grid->symbols, strlen(grid->symbols));
    symbols[2 * side] = '\0';
    overlay.side = 2 * side;
    overlay.symbols = overlay.symbols ? symbols : NULL;
    overlay.crossings = at;
    overlay.digits = digits;
    overlay.color = whole->color;
    overlay.opacity = whole->opacity;
    overlay.lit = true;
    svision_overlay_paint(&overlay, canvas);
}

/* -------------------------------------------------------------------------------------- content */

static void add_step(struct svision_overlay *overlay, const struct svision_overlay *step)
{
    if (!step || !step->step)
        return;
    overlay->step = step->step;
    overlay->layout = step->layout;
    overlay->step_cells = step->step_cells;
    overlay->step_candidates = step->step_candidates;
}

void cam_paint_content(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       const struct cam_content *content, const struct cam_look *look)
{
    struct svision_overlay overlay = overlay_of(grid, look->opacity);
    uint8_t digits[SVISION_MAX_CELLS], marks[SVISION_MAX_CELLS];
    sudoku_digitset candidates[SVISION_MAX_CELLS];
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        bool open = !grid->covered[i];
        digits[i] = content->digits && open ? content->digits[i] : 0;
        candidates[i] = content->candidates && open ? content->candidates[i] : 0;
        marks[i] = content->marks && open ? content->marks[i] : SVISION_BADGE_NONE;
    }
    overlay.digits = content->digits ? digits : NULL;
    overlay.givens = content->givens;
    overlay.color = look->color;
    overlay.lit = true;
    overlay.badges = content->marks ? marks : NULL;
    add_step(&overlay, content->step);
    overlay.candidates = content->candidates ? candidates : NULL;
    /* A step marks candidates in the usual layout. */
    if (content->candidates && !overlay.step_candidates)
        paint_few_candidates(canvas, grid, &overlay, candidates);
    svision_overlay_paint(&overlay, canvas);
}

/* Frames a cell: the outline of an empty 2 x 2 grid. */
static void frame_cell(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       unsigned cell, svision_color color)
{
    struct svision_point corners[4];
    struct cam_grid alone = {.side = 1, .visibility = grid->visibility};
    struct svision_point at[9];
    cam_grid_corners(grid, cell, corners);
    alone.crossings[0] = corners[0];
    alone.crossings[1] = corners[1];
    alone.crossings[2] = corners[3];
    alone.crossings[3] = corners[2];
    halve_cells(&alone, at);
    struct svision_overlay overlay = overlay_of(&alone, 1);
    overlay.side = 2;
    overlay.crossings = at;
    overlay.outline = 0.16F;
    overlay.outline_color = color;
    svision_overlay_paint(&overlay, canvas);
}

void cam_paint_placement(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell)
{
    frame_cell(canvas, grid, cell, green);
}

void cam_paint_selection(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell)
{
    frame_cell(canvas, grid, cell, cyan);
}

/* Covers CELL with paper, but not its grid lines. */
static void blank_cell(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       unsigned cell)
{
    const double margin = 0.12;
    struct svision_point corners[4], middle;
    struct cam_grid inner = {.side = 1};
    cam_grid_corners(grid, cell, corners);
    middle = between(between(corners[0], corners[2]), between(corners[1], corners[3]));
    for (unsigned i = 0; i < 4; i++) {
        corners[i].x += margin * (middle.x - corners[i].x);
        corners[i].y += margin * (middle.y - corners[i].y);
        inner.crossings[i < 2 ? i : 5 - i] = corners[i];
    }
    double left = fmin(fmin(corners[0].x, corners[1].x), fmin(corners[2].x, corners[3].x));
    double right = fmax(fmax(corners[0].x, corners[1].x), fmax(corners[2].x, corners[3].x));
    double top = fmin(fmin(corners[0].y, corners[1].y), fmin(corners[2].y, corners[3].y));
    double bottom = fmax(fmax(corners[0].y, corners[1].y), fmax(corners[2].y, corners[3].y));
    unsigned last_x = (unsigned)fmax(fmin(right + 1, canvas->width), 0);
    unsigned last_y = (unsigned)fmax(fmin(bottom + 1, canvas->height), 0);
    for (unsigned y = (unsigned)fmax(top, 0); y < last_y; y++)
        for (unsigned x = (unsigned)fmax(left, 0); x < last_x; x++)
            if (cam_grid_cell_at(&inner, (struct svision_point){x + 0.5, y + 0.5}) == 0)
                for (unsigned k = 0; k < 3; k++)
                    canvas->pixels[y * canvas->stride + 4 * (size_t)x + k] =
                        (uint8_t)(paper >> (16 - 8 * k));
}

void cam_paint_correction(const struct svision_canvas *canvas, const struct cam_grid *grid,
                          unsigned cell, unsigned digit)
{
    struct svision_overlay overlay = overlay_of(grid, 1);
    uint8_t digits[SVISION_MAX_CELLS] = {0};
    if (grid->covered[cell])
        return;
    digits[cell] = (uint8_t)digit;
    blank_cell(canvas, grid, cell);
    overlay.digits = digits;
    overlay.color = magenta;
    svision_overlay_paint(&overlay, canvas);
}

void cam_paint_outline(const struct svision_canvas *canvas, const struct cam_grid *grid)
{
    struct svision_overlay overlay = overlay_of(grid, 0.9F);
    overlay.outline = 0.09F;
    overlay.outline_color = amber;
    svision_overlay_paint(&overlay, canvas);
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        if (grid->named[i])
            frame_cell(canvas, grid, i, red);
}

/* ---------------------------------------------------------------------------------------- words */

/* Computes the free height above and below GRID on CANVAS. */
static void find_free_height(const struct svision_canvas *canvas, const struct cam_grid *grid,
                             double *above, double *below)
{
    double top = canvas->height, bottom = 0;
    unsigned count = grid->state == SVISION_TRACK_NONE ? 0 : (grid->side + 1) * (grid->side + 1);
    for (unsigned i = 0; i < count; i++) {
        top = fmin(top, grid->crossings[i].y);
        bottom = fmax(bottom, grid->crossings[i].y);
    }
    *above = count ? top : 0;
    *below = canvas->height - bottom;
}

static void write_with_halo(const struct svision_canvas *canvas, const char *text,
                            struct svision_point center, double height)
{
    const unsigned directions = 12;
    double halo = fmax(0.14 * height, 1);
    for (unsigned i = 0; i < directions; i++) {
        double angle = 6.283185307179586 * i / directions;
        struct svision_point at = {center.x + halo * cos(angle), center.y + halo * sin(angle)};
        svision_draw_text(canvas, text, at, height, black, 1);
    }
    svision_draw_text(canvas, text, center, height, white, 1);
}

void cam_paint_advice(const struct svision_canvas *canvas, const struct cam_grid *grid,
                      const char *text)
{
    const double readable = 8; /* minimum text height, in pixels */
    const double space = 2;    /* height of the advice, in text heights */
    double above, below, height = fmax(canvas->height * 0.05, readable);
    double width = svision_draw_text_width(text, height), room = canvas->width * 0.94;
    if (width <= 0)
        return;
    find_free_height(canvas, grid, &above, &below);
    height *= fmin(room / width, 1);
    height = fmin(height, fmax(above, below) / space);
    if (height < fmin(readable, canvas->height * 0.05))
        return;
    bool is_below = below >= fmin(above, space * height);
    double edge = 0.65 * space * height;
    write_with_halo(
        canvas, text,
        (struct svision_point){canvas->width / 2.0, is_below ? canvas->height - edge : edge},
        height);
}
