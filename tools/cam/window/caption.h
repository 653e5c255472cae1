/* The lines of text below the picture. */
#ifndef CAM_WINDOW_CAPTION_H
#define CAM_WINDOW_CAPTION_H

#include <sudokuvision/canvas.h>

/* Rows that TEXT takes in WIDTH pixels where a row is HEIGHT high, at least one: lines are broken
 * between words, but not into more rows than fit below a picture. */
unsigned caption_rows(const char *text, unsigned width, unsigned height);

/* Paints TEXT over CANVAS (RGBA32) in rows of HEIGHT, as many as caption_rows() says; what is too
 * long for the last one is written smaller. */
void caption_paint(const struct svision_canvas *canvas, const char *text, unsigned height);

#endif
