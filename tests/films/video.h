/* Films of a page, made up: the same every time, with the truth of every frame.
 *
 * The page is drawn by svision_draw_board() and seen in perspective. */
#ifndef TESTS_FILMS_VIDEO_H
#define TESTS_FILMS_VIDEO_H

#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

#include "films/obstacle.h"

enum { VIDEO_WIDTH = 640, VIDEO_HEIGHT = 480, VIDEO_PAGE = 760 };
enum { VIDEO_MAX_WIDTH = 1920, VIDEO_MAX_HEIGHT = 1080 };

/* A page that is elsewhere at first, or at last: still for some frames, then on its way. */
struct video_way {
    double x, y;       /* of its middle, pixels from where it belongs */
    double zoom;       /* share by which it is larger there */
    unsigned from, to; /* frames in which it moves; 0, 0: it stays where it belongs */
    bool leaves;       /* from where it belongs, not to there */
    unsigned back;     /* frame in which it begins to come back, as fast; 0: it does not */
};

/* The edge of a shadow that falls over the page: all beyond it is darker. */
struct video_cast {
    double depth;  /* share by which it darkens; 0: there is none */
    double soft;   /* pixels over which it does so */
    double angle;  /* degrees from the right, clockwise, in which it darkens */
    double at;     /* pixels beyond the middle of the frame at first */
    double wander; /* pixels by which it goes on in a frame */
};

/* Another page that lies below the page, or beside it. */
struct video_below {
    const uint8_t *page; /* NULL: none */
    double x, y;         /* of its middle, pixels from the middle of the frame */
    double turn;         /* degrees */
};

struct video_clip {
    char name[48];
    unsigned frames;
    unsigned width, height;        /* of a frame; 0: VIDEO_WIDTH, VIDEO_HEIGHT */
    double size;                   /* of the page, in pixels */
    double turn;                   /* degrees */
    double tilt;                   /* share by which one side is shorter */
    double sway;                   /* pixels by which the page swings */
    double spin;                   /* degrees by which it turns to and fro */
    double zoom;                   /* share by which the size swells */
    double pace;                   /* swings a second */
    double shake;                  /* pixels by which the hand trembles */
    double rolling;                /* share of a frame's time from its first row to its last */
    double exposure;               /* share of a frame's time in which motion blurs */
    double defocus;                /* radius of the blur, in pixels */
    double noise;                  /* standard deviation, in steps of 255 */
    double flicker;                /* share by which the brightness changes */
    double shadow;                 /* share by which one side is darker */
    double fade;                   /* share by which it is darker at first, brighter at last */
    double hunt;                   /* radius of the blur between which and none the focus hunts */
    double steps;                  /* share by which an automatic exposure leaps now and then */
    double glare;                  /* brightness that a spot of light adds, of 255 */
    unsigned cover_from, cover_to; /* frames in which a hand passes */
    double cover;                  /* how far it reaches over the page, 0..1 */
    unsigned change;               /* frame from which another puzzle lies there; 0: none */
    double curl;                   /* how far lines bow, as a share of the page's side */
    double moire;                  /* pixels from stripe to stripe, as on a screen; 0: none */
    bool mirror;                   /* as a camera shows who looks at it */
    struct video_below below;
    struct video_cast cast;
    struct obstacle obstacle;
    struct video_way way;
    unsigned every; /* so many 30ths of a second lie between frames; 0: one */
};

struct video_frame {
    unsigned width, height;
    bool sharp; /* but for motion */
    uint8_t pixels[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT];
    uint8_t covered[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT]; /* 1: by the obstacle */
    struct svision_homography map;                       /* page, as if it were flat -> frame */
    double curl;                                         /* of the page */
    struct svision_point crossings[10][10];              /* of the grid's lines */
};

/* Draws a board with CELLS on PAGE. */
void video_draw(const struct sudoku_layout *layout, const uint8_t *cells,
                uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* Draws PUZZLE (81 digits, '.' or 0 blank) on PAGE. */
void video_draw_page(const char *puzzle, uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* The same for TEXT, with 1..9 A..G, dots, and 0 for the highest digit, and boxes of ROWS x
 * COLUMNS. */
void video_draw_text(const char *text, unsigned rows, unsigned columns,
                     uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* Where POINT of the page is in FRAME. */
struct svision_point video_place(const struct video_frame *frame, struct svision_point point);

/* Takes frame NUMBER of CLIP, of PAGE. */
void video_take(const struct video_clip *clip, const uint8_t *page, unsigned number,
                struct video_frame *frame);

#endif
