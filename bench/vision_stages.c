#include "vision_stages.h"

#include <stdlib.h>
#include <string.h>

#include "detect.h"
#include "mem.h"
#include "trust.h"
#include "vision_clock.h"

enum { CONTOURS = 12, SIDE = 9 };

/* The stages' own room, as the reader has it. */
struct stages {
    struct sudoku_allocator allocator;
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grid;
    uint8_t patches[CELL_MOST][CELL_PIXELS];
    struct cell_mark marks[CELL_MOST], work[CELL_MOST];
    struct belief belief;
    struct assign_space assign;
};

struct stages *stages_open(unsigned width, unsigned height)
{
    struct stages *stages = calloc(1, sizeof *stages);
    if (!stages)
        return NULL;
    stages->allocator = mem_allocator(NULL);
    if (pyramid_open(&stages->pyramid, &stages->allocator, width, height) &&
        detect_open(&stages->detect, &stages->allocator, 1U << SIDE, width, height) &&
        sudoku_solver_create(sudoku_layout_classic(), NULL, &stages->assign.solver[0]) == SUDOKU_OK)
        return stages;
    stages_close(stages);
    return NULL;
}

void stages_close(struct stages *stages)
{
    if (!stages)
        return;
    sudoku_solver_destroy(stages->assign.solver[0]);
    detect_close(&stages->detect, &stages->allocator);
    pyramid_close(&stages->pyramid, &stages->allocator);
    free(stages);
}

static double to_base(double coordinate, double scale)
{
    return (coordinate + 0.5) * scale - 0.5;
}

/* Fits each outline that may be a grid, and keeps the best. */
static bool time_fits(struct stages *stages, const struct contour *contours, unsigned count,
                      double *seconds)
{
    bool found = false;
    for (unsigned i = 0; i < count; i++) {
        struct svision_point *points = stages->detect.contours.points;
        struct svision_quad quad;
        struct grid grid;
        double start = clock_now();
        unsigned corners = contour_hull(&stages->detect.contours, &contours[i]);
        bool enclosed = svision_quad_enclose(points, corners, points, &quad) == SVISION_OK;
        seconds[STAGE_QUADS] += clock_lap(&start);
        for (unsigned k = 0; k < 4 && enclosed; k++) {
            quad.corner[k].x = to_base(quad.corner[k].x, stages->pyramid.detect_scale);
            quad.corner[k].y = to_base(quad.corner[k].y, stages->pyramid.detect_scale);
        }
        if (enclosed && grid_fit(&stages->pyramid, &quad, SIDE, &grid)) {
            grid_finish(&stages->pyramid, &grid);
            if (!found || grid.misfit < stages->grid.misfit)
                stages->grid = grid;
            found = true;
        }
        seconds[STAGE_LINES] += clock_lap(&start);
    }
    return found;
}

static void time_reading(struct stages *stages, double *seconds)
{
    struct assignment assignment;
    float lead;
    double start = clock_now();
    cells_extract(&stages->pyramid, &stages->grid, stages->patches);
    seconds[STAGE_CELLS] = clock_lap(&start);
    marks_find((const uint8_t(*)[CELL_PIXELS])stages->patches, SIDE, stages->marks);
    marks_turn_upright(stages->marks, SIDE, stages->work, &lead);
    seconds[STAGE_DIGITS] = clock_lap(&start);
    belief_weigh(stages->marks, SIDE, &stages->belief);
    assign_cells(&stages->assign, kinds, &stages->belief, &assignment);
    seconds[STAGE_ASSIGNMENT] = clock_lap(&start);
}

void stages_time(struct stages *stages, const struct svision_image *image, double seconds[STAGES])
{
    struct contour contours[CONTOURS];
    double start = clock_now();
    memset(seconds, 0, STAGES * sizeof *seconds);
    pyramid_fill(&stages->pyramid, image);
    seconds[STAGE_GREY] = clock_lap(&start);
    const struct plane *grey = &stages->pyramid.detect;
    const struct svision_image detect = {grey->pixels, grey->width, grey->height, grey->stride,
                                         SVISION_GREY8};
    svision_threshold(&detect, 15, 0.05F, stages->detect.columns, stages->detect.mask);
    seconds[STAGE_THRESHOLD] = clock_lap(&start);
    unsigned shorter = grey->width < grey->height ? grey->width : grey->height;
    unsigned count =
        contour_find(&stages->detect.contours, stages->detect.mask, grey->width, grey->height,
                     shorter / 8, grey->width * grey->height / 50, contours, CONTOURS);
    seconds[STAGE_COMPONENTS] = clock_lap(&start);
    if (time_fits(stages, contours, count, seconds))
        time_reading(stages, seconds);
}
