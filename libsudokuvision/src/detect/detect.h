/* Detects the grids in a picture. */
#ifndef DETECT_DETECT_H
#define DETECT_DETECT_H

#include "detect/components.h"
#include "detect/fit.h"
#include "detect/masks.h"
#include "detect/spacing.h"

enum {
    DETECT_GRIDS = 8,
    DETECT_METHODS = MASKS_METHODS,
    DETECT_AREAS = 12, /* the largest ones, which are examined */
};

/* Sets of methods, with bit 1 << i for method i: lines whose distances change, as on rolled paper,
 * in the outlines of other methods, which search_grids() does not look for; all; the first ones,
 * which find nearly every grid; and those for a picture of edges, which are thin and dark on white:
 * at its full size and at half. */
enum {
    DETECT_ROLLED = 1 << DETECT_METHODS,
    DETECT_ALL = DETECT_ROLLED | (DETECT_ROLLED - 1),
    DETECT_USUAL = 0x1F,
    DETECT_EDGES = 0x05,
};

/* How far the detection came, in ascending order. */
enum detect_result {
    DETECT_NOTHING_DARK, /* no area of the size of a grid */
    DETECT_NO_QUAD,      /* no such area with four sides */
    DETECT_NO_LINES,     /* no grid lines inside one with four sides */
    DETECT_FOUND,
};

/* The outline of dark areas with four sides, found by any method and examined once. */
struct detect_outline {
    struct svision_quad quad; /* around the first of them, in level 0 */
    uint32_t refused; /* sides for which no grid was found here, with bit 1 << side for each */
};

/* A dark area. */
struct detect_area {
    struct component contour;
    struct svision_quad quad;   /* around it, in level 0 */
    struct svision_quad inside; /* between its own corners */
    bool is_quad, may_bend;
    unsigned outline; /* its index, if is_quad */
};

/* The areas found by a method, largest first. */
struct detect_areas {
    double scale; /* pixels of level 0 per pixel of the contours' picture */
    unsigned count;
    struct detect_area area[DETECT_AREAS];
};

struct detect_space {
    uint32_t sides; /* to look for, with bit 1 << side for each */
    struct components contours;
    struct masks masks; /* of the detection picture */
    struct grid_work work;
    struct fit_place place; /* of the outline examined */
    struct spacing_work spacing;
    bool has_rolled; /* whether DETECT_ROLLED is chosen */
    struct grid candidate;
    struct grid bent; /* the best one that bends like its outline where no plane fits */
    bool has_bent;
    uint32_t looked; /* methods whose areas are known, with bit 1 << i for each */
    unsigned outlines;
    struct detect_outline outline[DETECT_METHODS * DETECT_AREAS];
    struct detect_areas areas[DETECT_METHODS];
};

/* Allocates space for pictures up to WIDTH x HEIGHT and grids of SIDES. Returns false, with nothing
 * held, if memory runs out. */
bool detect_open(struct detect_space *space, const struct sudoku_allocator *allocator,
                 uint32_t sides, unsigned width, unsigned height);

void detect_close(struct detect_space *space, const struct sudoku_allocator *allocator);

/* Forgets everything about the picture. detect_grids() calls it. */
void detect_reset(struct detect_space *space);

/* Finds up to DETECT_GRIDS grids by the CHOSEN methods and stores them in GRIDS, largest first, and
 * their number in *COUNT. Others are looked for only if there is no classic grid. */
enum detect_result detect_grids(struct detect_space *space, const struct pyramid *pyramid,
                                uint32_t chosen, struct grid *grids, unsigned *count);

/* Likewise, with other methods for OTHERS than for CLASSIC grids. */
enum detect_result detect_separately(struct detect_space *space, const struct pyramid *pyramid,
                                     uint32_t classic, uint32_t others, struct grid *grids,
                                     unsigned *count);

/* Fits GRID with one of SIDES to the lines at PLACE. Returns false, with GRID unchanged, if there
 * is no sound grid. */
bool detect_fit_at(struct detect_space *space, const struct pyramid *pyramid, uint32_t sides,
                   const struct fit_place *place, struct grid *grid);

#endif
