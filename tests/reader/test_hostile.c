/* Pages that befell what befalls paper: light that burns, pale and worn print, pictures under the
 * digits, things on the page. None may be read wrongly and yet be called sure. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "pages/synthetic_page.h"
#include "reader/reading.h"
#include "support/check.h"

/* What happened to the pages of one kind. */
struct tally {
    unsigned sure, right, wrong, none, lies;
    unsigned unseen; /* sure, and right but for digits that are covered */
};

struct kind {
    const char *name;
    struct page_settings settings;
};

/* A photo of a clean print with digits to spare, one of which may vanish without a trace in the
 * number of solutions. */
#define LENS                                                                                       \
    .width = 720, .height = 720, .tilt = 12, .turn = 8, .blur = 0.9F, .fonts = true, .spare = 12
#define PHOTO LENS, .noise = 3, .jpeg = 80

static const struct kind kinds[] = {
    {"clean", {PHOTO}},
    {"few spots", {PHOTO, .spots = 4}},
    {"many spots", {PHOTO, .spots = 16}},
    {"streaks", {PHOTO, .streaks = 2}},
    {"windows", {PHOTO, .windows = 1}},
    {"all lights", {PHOTO, .spots = 6, .streaks = 1, .windows = 1}},
    {"uneven print", {PHOTO, .uneven = 0.9F}},
    {"one pale digit", {PHOTO, .pale = 1}},
    {"pale digits", {PHOTO, .pale = 5}},
    {"flaked", {PHOTO, .flaked = 0.2F}},
    {"flaked much", {PHOTO, .flaked = 0.4F}},
    {"rubbed patches", {PHOTO, .rubbed = 3}},
    {"covered", {PHOTO, .covered = 2}},
    {"two faces", {PHOTO, .two_faces = true}},
    {"two inks", {PHOTO, .two_inks = true}},
    {"screen", {PHOTO, .ground = PAGE_GROUND_SCREEN}},
    {"picture", {PHOTO, .ground = PAGE_GROUND_PICTURE}},
    {"thermometers", {PHOTO, .ground = PAGE_GROUND_THERMOMETERS}},
    {"large digits", {PHOTO, .ground = PAGE_GROUND_NUMBERS}},
    {"diagonals", {PHOTO, .ground = PAGE_GROUND_DIAGONALS}},
    {"shaded cells", {PHOTO, .ground = PAGE_GROUND_SHADES}},
    {"tape", {PHOTO, .litter = PAGE_LITTER_TAPE, .things = 2}},
    {"staples", {PHOTO, .litter = PAGE_LITTER_STAPLE, .things = 3}},
    {"crumbs", {PHOTO, .litter = PAGE_LITTER_CRUMB, .things = 8}},
    {"rings", {PHOTO, .litter = PAGE_LITTER_RING, .things = 2}},
    {"strokes", {PHOTO, .litter = PAGE_LITTER_STROKE, .things = 6}},
    {"pale in spots", {PHOTO, .spots = 6, .uneven = 0.7F}},
    {"pale on a picture", {PHOTO, .ground = PAGE_GROUND_PICTURE, .uneven = 0.7F}},
    {"cages", {PHOTO, .ground = PAGE_GROUND_CAGES}},
    {"folds", {PHOTO, .litter = PAGE_LITTER_FOLD, .things = 3}},
    {"drops", {PHOTO, .litter = PAGE_LITTER_DROP, .things = 6}},
    {"lines missing", {PHOTO, .lost = 0.4F}},
    {"moire", {PHOTO, .moire = 0.3F}},
    {"moved", {PHOTO, .motion = 7}},
    {"shadow of a hand", {PHOTO, .shadow = 0.55F, .hard = true}},
    {"reflections", {PHOTO, .glare = 140, .windows = 2}},
    {"JPEG 10", {LENS, .noise = 3, .jpeg = 10}},
    {"live camera", {LENS, .motion = 3, .noise = 18, .jpeg = 40}},
    {"written, in spots", {PHOTO, .spots = 6, .hand = 0.3F}},
    {"written, on a picture", {PHOTO, .ground = PAGE_GROUND_PICTURE, .hand = 0.3F}},
};

/* Whether READING has what GRID prints; but for digits that are covered, where HIDDEN. */
static bool is_right(const struct svision_reading *reading, const struct page_grid *grid,
                     bool hidden)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] != (grid->entries[i] ? 0 : grid->cells[i]) &&
            !(hidden && grid->covered[i] && !reading->cells[i]))
            return false;
    return true;
}

static void count_reading(const struct svision_reading *reading, const struct page_grid *grid,
                          struct tally *tally)
{
    bool right = is_right(reading, grid, false), seen = is_right(reading, grid, true);
    if (reading->certainty == SVISION_SURE) {
        tally->sure += right;
        tally->unseen += seen && !right;
        tally->lies += !seen;
    } else {
        tally->right += right;
        tally->wrong += !right;
    }
}

/* What a sure reading has wrong. */
static void tell(const struct kind *kind, unsigned seed, const struct svision_reading *reading,
                 const struct page_grid *grid)
{
    printf("  %s, page %u, probability %.4f:", kind->name, seed, (double)reading->probability);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] != (grid->entries[i] ? 0 : grid->cells[i]))
            printf(" r%uc%u %u is read as %u (%.4f)", i / 9 + 1, i % 9 + 1,
                   grid->entries[i] ? 0U : grid->cells[i], reading->cells[i],
                   (double)reading->confidence[i]);
    putchar('\n');
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
    unsigned lies = tally->lies;
    const struct svision_reading *reading = count ? svision_reader_reading(reader, 0) : NULL;
    tally->none += count == 0;
    if (reading)
        count_reading(reading, &page.grids[0], tally);
    if (tally->lies > lies)
        tell(kind, seed, reading, &page.grids[0]);
    page_free(&page);
}

static void what_is_called_sure_is_right(unsigned from, unsigned to)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    printf("%-22s sure  right, not sure  wrong, not sure  no grid  wrong, sure\n", "");
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct tally tally = {0};
        for (unsigned seed = from; seed < to; seed++)
            read_page(&kinds[i], seed, reader, &tally);
        printf("%-22s %4u  %15u  %15u  %7u  %11u", kinds[i].name, tally.sure, tally.right,
               tally.wrong, tally.none, tally.lies);
        if (tally.unseen)
            printf("  (%u sure without a covered digit)", tally.unseen);
        putchar('\n');
        fflush(stdout);
        CHECK_EQ(tally.lies, 0);
        /* Nobody can know that a digit is under paper of the page's own color, where the others
         * have one solution still. */
        CHECK(tally.unseen == 0 || kinds[i].settings.covered > 0);
    }
    svision_reader_destroy(reader);
}

/* Usage: test_hostile [PAGES of each kind [the FIRST one's seed]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 1;
    what_is_called_sure_is_right(first, first + pages);
    return check_result();
}
