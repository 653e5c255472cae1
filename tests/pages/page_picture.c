/* page_picture sure|open SEED FILE: writes a synthetic page as PPM and prints its digits.
 * page_picture MISTAKES SEED FILE: half of the open cells are filled in by hand, MISTAKES of them
 * wrong (a number). The printed digits, the entries and the mistakes (r1c2 ...) are a line each. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pages/synthetic_page.h"

static void put_cells(const uint8_t *cells, const uint8_t *without)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        putchar(cells[i] && !(without && without[i]) ? '0' + cells[i] : '.');
    putchar('\n');
}

static void put_mistakes(const struct page_grid *grid)
{
    const char *space = "";
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        if (!grid->mistaken[i])
            continue;
        printf("%sr%uc%u", space, i / 9 + 1, i % 9 + 1);
        space = " ";
    }
    putchar('\n');
}

int main(int argc, char **argv)
{
    struct page_settings settings = {
        .width = 640, .height = 480, .tilt = 15, .turn = 10, .blur = 0.7F, .noise = 2};
    struct page page;
    if (argc != 4)
        return 1;
    settings.open = strcmp(argv[1], "open") == 0;
    bool hand = argv[1][0] >= '0' && argv[1][0] <= '9';
    if (hand) {
        settings.width = settings.height = 960;
        settings.color = 1;
        settings.hand = 0.5F;
        settings.pencil = 0.75F;
        settings.mistakes = (unsigned)strtoul(argv[1], NULL, 10);
    }
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
    put_cells(page.grids[0].cells, page.grids[0].entries);
    if (hand) {
        put_cells(page.grids[0].entries, NULL);
        put_mistakes(&page.grids[0]);
    }
    page_free(&page);
    return done ? 0 : 1;
}
