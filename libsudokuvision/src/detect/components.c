#include "detect/components.h"

#include <string.h>

#include "common/mem.h"
#include "kernels/kernels.h"
#include "maths/best.h"
#include "maths/orient.h"

bool components_open(struct components *space, const struct sudoku_allocator *allocator,
                     unsigned width, unsigned height)
{
    size_t row = ((size_t)width + 1) / 2, labels = row * ((height + 1) / 2), words = width / 64 + 1;
    *space = (struct components){.max_width = width, .max_height = height};
    space->runs = mem_alloc(allocator, row * height + KERNEL_EDGES, sizeof *space->runs);
    space->labels = mem_alloc(allocator, row * height, sizeof *space->labels);
    space->rows = mem_alloc(allocator, (size_t)height + 1, sizeof *space->rows);
    space->parents = mem_alloc(allocator, labels + 1, sizeof *space->parents);
    space->boxes = mem_alloc(allocator, labels + 1, sizeof *space->boxes);
    space->touching = mem_alloc(allocator, row, sizeof *space->touching);
    space->points = mem_alloc(allocator, 4 * (size_t)height + 4, sizeof *space->points);
    bool done = space->runs && space->labels && space->rows && space->parents && space->boxes &&
                space->touching && space->points;
    for (unsigned i = 0; i < 2; i++) {
        space->changes[i] = mem_alloc(allocator, words, sizeof *space->changes[i]);
        space->before[i] = mem_alloc(allocator, words, sizeof *space->before[i]);
        done = done && space->changes[i] && space->before[i];
    }
    if (done)
        return true;
    components_close(space, allocator);
    return false;
}

void components_close(struct components *space, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, space->runs);
    mem_free(allocator, space->labels);
    mem_free(allocator, space->rows);
    mem_free(allocator, space->parents);
    mem_free(allocator, space->boxes);
    mem_free(allocator, space->touching);
    mem_free(allocator, space->points);
    for (unsigned i = 0; i < 2; i++) {
        mem_free(allocator, space->changes[i]);
        mem_free(allocator, space->before[i]);
    }
    *space = (struct components){0};
}

/* The root of LABEL, usually its parent; longer paths are halved. */
static uint32_t root_of(uint32_t *parents, uint32_t label)
{
    uint32_t parent = parents[label], next;
    while ((next = parents[parent]) != parent) {
        parents[label] = next;
        label = next;
        parent = parents[label];
    }
    return parent;
}

/* Joins the trees of two labels under the older root, so that a root is the first label of its
 * component. Returns the root. */
static uint32_t join(uint32_t *parents, uint32_t a, uint32_t b)
{
    a = root_of(parents, a);
    b = root_of(parents, b);
    uint32_t older = a < b ? a : b;
    parents[a] = parents[b] = older;
    return older;
}

/* Finds the runs of row Y, and the runs of the row above that each of them touches. */
static void find_runs(struct components *space, const struct mask *mask, unsigned y)
{
    const struct kernels *kernels = kernels_best();
    struct kernel_edges above = {.changes = space->changes[(y + 1) % 2],
                                 .before = space->before[(y + 1) % 2]};
    struct kernel_edges own = {.changes = space->changes[y % 2],
                               .before = space->before[y % 2],
                               .places = (uint16_t *)(space->runs + space->rows[y])};
    unsigned runs = kernels->find_edges(mask_row(mask, y), (unsigned)mask->stride, &own) / 2;
    space->rows[y + 1] = space->rows[y] + runs;
    if (y == 0)
        memset(space->touching, 0, runs * sizeof *space->touching);
    else
        kernels->find_touching(&above, own.places, runs, space->touching);
}

/* Adds a component with an empty box that begins in row Y. */
static uint32_t add_label(struct components *space, unsigned y)
{
    const uint32_t label = space->label_count++;
    space->parents[label] = label;
    space->boxes[label] =
        (struct component){.label = label, .left = UINT16_MAX, .top = (uint16_t)y};
    return label;
}

/* Returns the label of runs FIRST..END-1, which are joined into one component. The number of
 * components is hard to predict, but most runs already belong to one. */
static uint32_t join_runs(struct components *space, uint32_t first, uint32_t end)
{
    uint32_t label = space->parents[space->labels[first]];
    if (end - first <= 2 && label == space->parents[space->labels[end - 1]])
        return label;
    for (uint32_t run = first + 1; run < end; run++)
        if (space->labels[run] != label)
            label = join(space->parents, label, space->labels[run]);
    return label;
}

/* Few runs extend the box, so the branches are predictable and the stores rarely wait for each
 * other. */
static void grow_box(struct component *box, const struct component_run *run, unsigned row)
{
    if (run->start < box->left)
        box->left = run->start;
    if (run->end > box->right + 1)
        box->right = (uint16_t)(run->end - 1);
    box->bottom = (uint16_t)row;
}

/* Labels the runs of row Y by the runs they touch. */
static void label_runs(struct components *space, unsigned y)
{
    const uint32_t first = space->rows[y], above = space->rows[y ? y - 1 : 0];
    for (uint32_t run = first; run < space->rows[y + 1]; run++) {
        const struct kernel_range touched = space->touching[run - first];
        const uint32_t label = touched.first == touched.end
                                   ? add_label(space, y)
                                   : join_runs(space, above + touched.first, above + touched.end);
        space->labels[run] = label;
        grow_box(&space->boxes[label], &space->runs[run], y);
    }
}

static void label_mask(struct components *space, const struct mask *mask)
{
    space->label_count = 0;
    space->rows[0] = 0;
    for (unsigned y = 0; y < mask->height; y++) {
        find_runs(space, mask, y);
        label_runs(space, y);
    }
}

/* Merges the boxes of joined labels. A root precedes its children, so the parent of a label has its
 * final root by the time the label is reached. */
static void join_boxes(struct components *space)
{
    for (uint32_t i = 0; i < space->label_count; i++) {
        const uint32_t root = space->parents[i] = space->parents[space->parents[i]];
        const struct component *part = &space->boxes[i];
        struct component *box = &space->boxes[root];
        box->left = part->left < box->left ? part->left : box->left;
        box->right = part->right > box->right ? part->right : box->right;
        box->bottom = part->bottom > box->bottom ? part->bottom : box->bottom;
    }
}

static uint32_t box_area(const struct component *box)
{
    return (uint32_t)(box->right - box->left + 1) * (uint32_t)(box->bottom - box->top + 1);
}

static unsigned insert(struct component *found, unsigned count, unsigned capacity,
                       const struct component *box)
{
    unsigned place = count;
    while (place > 0 && box_area(&found[place - 1]) < box_area(box))
        place--;
    return best_insert(found, count, capacity, sizeof *found, place, box);
}

unsigned components_find(struct components *space, const struct mask *mask, unsigned min_side,
                         unsigned min_area, struct component *found, unsigned capacity)
{
    unsigned count = 0;
    label_mask(space, mask);
    join_boxes(space);
    for (uint32_t i = 0; i < space->label_count; i++) {
        const struct component *box = &space->boxes[i];
        if (space->parents[i] == i && box->right - box->left + 1U >= min_side &&
            box->bottom - box->top + 1U >= min_side && box_area(box) >= min_area)
            count = insert(found, count, capacity, box);
    }
    return count;
}

/* Adds NEXT to the chain POINTS[base..count-1] and removes the points that become concave. TURN is
 * 1 or -1 for the two directions. */
static unsigned add_to_chain(struct svision_point *points, unsigned base, unsigned count,
                             struct svision_point next, double turn)
{
    while (count >= base + 2) {
        if (turn * orient_area(points[count - 2], points[count - 1], next) < 0)
            break;
        count--;
    }
    points[count] = next;
    return count + 1;
}

bool components_ends(const struct components *space, const struct component *contour, unsigned y,
                     unsigned ends[2])
{
    uint32_t first = space->rows[y], end = space->rows[y + 1];
    while (first < end && !components_has(space, contour, first))
        first++;
    if (first == end)
        return false;
    while (!components_has(space, contour, end - 1))
        end--;
    ends[0] = space->runs[first].start;
    ends[1] = space->runs[end - 1].end - 1U;
    return true;
}

/* Builds both chains; the right one is stored after the longest possible left one. */
static void build_chains(struct components *space, const struct component *contour, unsigned *left,
                         unsigned base, unsigned *right)
{
    unsigned ends[2];
    *left = 0;
    *right = base;
    for (unsigned y = contour->top; y <= contour->bottom; y++) {
        if (!components_ends(space, contour, y, ends))
            continue;
        const struct svision_point start = {ends[0], y}, end = {ends[1], y};
        *left = add_to_chain(space->points, 0, *left, start, 1);
        *right = add_to_chain(space->points, base, *right, end, -1);
    }
}

unsigned components_hull(struct components *space, const struct component *contour)
{
    struct svision_point *points = space->points;
    const unsigned base = space->max_height;
    unsigned left, count;
    build_chains(space, contour, &left, base, &count);
    count -= base;
    memmove(points + left, points + base, count * sizeof *points);
    count += left;
    for (unsigned i = left, k = count - 1; i < k; i++, k--) {
        struct svision_point kept = points[i];
        points[i] = points[k];
        points[k] = kept;
    }
    if (count > left && points[left].x == points[left - 1].x &&
        points[left].y == points[left - 1].y)
        memmove(points + left, points + left + 1, (--count - left) * sizeof *points);
    if (count > 1 && points[0].x == points[count - 1].x && points[0].y == points[count - 1].y)
        count--;
    return count;
}
