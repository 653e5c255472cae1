/* How light makes cells doubtful. */
#include <math.h>

#include "reader/judged_page.h"

/* Where the lines around EMPTY are lit: all of COUNT edges, or but for the middle or the ends. */
enum part { WHOLE, MIDDLE, ENDS };

/* Turns the paper of the whole page white. */
static void whiten(struct judged_page *page)
{
    for (unsigned i = 0; i < sizeof page->picture; i++)
        if (page->picture[i] == JUDGED_PAPER)
            page->picture[i] = UINT8_MAX;
}

/* Adds LIGHT to the pixel at OUT (0, on a line, to 2) and ALONG from the start of EDGE of EMPTY:
 * top, bottom, left, right. */
static void add_to_pixel(struct judged_page *page, float light, unsigned edge, unsigned out,
                         unsigned along)
{
    unsigned far = edge % 2 ? READING_CELL : 0;
    unsigned x = READING_MARGIN + EMPTY * READING_CELL, y = READING_MARGIN;
    x += edge < 2 ? along : far + out - 1;
    y += edge < 2 ? far + out - 1 : along;
    uint8_t *pixel = &page->picture[y * READING_FRAME + x];
    *pixel = (uint8_t)fminf((float)*pixel + light, UINT8_MAX);
}

/* Adds LIGHT to a part of COUNT lines around EMPTY, on white paper. */
static void add_light(struct judged_page *page, float light, unsigned count, enum part part)
{
    whiten(page);
    for (unsigned edge = 0; edge < count; edge++) {
        for (unsigned along = 2; along + 1 < READING_CELL; along++) {
            bool middle = along > READING_CELL / 4 && along < 3 * READING_CELL / 4;
            for (unsigned out = 0; out < 3 && (part == WHOLE || middle == (part == MIDDLE)); out++)
                add_to_pixel(page, light, edge, out, along);
        }
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

static const struct judged_change changes[] = {
    {"bright paper", set_paper, 210, 255},
    {"light", set_light, 50, 195},
    {"lit lines", set_lit_lines, 0, 4},
    {"lines on white paper", set_lines_on_white, 0, 4},
    {"peak of light", set_peak, 50, 90},
    {"spot of light", set_spot, 60, 20},
    {"white around an entry", set_white_around_entry, 0.02F, 0.5F},
};

static void more_light_makes_a_cell_doubtful(void)
{
    judged_page_try(changes, sizeof changes / sizeof changes[0]);
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
    for (unsigned i = 0; i < sizeof page->picture; i++)
        if (i / READING_FRAME < READING_MARGIN + READING_CELL + 2 &&
            i % READING_FRAME < READING_MARGIN + READING_CELL + 2)
            page->picture[i] = UINT8_MAX;
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
    for (unsigned i = 0; i < sizeof page->picture; i++) {
        double share = i / READING_FRAME < READING_MARGIN + 2 * READING_CELL + 2 ? 1.4 : 1;
        page->picture[i] = (uint8_t)(share * (page->picture[i] == JUDGED_PAPER ? PAPER : LINE));
    }
    for (unsigned i = 0; i < 81; i++) {
        double share = i < LIT ? 1.4 : 1;
        page->glyphs[i].blob.paper = (float)(share * PAPER);
        page->glyphs[i].blob.ink = page->reading.cells[i] ? 0.2F : 0;
    }
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_SURE);
}

int main(void)
{
    more_light_makes_a_cell_doubtful();
    in_glare_only_print_is_clear();
    clear_print_is_in_no_glare();
    paper_beside_a_shadow_is_no_glare();
    return check_result();
}
