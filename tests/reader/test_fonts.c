/* Pages in the fonts of this machine, most of them unknown to the classifier: sure readings are
 * right. A few fonts, all of them with --full. */
#define _XOPEN_SOURCE 700 /* nftw() */
#include <ftw.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/synthetic_page.h"
#include "support/check.h"

enum { MAX_FONTS = 4000, SAMPLE = 24, DEPTH = 8 };

static char *fonts[MAX_FONTS];
static unsigned font_count;

static int add_font(const char *path, const struct stat *status, int type, struct FTW *place)
{
    static struct page_face face;
    const char *end = strrchr(path, '.');
    (void)status;
    (void)place;
    if (type == FTW_F && font_count < MAX_FONTS && end &&
        (strcmp(end, ".ttf") == 0 || strcmp(end, ".otf") == 0) &&
        page_face_load(PAGE_LATIN, path, &face))
        fonts[font_count++] = strdup(path);
    return 0;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static struct {
    unsigned pages, sure, wrong, lies;
} tally;

static bool is_right(const struct page *page, const struct svision_reading *reading)
{
    return memcmp(svision_reading_givens(reading), page->grids[0].cells, SVISION_CELLS) == 0;
}

static void read_page(struct svision_reader *reader, const char *font, unsigned seed)
{
    const struct page_settings settings = {.width = 640,
                                           .height = 480,
                                           .tilt = 15,
                                           .turn = 20,
                                           .blur = 0.8F,
                                           .noise = 4,
                                           .jpeg = 85,
                                           .font = font};
    struct page page;
    size_t count = 0;
    CHECK(page_make(&settings, seed, &page));
    const struct svision_image image = page_image(&page);
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    const struct svision_reading *reading = count ? svision_reader_reading(reader, 0) : NULL;
    bool sure = reading && svision_reading_certainty(reading) == SVISION_SURE;
    bool right = reading && svision_reading_side(reading) == 9 && is_right(&page, reading);
    tally.pages++;
    tally.sure += sure;
    tally.wrong += !right;
    tally.lies += sure && !right;
    if (sure && !right)
        printf("%s: page %u is read wrongly, and sure\n", font, seed);
    page_free(&page);
}

int main(int argc, char **argv)
{
    bool full = argc > 1 && strcmp(argv[1], "--full") == 0;
    struct svision_reader *reader;
    nftw("/usr/share/fonts", add_font, DEPTH, FTW_PHYS);
    if (font_count == 0) {
        puts("no fonts here");
        return TEST_SKIPPED;
    }
    qsort(fonts, font_count, sizeof *fonts, compare_paths);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    unsigned step = full || font_count <= SAMPLE ? 1 : font_count / SAMPLE;
    for (unsigned i = 0; i < font_count; i += step)
        for (unsigned k = 0; k < (full ? 3U : 1U); k++)
            read_page(reader, fonts[i], 3 * i + k + 1);
    printf("fonts %u, pages %u, sure %u, wrong %u, wrong and sure %u\n", font_count, tally.pages,
           tally.sure, tally.wrong, tally.lies);
    CHECK_EQ(tally.lies, 0);
    svision_reader_destroy(reader);
    for (unsigned i = 0; i < font_count; i++)
        free(fonts[i]);
    return check_result();
}
