#include "draw/step/step_shapes.h"

#include <math.h>

#include "draw/paint/lettering.h"
#include "draw/step/step_links.h"
#include "draw/step/step_marks.h"

/* Light fills keep digits legible; each pair of edge colors differs in brightness too. */
const struct svision_step_colors step_usual_colors = {
    .unit = 0xEDF2F8,
    .cell = 0xFFF4CC,
    .start = 0xFFFFFF,
    .premise = 0xB5DDF5,
    .premise_edge = 0x0072B2,
    .fin = 0xFFDD8A,
    .fin_edge = 0xB07400,
    .pattern = 0xF3D3E5,
    .pattern_edge = 0xB0508A,
    .elimination = 0xFBDCC8,
    .elimination_cross = 0xD55E00,
    .placement = 0x007D5A,
    .placed = 0xFFFFFF,
    .marked = 0x000000,
    .strong_link = 0x0072B2,
    .weak_link = 0x4A4A4A,
};

/* In cells. */
static const float edge = 0.022F, cross_width = 0.04F, frame_width = 0.07F;

/* Radius of a mark relative to a candidate's room. */
static const float mark_reach = 0.47F;

struct shaper {
    const struct step_scene *scene;
    step_take_shape *take;
    void *user;
    float reach; /* of a mark, in cells */
};

/* ---------------------------------------------------------------------------------- one shape */

/* A regular polygon of COUNT corners around AT, with the first one TURN radians from the right. */
static void put_polygon(const struct shaper *shaper, struct svision_point at, double radius,
                        unsigned count, double turn, svision_color color)
{
    const double circle = 6.283185307179586;
    struct step_shape shape = {.color = color, .is_closed = true, .count = count};
    for (unsigned i = 0; i < count; i++) {
        double angle = turn + circle * i / count;
        shape.points[i] =
            (struct svision_point){at.x + radius * cos(angle), at.y + radius * sin(angle)};
    }
    shaper->take(shaper->user, &shape);
}

/* A mark of color FILL with an edge of EDGE_COLOR. */
static void put_mark(const struct shaper *shaper, struct svision_point at, double radius,
                     unsigned count, double turn, svision_color fill, svision_color edge_color)
{
    /* Makes the edge of a square as wide as that of a disc. */
    double slant = 1 / cos(3.141592653589793 / count);
    put_polygon(shaper, at, radius, count, turn, edge_color);
    put_polygon(shaper, at, radius - edge * slant, count, turn, fill);
}

static void put_line(const struct shaper *shaper, struct svision_point from,
                     struct svision_point to, float width, svision_color color)
{
    const struct step_shape shape = {
        .color = color, .width = width, .count = 2, .points = {from, to}};
    shaper->take(shaper->user, &shape);
}

/* A square inset by INSET in CELL; WIDTH 0: its area. */
static void put_cell(const struct shaper *shaper, unsigned cell, double inset, float width,
                     svision_color color)
{
    const struct sudoku_layout *layout = shaper->scene->layout;
    double left = sudoku_layout_cell_column(layout, cell) + inset;
    double top = sudoku_layout_cell_row(layout, cell) + inset;
    double right = left + 1 - 2 * inset, bottom = top + 1 - 2 * inset;
    const struct step_shape shape = {
        .color = color,
        .width = width,
        .is_closed = true,
        .count = 4,
        .points = {{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
    shaper->take(shaper->user, &shape);
}

/* ------------------------------------------------------------------------------------- layers */

static void put_shade(const struct shaper *shaper, unsigned cell)
{
    const struct step_scene *scene = shaper->scene;
    if (step_rests_on_cell(scene->step, cell))
        put_cell(shaper, cell, 0, 0, scene->colors.cell);
    else if (step_rests_on_unit_of(scene->layout, scene->step, cell))
        put_cell(shaper, cell, 0, 0, scene->colors.unit);
}

enum { DISC = 32, SQUARE = 4 };

static const double eighth = 0.7853981633974483;

static void put_cross(const struct shaper *shaper, struct svision_point at)
{
    const struct svision_step_colors *colors = &shaper->scene->colors;
    double reach = 0.9 * (double)shaper->reach;
    put_polygon(shaper, at, (double)shaper->reach, DISC, 0, colors->elimination);
    put_line(shaper, (struct svision_point){at.x - reach, at.y - reach},
             (struct svision_point){at.x + reach, at.y + reach}, cross_width,
             colors->elimination_cross);
    put_line(shaper, (struct svision_point){at.x + reach, at.y - reach},
             (struct svision_point){at.x - reach, at.y + reach}, cross_width,
             colors->elimination_cross);
}

static void put_candidate(const struct shaper *shaper, unsigned cell, unsigned digit)
{
    const struct svision_step_colors *colors = &shaper->scene->colors;
    const struct svision_point at = step_candidate_at(shaper->scene->layout, cell, digit);
    double reach = (double)shaper->reach;
    switch (step_mark_of(shaper->scene->layout, shaper->scene->step, cell, digit)) {
    case STEP_PREMISE:
        put_mark(shaper, at, reach, DISC, 0, colors->premise, colors->premise_edge);
        break;
    case STEP_START:
        put_mark(shaper, at, reach, DISC, 0, colors->start, colors->premise_edge);
        break;
    case STEP_FIN:
        put_mark(shaper, at, 1.2 * reach, SQUARE, 0, colors->fin, colors->fin_edge);
        break;
    case STEP_PATTERN:
        put_mark(shaper, at, 1.25 * reach, SQUARE, eighth, colors->pattern, colors->pattern_edge);
        break;
    case STEP_ELIMINATION:
        put_cross(shaper, at);
        break;
    case STEP_PLACEMENT:
        put_polygon(shaper, at, 1.35 * reach, SQUARE, eighth, colors->placement);
        break;
    default:
        break;
    }
}

/* A band around the candidates of a node of several cells. */
static void put_group(const struct shaper *shaper, const struct sudoku_node *node, bool is_start)
{
    const struct svision_step_colors *colors = &shaper->scene->colors;
    struct step_shape shape = {.color = colors->premise_edge, .width = 2 * shaper->reach};
    if (node->cell_count < 2)
        return;
    for (; shape.count < node->cell_count; shape.count++)
        shape.points[shape.count] =
            step_candidate_at(shaper->scene->layout, node->cells[shape.count], node->digit);
    shaper->take(shaper->user, &shape);
    shape.color = is_start ? colors->start : colors->premise;
    shape.width -= 2 * edge;
    shaper->take(shaper->user, &shape);
}

static void put_groups(const struct shaper *shaper)
{
    const struct sudoku_step *step = shaper->scene->step;
    for (size_t i = 0; i < step->link_count; i++) {
        put_group(shaper, &step->links[i].from, step->links[i].is_strong);
        put_group(shaper, &step->links[i].to, !step->links[i].is_strong);
    }
}

static void put_marks(const struct shaper *shaper)
{
    const struct step_scene *scene = shaper->scene;
    unsigned count = sudoku_layout_cell_count(scene->layout);
    sudoku_digitset all = sudoku_digitset_all(sudoku_layout_side(scene->layout));
    put_groups(shaper);
    for (unsigned cell = 0; cell < count; cell++) {
        if (scene->cells && scene->cells[cell])
            continue;
        sudoku_digitset left = scene->candidates ? scene->candidates[cell] & all : all;
        while (left)
            put_candidate(shaper, cell, sudoku_digitset_pop(&left));
    }
}

void step_shapes(const struct step_scene *scene, enum step_layer layer, step_take_shape *take,
                 void *user)
{
    const struct sudoku_step *step = scene->step;
    const float room = lettering_candidate_room(sudoku_layout_side(scene->layout), 1);
    const struct shaper shaper = {scene, take, user, mark_reach * room};
    unsigned count = sudoku_layout_cell_count(scene->layout);
    if (layer == STEP_LAYER_CELLS) {
        for (unsigned cell = 0; cell < count; cell++)
            put_shade(&shaper, cell);
    } else {
        for (size_t i = 0; i < step->placement_count; i++)
            put_cell(&shaper, step->placements[i].cell, 0.08, frame_width, scene->colors.placement);
        step_links(scene, shaper.reach, take, user);
        put_marks(&shaper);
    }
}
