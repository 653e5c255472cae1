/* Settings of a synthetic photo of a page. */
#ifndef TESTS_PAGES_PAGE_SETTINGS_H
#define TESTS_PAGES_PAGE_SETTINGS_H

#include <stdbool.h>

#include "pages/ink/page_glyph.h"
#include "pages/ink/page_ornament.h"
#include "pages/page_design.h"

/* Printing under the digits: halftone dots, a picture, the paths of thermometers, a large digit
 * behind each box, both diagonals, shaded cells, or dashed cages with sums. */
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

/* Objects on the page. */
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

/* Layouts of the grid: an app's lines, or rounded tiles with gaps; paper with boxes of two colors,
 * broken thin lines, letters right above, shaded givens, or cells shaded at random. */
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

/* Zero: a flat, sharp, evenly lit page, upright and seen from above. */
struct page_settings {
    unsigned width, height;
    unsigned grids;    /* 1, 2 or 4, side by side */
    float tilt;        /* degrees between the page and the sensor, in any direction */
    float turn;        /* largest rotation of the page to either side, degrees */
    float fill;        /* of the frame, 0..1; 0: 0.92 */
    float bend;        /* how far paper bends at the ends of a row, in cells */
    float blur;        /* standard deviation, in pixels */
    float noise;       /* standard deviation, of 255 */
    float motion;      /* motion of the camera during exposure, in pixels */
    float moire;       /* share of the light taken by bands, as from a screen */
    float lost;        /* share of the lines between cells that are missing, 0..1 */
    float shadow;      /* share of the light it takes */
    bool hard;         /* that shadow ends within three pixels */
    float glare;       /* brightness that it adds, of 255 */
    float color;       /* colors of paper, cells and ink: distance from gray, 0..1 */
    int jpeg;          /* quality; 0: not compressed */
    float hand;        /* share of the blank cells that are filled in by hand, 0..1 */
    unsigned mistakes; /* number of wrong digits among them, at most all */
    float pencil;      /* darkness of the pen on the paper, 0..1; 0: random, .3 to .9 */
    float through;     /* darkness of the print on the page's other side, 0..1 */
    unsigned stains;   /* soft blots, at most 24 */
    float clutter;     /* share of the page around the grids with text and pictures, 0..1 */
    bool fonts;        /* other faces than the one drawn here, if any */
    const char *font;  /* file of another face for page_face_load(); NULL: none */
    bool open;         /* puzzles with several solutions */
    unsigned spare;    /* digits printed beyond the necessary ones */
    bool two_faces;    /* every other digit has another face */
    bool two_inks;     /* or another color */
    float uneven;  /* largest share of their ink missing from digits, each a different one, 0..1 */
    unsigned pale; /* number of digits with a third to a twenty-fifth of their ink */
    unsigned covered; /* number of digits hidden by a slip of the page's own paper */
    float flaked;     /* share of the ink that came off in flakes, 0..1 */
    unsigned rubbed;  /* number of patches with ink rubbed off, at most 4 */
    unsigned spots, streaks, windows; /* numbers of overexposed spots, at most 24 in all */
    enum page_ground_kind ground;
    enum page_litter_kind litter;
    unsigned things; /* number of objects, at most 16 */
    enum page_script script;
    enum page_ornament_kind ornament; /* of printed digits */
    enum page_style_kind style;       /* any but the usual one ignores these settings: */
    bool shot;                        /* a screenshot: without effects of light */
    bool dark;                        /* light on dark, of apps */
    bool selected;                    /* a cell and those around it have other colors */
    bool vivid;                       /* in which the lines are lost */
    bool subtle;                      /* gaps between tiles hardly differ from them */
    float typed;                      /* share of the blank cells filled in, in another color */
    float notes;                      /* share of the other cells with small candidates */
    float lone;                       /* share of these with a single one, 0..1 */
    bool middle; /* candidates are side by side in the middle of a cell, two at most */
    bool varied; /* sizes of candidates and colors of typed digits vary by app */
    const struct page_design *design; /* of an app; NULL: colors and lines vary */
    float spine; /* how far the paper bends up beside the left edge, in cells */
    float frame; /* width of a solid frame that the border is, in cells; negative: no border */
    /* Paper that rolls away from the sensor about an axis, as a cylinder does: by how many degrees
     * it leans at the edge of the grid; the share of the grid that rolls, up to one edge, 0..1 (0:
     * it leans at both edges, from the middle on); and the largest angle of the axis with the
     * lines, degrees. */
    float roll, rolled, roll_axis;
};

#endif
