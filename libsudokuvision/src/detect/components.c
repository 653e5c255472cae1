#include "detect/components.h"

#include <string.h>

#include "common/mem.h"
#include "kernels/kernels.h"
#include "maths/best.h"
#include "maths/orient.h"

bool components_open(struct components *space, const struct sudoku_allocator *allocator,
                     unsigned width, unsigned height)
{
    size_t runs = ((size_t)width + 1) / 2 * height;
    *space = (struct components){.max_width = width, .max_height = height};
    space->runs = mem_alloc(allocator, runs, sizeof *space->runs);
    space->parents = mem_alloc(allocator, runs, sizeof *space->parents);
    space->boxes = mem_alloc(allocator, runs, sizeof *space->boxes);
    space->bits = mem_alloc(allocator, width / 64 + 1, sizeof *space->bits);
    space->points = mem_alloc(allocator, 4 * (size_t)height + 4, sizeof *space->points);
    if (space->runs && space->parents && space->boxes && space->bits && space->points)
        return true;
    components_close(space, allocator);
    return false;
}

void components_close(struct components *space, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, space->runs);
    mem_free(allocator, space->parents);
    mem_free(allocator, space->boxes);
    mem_free(allocator, space->bits);
    mem_free(allocator, space->points);
    *space = (struct components){0};
}

static uint32_t root_of(uint32_t *parents, uint32_t run)
{
    while (parents[run] != run) {
        parents[run] = parents[parents[run]];
        run = parents[run];
    }
    return run;
}

/* Joins two trees under the older root, so that a root is its component's first run. */
static void join(uint32_t *parents, uint32_t a, uint32_t b)
{
    a = root_of(parents, a);
    b = root_of(parents, b);
    if (a < b)
        parents[b] = a;
    else
        parents[a] = b;
}

/* Runs begin and end where a bit differs from the one before. */
static uint32_t add_runs(struct components *space, const uint8_t *row, unsigned width, unsigned y,
                         uint32_t count)
{
    struct component_run *runs = space->runs;
    uint64_t before = 0;
    kernels_best()->pack(row, width, space->bits);
    for (unsigned x = 0; x <= width; x += 64) {
        uint64_t bits = space->bits[x / 64], changes = bits ^ (bits << 1 | before);
        for (; changes; changes &= changes - 1) {
            unsigned place = x + (unsigned)__builtin_ctzll(changes);
            if (bits >> (place - x) & 1) {
                runs[count].start = (uint16_t)place;
                continue;
            }
            runs[count].end = (uint16_t)place;
            runs[count].row = (uint16_t)y;
            space->parents[count] = count;
            count++;
        }
        before = bits >> 63;
    }
    return count;
}

/* Joins the runs of a row, first..end-1, with those of the row above that they touch, be it at a
 * corner. */
static void join_rows(struct components *space, uint32_t above, uint32_t first, uint32_t end)
{
    const struct component_run *runs = space->runs;
    for (uint32_t run = first, over = above; run < end && over < first;) {
        if (runs[over].end >= runs[run].start && runs[over].start <= runs[run].end)
            join(space->parents, over, run);
        if (runs[over].end < runs[run].end)
            over++;
        else
            run++;
    }
}

static void find_runs(struct components *space, const uint8_t *mask, unsigned width,
                      unsigned height)
{
    uint32_t above = 0, count = 0;
    for (unsigned y = 0; y < height; y++) {
        uint32_t first = count;
        count = add_runs(space, mask + (size_t)y * width, width, y, count);
        join_rows(space, above, first, count);
        above = first;
    }
    space->run_count = count;
}

static void grow_box(struct component *box, const struct component_run *run)
{
    box->area += (uint32_t)(run->end - run->start);
    box->left = run->start < box->left ? run->start : box->left;
    box->right = run->end - 1 > box->right ? (uint16_t)(run->end - 1) : box->right;
    box->bottom = run->row;
}

/* Runs come in the order of rows, so a root is met before its children. */
static void find_boxes(struct components *space)
{
    for (uint32_t i = 0; i < space->run_count; i++) {
        const struct component_run *run = &space->runs[i];
        uint32_t root = space->parents[i] = root_of(space->parents, i);
        if (root == i)
            space->boxes[i] = (struct component){
                .label = i, .left = run->start, .top = run->row, .right = (uint16_t)(run->end - 1)};
        grow_box(&space->boxes[root], run);
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

unsigned components_find(struct components *space, const uint8_t *mask, unsigned width,
                         unsigned height, unsigned min_side, unsigned min_area,
                         struct component *found, unsigned capacity)
{
    find_runs(space, mask, width, height);
    find_boxes(space);
    unsigned count = 0;
    for (uint32_t i = 0; i < space->run_count; i++) {
        const struct component *box = &space->boxes[i];
        if (space->parents[i] == i && box->right - box->left + 1U >= min_side &&
            box->bottom - box->top + 1U >= min_side && box_area(box) >= min_area)
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

/* The outermost x of CONTOUR in the row of run *I, which moves to the next row. False where the
 * component has no run in that row. */
static bool row_end(const struct components *space, const struct component *contour, uint32_t *i,
                    bool right, struct svision_point *point)
{
    unsigned row = space->runs[*i].row;
    bool found = false;
    for (; *i < space->run_count && space->runs[*i].row == row; ++*i) {
        const struct component_run *run = &space->runs[*i];
        if (space->parents[*i] != contour->label || (found && !right))
            continue;
        *point = (struct svision_point){right ? run->end - 1 : run->start, row};
        found = true;
    }
    return found;
}

static unsigned chain(struct components *space, const struct component *contour, unsigned base,
                      bool right)
{
    unsigned count = base;
    struct svision_point point = {0, 0};
    for (uint32_t i = contour->label;
         i < space->run_count && space->runs[i].row <= contour->bottom;)
        if (row_end(space, contour, &i, right, &point))
            count = add_to_chain(space->points, base, count, point, right ? -1 : 1);
    return count;
}

unsigned components_hull(struct components *space, const struct component *contour)
{
    struct svision_point *points = space->points;
    unsigned left = chain(space, contour, 0, false);
    unsigned count = chain(space, contour, left, true);
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
