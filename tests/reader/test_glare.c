/* How light makes cells doubtful, one limit after the other. */
#include <math.h>

#include "reader/judged_page.h"

/* Where the lines around EMPTY are lit: all of COUNT edges, or but for the middle or the ends. */
enum part { WHOLE, MIDDLE, ENDS };

static bool is_lit(unsigned x, unsigned y, unsigned count, enum part part)
{
    bool across = y == 0 || y == CELL_SIDE - 1;
    bool far = across ? y > 0 : x > 0;
    unsigned along = across ? x : y, edge = (across ? 0U : 2U) + (far ? 1U : 0U);
    bool middle = along >= 9 && along < 23;
    return edge < count && (part == WHOLE || middle == (part == MIDDLE));
}

/* Removes all lines except in EMPTY, on white paper. */
static void whiten(struct judged_page *page)
{
    for (unsigned i = 0; i < sizeof page->patches; i++)
        if (page->patches[i / CELL_PIXELS][i % CELL_PIXELS] == 200)
            page->patches[i / CELL_PIXELS][i % CELL_PIXELS] = 255;
    for (unsigned i = 0; i < CELL_SIDE; i++) {
        page->patches[EMPTY - 1][i * CELL_SIDE + CELL_SIDE - 1] = 255;
        page->patches[EMPTY + 1][i * CELL_SIDE] = 255;
        page->patches[EMPTY + 9][i] = 255;
    }
}

/* Adds LIGHT to COUNT lines around EMPTY. */
static void add_light(struct judged_page *page, float light, unsigned count, enum part part)
{
    whiten(page);
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        bool edge = x == 0 || y == 0 || x == CELL_SIDE - 1 || y == CELL_SIDE - 1;
        uint8_t *pixel = &page->patches[EMPTY][i];
        if (edge && is_lit(x, y, count, part))
            *pixel = (uint8_t)fminf((float)*pixel + light, 255);
    }
}

/* EMPTY is white. */
static void burn(struct judged_page *page, float share)
{
    page->glyphs[EMPTY].blob.burnt = share;
    page->glyphs[EMPTY].blob.paper = 255;
}

static void set_paper(struct judged_page *page, float value)
{
    add_light(page, 175, 4, WHOLE);
    page->glyphs[EMPTY].blob.paper = value;
}

static void set_light(struct judged_page *page, float value)
{
    burn(page, 1);
    add_light(page, value, 4, WHOLE);
}

static void set_lit_lines(struct judged_page *page, float value)
{
    burn(page, 1);
    add_light(page, 195, (unsigned)value, WHOLE);
}

static void set_lines_on_white(struct judged_page *page, float value)
{
    set_lit_lines(page, value);
    for (unsigned i = 0; i < 81; i++)
        page->glyphs[i].blob.paper = 255;
}

static void set_peak(struct judged_page *page, float value)
{
    burn(page, 1);
    add_light(page, 50, 4, ENDS);
    add_light(page, value, 4, MIDDLE);
}

/* A white part of the picture with this share of its light on a line. */
static void set_spot(struct judged_page *page, float value)
{
    burn(page, 0.5F);
    add_light(page, value, 1, WHOLE);
}

static void set_white_around_entry(struct judged_page *page, float value)
{
    judged_page_write(page, 12);
    burn(page, value);
    add_light(page, 100, 4, WHOLE);
}

static const struct limit limits[] = {
    {"bright paper", set_paper, 240, 241},
    {"light", set_light, 166, 168},
    {"lit lines", set_lit_lines, 1, 2},
    {"lines on white paper", set_lines_on_white, 1, 2},
    {"peak of light", set_peak, 62, 63},
    {"spot of light", set_spot, 46, 44},
    {"white around an entry", set_white_around_entry, 0.14F, 0.16F},
};

static void each_limit_separates_sure_from_unsure(void)
{
    judged_page_try(limits, sizeof limits / sizeof limits[0]);
}

/* The certainty where light burns the share BURNT of EMPTY white, but not its lines, on a page
 * whose paper is as bright as PAPER, and a mark there is read as WRITING. */
static enum svision_certainty judge_in_light(enum svision_mark writing, float burnt, float paper)
{
    struct judged_page *page = judged_page_clear();
    for (unsigned i = 0; i < 81; i++)
        page->glyphs[i].blob.paper = paper;
    burn(page, burnt);
    add_light(page, 100, 4, WHOLE);
    page->reading.writing[EMPTY + 1] = SVISION_MARK_CANDIDATES;
    page->reading.writing[EMPTY] = (uint8_t)writing;
    page->glyphs[EMPTY].scored = true;
    page->glyphs[EMPTY].scores[0] = 0;
    judged_page_judge(page);
    CHECK_EQ(page->reading.diagnosis.cells[EMPTY], page->reading.certainty == SVISION_UNCERTAIN);
    return page->reading.certainty;
}

static void in_glare_only_print_is_clear(void)
{
    CHECK_EQ(judge_in_light(SVISION_MARK_CANDIDATES, 0.1F, 200), SVISION_SURE);
    CHECK_EQ(judge_in_light(SVISION_MARK_CANDIDATES, 0.5F, 200), SVISION_UNCERTAIN);
    CHECK_EQ(judge_in_light(SVISION_MARK_NONE, 0.1F, 200), SVISION_SURE);
    CHECK_EQ(judge_in_light(SVISION_MARK_NONE, 0.5F, 200), SVISION_UNCERTAIN);
    CHECK_EQ(judge_in_light(SVISION_MARK_CANDIDATES, 0.5F, 255), SVISION_SURE);
}

/* The cell of a given is in light that drowns its lines. */
static void clear_print_is_in_no_glare(void)
{
    struct judged_page *page = judged_page_clear();
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        page->patches[GIVEN][i] = 255;
    page->glyphs[GIVEN].blob.burnt = 0.8F;
    page->glyphs[GIVEN].blob.paper = 255;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_SURE);
    page->posterior.cost[GIVEN][page->reading.cells[GIVEN]] = 0.3F;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_UNCERTAIN);
    CHECK_EQ(page->reading.diagnosis.cells[GIVEN], 1);
}

/* Two rows are outside of a shadow, where paper, lines and ink are brighter by the same share: pale
 * print as any. */
static void paper_beside_a_shadow_is_no_glare(void)
{
    enum { LIT = 2 * 9, PAPER = 100, LINE = 80 };
    struct judged_page *page = judged_page_clear();
    for (unsigned i = 0; i < 81; i++) {
        double share = i < LIT ? 1.4 : 1;
        for (unsigned k = 0; k < CELL_PIXELS; k++) {
            uint8_t *pixel = &page->patches[i][k];
            *pixel = (uint8_t)(share * (*pixel == 200 ? PAPER : LINE));
        }
        page->glyphs[i].blob.paper = (float)(share * PAPER);
        page->glyphs[i].blob.ink = page->reading.cells[i] ? 0.2F : 0;
    }
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_SURE);
}

int main(void)
{
    each_limit_separates_sure_from_unsure();
    in_glare_only_print_is_clear();
    clear_print_is_in_no_glare();
    paper_beside_a_shadow_is_no_glare();
    return check_result();
}
