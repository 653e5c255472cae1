/* Synthetic videos of a page, reproducible and with ground truth for every frame. The page is drawn
 * by svision_draw_board() and seen in perspective. */
#ifndef TESTS_FILMS_VIDEO_H
#define TESTS_FILMS_VIDEO_H

#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

#include "films/obstacle.h"

enum { VIDEO_WIDTH = 640, VIDEO_HEIGHT = 480, VIDEO_PAGE = 760 };
enum { VIDEO_MAX_WIDTH = 1920, VIDEO_MAX_HEIGHT = 1080 };

/* A path of the page: it rests away from its place, or at it, and moves for some frames. */
struct video_way {
    double x, y;       /* offset of its middle from its place, pixels */
    double zoom;       /* added to its size there, as a share */
    unsigned from, to; /* frames where it moves; 0, 0: it stays at its place */
    bool leaves;       /* moves away from its place, not towards it */
    unsigned back;     /* frame when it starts to return at the same speed; 0: never */
};

/* A shadow with an edge: the page is darker on one side of it. */
struct video_cast {
    double depth;  /* share of light it takes away; 0: none */
    double soft;   /* width of the edge, pixels */
    double angle;  /* direction of the dark side, degrees clockwise from the right */
    double at;     /* pixels beyond the middle of the frame at first */
    double wander; /* motion in pixels per frame */
};

/* Another page below or beside the page. */
struct video_below {
    const uint8_t *page; /* NULL: none */
    double x, y;         /* of its middle, pixels from the middle of the frame */
    double turn;         /* degrees */
};

struct video_clip {
    char name[48];
    unsigned frames;
    unsigned width, height; /* of a frame; 0: VIDEO_WIDTH, VIDEO_HEIGHT */
    double size;            /* of the page, in pixels */
    double turn;            /* degrees */
    double tilt;            /* one side is shorter by this share */
    double sway;            /* amplitude of the page's motion, pixels */
    double spin;            /* amplitude of its rotation, degrees */
    double zoom;            /* change of its size, as a share */
    double pace;            /* frequency of these motions, per second */
    double shake;           /* amplitude of the hand's tremor, pixels */
    double rolling;  /* rolling shutter: share of a frame's time between its first and last row */
    double exposure; /* exposure time, as a share of the time of a frame */
    double defocus;  /* radius of the blur, in pixels */
    double noise;    /* standard deviation, in steps of 255 */
    double flicker;  /* change of brightness, as a share */
    double shadow;   /* one side is darker by this share */
    double fade;     /* darker at first and brighter at last by this share */
    double hunt;     /* largest radius of blur while the focus hunts */
    double steps;    /* sudden changes of automatic exposure, as a share */
    double glare;    /* brightness added by a spot of light, of 255 */
    unsigned cover_from, cover_to; /* frames where a hand passes */
    double cover;                  /* distance that it reaches over the page, 0..1 */
    unsigned change;               /* first frame with another puzzle; 0: none */
    double curl;                   /* curvature of the lines, as a share of the page's side */
    double moire;                  /* pixels from stripe to stripe, as on a screen; 0: none */
    bool mirror;                   /* mirrored, like a camera that faces its user */
    struct video_below below;
    struct video_cast cast;
    struct obstacle obstacle;
    struct video_way way;
    unsigned every; /* time between frames in 30ths of a second; 0: one */
};

struct video_frame {
    unsigned width, height;
    bool sharp; /* except for motion */
    uint8_t pixels[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT];
    uint8_t covered[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT]; /* 1: by the obstacle */
    struct svision_homography map;                       /* flat page -> frame */
    double curl;                                         /* of the page */
    struct svision_point crossings[10][10];              /* of the grid lines */
};

/* Draws a board with CELLS on PAGE. */
void video_draw(const struct sudoku_layout *layout, const uint8_t *cells,
                uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* Draws PUZZLE (81 digits, '.' or 0 for blank) on PAGE. */
void video_draw_page(const char *puzzle, uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* The same for TEXT with 1..9 A..G, dots, 0 for the highest digit, and boxes of ROWS x COLUMNS. */
void video_draw_text(const char *text, unsigned rows, unsigned columns,
                     uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* The place in FRAME of POINT of the page. */
struct svision_point video_place(const struct video_frame *frame, struct svision_point point);

/* Renders frame NUMBER of CLIP, which shows PAGE. */
void video_take(const struct video_clip *clip, const uint8_t *page, unsigned number,
                struct video_frame *frame);

#endif
