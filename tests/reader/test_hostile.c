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
    unsigned lies; /* known to be, in 25 pages at most; 0: none may be */
    struct page_settings settings;
};

/* A photo of a clean print with digits to spare, one of which may vanish without a trace in the
 * number of solutions. */
#define LENS                                                                                       \
    .width = 720, .height = 720, .tilt = 12, .turn = 8, .blur = 0.9F, .fonts = true, .spare = 12
#define PHOTO LENS, .noise = 3, .jpeg = 80

static const struct kind kinds[] = {
    {"clean", 0, {PHOTO}},
    {"few spots", 0, {PHOTO, .spots = 4}},
    {"many spots", 0, {PHOTO, .spots = 16}},
    {"streaks", 0, {PHOTO, .streaks = 2}},
    {"windows", 0, {PHOTO, .windows = 1}},
    {"all lights", 0, {PHOTO, .spots = 6, .streaks = 1, .windows = 1}},
    {"uneven print", 0, {PHOTO, .uneven = 0.9F}},
    {"one pale digit", 0, {PHOTO, .pale = 1}},
    {"pale digits", 0, {PHOTO, .pale = 5}},
    {"flaked", 0, {PHOTO, .flaked = 0.2F}},
    {"flaked much", 0, {PHOTO, .flaked = 0.4F}},
    {"rubbed patches", 0, {PHOTO, .rubbed = 3}},
    {"covered", 0, {PHOTO, .covered = 2}},
    {"two faces", 0, {PHOTO, .two_faces = true}},
    {"two inks", 0, {PHOTO, .two_inks = true}},
    {"screen", 0, {PHOTO, .ground = PAGE_GROUND_SCREEN}},
    {"picture", 0, {PHOTO, .ground = PAGE_GROUND_PICTURE}},
    {"thermometers", 0, {PHOTO, .ground = PAGE_GROUND_THERMOMETERS}},
    {"large digits", 0, {PHOTO, .ground = PAGE_GROUND_NUMBERS}},
    {"diagonals", 0, {PHOTO, .ground = PAGE_GROUND_DIAGONALS}},
    {"shaded cells", 0, {PHOTO, .ground = PAGE_GROUND_SHADES}},
    {"tape", 0, {PHOTO, .litter = PAGE_LITTER_TAPE, .things = 2}},
    {"staples", 0, {PHOTO, .litter = PAGE_LITTER_STAPLE, .things = 3}},
    /* Printed digits under brown crumbs have another color and form than print, as a hand's have;
     * of 60 pages one has three of them, which agree with the solution as entries do. */
    {"crumbs", 1, {PHOTO, .litter = PAGE_LITTER_CRUMB, .things = 8}},
    {"rings", 0, {PHOTO, .litter = PAGE_LITTER_RING, .things = 2}},
    {"strokes", 0, {PHOTO, .litter = PAGE_LITTER_STROKE, .things = 6}},
    {"pale in spots", 0, {PHOTO, .spots = 6, .uneven = 0.7F}},
    {"pale on a picture", 0, {PHOTO, .ground = PAGE_GROUND_PICTURE, .uneven = 0.7F}},
    {"cages", 0, {PHOTO, .ground = PAGE_GROUND_CAGES}},
    {"folds", 0, {PHOTO, .litter = PAGE_LITTER_FOLD, .things = 3}},
    {"drops", 0, {PHOTO, .litter = PAGE_LITTER_DROP, .things = 6}},
    {"lines missing", 0, {PHOTO, .lost = 0.4F}},
    {"moire", 0, {PHOTO, .moire = 0.3F}},
    {"moved", 0, {PHOTO, .motion = 7}},
    {"shadow of a hand", 0, {PHOTO, .shadow = 0.55F, .hard = true}},
    {"reflections", 0, {PHOTO, .glare = 140, .windows = 2}},
    {"JPEG 10", 0, {LENS, .noise = 3, .jpeg = 10}},
    {"live camera", 0, {LENS, .motion = 3, .noise = 18, .jpeg = 40}},
    {"written, in spots", 0, {PHOTO, .spots = 6, .hand = 0.3F}},
    {"written, on a picture", 0, {PHOTO, .ground = PAGE_GROUND_PICTURE, .hand = 0.3F}},
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
        CHECK(tally.lies <= (kinds[i].lies * (to - from) + 24) / 25);
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
