/* Writes the icon of sudoku-play as SVG to standard output. The build runs it. */
#include <stdio.h>
#include <stdlib.h>

#include "play/view/icon.h"

int main(void)
{
    struct buffer out = {0};
    bool done = icon_svg(&out) && fwrite(out.data, 1, out.length, stdout) == out.length &&
                fflush(stdout) == 0;
    buffer_free(&out);
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
