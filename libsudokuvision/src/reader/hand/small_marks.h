/* The small marks in a cell, which may be candidates: its dark pieces, upright, each at the nearest
 * of nine places and read through a window of its own. Pieces that touch are cut apart. */
#ifndef READER_HAND_SMALL_MARKS_H
#define READER_HAND_SMALL_MARKS_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Three rows of three; entries stand in the middle. */
enum { SMALL_MARK_ROWS = 3, SMALL_MARK_PLACES = SMALL_MARK_ROWS * SMALL_MARK_ROWS };

/* Bounds are pixels of the upright cell. */
struct small_mark {
    uint8_t left, top, right, bottom;
    uint8_t place;   /* 1..9 */
    uint8_t joined;  /* height of the piece that it was cut from, in pixels */
    bool is_part;    /* others were cut from that piece, too */
    uint16_t area;   /* in pixels */
    uint16_t digits; /* that it is read as, from the bit of 1 up; 0 if it is illegible */
    float depth;     /* mean of its pixels (struct darkness) */
};

struct small_marks {
    unsigned count;
    bool is_incomplete; /* some were left out */
    bool is_read;
    struct small_mark mark[SMALL_MARK_PLACES];
};

/* The page that is examined. DARKNESS is of the cells of GRID, TURN quarter turns from the reading;
 * GLYPHS are in reading order. */
struct small_marks_page {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    const struct darkness *darkness;
    const struct cell_glyph *glyphs;
};

/* Finds the MARKS of CELL that are deeper than FLOOR, unread; WHOLE, without cutting any apart. */
void small_marks_find(const struct small_marks_page *page, unsigned cell, float floor, bool whole,
                      struct small_marks *marks);

/* Reads the digits of MARKS, in CELL, unless that was done. */
void small_marks_read(const struct small_marks_page *page, unsigned cell,
                      struct small_marks *marks);

/* Returns the height of MARK, in pixels. */
static inline unsigned small_mark_height(const struct small_mark *mark)
{
    return mark->bottom - mark->top + 1U;
}

#endif
