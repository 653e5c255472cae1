/* Pictures of boards, and answers painted on photos.
 *
 * Takes boards and readings, gives pixels in the caller's memory, fails when sizes are out of
 * range. Digits are drawn from the library's own strokes. All functions may be called by any
 * thread. */
#ifndef SVISION_OVERLAY_H
#define SVISION_OVERLAY_H

#include <sudokuvision/reader.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A picture that may be painted on: as struct svision_image, in GREY8, RGB24, BGR24 or RGBA32. */
struct svision_canvas {
    uint8_t *pixels;
    unsigned width;
    unsigned height;
    size_t stride;
    enum svision_format format;
};

/* Paints DIGITS (81 numbers 0..9, 0: none; the right way up as READING reads) on CANVAS, the photo
 * that READING came from, in RGB (three bytes: red, green, blue), in perspective and along the bend
 * of the paper. To paint the answer alone, pass the solution with 0 where a cell was read.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, a number over 9, or an unsound canvas. */
SVISION_API enum svision_status svision_overlay(const struct svision_reading *reading,
                                                const uint8_t *digits, const uint8_t *rgb,
                                                const struct svision_canvas *canvas);

/* Draws a 9 x 9 board on CANVAS, as large as it fits with a margin of half a cell: GIVENS (81
 * numbers 0..9) in black, FOUND (the same, NULL: none; only where GIVENS has 0) in blue, thick
 * lines around the boxes. SVISION_OK; SVISION_ERR_ARGUMENT as above, or a canvas under 60 x 60. */
SVISION_API enum svision_status svision_draw_board(const uint8_t *givens, const uint8_t *found,
                                                   const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
