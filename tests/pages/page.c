/* Writes a synthetic photo of a drawn board as PGM to standard output.
 *
 * usage: page PUZZLE DEGREES TILT SCALE BLUR NOISE SHADOW [BOX_ROWS BOX_COLUMNS] */
#include <stdio.h>

#include "pages/page.h"

int main(int argc, char **argv)
{
    static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];
    double number[8] = {0};
    if ((argc != 8 && argc != 10) || strlen(argv[1]) > SVISION_MAX_CELLS) {
        fprintf(stderr,
                "usage: %s PUZZLE DEGREES TILT SCALE BLUR NOISE SHADOW [BOX_ROWS BOX_COLUMNS]\n",
                argv[0]);
        return 1;
    }
    for (int i = 0; i < argc - 2; i++)
        number[i] = strtod(argv[2 + i], NULL);
    const struct page_view view = {.degrees = number[0],
                                   .tilt = number[1],
                                   .scale = number[2],
                                   .blur = number[3],
                                   .noise = number[4],
                                   .shadow = number[5],
                                   .box_rows = (unsigned)number[6],
                                   .box_columns = (unsigned)number[7],
                                   .zero = page_has_zero(argv[1])};
    if (page_draw(argv[1], &view, photo))
        return 1;
    printf("P5\n%d %d\n255\n", PAGE_WIDTH, PAGE_HEIGHT);
    return fwrite(photo, 1, sizeof photo, stdout) != sizeof photo;
}
