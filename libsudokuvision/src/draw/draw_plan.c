#include "draw/draw_plan.h"

#include <math.h>

#include "common/argument.h"
#include "common/sized.h"
#include "draw/paint/lettering.h"
#include "draw/rules/rule_plan.h"
#include "draw/step/step_shapes.h"
#include "image/size.h"

static const struct svision_draw_colors usual_colors = {
    .paper = 0xFFFFFF,
    .shade = 0xE3EAF3,
    .thin = 0x8A8A8A,
    .thick = 0x000000,
    .title = 0x000000,
    .given = 0x000000,
    .found = 0x1A5FB4,
    .candidate = 0x707070,
};

/* Paler than usual, so that a step stands out. */
static const svision_color pale_given = 0x6E6E6E, pale_found = 0x86A9D6;

/* In cells: the margin of a side without clues, and that above a title above clues. */
static const float half_margin = 0.5F, narrow_margin = 0.1F;

/* Height of the title for each nine columns, in cells, and the share of its capitals. */
static const float title_share = 0.9F, title_ink = 0.5F;

static bool is_sound(const struct svision_drawing *drawing)
{
    if (drawing->rules)
        return rule_plan_is_sound(drawing);
    if (!argument_expect(drawing->layout, "drawing->layout is NULL"))
        return false;
    unsigned side = sudoku_layout_side(drawing->layout);
    unsigned count = sudoku_layout_cell_count(drawing->layout);
    if (!argument_expect(lettering_are_symbols(drawing->symbols, side),
                         "drawing->symbols are not one for each digit"))
        return false;
    for (unsigned i = 0; i < count; i++) {
        if (!argument_expect(sudoku_layout_cell_row(drawing->layout, i) < SVISION_DRAW_MAX_SIDE &&
                                 sudoku_layout_cell_column(drawing->layout, i) <
                                     SVISION_DRAW_MAX_SIDE,
                             "drawing->layout has more than 64 rows or columns") ||
            !argument_expect(!drawing->cells || drawing->cells[i] <= side,
                             "drawing->cells has a number over the side"))
            return false;
    }
    return argument_expect(!drawing->step || step_is_of(drawing->layout, drawing->step),
                           "drawing->step is about a candidate that the board lacks");
}

static void clear_places(struct draw_plan *plan)
{
    const size_t width = SVISION_DRAW_MAX_SIDE + 2;
    for (size_t i = 0; i < width * width; i++)
        plan->places[i / width][i % width] = (struct draw_place){DRAW_NO_CELL, 0};
}

static void place_cells(struct draw_plan *plan)
{
    const struct sudoku_layout *layout = plan->drawing.layout;
    unsigned count = sudoku_layout_cell_count(layout);
    plan->side = sudoku_layout_side(layout);
    for (unsigned i = 0; i < count; i++) {
        int row = (int)sudoku_layout_cell_row(layout, i);
        int column = (int)sudoku_layout_cell_column(layout, i);
        plan->places[row + 1][column + 1].cell = (uint16_t)i;
        plan->rows = row < plan->rows ? plan->rows : row + 1;
        plan->columns = column < plan->columns ? plan->columns : column + 1;
    }
}

/* True if UNIT holds every digit and fills a rectangle of several rows and columns. */
static bool is_rectangle(const struct sudoku_layout *layout, unsigned unit)
{
    const uint16_t *cells = sudoku_layout_unit_cells(layout, unit);
    unsigned length = sudoku_layout_unit_length(layout, unit);
    unsigned top = ~0U, bottom = 0, left = ~0U, right = 0;
    for (unsigned i = 0; i < length; i++) {
        unsigned row = sudoku_layout_cell_row(layout, cells[i]);
        unsigned column = sudoku_layout_cell_column(layout, cells[i]);
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
        left = column < left ? column : left;
        right = column > right ? column : right;
    }
    unsigned rows = bottom - top + 1, columns = right - left + 1;
    return rows > 1 && columns > 1 && rows * columns == length &&
           length == sudoku_layout_side(layout);
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
    const struct sudoku_layout *layout = plan->drawing.layout;
    unsigned count = sudoku_layout_unit_count(layout);
    for (unsigned unit = 0; unit < count; unit++) {
        if (!is_zone(layout, unit))
            continue;
        const uint16_t *cells = sudoku_layout_unit_cells(layout, unit);
        for (unsigned i = 0; i < sudoku_layout_unit_length(layout, unit); i++)
            plan->places[sudoku_layout_cell_row(layout, cells[i]) + 1]
                        [sudoku_layout_cell_column(layout, cells[i]) + 1]
                            .zone = (uint16_t)(unit + 1);
    }
}

/* The height of the title in cells. */
static float title_cells(const struct draw_plan *plan)
{
    return plan->has_title ? title_share * (float)plan->columns / 9 : 0;
}

/* Finds the largest cell that leaves a margin of half a cell. */
static void measure(struct draw_plan *plan)
{
    const float *margins = plan->margins;
    float wide = margins[DRAW_LEFT] + margins[DRAW_RIGHT];
    float high = margins[DRAW_TOP] + margins[DRAW_BOTTOM];
    float across = (float)plan->width / ((float)plan->columns + wide);
    float down = (float)plan->height / ((float)plan->rows + high + title_cells(plan));
    /* A thousandth compensates for rounding if the height was chosen to fit. */
    int cell = (int)((across < down ? across : down) + 0.001F);
    int title = (int)(title_cells(plan) * (float)cell);
    plan->cell = cell;
    plan->thin = 1 + (cell + 8) / 56;
    plan->thick = cell < 8 ? 1 : plan->thin + 1 + cell / 24;
    int right = (int)((margins[DRAW_LEFT] - margins[DRAW_RIGHT]) * (float)cell);
    int lower = (int)((margins[DRAW_TOP] - margins[DRAW_BOTTOM]) * (float)cell);
    plan->left = (plan->width - plan->columns * cell + right) / 2;
    plan->top = (plan->height - plan->rows * cell - title + lower) / 2 + title;
    plan->title_height = (int)((float)title * title_ink / title_share);
    float above = margins[DRAW_TOP] > half_margin ? narrow_margin : half_margin;
    plan->title_top = plan->top - title - (int)((margins[DRAW_TOP] - above) * (float)cell);
}

bool draw_plan_make(struct draw_plan *plan, const struct svision_drawing *drawing, unsigned width,
                    unsigned height)
{
    static const size_t first_form = SIZED_UP_TO(struct svision_drawing, colors);
    plan->drawing = (struct svision_drawing){0};
    if (!argument_expect(drawing, "drawing is NULL") ||
        !argument_expect(sized_copy(&plan->drawing, sizeof plan->drawing, drawing, first_form),
                         "drawing->size is too small") ||
        !is_sound(&plan->drawing) || !size_is_sound(width, height))
        return false;
    plan->colors = plan->drawing.colors ? *plan->drawing.colors : usual_colors;
    if (plan->drawing.step && !plan->drawing.colors) {
        plan->colors.given = pale_given;
        plan->colors.found = pale_found;
    }
    plan->step_colors = plan->drawing.step_colors ? *plan->drawing.step_colors : step_usual_colors;
    plan->rows = plan->columns = plan->offset = 0;
    plan->has_title = plan->drawing.title && plan->drawing.title[0];
    plan->width = (int)width;
    plan->height = (int)height;
    plan->note[0] = '\0';
    for (unsigned side = 0; side < 4; side++)
        plan->margins[side] = half_margin;
    clear_places(plan);
    if (plan->drawing.rules) {
        rule_plan_make(plan);
    } else {
        place_cells(plan);
        place_zones(plan);
    }
    measure(plan);
    return true;
}

unsigned draw_plan_digit(const struct draw_plan *plan, unsigned cell)
{
    const struct svision_drawing *drawing = &plan->drawing;
    if (drawing->rules)
        return rule_plan_digit(plan, cell);
    return drawing->cells ? drawing->cells[cell] : 0;
}

bool draw_plan_is_given(const struct draw_plan *plan, unsigned cell, unsigned digit)
{
    const struct svision_drawing *drawing = &plan->drawing;
    if (drawing->rules)
        return rule_plan_is_given(plan, cell, digit);
    return !drawing->givens || drawing->givens[cell] == digit;
}

sudoku_digitset draw_plan_candidates(const struct draw_plan *plan, unsigned cell)
{
    const struct svision_drawing *drawing = &plan->drawing;
    sudoku_digitset set = drawing->candidates ? drawing->candidates[cell] : 0;
    if (drawing->rules && !drawing->candidates)
        set = rule_plan_candidates(plan, cell);
    return set & sudoku_digitset_all(plan->side);
}

enum svision_status svision_draw_height(const struct svision_drawing *drawing, unsigned width,
                                        unsigned *height)
{
    struct draw_plan plan;
    if (!argument_expect(height, "height is NULL") ||
        !draw_plan_make(&plan, drawing, width, SVISION_MAX_SIDE))
        return SVISION_ERR_ARGUMENT;
    const float *margins = plan.margins;
    float wide = margins[DRAW_LEFT] + margins[DRAW_RIGHT];
    float high = margins[DRAW_TOP] + margins[DRAW_BOTTOM];
    int cell = (int)((float)width / ((float)plan.columns + wide));
    int title = (int)ceilf(title_cells(&plan) * (float)cell);
    int wanted = (int)width + (plan.rows - plan.columns) * cell + title;
    wanted += (int)ceilf((high - wide) * (float)cell);
    if (!argument_expect(wanted <= SVISION_MAX_SIDE, "width leads to a height over 32768"))
        return SVISION_ERR_ARGUMENT;
    *height = wanted > 0 ? (unsigned)wanted : 1;
    return SVISION_OK;
}
