/* Pages that films show.
 *
 * A page is drawn from a puzzle, printed in some font from a seed, or a photo of a real one; it is
 * seen straight from above. */
#ifndef TESTS_FILMS_FILM_PAGE_H
#define TESTS_FILMS_FILM_PAGE_H

#include "films/video.h"

struct film_page {
    uint8_t pixels[VIDEO_PAGE * VIDEO_PAGE];
    uint8_t cells[SVISION_CELLS];
    uint8_t solution[SVISION_CELLS];
    struct svision_point crossings[10][10]; /* of the grid's lines, on the page */
};

/* Draws PUZZLE, 81 characters with one solution, in the library's own glyphs. */
bool film_page_draw(const char *puzzle, struct film_page *page);

/* Prints a puzzle in the font, colors and JPEG that belong to SEED. */
bool film_page_print(unsigned seed, struct film_page *page);

/* The same with SHARE of the open cells filled in by hand. */
bool film_page_write(unsigned seed, float share, struct film_page *page);

/* The same with so many MISTAKES among them; stores what is written in ENTRIES. */
bool film_page_err(unsigned seed, float share, unsigned mistakes, struct film_page *page,
                   uint8_t entries[SVISION_CELLS]);

/* Draws a jigsaw's PUZZLE, 81 characters; its REGIONS are 81 letters. There is no solution. */
bool film_page_jigsaw(const char *puzzle, const char *regions, struct film_page *page);

/* Takes photo NAME.jpg of FOLDER, whose puzzle is in NAME.dat and whose corners are in
 * outlines.csv. The crossings are where the reader finds them on the page: paper is bent. */
bool film_page_photo(const char *folder, const char *name, struct film_page *page);

#endif
