/* What is painted on the frames of a camera.
 *
 * Takes what is known of the grid in a frame, gives the frame with digits on the paper, or with the
 * grid's outline and a word on what is missing; never fails. */
#ifndef CAM_PAINT_H
#define CAM_PAINT_H

#include <sudokuvision/overlay.h>
#include <sudokuvision/track.h>

/* How the digits look. */
struct cam_look {
    svision_colour colour;
    float opacity; /* 0..1 */
};

/* What is to be seen of a puzzle. */
struct cam_content {
    const uint8_t *digits;             /* NULL: none */
    const uint8_t *givens;             /* stay as they are printed */
    const sudoku_digitset *candidates; /* NULL: none */
};

/* Paints CONTENT on the grid that READING places on CANVAS. */
void cam_paint_content(const struct svision_canvas *canvas, const struct svision_reading *reading,
                       const struct cam_content *content, const struct cam_look *look);

/* Paints the outline of a grid that is not settled yet, and frames the cells that the lack in TRACK
 * names. */
void cam_paint_outline(const struct svision_canvas *canvas, const struct svision_track *track);

/* Writes TEXT above the lower edge of CANVAS, readable on whatever lies there. */
void cam_paint_advice(const struct svision_canvas *canvas, const char *text);

#endif
