#include "reader/judged_page.h"

enum { PAPER = 64 }; /* side of the picture in pixels; nothing in it is sharp */

/* Paper with lines around it. */
static void draw_patch(uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        bool line = x == 0 || y == 0 || x == CELL_SIDE - 1 || y == CELL_SIDE - 1;
        patch[i] = line ? 60 : 200;
    }
}

struct judged_page *judged_page_clear(void)
{
    static struct judged_page page;
    static const uint8_t paper[PAPER * PAPER];
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
        page.reading.writing[i] = cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
        glyph->ratio = cells[i] ? 1 : 0;
        glyph->scores[0] = -9;
        page.posterior.blank[i] = page.posterior.nothing[i] = 14;
        draw_patch(page.patches[i]);
        memcpy(page.posterior.cost[i], page.reading.cost[i], 10 * sizeof(float));
    }
    page.assignment.solutions = 1;
    page.assignment.gap = 4;
    page.pyramid = (struct pyramid){.level_count = 1, .base_scale = 1};
    page.pyramid.level[0] = (struct plane){paper, PAPER, PAPER, PAPER};
    /* The grid touches an edge, which would explain most doubts. */
    page.evidence = (struct evidence){.pyramid = &page.pyramid,
                                      .grid = &page.grid,
                                      .glyphs = page.glyphs,
                                      .patches = (const uint8_t(*)[CELL_PIXELS])page.patches,
                                      .posterior = &page.posterior,
                                      .assignment = &page.assignment,
                                      .lead = 10,
                                      .touched = SVISION_EDGE_TOP};
    return &page;
}

void judged_page_judge(struct judged_page *page)
{
    confidence_judge(&page->evidence, &page->reading);
    confidence_find_cause(&page->evidence, &page->reading);
}

static enum svision_certainty judge(const struct limit *limit, float value)
{
    struct judged_page *page = judged_page_clear();
    limit->change(page, value);
    judged_page_judge(page);
    return page->reading.certainty;
}

void judged_page_try(const struct limit *limits, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        bool sure = judge(&limits[i], limits[i].sure) == SVISION_SURE;
        bool unsure = judge(&limits[i], limits[i].unsure) == SVISION_UNCERTAIN;
        if (!sure || !unsure)
            fprintf(stderr, "%s:\n", limits[i].name);
        CHECK(sure);
        CHECK(unsure);
    }
}

void judged_page_write(struct judged_page *page, float odds)
{
    page->reading.writing[EMPTY] = SVISION_MARK_ENTRY;
    page->posterior.blank[EMPTY] = page->posterior.shape[EMPTY] = odds;
}
