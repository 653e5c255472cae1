#include "draw_plan.h"

#include <math.h>

static const struct svision_draw_colours usual_colours = {
    .paper = 0xFFFFFF,
    .shade = 0xE3EAF3,
    .thin = 0x8A8A8A,
    .thick = 0x000000,
    .title = 0x000000,
    .given = 0x000000,
    .found = 0x1A5FB4,
    .candidate = 0x707070,
};

/* Cells that the title takes, for each nine columns; and how much of that is its capitals. */
static const float title_share = 0.9F, title_ink = 0.5F;

static bool is_sound(const struct svision_drawing *drawing)
{
    if (!drawing || drawing->size < sizeof *drawing || !drawing->layout)
        return false;
    unsigned side = sudoku_layout_side(drawing->layout);
    unsigned count = sudoku_layout_cell_count(drawing->layout);
    for (unsigned i = 0; i < count; i++) {
        if (sudoku_layout_cell_row(drawing->layout, i) >= SVISION_DRAW_MAX_SIDE ||
            sudoku_layout_cell_column(drawing->layout, i) >= SVISION_DRAW_MAX_SIDE ||
            (drawing->cells && drawing->cells[i] > side))
            return false;
    }
    return true;
}

static void place_cells(struct draw_plan *plan)
{
    const struct sudoku_layout *layout = plan->drawing->layout;
    unsigned count = sudoku_layout_cell_count(layout);
    const size_t width = SVISION_DRAW_MAX_SIDE + 2;
    for (size_t i = 0; i < width * width; i++)
        plan->places[i / width][i % width] = (struct draw_place){DRAW_NO_CELL, 0};
    for (unsigned i = 0; i < count; i++) {
        int row = (int)sudoku_layout_cell_row(layout, i);
        int column = (int)sudoku_layout_cell_column(layout, i);
        plan->places[row + 1][column + 1].cell = (uint16_t)i;
        plan->rows = row < plan->rows ? plan->rows : row + 1;
        plan->columns = column < plan->columns ? plan->columns : column + 1;
    }
}

/* Whether the cells of UNIT fill a rectangle of several rows and columns. */
static bool is_rectangle(const struct sudoku_layout *layout, unsigned unit)
{
    const uint16_t *cells = sudoku_layout_unit(layout, unit);
    unsigned side = sudoku_layout_side(layout), top = ~0U, bottom = 0, left = ~0U, right = 0;
    for (unsigned i = 0; i < side; i++) {
        unsigned row = sudoku_layout_cell_row(layout, cells[i]);
        unsigned column = sudoku_layout_cell_column(layout, cells[i]);
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
        left = column < left ? column : left;
        right = column > right ? column : right;
    }
    unsigned rows = bottom - top + 1, columns = right - left + 1;
    return rows > 1 && columns > 1 && rows * columns == side;
}

static bool is_zone(const struct sudoku_layout *layout, unsigned unit)
{
    switch (sudoku_layout_unit_kind(layout, unit)) {
    case SUDOKU_UNIT_REGION:
        return true;
    case SUDOKU_UNIT_BOX:
    case SUDOKU_UNIT_CUSTOM:
        return is_rectangle(layout, unit);
    default:
        return false;
    }
}

static void place_zones(struct draw_plan *plan)
{
    const struct sudoku_layout *layout = plan->drawing->layout;
    unsigned count = sudoku_layout_unit_count(layout), side = sudoku_layout_side(layout);
    for (unsigned unit = 0; unit < count; unit++) {
        if (!is_zone(layout, unit))
            continue;
        const uint16_t *cells = sudoku_layout_unit(layout, unit);
        for (unsigned i = 0; i < side; i++)
            plan->places[sudoku_layout_cell_row(layout, cells[i]) + 1]
                        [sudoku_layout_cell_column(layout, cells[i]) + 1]
                            .zone = (uint16_t)(unit + 1);
    }
}

/* Cells of height that the title takes. */
static float title_cells(const struct draw_plan *plan)
{
    return plan->has_title ? title_share * (float)plan->columns / 9 : 0;
}

/* The largest cell with which the board and half a cell around it fit. */
static void measure(struct draw_plan *plan)
{
    float across = (float)plan->width / ((float)plan->columns + 1);
    float down = (float)plan->height / ((float)plan->rows + 1 + title_cells(plan));
    /* A thousandth makes up for rounding where the height was chosen to fit. */
    int cell = (int)((across < down ? across : down) + 0.001F);
    int title = (int)(title_cells(plan) * (float)cell);
    plan->cell = cell;
    plan->thin = 1 + (cell + 8) / 56;
    plan->thick = cell < 8 ? 1 : plan->thin + 1 + cell / 24;
    plan->left = (plan->width - plan->columns * cell) / 2;
    plan->top = (plan->height - plan->rows * cell - title) / 2 + title;
    plan->title_height = (int)((float)title * title_ink / title_share);
    plan->title_top = plan->top - title;
}

bool draw_plan_make(struct draw_plan *plan, const struct svision_drawing *drawing, unsigned width,
                    unsigned height)
{
    if (!is_sound(drawing) || width == 0 || width > SVISION_MAX_SIDE || height == 0 ||
        height > SVISION_MAX_SIDE)
        return false;
    plan->drawing = drawing;
    plan->colours = drawing->colours ? *drawing->colours : usual_colours;
    plan->rows = plan->columns = 0;
    plan->has_title = drawing->title && drawing->title[0];
    plan->width = (int)width;
    plan->height = (int)height;
    place_cells(plan);
    place_zones(plan);
    measure(plan);
    return true;
}

enum svision_status svision_draw_height(const struct svision_drawing *drawing, unsigned width,
                                        unsigned *height)
{
    struct draw_plan plan;
    if (!height || !draw_plan_make(&plan, drawing, width, SVISION_MAX_SIDE))
        return SVISION_ERR_ARGUMENT;
    int cell = (int)width / (plan.columns + 1);
    int title = (int)ceilf(title_cells(&plan) * (float)cell);
    int wanted = (int)width + (plan.rows - plan.columns) * cell + title;
    if (wanted > SVISION_MAX_SIDE)
        return SVISION_ERR_ARGUMENT;
    *height = wanted > 0 ? (unsigned)wanted : 1;
    return SVISION_OK;
}
