/* Persian and Arabic digits are read as 1 to 9 in any orientation, and not confused with Latin
 * ones. With a number N, N pages of each kind are read, and a table shows the results. */
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/synthetic_page.h"
#include "support/check.h"

struct kind {
    const char *name;
    bool easy; /* most readings must be sure */
    struct page_settings settings;
};

#define FRAME .width = 640, .height = 480

static const struct kind kinds[] = {
    {"Persian", true, {FRAME, .tilt = 15, .turn = 10, .blur = 0.7F, .noise = 3}},
    {"Persian, any turn", true, {FRAME, .tilt = 15, .turn = 180, .blur = 0.7F, .noise = 3}},
    {"Persian, blurred", false, {FRAME, .tilt = 15, .turn = 20, .blur = 2, .noise = 6}},
    {"Persian, fonts", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .fonts = true}},
    {"Persian, shadow", false, {FRAME, .tilt = 25, .blur = 0.7F, .noise = 3, .shadow = .5F}},
    {"Arabic", true, {FRAME, .tilt = 15, .turn = 10, .blur = 0.7F, .noise = 3}},
    {"Arabic, any turn", true, {FRAME, .tilt = 15, .turn = 180, .blur = 0.7F, .noise = 3}},
    {"Arabic, fonts", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .fonts = true}},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

struct tally {
    unsigned found, right, sure, lies;
};

static void tally_page(struct svision_reader *reader, const struct page *page, struct tally *tally)
{
    const struct svision_image image = page_image(page);
    size_t count;
    if (svision_reader_read(reader, &image, &count, NULL) != SVISION_OK)
        return;
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    bool right = memcmp(svision_reading_givens(reading), page->grids[0].cells, SVISION_CELLS) == 0;
    bool sure = svision_reading_certainty(reading) == SVISION_SURE;
    tally->found++;
    tally->right += right;
    tally->sure += right && sure;
    tally->lies += !right && sure;
}

static void read_kind(struct svision_reader *reader, const struct kind *kind, unsigned pages)
{
    struct page_settings settings = kind->settings;
    struct tally tally = {0};
    settings.grids = 1;
    settings.script = kind->name[0] == 'P' ? PAGE_PERSIAN : PAGE_ARABIC;
    for (unsigned i = 0; i < pages; i++) {
        struct page page;
        CHECK(page_make(&settings, i + 1, &page));
        tally_page(reader, &page, &tally);
        page_free(&page);
    }
    printf("%-20s %5u %5u %5u %5u %5u\n", kind->name, pages, tally.found, tally.right, tally.sure,
           tally.lies);
    CHECK_EQ(tally.lies, 0);
    CHECK(!kind->easy || 4 * tally.sure >= 3 * pages);
}

int main(int argc, char **argv)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    printf("%-20s %5s %5s %5s %5s %5s\n", "", "pages", "found", "right", "sure", "lies");
    for (unsigned i = 0; i < KINDS; i++)
        read_kind(reader, &kinds[i], argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2);
    svision_reader_destroy(reader);
    return check_result();
}
