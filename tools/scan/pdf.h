/* Pages of PDF files as pictures, drawn by poppler's pdftoppm in a process of its own: its licence
 * (GPL) does not allow to link it. */
#ifndef SCAN_PDF_H
#define SCAN_PDF_H

#include <stdbool.h>

#include "cli/text/buffer.h"

struct pdf;

enum pdf_result {
    PDF_PAGE,
    PDF_END,
    PDF_FAILED, /* MESSAGE says why */
    PDF_STOPPED /* by a signal */
};

/* Whether the file at PATH, which is no pipe, begins as PDF files do. */
bool pdf_recognize(const char *path);

/* Begins to draw the pages of the file at PATH. NULL: MESSAGE (JPEG_MESSAGE bytes) says why. */
struct pdf *pdf_open(const char *path, char *message);

/* Replaces PAGE by the next page, as a PNM file. */
enum pdf_result pdf_next(struct pdf *pdf, struct buffer *page, char *message);

/* Ends the process, wherever it is, and frees PDF. */
void pdf_close(struct pdf *pdf);

#endif
