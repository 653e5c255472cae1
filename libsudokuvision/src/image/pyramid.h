/* A picture's brightness in halving sizes: gray copies at 1/1, 1/2, 1/4 ... of a base size, and one
 * for detection. */
#ifndef IMAGE_PYRAMID_H
#define IMAGE_PYRAMID_H

#include <stdbool.h>

#include <sudoku/memory.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>

#include "image/plane.h"

enum {
    PYRAMID_LEVELS = 5,
    PYRAMID_BASE_SIDE = 2600,  /* longest side of level 0: more resolution reads no better */
    PYRAMID_MARGIN = 32,       /* pixels of level 0 around a mounted picture; whole in all levels */
    PYRAMID_DETECT_SIDE = 640, /* longest side of the picture in which grids are looked for */
};

struct pyramid {
    struct plane level[PYRAMID_LEVELS]; /* each half the size of the one before */
    unsigned level_count;
    struct plane detect;
    bool negative;      /* dark is bright */
    unsigned margin;    /* around the picture in level 0: 0, or PYRAMID_MARGIN */
    float base_scale;   /* a pixel of level 0, in pixels of the picture */
    float detect_scale; /* a pixel of `detect`, in pixels of level 0 */
    uint8_t *pixels;
    uint8_t *detect_pixels;
    uint32_t *work;
    float *float_work;
};

/* Takes room for pictures up to WIDTH x HEIGHT. False: memory is short, nothing is held. */
bool pyramid_open(struct pyramid *pyramid, const struct sudoku_allocator *allocator, unsigned width,
                  unsigned height);

void pyramid_close(struct pyramid *pyramid, const struct sudoku_allocator *allocator);

/* Fills all levels from IMAGE, which was checked and is no larger than the room taken. */
void pyramid_fill(struct pyramid *pyramid, const struct svision_image *image);

/* The mean brightness, of the coarsest level. */
unsigned pyramid_mean(const struct pyramid *pyramid);

/* Turns dark into bright and bright into dark, in all levels. */
void pyramid_negate(struct pyramid *pyramid);

/* Puts the picture on paper as bright as its own with a line around it: what is cut at its border
 * then lies as it would on a page. Again, after pyramid_negate(), it paints the paper anew. The
 * detection picture stays as it is. False, and nothing was done: a strip so long and narrow that it
 * was not reduced. */
bool pyramid_mount(struct pyramid *pyramid);

/* Takes it off that paper again, where it is mounted. */
void pyramid_unmount(struct pyramid *pyramid);

/* Makes all that lies outside QUAD (level 0) as bright as paper, in all levels; the detection
 * picture stays as it is. */
void pyramid_clear_around(struct pyramid *pyramid, const struct svision_quad *quad);

/* VALUE as a negative has it, in which it and that are SUM together. */
static inline uint8_t pyramid_negative(unsigned sum, uint8_t value)
{
    unsigned result = sum > value ? sum - value : 0;
    return (uint8_t)(result < UINT8_MAX ? result : UINT8_MAX);
}

/* Makes what lies within QUAD (level 0) such a negative, in level 0; pyramid_refill() then fills
 * the other levels. The detection picture stays as it is. */
void pyramid_negate_within(struct pyramid *pyramid, const struct svision_quad *quad, unsigned sum);
void pyramid_refill(struct pyramid *pyramid);

/* Makes what changes from pixel to pixel dark, and all else white, in all levels and the detection
 * picture: edges between light and dark cells are then lines, as those of ink are. */
void pyramid_trace_edges(struct pyramid *pyramid);

/* Takes what differs from pixel to pixel out of all levels and the detection picture: noise, and
 * what compression and sharpening make of it. */
void pyramid_smooth(struct pyramid *pyramid);

/* The number of the finest level in which something of SIZE pixels of level 0 has at most WANTED
 * pixels, or the last one. */
unsigned pyramid_level_for(const struct pyramid *pyramid, float size, float wanted);

/* POINT of level 0 in the picture. */
struct svision_point pyramid_in_picture(const struct pyramid *pyramid, struct svision_point point);

/* MAP, which ends in level 0, continued to LEVEL. */
struct svision_homography pyramid_map_to(const struct svision_homography *map, unsigned level);

#endif
