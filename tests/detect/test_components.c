/* Connected dark areas and their hulls. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "common/mem.h"
#include "common/random.h"
#include "detect/components.h"
#include "support/check.h"

static const struct sudoku_allocator *heap(void)
{
    static struct sudoku_allocator allocator;
    allocator = mem_allocator(NULL);
    return &allocator;
}

/* Draws PICTURE of WIDTH x HEIGHT, where # is dark, as a mask. */
static struct mask draw(const char *picture, unsigned width, unsigned height)
{
    struct mask mask;
    CHECK(mask_open(&mask, heap(), width, height));
    memset(mask.words, 0, mask.stride * height * sizeof *mask.words);
    for (unsigned i = 0; i < width * height; i++)
        mask_row(&mask, i / width)[i % width / 64] |= (uint64_t)(picture[i] == '#')
                                                      << i % width % 64;
    return mask;
}

static void components_are_8_connected_and_sorted_by_size(void)
{
    static const char picture[] = "#....##."
                                  ".#...##."
                                  "..#....."
                                  "........"
                                  "#######.";
    struct mask mask = draw(picture, 8, 5);
    struct components space;
    struct component found[4];
    CHECK(components_open(&space, heap(), 8, 5));
    CHECK_EQ(components_find(&space, &mask, 1, 1, found, 4), 3);
    CHECK_EQ(found[0].top, 0);
    CHECK_EQ(found[0].right, 2);
    CHECK_EQ(found[0].bottom, 2);
    CHECK_EQ(found[1].top, 4);
    CHECK_EQ(found[1].right, 6);
    CHECK_EQ(found[2].left, 5);
    CHECK_EQ(components_find(&space, &mask, 2, 1, found, 1), 1);
    CHECK_EQ(found[0].right, 2);
    CHECK_EQ(components_find(&space, &mask, 3, 1, found, 4), 1);
    CHECK_EQ(components_find(&space, &mask, 4, 1, found, 4), 0);
    components_close(&space, heap());
    mask_close(&mask, heap());
}

static void joins_components_that_meet_later(void)
{
    static const char picture[] = "#.#.#.#"
                                  "#.#.#.#"
                                  "#######";
    struct mask mask = draw(picture, 7, 3);
    struct components space;
    struct component found[4];
    CHECK(components_open(&space, heap(), 7, 3));
    CHECK_EQ(components_find(&space, &mask, 1, 1, found, 4), 1);
    CHECK_EQ(found[0].right, 6);
    CHECK_EQ(found[0].bottom, 2);
    CHECK_EQ(components_hull(&space, &found[0]), 4);
    components_close(&space, heap());
    mask_close(&mask, heap());
}

/* Removes the area at PLACE from PICTURE of WIDTH x HEIGHT and extends *BOX by it. */
static void take_area(char *picture, unsigned width, unsigned height, unsigned place,
                      struct component *box)
{
    unsigned x = place % width, y = place / width;
    picture[place] = '.';
    box->left = x < box->left ? (uint16_t)x : box->left;
    box->right = x > box->right ? (uint16_t)x : box->right;
    box->bottom = y > box->bottom ? (uint16_t)y : box->bottom;
    for (unsigned i = 0; i < 9; i++) {
        unsigned column = x + i % 3 - 1, row = y + i / 3 - 1;
        if (column < width && row < height && picture[row * width + column] == '#')
            take_area(picture, width, height, row * width + column, box);
    }
}

/* Removes the runs of FOUND from MASK. */
static void take_runs(const struct components *space, const struct component *found,
                      struct mask *mask)
{
    for (unsigned y = found->top; y <= found->bottom; y++)
        for (uint32_t run = space->rows[y]; run < space->rows[y + 1]; run++)
            for (unsigned x = space->runs[run].start;
                 components_has(space, found, run) && x < space->runs[run].end; x++)
                mask_row(mask, y)[x / 64] &= ~(UINT64_C(1) << x % 64);
}

/* The first position where MASK and PICTURE differ, or the number of their pixels. */
static unsigned first_difference(const struct mask *mask, const char *picture)
{
    const unsigned width = mask->width, count = width * mask->height;
    unsigned i = 0;
    while (i < count &&
           (mask_row(mask, i / width)[i % width / 64] >> i % width % 64 & 1) == (picture[i] == '#'))
        i++;
    return i;
}

static void components_agree_with_flooding(void)
{
    enum { WIDTH = 150, HEIGHT = 40 };
    static char picture[WIDTH * HEIGHT];
    uint64_t random = 1;
    struct components space;
    struct component found;
    CHECK(components_open(&space, heap(), WIDTH, HEIGHT));
    for (unsigned round = 0; round < 40; round++) {
        unsigned width = round % 4 ? WIDTH - random_below(&random, WIDTH) : 64, dark = round % 8;
        for (unsigned i = 0; i < width * HEIGHT; i++)
            picture[i] = random_below(&random, 9) <= dark ? '#' : '.';
        struct mask mask = draw(picture, width, HEIGHT);
        while (components_find(&space, &mask, 1, 1, &found, 1)) {
            struct component box = {.left = UINT16_MAX};
            take_runs(&space, &found, &mask);
            unsigned first = first_difference(&mask, picture);
            CHECK_EQ(first / width, found.top);
            take_area(picture, width, HEIGHT, first, &box);
            CHECK_EQ(first_difference(&mask, picture), width * HEIGHT);
            CHECK_EQ(found.left, box.left);
            CHECK_EQ(found.right, box.right);
            CHECK_EQ(found.bottom, box.bottom);
        }
        CHECK(memchr(picture, '#', (size_t)width * HEIGHT) == NULL);
        mask_close(&mask, heap());
    }
    components_close(&space, heap());
}

static void the_hull_of_a_diamond_has_its_four_tips(void)
{
    enum { SIDE = 21, HALF = 10 };
    char picture[SIDE * SIDE];
    struct components space;
    struct component found;
    struct svision_quad quad;
    for (int i = 0; i < SIDE * SIDE; i++)
        picture[i] = abs(i % SIDE - HALF) + abs(i / SIDE - HALF) <= HALF ? '#' : '.';
    struct mask mask = draw(picture, SIDE, SIDE);
    CHECK(components_open(&space, heap(), SIDE, SIDE));
    CHECK_EQ(components_find(&space, &mask, 1, 1, &found, 1), 1);
    unsigned count = components_hull(&space, &found);
    CHECK_EQ(count, 4);
    CHECK_EQ(svision_quad_enclose(space.points, count, space.points, &quad), SVISION_OK);
    CHECK(fabs(svision_quad_area(&quad) - 2 * HALF * HALF) < 1e-9);
    components_close(&space, heap());
    mask_close(&mask, heap());
}

int main(void)
{
    components_are_8_connected_and_sorted_by_size();
    joins_components_that_meet_later();
    components_agree_with_flooding();
    the_hull_of_a_diamond_has_its_four_tips();
    return check_result();
}
