/* Films of a page, made up: the same every time, with the truth of every frame.
 *
 * The page is drawn by svision_draw_board() and seen in perspective. */
#ifndef TESTS_FILMS_VIDEO_H
#define TESTS_FILMS_VIDEO_H

#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

enum { VIDEO_WIDTH = 640, VIDEO_HEIGHT = 480, VIDEO_PAGE = 760 };

/* A page that is elsewhere at first, or at last: still for some frames, then on its way. */
struct video_way {
    double x, y;       /* of its middle, pixels from where it belongs */
    double zoom;       /* share by which it is larger there */
    unsigned from, to; /* frames in which it moves; 0, 0: it stays where it belongs */
    bool leaves;       /* from where it belongs, not to there */
};

struct video_clip {
    char name[48];
    unsigned frames;
    double size;                   /* of the page, in pixels */
    double turn;                   /* degrees */
    double tilt;                   /* share by which one side is shorter */
    double sway;                   /* pixels by which the page swings */
    double spin;                   /* degrees by which it turns to and fro */
    double zoom;                   /* share by which the size swells */
    double pace;                   /* swings a second */
    double shake;                  /* pixels by which the hand trembles */
    double exposure;               /* share of a frame's time in which motion blurs */
    double defocus;                /* radius of the blur, in pixels */
    double noise;                  /* standard deviation, in steps of 255 */
    double flicker;                /* share by which the brightness changes */
    double shadow;                 /* share by which one side is darker */
    double fade;                   /* share by which it is darker at first, brighter at last */
    double glare;                  /* brightness that a spot of light adds, of 255 */
    unsigned cover_from, cover_to; /* frames in which a hand passes */
    double cover;                  /* how far it reaches over the page, 0..1 */
    unsigned change;               /* frame from which another puzzle lies there; 0: none */
    struct video_way way;
    unsigned every; /* so many 30ths of a second lie between frames; 0: one */
};

struct video_frame {
    uint8_t pixels[VIDEO_WIDTH * VIDEO_HEIGHT];
    struct svision_homography map;          /* page -> frame */
    struct svision_point crossings[10][10]; /* of the grid's lines */
};

/* Draws PUZZLE (81 digits, '.' or 0 blank) on PAGE. */
void video_draw_page(const char *puzzle, uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* The same for TEXT, with 1..9 A..G and dots, and boxes of ROWS x COLUMNS. */
void video_draw_text(const char *text, unsigned rows, unsigned columns,
                     uint8_t page[VIDEO_PAGE * VIDEO_PAGE]);

/* Takes frame NUMBER of CLIP, of PAGE. */
void video_take(const struct video_clip *clip, const uint8_t *page, unsigned number,
                struct video_frame *frame);

#endif
