/* The steps of a path.
 *
 * Takes path data as glyph.h describes it, gives its steps one by one with absolute points, fails
 * at the first thing that is no step: the path ends there. */
#ifndef PATH_H
#define PATH_H

#include <stdbool.h>

enum path_kind { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE };

struct path_step {
    enum path_kind kind;
    /* From point 0 to point 3; 1 and 2 control a curve (cubic Bezier). */
    int x[4];
    int y[4];
};

/* Set it to zero but for the text. */
struct path {
    const char *text;
    int x;
    int y;
};

/* False: the path has ended. */
bool path_next(struct path *path, struct path_step *step);

#endif
