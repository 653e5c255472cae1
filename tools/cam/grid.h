/* State of the tracked grid, copied between threads. */
#ifndef CAM_GRID_H
#define CAM_GRID_H

#include <stdbool.h>

#include <sudokuvision/reader.h>
#include <sudokuvision/track.h>

struct cam_grid {
    enum svision_track_state state;
    unsigned puzzle;  /* its number */
    unsigned picture; /* number of a single picture, from 1; 0: a frame */
    float visibility; /* of the overlay, 0..1 */
    /* In states other than SVISION_TRACK_NONE: */
    unsigned side, box_rows, box_columns;
    char symbols[SVISION_MAX_ROW + 1]; /* of the digits; empty: the usual ones */
    bool numbers;                      /* past 9 */
    uint8_t cells[SVISION_MAX_CELLS];
    uint8_t solution[SVISION_MAX_CELLS];
    uint8_t entries[SVISION_MAX_CELLS];  /* handwritten */
    uint8_t verdicts[SVISION_MAX_CELLS]; /* on entries: enum svision_verdict */
    /* Evidence for each digit, svision_reading_entry_evidence(). */
    float evidence[SVISION_CELLS * SVISION_ENTRY_DIGITS];
    uint8_t named[SVISION_MAX_CELLS];   /* 1 for the cells of the hint */
    uint8_t covered[SVISION_MAX_CELLS]; /* 1 where the paper is covered */
    uint8_t unread[SVISION_MAX_CELLS];  /* 1 where the puzzle may have another digit */
    struct svision_quad corners;
    struct svision_point crossings[SVISION_MAX_CROSSINGS];
    char hint[80]; /* reason why it is not committed; empty: none */
};

/* Copies the state of TRACK. */
void cam_grid_take(struct cam_grid *grid, const struct svision_track *track);

/* Copies READING of a single picture (NULL: none); a certain one is committed. NONE is the
 * diagnosis if there is none. */
void cam_grid_take_reading(struct cam_grid *grid, const struct svision_reading *reading,
                           const struct svision_diagnosis *none);

/* Returns the symbols of the digits of GRID, or NULL for the usual ones. */
const char *cam_grid_symbols(const struct cam_grid *grid);

/* Stores the corners of CELL, clockwise from the top left one. */
void cam_grid_corners(const struct cam_grid *grid, unsigned cell, struct svision_point corners[4]);

/* Returns the cell containing POINT, or -1. */
int cam_grid_cell_at(const struct cam_grid *grid, struct svision_point point);

#endif
