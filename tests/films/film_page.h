/* Pages for videos, seen from straight above: a puzzle drawn by the library, one printed in a font
 * chosen by a seed, or a photo of a real page. */
#ifndef TESTS_FILMS_FILM_PAGE_H
#define TESTS_FILMS_FILM_PAGE_H

#include "films/video.h"

struct film_page {
    uint8_t pixels[VIDEO_PAGE * VIDEO_PAGE];
    uint8_t cells[SVISION_CELLS];
    uint8_t solution[SVISION_CELLS];
    struct svision_point crossings[10][10]; /* of the grid lines, on the page */
};

/* Draws PUZZLE (81 characters, one solution) with the library's glyphs. */
bool film_page_draw(const char *puzzle, struct film_page *page);

/* Prints a puzzle in the font, colors and JPEG quality chosen by SEED. */
bool film_page_print(unsigned seed, struct film_page *page);

/* The same with a SHARE of the open cells filled in by hand. */
bool film_page_write(unsigned seed, float share, struct film_page *page);

/* The same with this number of MISTAKES among the entries, which are stored in ENTRIES. */
bool film_page_err(unsigned seed, float share, unsigned mistakes, struct film_page *page,
                   uint8_t entries[SVISION_CELLS]);

/* Draws PUZZLE, a jigsaw of 81 characters with the 81 letters REGIONS. The page has no solution. */
bool film_page_jigsaw(const char *puzzle, const char *regions, struct film_page *page);

/* Makes a page of photo NAME.jpg in FOLDER; NAME.dat has its puzzle and outlines.csv its corners.
 * Since paper is bent, the crossings are those that the reader finds. */
bool film_page_photo(const char *folder, const char *name, struct film_page *page);

#endif
