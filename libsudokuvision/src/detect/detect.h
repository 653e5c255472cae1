/* Where the grids are in a picture.
 *
 * The best come first. */
#ifndef DETECT_DETECT_H
#define DETECT_DETECT_H

#include "detect/components.h"
#include "detect/fit.h"
#include "detect/masks.h"

enum {
    DETECT_GRIDS = 8,
    DETECT_METHODS = MASKS_METHODS,
    DETECT_AREAS = 12, /* largest ones that are looked at */
};

/* Sets of methods, a bit 1 << i for each: all of them; the first ones, which find nearly every
 * grid; and those for a picture of edges, which are thin and dark on white whatever made them: once
 * in its own size, once in half of it. */
enum {
    DETECT_ALL = (1 << DETECT_METHODS) - 1,
    DETECT_USUAL = 0x1F,
    DETECT_EDGES = 0x05,
};

/* How far the search came, in ascending order. */
enum detect_result {
    DETECT_NOTHING_DARK, /* no area of a size that could be a grid */
    DETECT_NO_QUAD,      /* such areas, none with four sides */
    DETECT_NO_LINES,     /* four sides, but not the lines of a grid inside */
    DETECT_FOUND,
};

/* A place where dark areas with four sides lie, of whatever method: it is looked at once. */
struct detect_outline {
    struct svision_quad quad; /* around the first of them, in level 0 */
    uint32_t refused;         /* sides of which no grid was found there: a bit 1 << side for each */
};

/* A dark area. */
struct detect_area {
    struct component contour;
    struct svision_quad quad;   /* around it, in level 0 */
    struct svision_quad inside; /* between its own corners */
    bool is_quad, may_bend;
    unsigned outline; /* its number, where IS_QUAD */
};

/* The areas that a method shows, the largest first. */
struct detect_areas {
    double scale; /* pixels of level 0 to one of the picture in which the contours lie */
    unsigned count;
    struct detect_area area[DETECT_AREAS];
};

struct detect_space {
    uint32_t sides; /* that are looked for: a bit 1 << side for each */
    struct components contours;
    struct masks masks; /* of the detection picture */
    struct grid candidate;
    struct grid bent; /* the best one as bent as an outline, where no plane fits */
    bool has_bent;
    uint32_t looked; /* methods whose areas in this picture are known: a bit 1 << i for each */
    unsigned outlines;
    struct detect_outline outline[DETECT_METHODS * DETECT_AREAS];
    struct detect_areas areas[DETECT_METHODS];
};

/* Takes memory for pictures up to WIDTH x HEIGHT, to look for grids of SIDES. */
bool detect_open(struct detect_space *space, const struct sudoku_allocator *allocator,
                 uint32_t sides, unsigned width, unsigned height);

void detect_close(struct detect_space *space, const struct sudoku_allocator *allocator);

/* Forgets what is known of the picture, since another one comes; detect_grids() does so itself. */
void detect_forget(struct detect_space *space);

/* Finds up to DETECT_GRIDS grids by the methods CHOSEN and stores them in GRIDS and their
 * number in *COUNT, the largest first. Classic grids are looked for first, others only where there
 * is none.
 */
enum detect_result detect_grids(struct detect_space *space, const struct pyramid *pyramid,
                                uint32_t chosen, struct grid *grids, unsigned *count);

/* Fits GRID with one of SIDES to the lines at PLACE. False: no sound grid there. */
bool detect_at(const struct pyramid *pyramid, uint32_t sides, const struct fit_place *place,
               struct grid *grid);

#endif
