/* What is shown of the grid that is followed: a copy that threads hand on. */
#ifndef CAM_GRID_H
#define CAM_GRID_H

#include <stdbool.h>

#include <sudokuvision/reader.h>
#include <sudokuvision/track.h>

struct cam_grid {
    enum svision_track_state state;
    unsigned puzzle;  /* its number */
    unsigned picture; /* of those that stand alone, from 1; 0: it is on a frame */
    float visibility; /* of what is painted on it, 0..1 */
    /* In states other than SVISION_TRACK_NONE: */
    unsigned side, box_rows, box_columns;
    char symbols[SVISION_MAX_ROW + 1]; /* of the digits; empty: the usual ones */
    bool numbers;                      /* past 9 */
    uint8_t cells[SVISION_MAX_CELLS];
    uint8_t solution[SVISION_MAX_CELLS];
    uint8_t entries[SVISION_MAX_CELLS];  /* written by hand */
    uint8_t verdicts[SVISION_MAX_CELLS]; /* on them: of enum svision_verdict */
    uint8_t named[SVISION_MAX_CELLS];    /* 1 for the cells that the hint is about */
    uint8_t covered[SVISION_MAX_CELLS];  /* 1 where something lies on the paper */
    uint8_t unread[SVISION_MAX_CELLS];   /* 1 where the puzzle may have a digit more */
    struct svision_quad corners;
    struct svision_point crossings[SVISION_MAX_CROSSINGS];
    char hint[80]; /* what is missing; empty: nothing */
};

/* Copies what TRACK says. */
void cam_grid_take(struct cam_grid *grid, const struct svision_track *track);

/* Copies READING of a picture that stands alone (NULL: there is none): a sure one is committed.
 * NONE says why there is none. */
void cam_grid_take_reading(struct cam_grid *grid, const struct svision_reading *reading,
                           const struct svision_diagnosis *none);

/* The symbols of the digits on GRID, or NULL: the usual ones. */
const char *cam_grid_symbols(const struct cam_grid *grid);

/* Stores the corners of CELL, clockwise from the top left one. */
void cam_grid_corners(const struct cam_grid *grid, unsigned cell, struct svision_point corners[4]);

/* The cell that has POINT in it; -1: none has. */
int cam_grid_cell_at(const struct cam_grid *grid, struct svision_point point);

#endif
