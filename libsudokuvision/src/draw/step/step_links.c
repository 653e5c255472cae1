#include "draw/step/step_links.h"

#include <math.h>

/* In cells: the width of an arrow, its head, the dashes of a weak one, and the margin to the
 * board's edge. */
static const double line_width = 0.035, head_length = 0.11, head_width = 0.1, dash = 0.11,
                    gap = 0.075, margin = 0.06;

/* A quadratic Bezier curve from FROM to TO with control point BEND. */
struct arc {
    struct svision_point from;
    struct svision_point bend;
    struct svision_point to;
};

static double distance(struct svision_point a, struct svision_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static struct svision_point arc_at(const struct arc *arc, double t)
{
    double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    return (struct svision_point){a * arc->from.x + b * arc->bend.x + c * arc->to.x,
                                  a * arc->from.y + b * arc->bend.y + c * arc->to.y};
}

/* A curve between the nearest candidates of two nodes, bowed to the left by BOW of its length. */
static struct arc arc_between(const struct sudoku_layout *layout, const struct sudoku_link *link,
                              double bow)
{
    struct arc best = {{0, 0}, {0, 0}, {0, 0}};
    double shortest = INFINITY;
    for (unsigned i = 0; i < link->from.cell_count * (unsigned)link->to.cell_count; i++) {
        unsigned a = link->from.cells[i / link->to.cell_count];
        unsigned b = link->to.cells[i % link->to.cell_count];
        struct svision_point from = step_candidate_at(layout, a, link->from.digit);
        struct svision_point to = step_candidate_at(layout, b, link->to.digit);
        if (distance(from, to) >= shortest)
            continue;
        shortest = distance(from, to);
        best = (struct arc){from, {0, 0}, to};
    }
    best.bend.x = (best.from.x + best.to.x) / 2 + bow * (best.to.y - best.from.y);
    best.bend.y = (best.from.y + best.to.y) / 2 - bow * (best.to.x - best.from.x);
    return best;
}

enum { SAMPLES = 12 };

/* The number of samples of ARC outside the board's rows and columns. */
static unsigned samples_outside(const struct sudoku_layout *layout, const struct arc *arc)
{
    unsigned last = sudoku_layout_cell_count(layout) - 1, outside = 0;
    double columns = 1 + sudoku_layout_cell_column(layout, last);
    double rows = 1 + sudoku_layout_cell_row(layout, last);
    for (unsigned s = 1; s < SAMPLES; s++) {
        struct svision_point at = arc_at(arc, (double)s / SAMPLES);
        outside +=
            at.x < margin || at.y < margin || at.x > columns - margin || at.y > rows - margin;
    }
    return outside;
}

/* The number of samples of ARC within REACH of NODE, except for candidates at its ends. */
static unsigned node_hits(const struct step_scene *scene, const struct arc *arc,
                          const struct sudoku_node *node, double reach)
{
    unsigned hits = 0;
    for (unsigned i = 0; i < node->cell_count; i++) {
        struct svision_point at = step_candidate_at(scene->layout, node->cells[i], node->digit);
        if (distance(at, arc->from) < reach || distance(at, arc->to) < reach)
            continue;
        for (unsigned s = 1; s < SAMPLES; s++)
            hits += distance(at, arc_at(arc, (double)s / SAMPLES)) < 1.2 * reach;
    }
    return hits;
}

/* Short links are straight; others bow to the side with the fewest crossings of nodes. */
static struct arc choose_arc(const struct step_scene *scene, const struct sudoku_link *link,
                             double reach)
{
    static const double bows[] = {0.12, -0.12, 0.22, -0.22, 0};
    const struct sudoku_step *step = scene->step;
    struct arc best = arc_between(scene->layout, link, 0);
    unsigned fewest = ~0U;
    if (distance(best.from, best.to) < 0.8)
        return best;
    for (unsigned i = 0; i < sizeof bows / sizeof bows[0]; i++) {
        struct arc arc = arc_between(scene->layout, link, bows[i]);
        unsigned hits = samples_outside(scene->layout, &arc);
        for (size_t j = 0; j < step->link_count; j++)
            hits += node_hits(scene, &arc, &step->links[j].from, reach) +
                    node_hits(scene, &arc, &step->links[j].to, reach);
        if (hits < fewest) {
            fewest = hits;
            best = arc;
        }
    }
    return best;
}

/* The part of ARC from START to END, both 0..1. */
static void put_part(const struct arc *arc, double start, double end, struct step_shape *shape)
{
    enum { STEPS = 12 };
    unsigned steps = 1 + (unsigned)((STEPS - 1) * (end - start));
    shape->count = 0;
    for (unsigned i = 0; i <= steps; i++)
        shape->points[shape->count++] = arc_at(arc, start + (end - start) * i / steps);
}

/* The triangle at the end of ARC at T. */
static void put_head(const struct arc *arc, double t, double length, struct step_shape *shape)
{
    struct svision_point tip = arc_at(arc, t), tail = arc_at(arc, t - head_length / length);
    double x = tip.x - tail.x, y = tip.y - tail.y, norm = hypot(x, y);
    x = norm > 0 ? head_width / 2 * x / norm : 0;
    y = norm > 0 ? head_width / 2 * y / norm : 0;
    shape->width = 0;
    shape->is_closed = true;
    shape->count = 3;
    shape->points[0] = tip;
    shape->points[1] = (struct svision_point){tail.x - y, tail.y + x};
    shape->points[2] = (struct svision_point){tail.x + y, tail.y - x};
}

static void put_arrow(const struct step_scene *scene, const struct sudoku_link *link, float reach,
                      step_take_shape *take, void *user)
{
    const struct svision_step_colors *colors = &scene->colors;
    struct arc arc = choose_arc(scene, link, (double)reach);
    double length = distance(arc.from, arc.bend) + distance(arc.bend, arc.to);
    /* Near the ends, the curve has the speed of twice the distance to its control point. */
    double start = reach / length, tip = 1 - start, end = tip - 0.8 * head_length / length;
    struct step_shape shape = {.color = link->is_strong ? colors->strong_link : colors->weak_link,
                               .width = (float)line_width};
    if (!(length > 2 * (double)reach))
        return;
    double step = link->is_strong ? 1 : (dash + gap) / length;
    unsigned dashes = (unsigned)ceil((end - start) / step);
    for (unsigned i = 0; i < dashes; i++) {
        double from = start + i * step;
        double to = link->is_strong ? end : fmin(end, from + dash / length);
        put_part(&arc, from, to, &shape);
        take(user, &shape);
    }
    put_head(&arc, tip, length, &shape);
    take(user, &shape);
}

void step_links(const struct step_scene *scene, float reach, step_take_shape *take, void *user)
{
    for (size_t i = 0; i < scene->step->link_count; i++)
        put_arrow(scene, &scene->step->links[i], reach, take, user);
}
