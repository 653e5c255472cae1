/* What a made-up photo of a page is asked to be. */
#ifndef TESTS_PAGES_PAGE_SETTINGS_H
#define TESTS_PAGES_PAGE_SETTINGS_H

#include <stdbool.h>

#include "pages/page_glyph.h"
#include "pages/page_ornament.h"

/* What is printed under the digits: a screen of dots, a picture, the paths of thermometers, a large
 * digit behind each box, both diagonals, shaded cells, or dashed cages with their sums. */
enum page_ground_kind {
    PAGE_GROUND_NONE = 0,
    PAGE_GROUND_SCREEN = 1,
    PAGE_GROUND_PICTURE = 2,
    PAGE_GROUND_THERMOMETERS = 3,
    PAGE_GROUND_NUMBERS = 4,
    PAGE_GROUND_DIAGONALS = 5,
    PAGE_GROUND_SHADES = 6,
    PAGE_GROUND_CAGES = 7,
};

/* What lies on the page. */
enum page_litter_kind {
    PAGE_LITTER_NONE = 0,
    PAGE_LITTER_TAPE = 1,
    PAGE_LITTER_STAPLE = 2,
    PAGE_LITTER_CRUMB = 3,
    PAGE_LITTER_RING = 4,
    PAGE_LITTER_STROKE = 5,
    PAGE_LITTER_FOLD = 6,
    PAGE_LITTER_DROP = 7,
    PAGE_LITTER_CUP = 8,
    PAGE_LITTER_SLIP = 9,
    PAGE_LITTER_PEN = 10,
};

/* How the grid is laid out: as an app has it, with lines or as rounded tiles with gaps; or on paper
 * with boxes of two colors, broken thin lines, letters right above, shaded givens, or some cells
 * shaded, whatever stands in them. */
enum page_style_kind {
    PAGE_STYLE_USUAL = 0,
    PAGE_STYLE_APP = 1,
    PAGE_STYLE_TILES = 2,
    PAGE_STYLE_BOXES = 3,
    PAGE_STYLE_BROKEN = 4,
    PAGE_STYLE_HEADING = 5,
    PAGE_STYLE_GIVENS = 6,
    PAGE_STYLE_SHADED = 7,
};

/* Zero is a flat, sharp, evenly lit page, seen from above the right way up. */
struct page_settings {
    unsigned width, height;
    unsigned grids;    /* 1, 2 or 4 of them, side by side */
    float tilt;        /* degrees between the page and the sensor, in any direction */
    float turn;        /* degrees, to both sides, that the page is turned at most */
    float fill;        /* of the frame, 0..1; 0: 0.92 */
    float bend;        /* how far paper is bent at the ends of a row, in cells */
    float blur;        /* deviation, in pixels */
    float noise;       /* deviation, of 255 */
    float motion;      /* how far the camera moves meanwhile, in pixels */
    float moire;       /* share of the light that bands take, as of a screen */
    float lost;        /* share of the lines between cells that is not printed, 0..1 */
    float shadow;      /* share of the light that it takes */
    bool hard;         /* that shadow ends within three pixels */
    float glare;       /* brightness that it adds, of 255 */
    float color;       /* how far paper, cells and ink are from gray, 0..1 */
    int jpeg;          /* quality; 0: not compressed */
    float hand;        /* share of the blank cells that are filled in by hand, 0..1 */
    unsigned mistakes; /* digits among them that are wrong, as far as there are so many */
    float pencil;      /* darkness of the pen against the paper, 0..1; 0: some between .3 and .9 */
    float through;     /* darkness of what is printed on the page's other side, 0..1 */
    unsigned stains;   /* soft blots, at most 24 */
    float clutter;     /* of the page around the grids that is text and pictures, 0..1 */
    bool fonts;        /* other faces than the one drawn here, where there are any */
    const char *font;  /* file of another face, which page_face_load() takes; NULL: none */
    bool open;         /* puzzles with several solutions */
    unsigned spare;    /* digits printed beyond those that the puzzle needs */
    bool two_faces;    /* every other digit has another face, */
    bool two_inks;     /* or another color */
    float uneven;      /* of their ink, which digits may lack, each another share of it, 0..1 */
    unsigned pale;     /* digits that have between a third and a twenty-fifth of their ink */
    unsigned covered;  /* digits under a slip of the page's own paper: nothing is seen of them */
    float flaked;      /* of the ink that came off in flakes, 0..1 */
    unsigned rubbed;   /* patches in which ink was rubbed off, at most 4 */
    unsigned spots, streaks, windows; /* of light that burns the photo white, at most 24 in all */
    enum page_ground_kind ground;
    enum page_litter_kind litter;
    unsigned things; /* of litter, at most 16 */
    enum page_script script;
    enum page_ornament_kind ornament; /* of printed digits */
    enum page_style_kind style;       /* others than the usual one have nothing of the following: */
    bool shot;                        /* a copy of the screen: no light falls on it */
    bool dark;                        /* light on dark, of apps */
    bool selected;                    /* a cell, and those around it, have other colors */
    float typed; /* share of the blank cells that are filled in, in another color */
    float notes; /* share of those left that have small candidates, */
    float lone;  /* share of these that have one only, 0..1 */
    bool middle; /* candidates stand side by side in the middle of a cell, two at most */
    bool varied; /* sizes of candidates, and colors of all that is typed, differ from app to app */
    float spine; /* how far the paper bends up beside the left edge, in cells */
};

#endif
