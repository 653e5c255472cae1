/* Parses path data as described in glyphs.h. Points are absolute, and the path ends at the first
 * invalid step. */
#ifndef DRAW_PAINT_PATH_H
#define DRAW_PAINT_PATH_H

#include <stdbool.h>

enum path_kind { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE };

struct path_step {
    enum path_kind kind;
    /* From point 0 to point 3; 1 and 2 control a curve (cubic Bezier). */
    int x[4];
    int y[4];
};

/* Zero-initialize it except for the text. */
struct path {
    const char *text;
    int x;
    int y;
};

/* Returns false at the end of the path. */
bool path_next(struct path *path, struct path_step *step);

#endif
