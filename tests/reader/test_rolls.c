/* Pages that roll away from the camera, as those of newspapers and thick books do: at an edge of
 * the grid, lines are half as far apart as in its middle. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "reader/page_tally.h"
#include "support/check.h"

struct kind {
    const char *name;
    struct page_settings settings;
};

#define SEEN                                                                                       \
    .width = 480, .height = 480, .turn = 30, .blur = 0.7F, .noise = 3, .shadow = 0.3F, .jpeg = 85, \
    .spare = 6
#define CYLINDER SEEN, .tilt = 10
#define EDGE     CYLINDER, .rolled = 0.5F
#define CURL     CYLINDER, .rolled = 0.33F
#define ASKEW    .roll_axis = 45

static const struct kind kinds[] = {
    {"cylinder, 30 degrees", {CYLINDER, .roll = 30}},
    {"cylinder, 45 degrees", {CYLINDER, .roll = 45}},
    {"cylinder, 60 degrees", {CYLINDER, .roll = 60}},
    {"askew, 30 degrees", {CYLINDER, ASKEW, .roll = 30}},
    {"askew, 45 degrees", {CYLINDER, ASKEW, .roll = 45}},
    {"edge, 45 degrees", {EDGE, .roll = 45}},
    {"edge, 60 degrees", {EDGE, .roll = 60}},
    {"edge askew, 60 degrees", {EDGE, ASKEW, .roll = 60}},
    {"curl, 60 degrees", {CURL, .roll = 60}},
    {"curl askew, 60 degrees", {CURL, ASKEW, .roll = 60}},
};

static enum page_verdict judge(const struct page *page, const struct svision_reading *reading)
{
    bool right = svision_reading_side(reading) == 9 &&
                 page_grid_prints(&page->grids[0], svision_reading_givens(reading));
    return right ? PAGE_RIGHT : PAGE_WRONG;
}

static void rolled_pages_are_read(unsigned from, unsigned to, const char *kind)
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
        CHECK(20 * (tally.wrong + tally.none) <= to - from);
    }
    svision_reader_destroy(reader);
}

/* A grid found in a plane, whose lines the text beyond the paper's edge would draw away. */
static void lines_do_not_bend_to_text_beyond_the_edge(void)
{
    static const struct page_settings settings = {.width = 480,
                                                  .height = 480,
                                                  .turn = 30,
                                                  .blur = 0.7F,
                                                  .noise = 3,
                                                  .shadow = 0.3F,
                                                  .jpeg = 85,
                                                  .fonts = true,
                                                  .spare = 12,
                                                  .tilt = 10,
                                                  .clutter = 0.5F,
                                                  .fill = 0.7F,
                                                  .roll = 60,
                                                  .rolled = 0.33F,
                                                  .roll_axis = 45};
    enum { SEED = 102000 };
    const struct page_question question = {"curl in text", &settings, SIZE_MAX, judge, NULL};
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    const struct page_tally tally = page_tally_read(&question, SEED, SEED + 1, reader);
    CHECK_EQ(tally.lies, 0);
    svision_reader_destroy(reader);
}

/* Usage: test_rolls [PAGES of each kind [the FIRST one's seed [KIND alone]]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 1;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 115;
    rolled_pages_are_read(first, first + pages, argc > 3 ? argv[3] : NULL);
    lines_do_not_bend_to_text_beyond_the_edge();
    return check_result();
}
