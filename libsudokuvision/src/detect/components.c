#include "detect/components.h"

#include <string.h>

#include "common/mem.h"
#include "maths/best.h"
#include "maths/orient.h"

bool components_open(struct components *space, const struct sudoku_allocator *allocator,
                     unsigned width, unsigned height)
{
    size_t runs = ((size_t)width + 1) / 2 * height;
    *space = (struct components){.max_width = width, .max_height = height};
    space->runs = mem_alloc(allocator, runs, sizeof *space->runs);
    space->parents = mem_alloc(allocator, runs, sizeof *space->parents);
    space->rows = mem_alloc(allocator, runs, sizeof *space->rows);
    space->ends = mem_alloc(allocator, runs, sizeof *space->ends);
    space->boxes = mem_alloc(allocator, runs, sizeof *space->boxes);
    space->points = mem_alloc(allocator, 4 * (size_t)height + 4, sizeof *space->points);
    if (space->runs && space->rows && space->parents && space->ends && space->boxes &&
        space->points)
        return true;
    components_close(space, allocator);
    return false;
}

void components_close(struct components *space, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, space->runs);
    mem_free(allocator, space->rows);
    mem_free(allocator, space->parents);
    mem_free(allocator, space->ends);
    mem_free(allocator, space->boxes);
    mem_free(allocator, space->points);
    *space = (struct components){0};
}

/* The root of RUN, mostly its parent; longer ways are halved. */
static uint32_t root_of(uint32_t *parents, uint32_t run)
{
    uint32_t parent = parents[run], next;
    while ((next = parents[parent]) != parent) {
        parents[run] = next;
        run = next;
        parent = parents[run];
    }
    return parent;
}

/* Joins two trees under the older root, so that a root is its component's first run; gives it. */
static uint32_t join(uint32_t *parents, uint32_t a, uint32_t b)
{
    if (a < b) {
        parents[b] = a;
        return a;
    }
    parents[a] = b;
    return b;
}

/* Joins the runs of a row, first..end-1, with those of the row above that they touch, be it at a
 * corner. The last of these may touch the next run as well. */
static void join_rows(struct components *space, uint32_t above, uint32_t first, uint32_t end)
{
    const struct component_run *runs = space->runs;
    uint32_t *parents = space->parents;
    for (uint32_t run = first, over = above; run < end; run++) {
        uint32_t root = run;
        while (over < first && runs[over].end < runs[run].start)
            over++;
        parents[run] = run;
        for (uint32_t next = over; next < first && runs[next].start <= runs[run].end; next++) {
            root = join(parents, root, root_of(parents, next));
            over = next;
        }
    }
}

/* Runs begin and end where a bit differs from the one before. */
static uint32_t add_runs(struct components *space, const struct mask *mask, unsigned y,
                         uint32_t first)
{
    const uint64_t *row = mask_row(mask, y);
    uint16_t *edges = (uint16_t *)(space->runs + first); /* beginnings and ends in turns */
    uint64_t before = 0;
    uint32_t count = 0;
    for (size_t i = 0; i < mask->stride; i++) {
        uint64_t changes = row[i] ^ (row[i] << 1 | before);
        for (; changes; changes &= changes - 1)
            edges[count++] = (uint16_t)(64 * i + (unsigned)__builtin_ctzll(changes));
        before = row[i] >> 63;
    }
    for (uint32_t run = first; run < first + count / 2; run++)
        space->rows[run] = (uint16_t)y;
    return first + count / 2;
}

static void find_runs(struct components *space, const struct mask *mask)
{
    uint32_t above = 0, count = 0;
    for (unsigned y = 0; y < mask->height; y++) {
        uint32_t first = count;
        count = add_runs(space, mask, y, first);
        join_rows(space, above, first, count);
        above = first;
    }
    space->run_count = count;
}

static void grow_box(struct component *box, const struct component_run *run, uint16_t row)
{
    box->area += (uint32_t)(run->end - run->start);
    box->left = run->start < box->left ? run->start : box->left;
    box->right = run->end - 1 > box->right ? (uint16_t)(run->end - 1) : box->right;
    box->bottom = row;
}

/* Runs come in the order of rows, so a root is met before its children, and the parent of a run has
 * its own root when that run is reached. */
static void find_ends(struct components *space)
{
    for (uint32_t i = 0; i < space->run_count; i++) {
        uint32_t root = space->parents[i] = space->parents[space->parents[i]];
        space->ends[i] = 0;
        space->ends[root] = (uint16_t)(space->rows[i] + 1);
    }
}

/* The boxes of components that are MIN_SIDE high or more: few are, where a picture is noisy. */
static void find_boxes(struct components *space, unsigned min_side)
{
    for (uint32_t i = 0; i < space->run_count; i++) {
        const struct component_run *run = &space->runs[i];
        const uint32_t root = space->parents[i];
        if (root == i && space->ends[i] - space->rows[i] < (int)min_side)
            space->ends[i] = 0;
        if (space->ends[root] == 0)
            continue;
        if (root == i)
            space->boxes[i] = (struct component){.label = i,
                                                 .left = run->start,
                                                 .top = space->rows[i],
                                                 .right = (uint16_t)(run->end - 1)};
        grow_box(&space->boxes[root], run, space->rows[i]);
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
    find_runs(space, mask);
    find_ends(space);
    find_boxes(space, min_side);
    unsigned count = 0;
    for (uint32_t i = 0; i < space->run_count; i++) {
        const struct component *box = &space->boxes[i];
        if (space->ends[i] && box->right - box->left + 1U >= min_side && box_area(box) >= min_area)
            count = insert(found, count, capacity, box);
    }
    return count;
}

/* Adds NEXT to the chain POINTS[base..count-1], taking back what it makes concave. TURN is 1 or -1
 * for the two directions. */
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

/* The outermost pixels of CONTOUR in the row of run *I, which moves to the next row. False: the
 * component has no run in that row. */
static bool row_ends(const struct components *space, const struct component *contour, uint32_t *i,
                     struct svision_point ends[2])
{
    const unsigned row = space->rows[*i];
    bool found = false;
    for (; *i < space->run_count && space->rows[*i] == row; ++*i) {
        if (space->parents[*i] != contour->label)
            continue;
        if (!found)
            ends[0] = (struct svision_point){space->runs[*i].start, row};
        ends[1] = (struct svision_point){space->runs[*i].end - 1, row};
        found = true;
    }
    return found;
}

/* Builds both chains; those on the right come after the last of a picture's rows on the left. */
static void build_chains(struct components *space, const struct component *contour, unsigned *left,
                         unsigned base, unsigned *right)
{
    struct svision_point ends[2] = {{0, 0}, {0, 0}};
    *left = 0;
    *right = base;
    for (uint32_t i = contour->label; i < space->run_count && space->rows[i] <= contour->bottom;) {
        if (!row_ends(space, contour, &i, ends))
            continue;
        *left = add_to_chain(space->points, 0, *left, ends[0], 1);
        *right = add_to_chain(space->points, base, *right, ends[1], -1);
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
