/* An image pyramid: gray copies at 1/1, 1/2, 1/4 ... of a base size, and one for detection. */
#ifndef IMAGE_PYRAMID_H
#define IMAGE_PYRAMID_H

#include <stdbool.h>

#include <sudoku/memory.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>

#include "image/plane.h"

enum {
    PYRAMID_LEVELS = 5,
    PYRAMID_BASE_SIDE =
        2600,            /* longer side of level 0; a higher resolution does not improve reading */
    PYRAMID_MARGIN = 32, /* pixels of level 0; integral in all levels */
    PYRAMID_DETECT_SIDE = 640, /* longer side of the picture in which grids are detected */
};

struct pyramid {
    struct plane level[PYRAMID_LEVELS]; /* each half the size of the previous one */
    unsigned level_count;
    struct plane detect;
    bool negative;      /* the picture is inverted */
    unsigned margin;    /* around the picture in level 0: 0 or PYRAMID_MARGIN */
    float base_scale;   /* size of a pixel of level 0, in pixels of the picture */
    float detect_scale; /* size of a pixel of `detect`, in pixels of level 0 */
    uint8_t *pixels;
    uint8_t *detect_pixels;
    uint32_t *work;
    float *float_work;
};

/* Allocates a pyramid for pictures up to WIDTH x HEIGHT. Returns false, with nothing held, if
 * memory runs out. */
bool pyramid_open(struct pyramid *pyramid, const struct sudoku_allocator *allocator, unsigned width,
                  unsigned height);

void pyramid_close(struct pyramid *pyramid, const struct sudoku_allocator *allocator);

/* Fills all levels from IMAGE, which must be valid and no larger than the allocated size. */
void pyramid_fill(struct pyramid *pyramid, const struct svision_image *image);

/* Returns the mean brightness of the coarsest level. */
unsigned pyramid_mean(const struct pyramid *pyramid);

/* Inverts the brightness of all levels. */
void pyramid_negate(struct pyramid *pyramid);

/* Surrounds the picture with a margin as bright as its paper and a line, so that a cropped grid
 * looks like one on a page. If there is a margin already (after pyramid_negate()), repaints it.
 * Does not change the detection picture. Returns false, without any change, for a strip too long
 * and narrow to have been reduced. */
bool pyramid_add_margin(struct pyramid *pyramid);

/* Removes the margin, if any. */
void pyramid_remove_margin(struct pyramid *pyramid);

/* Sets everything outside QUAD (level 0) to the brightness of paper, in all levels but not in the
 * detection picture. */
void pyramid_clear_around(struct pyramid *pyramid, const struct svision_quad *quad);

/* VALUE inverted so that it and the result add up to SUM. */
static inline uint8_t pyramid_negative(unsigned sum, uint8_t value)
{
    unsigned result = sum > value ? sum - value : 0;
    return (uint8_t)(result < UINT8_MAX ? result : UINT8_MAX);
}

/* Inverts the pixels within QUAD in level 0 only; pyramid_refill() then updates the other levels.
 * The detection picture does not change. */
void pyramid_negate_within(struct pyramid *pyramid, const struct svision_quad *quad, unsigned sum);
void pyramid_refill(struct pyramid *pyramid);

/* Replaces all levels and the detection picture by their edges, dark on white, so that the
 * boundaries of light and dark cells look like printed lines. */
void pyramid_trace_edges(struct pyramid *pyramid);

/* Smooths all levels and the detection picture, to remove noise and the artifacts of compression
 * and sharpening. */
void pyramid_smooth(struct pyramid *pyramid);

/* Returns the finest level in which SIZE pixels of level 0 span at most WANTED pixels, or the last
 * level. */
unsigned pyramid_level_for(const struct pyramid *pyramid, float size, float wanted);

/* Converts POINT from level 0 to the picture. */
struct svision_point pyramid_to_picture(const struct pyramid *pyramid, struct svision_point point);

/* Converts POINT from the picture to LEVEL. */
struct svision_point pyramid_from_picture(const struct pyramid *pyramid, struct svision_point point,
                                          unsigned level);

/* Converts MAP from level 0 to LEVEL. */
struct svision_homography pyramid_map_to(const struct svision_homography *map, unsigned level);

#endif
