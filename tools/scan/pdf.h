/* Pages of PDF files as pictures, rendered by poppler's pdftoppm in a separate process, since its
 * license (GPL) forbids linking it. */
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

/* True if PATH is a regular file that begins like a PDF. */
bool pdf_recognize(const char *path);

/* Starts rendering the file at PATH. Returns NULL with MESSAGE (JPEG_MESSAGE bytes) set on failure.
 */
struct pdf *pdf_open(const char *path, char *message);

/* Replaces PAGE by the next page as a PNM file. */
enum pdf_result pdf_next(struct pdf *pdf, struct buffer *page, char *message);

/* Stops the process and frees PDF. */
void pdf_close(struct pdf *pdf);

#endif
