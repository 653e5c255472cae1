/* Border following. Names and step numbers are those of Suzuki & Abe's algorithm 1. */
#include <sudokuvision/contour.h>

#include <stdbool.h>
#include <string.h>

#include <sudokuvision/image.h>

#include "common/argument.h"
#include "image/size.h"

/* The picture's frame is hole border number 1; contour i has the number i + FIRST. */
enum { FRAME = 1, FIRST = 2 };

/* The mask with a margin of one pixel: 0 light, 1 dark, then the number of the border followed
 * through the pixel, negative if the pixel to its right is light. */
struct plan {
    int32_t *pixels;
    int32_t step[8]; /* offsets of the neighbors, counter-clockwise from the right one */
    unsigned width;  /* including the margin */
};

enum { RIGHT = 0, LEFT = 4 };

static struct plan make_plan(const uint8_t *mask, unsigned width, unsigned height, int32_t *work)
{
    int32_t row = (int32_t)width + 2;
    struct plan plan = {work, {1, 1 - row, -row, -1 - row, -1, row - 1, row, row + 1}, width + 2};
    memset(work, 0, SVISION_CONTOUR_WORK(width, height) * sizeof *work);
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            work[(y + 1) * (size_t)plan.width + x + 1] = mask[(size_t)y * width + x] != 0;
    return plan;
}

static bool add_point(const struct plan *plan, const int32_t *at, struct svision_contours *found)
{
    size_t place = (size_t)(at - plan->pixels);
    if (found->point_count == found->point_capacity)
        return false;
    size_t x = place % plan->width, y = place / plan->width;
    found->points[found->point_count++] = (struct svision_point){(double)x - 1, (double)y - 1};
    return true;
}

/* The direction of the first dark neighbor of AT after direction FROM, clockwise; -1 if there is
 * none. */
static int first_clockwise(const struct plan *plan, const int32_t *at, int from)
{
    for (int turn = 1; turn <= 8; turn++) {
        int direction = (from - turn) & 7;
        if (at[plan->step[direction]])
            return direction;
    }
    return -1;
}

/* Steps (3.3) and (3.4): the direction of the next pixel of border NUMBER, counter-clockwise after
 * direction FROM; marks AT. */
static int next_of_border(const struct plan *plan, int32_t *at, int from, int32_t number)
{
    bool light_on_the_right = false;
    int direction = from;
    do {
        direction = (direction + 1) & 7;
        if (at[plan->step[direction]])
            break;
        light_on_the_right = light_on_the_right || direction == RIGHT;
    } while (direction != from);
    if (light_on_the_right)
        *at = -number;
    else if (*at == 1)
        *at = number;
    return direction;
}

/* Step (3): follows border NUMBER from START, with light in direction FROM. Returns false if its
 * points do not fit. */
static bool follow(const struct plan *plan, int32_t *start, int from, int32_t number,
                   struct svision_contours *found)
{
    int32_t *at = start;
    int back = first_clockwise(plan, start, from), before = -1;
    if (!add_point(plan, start, found))
        return false;
    if (back < 0) {
        *start = -number;
        return true;
    }
    const int32_t *last = start + plan->step[back];
    for (;;) {
        int direction = next_of_border(plan, at, back, number);
        if (before >= 0 && direction != before && !add_point(plan, at, found))
            return false;
        int32_t *next = at + plan->step[direction];
        if (next == start && at == last)
            return true;
        at = next;
        before = direction;
        back = (direction + 4) & 7;
    }
}

/* Step (2), table 1: the border around a new one, given BEFORE, the last border met in the row. */
static size_t parent_of(const struct svision_contours *found, bool hole, int32_t before)
{
    if (before == FRAME)
        return SVISION_NO_PARENT;
    size_t number = (size_t)before - FIRST;
    return found->contours[number].hole == hole ? found->contours[number].parent : number;
}

/* Adds the border that begins at START. Returns false if it does not fit. */
static bool add_border(const struct plan *plan, int32_t *start, bool hole, int32_t before,
                       struct svision_contours *found)
{
    if (found->count == found->capacity)
        return false;
    struct svision_contour *contour = &found->contours[found->count];
    *contour = (struct svision_contour){
        .first = found->point_count, .parent = parent_of(found, hole, before), .hole = hole};
    if (!follow(plan, start, hole ? RIGHT : LEFT, (int32_t)found->count + FIRST, found)) {
        found->point_count = contour->first;
        return false;
    }
    contour->length = found->point_count - contour->first;
    found->count++;
    return true;
}

/* Steps (1) and (4) for one row, which begins at PIXEL. Returns false if a border does not fit. */
static bool scan_row(const struct plan *plan, int32_t *pixel, struct svision_contours *found)
{
    int32_t before = FRAME;
    for (int32_t *end = pixel + plan->width - 2; pixel < end; pixel++) {
        bool outer = pixel[0] == 1 && pixel[-1] == 0;
        bool hole = !outer && pixel[0] >= 1 && pixel[1] == 0;
        if (hole && pixel[0] > 1)
            before = pixel[0];
        if ((outer || hole) && !add_border(plan, pixel, hole, before, found))
            return false;
        if (pixel[0] != 0 && pixel[0] != 1)
            before = pixel[0] < 0 ? -pixel[0] : pixel[0];
    }
    return true;
}

enum svision_status svision_contour_find(const uint8_t *mask, unsigned width, unsigned height,
                                         int32_t *work, struct svision_contours *found)
{
    if (!argument_expect(mask, "mask is NULL") || !argument_expect(work, "work is NULL") ||
        !argument_expect(found, "found is NULL") ||
        !argument_expect(found->contours || !found->capacity, "found->contours is NULL") ||
        !argument_expect(found->points || !found->point_capacity, "found->points is NULL") ||
        !size_is_sound(width, height))
        return SVISION_ERR_ARGUMENT;
    struct plan plan = make_plan(mask, width, height, work);
    found->count = found->point_count = 0;
    for (unsigned y = 1; y <= height; y++)
        if (!scan_row(&plan, work + y * (size_t)plan.width + 1, found))
            return SVISION_TRUNCATED;
    return SVISION_OK;
}
