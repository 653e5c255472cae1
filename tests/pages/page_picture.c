/* page_picture sure|open SEED FILE: writes a made-up page as PPM and prints its digits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pages/synthetic_page.h"

int main(int argc, char **argv)
{
    struct page_settings settings = {
        .width = 640, .height = 480, .tilt = 15, .turn = 10, .blur = 0.7F, .noise = 2};
    struct page page;
    if (argc != 4)
        return 1;
    settings.open = strcmp(argv[1], "open") == 0;
    if (!page_make(&settings, strtoul(argv[2], NULL, 10), &page))
        return 1;
    FILE *file = fopen(argv[3], "wb");
    bool done = file != NULL;
    if (done) {
        size_t size = (size_t)3 * page.width * page.height;
        fprintf(file, "P6\n%u %u\n255\n", page.width, page.height);
        done = fwrite(page.pixels, 1, size, file) == size;
        done = fclose(file) == 0 && done;
    }
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        putchar(page.grids[0].cells[i] ? '0' + page.grids[0].cells[i] : '.');
    putchar('\n');
    page_free(&page);
    return done ? 0 : 1;
}
