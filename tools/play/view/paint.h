/* Antialiased shapes and text on an RGBA32 picture, clipped to it. */
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

/* Paints the border of BOX, WIDTH pixels thick, inside it. */
void paint_frame(const struct svision_canvas *canvas, struct box box, int width,
                 svision_color color);

/* Paints IMAGE (SVISION_RGB24 or SVISION_RGBA32), scaled to BOX. */
void paint_picture(const struct svision_canvas *canvas, struct box box,
                   const struct svision_image *image);

/* Returns the largest box with sides WIDTH : HEIGHT, centered in ROOM. */
struct box box_like(struct box room, unsigned width, unsigned height);

/* Paints a line with round ends; dashed if DASH, in pixels, is above 0. */
void paint_line(const struct svision_canvas *canvas, struct svision_point from,
                struct svision_point to, double width, double dash, svision_color color);

void paint_ring(const struct svision_canvas *canvas, struct svision_point center, double radius,
                double width, svision_color color);

/* The library's letters are ASCII only; text beyond ASCII always uses the fonts of the system
 * (lettering.h). Without those, as in builds without Pango, all text uses the library's letters,
 * with boxes for missing ones. */
enum paint_letters { PAINT_LIBRARY_LETTERS, PAINT_SYSTEM_LETTERS };

/* Returns the width in pixels of TEXT (UTF-8) with capitals of HEIGHT pixels. */
double paint_text_width(const char *text, double height, enum paint_letters letters);

/* Paints TEXT centered at CENTER, with capitals of HEIGHT pixels, shrunk to WIDTH if necessary. */
void paint_text(const struct svision_canvas *canvas, const char *text, struct svision_point center,
                double height, double width, svision_color color, enum paint_letters letters);

/* Likewise, starting at LEFT. */
void paint_text_from(const struct svision_canvas *canvas, const char *text,
                     struct svision_point left, double height, double width, svision_color color,
                     enum paint_letters letters);

static inline bool box_has(struct box box, int x, int y)
{
    return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

#endif
