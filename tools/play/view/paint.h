/* Shapes and text on a picture in RGBA32, with soft edges. What lies beyond it is cut off. */
#ifndef PLAY_VIEW_PAINT_H
#define PLAY_VIEW_PAINT_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>

/* A rectangle of whole pixels. */
struct box {
    int x, y, width, height;
};

void paint_box(const struct svision_canvas *canvas, struct box box, svision_color color);

/* The edge of BOX, WIDTH pixels thick, inside it. */
void paint_frame(const struct svision_canvas *canvas, struct box box, int width,
                 svision_color color);

/* IMAGE (SVISION_RGB24 or SVISION_RGBA32), made as large as BOX. */
void paint_picture(const struct svision_canvas *canvas, struct box box,
                   const struct svision_image *image);

/* The largest box in the middle of ROOM whose sides are as WIDTH to HEIGHT. */
struct box box_like(struct box room, unsigned width, unsigned height);

/* A line with round ends; dashed where DASH, in pixels, is above 0. */
void paint_line(const struct svision_canvas *canvas, struct svision_point from,
                struct svision_point to, double width, double dash, svision_color color);

void paint_ring(const struct svision_canvas *canvas, struct svision_point center, double radius,
                double width, svision_color color);

/* Letters of the library, which are those of ASCII, or of the system's fonts (lettering.h), which
 * text beyond ASCII always has. Where those are missing, as in builds without Pango, all text has
 * the library's, with boxes for others. */
enum paint_letters { PAINT_LIBRARY_LETTERS, PAINT_SYSTEM_LETTERS };

/* Width in pixels of TEXT (UTF-8) in capitals of HEIGHT pixels. */
double paint_text_width(const char *text, double height, enum paint_letters letters);

/* TEXT with capitals of HEIGHT pixels, its middle at CENTER, smaller where it would be wider than
 * WIDTH. */
void paint_text(const struct svision_canvas *canvas, const char *text, struct svision_point center,
                double height, double width, svision_color color, enum paint_letters letters);

/* The same from LEFT on. */
void paint_text_from(const struct svision_canvas *canvas, const char *text,
                     struct svision_point left, double height, double width, svision_color color,
                     enum paint_letters letters);

static inline bool box_has(struct box box, int x, int y)
{
    return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

#endif
