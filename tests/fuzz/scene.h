/* What a camera is shown, and what a reader makes of it: pages from a pool that lie somewhere in
 * the frame, move, are covered, go and come back. Pictures and readings cost next to nothing, so
 * that what is made of many of them is searched through in place of the pictures. */
#ifndef TESTS_FUZZ_SCENE_H
#define TESTS_FUZZ_SCENE_H

#include "fuzz.h"
#include "reader/board/regions.h"
#include "reader/reading.h"

enum {
    SCENE_SIDES = 1 << 4 | 1 << 6 | 1 << 9, /* of the pages, as a tracker is asked for them */
    SCENE_PAGES = 6,
    SCENE_MAX_CELLS = 81,
    SCENE_CELL = 12, /* pixels */
    SCENE_MAX_PICTURE = 128,
    SCENE_READINGS = 2,
};

/* A puzzle with one solution, of one of the kinds that are read. */
struct scene_page {
    const struct board_size *size;
    uint8_t cells[SCENE_MAX_CELLS], solution[SCENE_MAX_CELLS];
};

struct scene_cover {
    unsigned row, column, rows, columns; /* of cells; no rows: there is none */
    uint8_t shade;
};

struct scene {
    bool honest; /* readings differ from the page by their clearness only */
    const struct scene_page *page;
    bool away;  /* the frame shows no page */
    int x, y;   /* of the page, in pixels */
    bool moved; /* the motion since the last frame is known: */
    int moved_x, moved_y;
    float clearness; /* by how much what is there leads in a reading */
    uint8_t glare;   /* cells whose numbers it divides are under glare in all readings; 0: none */
    unsigned side;   /* of the pictures */
    bool shown[SCENE_PAGES]; /* the pages that were in the picture */
    struct scene_cover cover;
    enum regions_verdict boxes; /* what the lines of the readings say */
    unsigned frame;             /* its number */
    unsigned repeats;           /* how often it is shown */
    unsigned count;             /* of its readings */
    struct svision_reading reading[SCENE_READINGS];
    uint8_t pixels[SCENE_MAX_PICTURE * SCENE_MAX_PICTURE];
};

/* The pages of the pool. */
const struct scene_page *scene_pages(void);

/* Begins with the first page. */
void scene_begin(struct bytes *bytes, struct scene *scene);

/* Takes up to two events and how the next frame is read, and shows it; returns the seconds since
 * the one before. */
double scene_go_on(struct bytes *bytes, struct scene *scene);

/* Shows the same once more. */
void scene_stay(struct scene *scene);

/* Whether CELL is never to be seen, and whether something lies on it now. */
bool scene_is_hidden(const struct scene *scene, unsigned cell);
bool scene_is_covered(const struct scene *scene, unsigned cell);

/* How many solutions CELLS have by the rules of SIZE: 0, 1, or 2 for several; SOLUTION is one. */
unsigned scene_solve(const struct board_size *size, const uint8_t *cells, uint8_t *solution);

#endif
