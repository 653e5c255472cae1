#include "reader/judged_page.h"

#include "reader/certainty/cause.h"
#include "reader/certainty/cells/covered.h"

/* Draws paper with the lines of the grid, three pixels wide. */
static void draw_lines(uint8_t *picture)
{
    for (unsigned i = 0; i < READING_FRAME * READING_FRAME; i++) {
        unsigned x = i % READING_FRAME, y = i / READING_FRAME;
        bool across = (y + 1 - READING_MARGIN % READING_CELL) % READING_CELL < 3;
        bool down = (x + 1 - READING_MARGIN % READING_CELL) % READING_CELL < 3;
        picture[i] = across || down ? JUDGED_LINE : JUDGED_PAPER;
    }
}

void judged_page_draw(struct judged_page *page, unsigned cell, unsigned digit, uint8_t gray)
{
    /* Segments of each digit, bit 0 the top one, then clockwise, bit 6 in the middle. */
    static const uint8_t lit[10] = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F};
    static const uint8_t place[7][4] = {{12, 8, 8, 3},  {18, 8, 3, 9},  {18, 15, 3, 9},
                                        {12, 21, 8, 3}, {12, 15, 3, 9}, {12, 8, 3, 9},
                                        {12, 15, 8, 3}};
    for (unsigned i = 0; i < 7; i++)
        for (unsigned y = 0; y < place[i][3] && lit[digit] >> i & 1; y++)
            memset(&page->patches[cell][(place[i][1] + y) * CELL_SIDE + place[i][0]], gray,
                   place[i][2]);
}

struct judged_page *judged_page_clear(void)
{
    static struct judged_page page;
    uint8_t cells[81];
    memset(&page, 0, sizeof page);
    reading_digits(reading_puzzle, 0, cells);
    reading_show(&page.reading, cells, 8);
    memcpy(page.reading.cells, cells, sizeof cells);
    page.grid.side = page.grid.lines.side = 9;
    page.grid.cell = 30;
    for (unsigned i = 0; i < lines_count(9); i++)
        page.grid.lines.clearness[i] = 0.2F;
    page.posterior.side = 9;
    page.posterior.answers = 10;
    for (unsigned i = 0; i < 81; i++) {
        struct cell_glyph *glyph = &page.glyphs[i];
        glyph->blob = (struct blob){
            .found = cells[i] != 0, .contrast = 1, .paper = 200, .width = 10, .height = 16};
        glyph->scored = cells[i] != 0;
        glyph->blob.ink = cells[i] ? 0.8F : 0;
        memset(page.patches[i], JUDGED_PAPER, CELL_PIXELS);
        if (cells[i])
            judged_page_draw(&page, i, cells[i], JUDGED_LINE);
        page.reading.writing[i] = cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
        glyph->ratio = cells[i] ? 1 : 0;
        glyph->scores[0] = -9;
        page.posterior.blank[i] = page.posterior.nothing[i] = 14;
        memcpy(page.posterior.cost[i], page.reading.cost[i], 10 * sizeof(float));
    }
    page.assignment.solutions = 1;
    page.assignment.gap = 4;
    page.pyramid = (struct pyramid){.level_count = 1, .base_scale = 1};
    draw_lines(page.picture);
    page.pyramid.level[0] =
        (struct plane){page.picture, READING_FRAME, READING_FRAME, READING_FRAME};
    /* The grid touches an edge, which would explain most doubts. */
    page.evidence = (struct evidence){.pyramid = &page.pyramid,
                                      .grid = &page.grid,
                                      .patches = (const uint8_t(*)[CELL_PIXELS])page.patches,
                                      .glyphs = page.glyphs,
                                      .posterior = &page.posterior,
                                      .assignment = &page.assignment,
                                      .lead = 10,
                                      .touched = SVISION_EDGE_TOP};
    return &page;
}

void judged_page_judge(struct judged_page *page)
{
    covered_find(&page->pyramid, &page->reading, NULL, page->evidence.covered);
    confidence_judge(&page->evidence, &page->reading);
    cause_find(&page->evidence, &page->reading);
}

enum { STEPS = 24 }; /* between the two ends of a change */

static bool is_sure(const struct judged_change *change, float value)
{
    struct judged_page *page = judged_page_clear();
    change->apply(page, value);
    judged_page_judge(page);
    return page->reading.certainty == SVISION_SURE;
}

void judged_page_try(const struct judged_change *changes, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const struct judged_change *change = &changes[i];
        unsigned flips = 0;
        bool sure = is_sure(change, change->harmless);
        if (!sure || is_sure(change, change->harmful))
            fprintf(stderr, "%s:\n", change->name);
        CHECK(sure);
        CHECK(!is_sure(change, change->harmful));
        for (unsigned k = 1; k <= STEPS; k++) {
            float share = (float)k / STEPS;
            bool next =
                is_sure(change, change->harmless + share * (change->harmful - change->harmless));
            flips += next != sure;
            sure = next;
        }
        if (flips != 1)
            fprintf(stderr, "%s:\n", change->name);
        CHECK_EQ(flips, 1);
    }
}

void judged_page_write(struct judged_page *page, float odds)
{
    page->reading.writing[EMPTY] = SVISION_MARK_ENTRY;
    page->posterior.blank[EMPTY] = page->posterior.shape[EMPTY] = odds;
}
