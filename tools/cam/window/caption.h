/* Text below the picture. */
#ifndef CAM_WINDOW_CAPTION_H
#define CAM_WINDOW_CAPTION_H

#include <sudokuvision/canvas.h>

/* Returns the number of rows, at least one, of TEXT in WIDTH pixels at a row height of HEIGHT:
 * lines are broken between words, up to the maximum below a picture. */
unsigned caption_rows(const char *text, unsigned width, unsigned height);

/* Paints TEXT over CANVAS (RGBA32) in caption_rows() rows of HEIGHT; the last one is shrunk to fit.
 */
void caption_paint(const struct svision_canvas *canvas, const char *text, unsigned height);

#endif
