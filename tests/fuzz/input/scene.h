/* Scenes before a camera and their readings: pages from a pool that lie somewhere in the frame,
 * move, are covered, disappear and reappear. Pictures and readings cost next to nothing, so the
 * fuzzer spends its time on the code that combines them. */
#ifndef TESTS_FUZZ_SCENE_H
#define TESTS_FUZZ_SCENE_H

#include "fuzz.h"
#include "reader/board/regions.h"
#include "reader/reading.h"

enum {
    SCENE_SIDES = 1 << 4 | 1 << 6 | 1 << 9, /* sides of the pages, as in the tracker's options */
    SCENE_PAGES = 6,
    SCENE_MAX_CELLS = 81,
    SCENE_CELL = 12, /* size of a cell, in pixels */
    SCENE_MAX_PICTURE = 128,
    SCENE_READINGS = 2,
};

/* A puzzle with one solution, of a supported kind. */
struct scene_page {
    const struct board_size *size;
    uint8_t cells[SCENE_MAX_CELLS], solution[SCENE_MAX_CELLS];
};

struct scene_cover {
    unsigned row, column, rows, columns; /* in cells; no rows: no cover */
    uint8_t shade;
};

struct scene {
    bool honest; /* readings differ from the page only in their clearness */
    const struct scene_page *page;
    bool away;  /* the frame shows no page */
    int x, y;   /* position of the page, in pixels */
    bool moved; /* the motion since the last frame is known: */
    int moved_x, moved_y;
    float clearness; /* lead of the right digit in a reading */
    uint8_t glare;   /* cells whose numbers it divides are under glare in all readings; 0: none */
    unsigned side;   /* size of the pictures */
    bool shown[SCENE_PAGES]; /* pages that have been in the picture */
    struct scene_cover cover;
    enum regions_verdict boxes; /* verdict on the lines of the readings */
    unsigned frame;             /* number of the picture */
    unsigned repeats;           /* number of times it is shown */
    unsigned count;             /* number of its readings */
    struct svision_reading reading[SCENE_READINGS];
    uint8_t pixels[SCENE_MAX_PICTURE * SCENE_MAX_PICTURE];
};

/* Returns the pages of the pool. */
const struct scene_page *scene_pages(void);

/* Begins with the first page. */
void scene_begin(struct bytes *bytes, struct scene *scene);

/* Takes up to two events and the reading of the next frame, and shows it. Returns the seconds
 * since the previous frame. */
double scene_go_on(struct bytes *bytes, struct scene *scene);

/* Shows the same frame again. */
void scene_stay(struct scene *scene);

/* True if CELL is hidden in all frames, and if it is covered now. */
bool scene_is_hidden(const struct scene *scene, unsigned cell);
bool scene_is_covered(const struct scene *scene, unsigned cell);

/* Returns the number of solutions of CELLS by the rules of SIZE: 0, 1, or 2 for several;
 * SOLUTION is one of them. */
unsigned scene_solve(const struct board_size *size, const uint8_t *cells, uint8_t *solution);

#endif
