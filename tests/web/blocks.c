/* Blocks that reading begins with, one call each, as a module that is timed beside OpenCV.js.
 *
 * blocks_open() returns the place for the pixels of a picture, RGBA; each block works on the result
 * of the previous one, and returns false if it fails. */
#include <stdbool.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "common/mem.h"
#include "detect/components.h"
#include "image/threshold.h"

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(blocks_open) uint8_t *blocks_open(unsigned width, unsigned height);
EXPORT(blocks_gray) bool blocks_gray(void);
EXPORT(blocks_threshold) bool blocks_threshold(void);
EXPORT(blocks_contours) unsigned blocks_contours(void);
EXPORT(blocks_warp) bool blocks_warp(void);

/* Window and offset of the reader's first method, and the size of its view. */
enum { WINDOW = 15, VIEW = 450, CONTOURS = 16, MIN_SIDE = 20, MIN_AREA = 400 };
#define OFFSET 0.05F

static struct {
    struct svision_image image;
    uint8_t *pixels, *gray, *view;
    column_sum *columns;
    struct mask mask;
    struct components components;
} blocks;

uint8_t *blocks_open(unsigned width, unsigned height)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    size_t size = (size_t)width * height;
    blocks.pixels = malloc(4 * size);
    blocks.gray = malloc(size);
    blocks.view = malloc((size_t)VIEW * VIEW);
    blocks.columns = malloc((width + WINDOW) * sizeof *blocks.columns);
    blocks.image =
        (struct svision_image){blocks.pixels, width, height, 4 * (size_t)width, SVISION_RGBA32};
    bool done = blocks.pixels && blocks.gray && blocks.view && blocks.columns &&
                mask_open(&blocks.mask, &allocator, width, height) &&
                components_open(&blocks.components, &allocator, width, height);
    return done ? blocks.pixels : NULL;
}

bool blocks_gray(void)
{
    return svision_gray(&blocks.image, 1, NULL, blocks.gray) == SVISION_OK;
}

bool blocks_threshold(void)
{
    const struct plane gray = {blocks.gray, blocks.image.width, blocks.image.height,
                               blocks.image.width};
    const float offset = OFFSET;
    threshold(&gray, WINDOW, &offset, 1, blocks.columns, &blocks.mask);
    return true;
}

/* The largest dark areas and their hulls. */
unsigned blocks_contours(void)
{
    struct component found[CONTOURS];
    unsigned corners = 0;
    unsigned count =
        components_find(&blocks.components, &blocks.mask, MIN_SIDE, MIN_AREA, found, CONTOURS);
    for (unsigned i = 0; i < count; i++)
        corners += components_hull(&blocks.components, &found[i]);
    return corners;
}

/* A quadrilateral, as a grid seen at an angle, becomes a square. */
bool blocks_warp(void)
{
    const double w = blocks.image.width, h = blocks.image.height;
    const struct svision_point from[4] = {
        {0, 0}, {VIEW - 1, 0}, {VIEW - 1, VIEW - 1}, {0, VIEW - 1}};
    const struct svision_point to[4] = {
        {0.2 * w, 0.08 * h}, {0.85 * w, 0.12 * h}, {0.8 * w, 0.93 * h}, {0.15 * w, 0.9 * h}};
    const struct svision_image gray = {blocks.gray, blocks.image.width, blocks.image.height,
                                       blocks.image.width, SVISION_GRAY8};
    struct svision_homography map;
    return svision_homography_fit(from, to, NULL, 4, &map) == SVISION_OK &&
           svision_warp(&gray, &map, VIEW, VIEW, blocks.view) == SVISION_OK;
}
