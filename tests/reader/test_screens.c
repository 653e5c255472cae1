/* Screens of apps in many designs, with typed entries, candidates, and print in shaded cells: sure
 * readings have the right givens and entries, and no right entry is called a mistake. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/reader.h>

#include "reader/page_tally.h"
#include "support/check.h"

struct kind {
    const char *name;
    unsigned sure; /* minimum number of ten pages */
    struct page_settings settings;
};

#define SCREEN(side)                                                                               \
    .fonts = true, .spare = 6, .shot = true, .varied = true, .style = PAGE_STYLE_APP,              \
    .width = (side), .height = (side) + (side) / 6
#define SHADED(side)                                                                               \
    .fonts = true, .spare = 12, .style = PAGE_STYLE_SHADED, .width = (side), .height = (side),     \
    .fill = 0.95F, .blur = 0.5F, .noise = 2, .jpeg = 80
#define SUBTLE(side)                                                                               \
    .fonts = true, .spare = 6, .shot = true, .style = PAGE_STYLE_TILES, .subtle = true,            \
    .width = (side), .height = (side) + (side) / 6
#define PLAYED .typed = 0.35F, .notes = 0.6F
#define FEW    .typed = 0.4F, .notes = 0.12F, .lone = 0.7F

static const struct kind kinds[] = {
    {"candidates", 5, {SCREEN(560), .notes = 0.6F, .lone = 0.4F}},
    {"entries, candidates", 5, {SCREEN(560), PLAYED, .lone = 0.4F}},
    {"dark", 5, {SCREEN(560), PLAYED, .lone = 0.4F, .dark = true}},
    {"selected", 5, {SCREEN(560), PLAYED, .lone = 0.4F, .selected = true}},
    {"dark, selected", 5, {SCREEN(560), PLAYED, .lone = 0.4F, .selected = true, .dark = true}},
    {"few candidates", 5, {SCREEN(560), FEW}},
    {"dark, few candidates", 5, {SCREEN(560), FEW, .dark = true}},
    {"lone candidates", 7, {SCREEN(560), PLAYED, .lone = 1}},
    {"in the middle", 5, {SCREEN(560), PLAYED, .lone = 0.5F, .middle = true}},
    {"dark, in the middle", 5, {SCREEN(560), PLAYED, .lone = 0.5F, .middle = true, .dark = true}},
    {"in the middle, no entries", 5, {SCREEN(560), .notes = 0.3F, .lone = 1, .middle = true}},
    {"small", 5, {SCREEN(360), PLAYED, .lone = 0.4F}},
    {"small, dark", 5, {SCREEN(360), PLAYED, .lone = 0.4F, .dark = true}},
    {"large", 6, {SCREEN(900), PLAYED, .lone = 0.4F}},
    {"large, dark", 6, {SCREEN(900), PLAYED, .lone = 0.4F, .dark = true}},
    {"shaded cells of 15 pixels", 7, {SHADED(160)}},
    {"shaded cells of 18 pixels", 5, {SHADED(190)}},
    {"shaded cells of 25 pixels", 7, {SHADED(260)}},
    {"shaded cells of 45 pixels", 7, {SHADED(470)}},
    {"vivid colors", 7, {SCREEN(560), .typed = 0.35F, .selected = true, .vivid = true}},
    {"dark, vivid colors",
     7,
     {SCREEN(560), .typed = 0.35F, .selected = true, .vivid = true, .dark = true}},
    {"subtle tiles", 7, {SUBTLE(560)}},
    {"dark, subtle tiles", 7, {SUBTLE(560), .dark = true}},
};

/* Pages of each design of an app, in turn. Nothing was tuned to those of the designs "mint", "amber
 * on black" and "newsprint", which only measure, and no program that trains a table uses any. */
static const struct page_settings designed[] = {
    {SCREEN(560), PLAYED, .lone = 0.4F},
    {SCREEN(560), FEW, .selected = true},
    {SCREEN(560), PLAYED, .lone = 0.4F, .selected = true},
    {SCREEN(560), FEW},
};
enum { DESIGNED = sizeof designed / sizeof designed[0], MIN_SURE = 95 /* percent */ };

/* Number of entries that are called mistakes; none is one. */
static unsigned accusations;

static void count_accusations(const struct svision_reading *reading)
{
    for (unsigned i = 0; i < SVISION_CELLS && svision_reading_side(reading) == 9; i++) {
        if (svision_reading_verdict(reading, i) != SVISION_VERDICT_MISTAKE)
            continue;
        printf("  r%uc%u is called a mistake\n", i / 9 + 1, i % 9 + 1);
        accusations++;
    }
}

/* Whether READING has the givens and the entries of PAGE, and nothing else as either. */
static enum page_verdict judge(const struct page *page, const struct svision_reading *reading)
{
    const struct page_grid *grid = &page->grids[0];
    count_accusations(reading);
    if (svision_reading_side(reading) != 9 ||
        !page_grid_prints(grid, svision_reading_givens(reading)))
        return PAGE_WRONG;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (svision_reading_entries(reading)[i] != grid->entries[i])
            return PAGE_WRONG;
    return PAGE_RIGHT;
}

/* Prints the wrong cells: given|entry of the page, and as they were read. */
static void print_mistakes(const struct page *page, const struct svision_reading *reading)
{
    const struct page_grid *grid = &page->grids[0];
    for (unsigned i = 0; i < SVISION_CELLS && svision_reading_side(reading) == 9; i++) {
        unsigned entry = svision_reading_entries(reading)[i];
        unsigned cell = svision_reading_givens(reading)[i];
        unsigned print = grid->entries[i] ? 0 : grid->cells[i];
        if (cell != print || entry != grid->entries[i])
            printf("  r%uc%u %u|%u>%u|%u", i / 9 + 1, i % 9 + 1, print, grid->entries[i], cell,
                   entry);
    }
}

static void what_is_called_sure_is_right(unsigned from, unsigned to, const char *kind)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    page_tally_head();
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (kind && strcmp(kind, kinds[i].name) != 0)
            continue;
        const struct page_question question = {kinds[i].name, &kinds[i].settings, 1, judge,
                                               print_mistakes};
        /* Each kind has pages of its own. */
        const unsigned first = 1000 * i;
        const struct page_tally tally =
            page_tally_read(&question, first + from, first + to, reader);
        CHECK_EQ(tally.unmade, 0);
        CHECK_EQ(tally.lies, 0);
        unsigned all = tally.sure + tally.right + tally.wrong + tally.none;
        CHECK(10 * tally.sure >= kinds[i].sure * all);
    }
    CHECK_EQ(accusations, 0);
    svision_reader_destroy(reader);
}

/* True if the share of sure readings, but for one, suffices. */
static bool is_enough(const struct page_tally *tally)
{
    unsigned all = tally->sure + tally->right + tally->wrong + tally->none;
    return 100 * (tally->sure + 1) >= MIN_SURE * all;
}

/* Reads pages of DESIGN, which has number NUMBER. */
static struct page_tally read_design(const struct page_design *design, unsigned number,
                                     unsigned from, unsigned to, struct svision_reader *reader)
{
    struct page_tally tally = {0};
    for (unsigned seed = from; seed < to; seed++) {
        struct page_settings settings = designed[seed % DESIGNED];
        settings.design = design;
        const struct page_question question = {design->name, &settings, 1, judge, print_mistakes};
        page_tally_add(&question, 1000 * (number + 100) + seed, reader, &tally);
    }
    page_tally_print(design->name, &tally);
    return tally;
}

static void designs_are_read_even_if_nothing_was_tuned_to_them(unsigned from, unsigned to)
{
    struct svision_reader *reader;
    struct page_tally tuned = {0}, held_out = {0};
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    page_tally_head();
    for (unsigned i = 0; i < PAGE_DESIGNS; i++) {
        const struct page_tally tally = read_design(&page_designs[i], i, from, to, reader);
        page_tally_sum(&tally, page_designs[i].held_out ? &held_out : &tuned);
    }
    page_tally_print("all but those held out", &tuned);
    page_tally_print("held out", &held_out);
    CHECK_EQ(tuned.unmade + held_out.unmade, 0);
    CHECK_EQ(tuned.lies + held_out.lies, 0);
    CHECK_EQ(accusations, 0);
    CHECK(is_enough(&tuned));
    CHECK(is_enough(&held_out));
    svision_reader_destroy(reader);
}

/* The default pages are eight of each kind and design, with at least one sure reading of each kind,
 * so that every minimum can fail.
 * Usage: test_screens [PAGES of each kind [the FIRST one's seed [KIND alone, or "designs"]]] */
int main(int argc, char **argv)
{
    unsigned pages = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 8;
    unsigned first = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 45;
    const char *kind = argc > 3 ? argv[3] : NULL;
    bool only_designs = kind && strcmp(kind, "designs") == 0;
    if (!only_designs)
        what_is_called_sure_is_right(first, first + pages, kind);
    if (!kind || only_designs)
        designs_are_read_even_if_nothing_was_tuned_to_them(first, first + pages);
    return check_result();
}
