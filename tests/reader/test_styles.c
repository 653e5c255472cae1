/* Grids as apps and web pages show them, as screenshots and photographed, and as some newspapers
 * print them. None may be read wrongly and yet be called sure. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "reader/page_tally.h"
#include "support/check.h"

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
    {"wide frame", 9, {PHOTO, .frame = 0.5F}},
    {"wider frame", 9, {PHOTO, .frame = 0.9F}},
    {"no border", 9, {PHOTO, .frame = -1}},
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
static enum page_verdict judge(const struct page *page, const struct svision_reading *reading)
{
    for (unsigned i = 0; i < page->grid_count; i++)
        if (svision_reading_side(reading) == 9 &&
            page_grid_prints(&page->grids[i], svision_reading_givens(reading)))
            return PAGE_RIGHT;
    return PAGE_WRONG;
}

static void what_is_called_sure_is_right(unsigned from, unsigned to, const char *kind)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    page_tally_head();
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (kind && strcmp(kind, kinds[i].name) != 0)
            continue;
        const struct page_question question = {kinds[i].name, &kinds[i].settings, SIZE_MAX, judge,
                                               NULL};
        const struct page_tally tally = page_tally_read(&question, from, to, reader);
        CHECK_EQ(tally.unmade, 0);
        CHECK_EQ(tally.lies, 0);
        unsigned all = tally.sure + tally.right + tally.wrong + tally.none;
        CHECK(10 * (tally.sure + 1) > kinds[i].sure * all);
    }
    svision_reader_destroy(reader);
}

/* Pages on which lines break beside few cells, and more beside a blank one than beside most print.
 */
static void a_broken_line_covers_no_cell(void)
{
    static const unsigned seeds[] = {101, 102, 106};
    static const struct page_settings broken = {PHOTO, .style = PAGE_STYLE_BROKEN};
    const struct page_question question = {"few broken lines", &broken, SIZE_MAX, judge, NULL};
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    for (unsigned i = 0; i < sizeof seeds / sizeof seeds[0]; i++)
        CHECK_EQ(page_tally_read(&question, seeds[i], seeds[i] + 1, reader).sure, 1);
    svision_reader_destroy(reader);
}

/* Usage: test_styles [PAGES of each kind [the FIRST one's seed [KIND alone]]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 115;
    what_is_called_sure_is_right(first, first + pages, argc > 3 ? argv[3] : NULL);
    a_broken_line_covers_no_cell();
    return check_result();
}
