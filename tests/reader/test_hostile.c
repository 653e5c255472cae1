/* Pages with the damage that paper suffers: glare, pale and worn print, pictures under the digits,
 * objects on the page. No sure reading may be wrong. */
#include <stdio.h>
#include <stdlib.h>

#include <sudokuvision/reader.h>

#include "reader/page_tally.h"
#include "reader/reading.h"
#include "support/check.h"

struct kind {
    const char *name;
    struct page_settings settings;
};

/* A photo of a clean print with extra digits; one of them may be missing without a change in the
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
    {"cup", {PHOTO, .litter = PAGE_LITTER_CUP, .things = 1}},
    {"slip of paper", {PHOTO, .litter = PAGE_LITTER_SLIP, .things = 1}},
    {"pen", {PHOTO, .litter = PAGE_LITTER_PEN, .things = 1}},
    {"cup on broken lines",
     {PHOTO, .style = PAGE_STYLE_BROKEN, .litter = PAGE_LITTER_CUP, .things = 1}},
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

/* Whether READING has the print of GRID; with HIDDEN, covered digits are ignored. */
static bool is_right(const struct svision_reading *reading, const struct page_grid *grid,
                     bool hidden)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] != (grid->entries[i] ? 0 : grid->cells[i]) &&
            !(hidden && grid->covered[i] && !reading->cells[i]))
            return false;
    return true;
}

static enum page_verdict judge(const struct page *page, const struct svision_reading *reading)
{
    if (is_right(reading, &page->grids[0], false))
        return PAGE_RIGHT;
    return is_right(reading, &page->grids[0], true) ? PAGE_UNSEEN : PAGE_WRONG;
}

static void tell(const struct page *page, const struct svision_reading *reading)
{
    const struct page_grid *grid = &page->grids[0];
    printf(", probability %.4f:", (double)reading->probability);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (reading->cells[i] != (grid->entries[i] ? 0 : grid->cells[i]))
            printf(" r%uc%u %u is read as %u (%.4f)", i / 9 + 1, i % 9 + 1,
                   grid->entries[i] ? 0U : grid->cells[i], reading->cells[i],
                   (double)reading->confidence[i]);
}

static void what_is_called_sure_is_right(unsigned from, unsigned to)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    page_tally_head();
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const struct page_question question = {kinds[i].name, &kinds[i].settings, 1, judge, tell};
        const struct page_tally tally = page_tally_read(&question, from, to, reader);
        CHECK_EQ(tally.unmade, 0);
        CHECK_EQ(tally.lies, 0);
        /* Nobody can know that a digit is under paper of the page's own color, where the others
         * have one solution still. */
        CHECK(tally.unseen == 0 || kinds[i].settings.covered > 0);
    }
    svision_reader_destroy(reader);
}

/* Pages on which one judge alone speaks against a wrong reading: the one of ink on the edge of a
 * shadow, and the one of faint digits, which neither the edge of a shadow nor noise hides. */
static void faint_print_in_shadow_or_noise_is_not_blank(void)
{
    static const struct {
        struct kind kind;
        unsigned seed;
    } pages[] = {
        {{"uneven, in a hard shadow", {PHOTO, .shadow = 0.6F, .hard = true, .uneven = 0.8F}},
         880006},
        {{"pale, in a hard shadow", {PHOTO, .shadow = 0.45F, .hard = true, .pale = 4}}, 880010},
        {{"one pale, in a hard shadow", {PHOTO, .shadow = 0.35F, .hard = true, .pale = 1}}, 990010},
        {{"paler, in a hard shadow", {PHOTO, .shadow = 0.35F, .hard = true, .pale = 1}}, 990004},
        {{"pale, under its edge", {PHOTO, .shadow = 0.35F, .hard = true, .pale = 1}}, 990008},
        {{"less pale, under its edge", {PHOTO, .shadow = 0.35F, .hard = true, .pale = 1}}, 5001},
        {{"pale, in a harder shadow", {PHOTO, .shadow = 0.45F, .hard = true, .pale = 1}}, 997930},
        {{"pale, in a soft shadow", {PHOTO, .shadow = 0.7F, .pale = 2}}, 990022},
        {{"two pale, in a soft shadow", {PHOTO, .shadow = 0.7F, .pale = 2}}, 75005},
        {{"all but invisible, in a soft shadow", {PHOTO, .shadow = 0.7F, .pale = 2}}, 78000},
        {{"all but invisible, at an edge", {PHOTO, .shadow = 0.6F, .hard = true, .pale = 1}},
         20839},
        {{"pale, in noise", {LENS, .noise = 14, .jpeg = 60, .pale = 8}}, 84001},
        {{"paler, in noise", {LENS, .noise = 14, .jpeg = 60, .pale = 8}}, 84002},
        {{"pale, live camera", {LENS, .motion = 3, .noise = 18, .jpeg = 40, .pale = 4}}, 85005},
        {{"paler, live camera", {LENS, .motion = 3, .noise = 18, .jpeg = 40, .pale = 4}}, 88003},
    };
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    for (unsigned i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        const struct page_question question = {pages[i].kind.name, &pages[i].kind.settings, 1,
                                               judge, tell};
        CHECK_EQ(page_tally_read(&question, pages[i].seed, pages[i].seed + 1, reader).lies, 0);
    }
    svision_reader_destroy(reader);
}

/* Writes PAGE to PATH.ppm and its digits to PATH.dat, as bench/judges.py reads them. */
static bool write_page(const struct page *page, const char *path)
{
    char name[1024];
    snprintf(name, sizeof name, "%s.ppm", path);
    FILE *picture = fopen(name, "wb");
    snprintf(name, sizeof name, "%s.dat", path);
    FILE *truth = fopen(name, "w");
    if (picture && truth) {
        fprintf(picture, "P6\n%u %u\n255\n", page->width, page->height);
        fwrite(page->pixels, 3, (size_t)page->width * page->height, picture);
        fprintf(truth, "synthetic page\n%ux%u\n", page->width, page->height);
        for (unsigned i = 0; i < SVISION_CELLS; i++)
            fprintf(truth, "%u%c", page->grids[0].cells[i], i % 9 == 8 ? '\n' : ' ');
    }
    bool written = picture && truth && !ferror(picture) && !ferror(truth);
    written = (!picture || fclose(picture) == 0) && written;
    return (!truth || fclose(truth) == 0) && written;
}

static void write_pages(unsigned from, unsigned to, const char *folder)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        for (unsigned seed = from; seed < to; seed++) {
            struct page page;
            char path[1000];
            snprintf(path, sizeof path, "%s/%s %u", folder, kinds[i].name, seed);
            CHECK(page_make(&kinds[i].settings, seed, &page) && write_page(&page, path));
            page_free(&page);
        }
    }
}

/* Usage: test_hostile [PAGES of each kind [the FIRST one's seed [a FOLDER to write them to]]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 1;
    if (argc > 3) {
        write_pages(first, first + pages, argv[3]);
    } else {
        what_is_called_sure_is_right(first, first + pages);
        faint_print_in_shadow_or_noise_is_not_blank();
    }
    return check_result();
}
