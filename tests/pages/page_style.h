/* Layouts other than the usual one on paper: those of apps, web pages and some newspapers. */
#ifndef TESTS_PAGES_PAGE_STYLE_H
#define TESTS_PAGES_PAGE_STYLE_H

#include <sudokuvision/reader.h>

#include "pages/ink/page_glyph.h"
#include "pages/page_settings.h"

struct page_style {
    bool drawn; /* otherwise the page has the usual layout */
    bool tiles;
    unsigned seed;
    float thin, thick,
        radius; /* half the width of lines or gaps, and the radius of a tile's corners, in cells */
    float broken; /* share of thin lines that is missing */
    float height; /* of digits */
    float note_height, note_pitch;
    bool notes_in_middle;
    float page[3], cell[3], other_cell[3], line[3], box_line[3]; /* RGB */
    float ink[3], typed_ink[3], note_ink[3];
    float selected[3], peer[3], same[3]; /* cells around the selected one */
    int selection;                       /* a cell; -1: none */
    bool heading;                        /* right above the grid */
    bool shaded_givens, shaded_cells;
    bool shaded[SVISION_CELLS];
    bool typed[SVISION_CELLS];
    uint16_t notes[SVISION_CELLS]; /* a bit 1 << digit each */
};

/* CELLS are the givens, SOLUTION the whole board. */
void page_style_choose(const struct page_settings *settings, const uint8_t *cells,
                       const uint8_t *solution, uint64_t *random, struct page_style *style);

/* The RGB at (X, Y), in cells of the grid, whose CELLS are printed with FACE or typed. */
void page_style_color(const struct page_style *style, const struct page_face *face,
                      const uint8_t *cells, float x, float y, float rgb[3]);

#endif
