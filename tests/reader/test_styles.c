/* Grids as apps and web pages show them, as screenshots and photographed, and as some newspapers
 * print them. None may be read wrongly and yet be called sure. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "pages/synthetic_page.h"
#include "support/check.h"

struct tally {
    unsigned sure, right, wrong, none, lies;
};

struct kind {
    const char *name;
    unsigned sure; /* of ten, at least, but for one */
    struct page_settings settings;
};

#define PRINT                .fonts = true, .spare = 6
#define SHOT                 PRINT, .shot = true, .width = 560, .height = 640
#define SEEN(blurred, noisy) PRINT, .blur = (blurred), .noise = (noisy), .jpeg = 80
#define PHOTO                SEEN(0.9F, 3), .width = 720, .height = 720, .tilt = 15, .turn = 8

static const struct kind kinds[] = {
    {"app", 9, {SHOT, .style = PAGE_STYLE_APP}},
    {"app, dark", 9, {SHOT, .style = PAGE_STYLE_APP, .dark = true}},
    {"app, selected", 4, {SHOT, .style = PAGE_STYLE_APP, .selected = true}},
    {"app, dark, selected", 5, {SHOT, .style = PAGE_STYLE_APP, .dark = true, .selected = true}},
    {"app, notes", 0, {SHOT, .style = PAGE_STYLE_APP, .notes = 0.6F}},
    {"app, dark, notes", 0, {SHOT, .style = PAGE_STYLE_APP, .dark = true, .notes = 0.6F}},
    {"app, typed", 5, {SHOT, .style = PAGE_STYLE_APP, .typed = 0.4F}},
    {"app, all of it",
     0,
     {SHOT, .style = PAGE_STYLE_APP, .typed = 0.3F, .notes = 0.5F, .selected = true}},
    {"app, dark, all of it",
     0,
     {SHOT, .style = PAGE_STYLE_APP, .dark = true, .typed = 0.3F, .notes = 0.5F, .selected = true}},
    {"tiles", 7, {SHOT, .style = PAGE_STYLE_TILES}},
    {"tiles, dark", 7, {SHOT, .style = PAGE_STYLE_TILES, .dark = true}},
    {"tiles, selected", 3, {SHOT, .style = PAGE_STYLE_TILES, .selected = true}},
    {"tiles, notes", 0, {SHOT, .style = PAGE_STYLE_TILES, .notes = 0.5F}},
    {"app, photographed", 7, {PHOTO, .style = PAGE_STYLE_APP, .selected = true}},
    {"dark app, photographed", 9, {PHOTO, .style = PAGE_STYLE_APP, .dark = true}},
    {"tiles, photographed", 7, {PHOTO, .style = PAGE_STYLE_TILES}},
    {"dark tiles, photographed", 7, {PHOTO, .style = PAGE_STYLE_TILES, .dark = true}},
    {"colored boxes", 8, {PHOTO, .style = PAGE_STYLE_BOXES}},
    {"shaded givens", 9, {PHOTO, .style = PAGE_STYLE_GIVENS}},
    {"broken lines", 9, {PHOTO, .style = PAGE_STYLE_BROKEN}},
    {"heading", 9, {PHOTO, .style = PAGE_STYLE_HEADING}},
    {"a quarter turn", 9, {SEEN(0.9F, 3), .width = 720, .height = 720, .tilt = 15, .turn = 180}},
    {"steep", 9, {SEEN(0.9F, 3), .width = 720, .height = 720, .tilt = 60, .turn = 20}},
    {"spine", 6, {PHOTO, .spine = 1.5F}},
    {"spine, steep",
     6,
     {SEEN(0.9F, 3), .width = 720, .height = 720, .tilt = 30, .turn = 8, .bend = 0.3F, .spine = 3}},
    {"two grids",
     9,
     {SEEN(0.9F, 3), .width = 960, .height = 720, .tilt = 15, .turn = 8, .grids = 2}},
    {"small", 9, {SEEN(0.5F, 2), .width = 230, .height = 230, .tilt = 8, .turn = 4}},
    {"smaller", 9, {SEEN(0.5F, 2), .width = 200, .height = 200, .tilt = 8, .turn = 4}},
};

/* Whether READING has what one of the grids of PAGE prints. */
static bool is_on(const struct svision_reading *reading, const struct page *page)
{
    for (unsigned i = 0; i < page->grid_count; i++)
        if (svision_reading_side(reading) == 9 &&
            page_grid_prints(&page->grids[i], svision_reading_cells(reading)))
            return true;
    return false;
}

static void read_page(const struct kind *kind, unsigned seed, struct svision_reader *reader,
                      struct tally *tally)
{
    struct page page;
    size_t count = 0;
    bool made = page_make(&kind->settings, seed, &page);
    CHECK(made);
    if (!made)
        return;
    const struct svision_image image = page_image(&page);
    svision_reader_read(reader, &image, &count, NULL);
    tally->none += count < page.grid_count ? page.grid_count - (unsigned)count : 0;
    for (size_t i = 0; i < count; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        bool right = is_on(reading, &page);
        bool is_sure = svision_reading_certainty(reading) == SVISION_SURE;
        tally->sure += is_sure && right;
        tally->lies += is_sure && !right;
        tally->right += !is_sure && right;
        tally->wrong += !is_sure && !right;
        if (is_sure && !right)
            printf("  %s, page %u\n", kind->name, seed);
    }
    page_free(&page);
}

static void what_is_called_sure_is_right(unsigned from, unsigned to)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    printf("%-26s sure  right, not sure  wrong, not sure  no grid  wrong, sure\n", "");
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct tally tally = {0};
        for (unsigned seed = from; seed < to; seed++)
            read_page(&kinds[i], seed, reader, &tally);
        printf("%-26s %4u  %15u  %15u  %7u  %11u\n", kinds[i].name, tally.sure, tally.right,
               tally.wrong, tally.none, tally.lies);
        fflush(stdout);
        /* A note that stands as a digit alone would is read as print now and then. */
        CHECK(tally.lies <= (kinds[i].settings.notes > 0 ? (to - from + 9) / 10 : 0));
        unsigned all = tally.sure + tally.right + tally.wrong + tally.none;
        CHECK(10 * (tally.sure + 1) > kinds[i].sure * all);
    }
    svision_reader_destroy(reader);
}

/* Usage: test_styles [PAGES of each kind [the FIRST one's seed]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 115;
    what_is_called_sure_is_right(first, first + pages);
    return check_result();
}
