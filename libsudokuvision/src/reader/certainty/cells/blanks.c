#include "reader/certainty/cells/blanks.h"

#include <math.h>

#include "maths/stat.h"
#include "reader/certainty/cells/stain.h"

/* Bounds on the usual ink of blank cells, relative to print: less than MIN_INK is none, and a page
 * with more than MAX_INK is full of faint writing. */
#define MIN_INK 0.02F
#define MAX_INK 0.10F
/* One blank cell in UPPER has more ink than print that shows through usually leaves. */
#define UPPER 8
/* Bound on the logarithm of the odds of a digit by shape; beyond it they are unreliable. */
#define MAX_SHAPE 5.0F

/* Log odds of faint writing in a cell if half of the open cells have entries: with the ink of
 * print, their change with the logarithm of ink, and their bound, since stains have any ink. They
 * are even at a seventh of print, four times the usual ink of blank cells. */
#define WRITTEN_ODDS     9.7F
#define PER_INK          5.0F
#define MAX_WRITTEN_ODDS 0.6F

/* Returns the logarithm of the ink of GLYPH relative to print; less than MIN_INK is none. */
static float ink_of(const struct cell_glyph *glyph)
{
    return logf(fmaxf(glyph->ratio, MIN_INK));
}

bool blanks_has(const struct svision_reading *reading, unsigned cell)
{
    return !reading->cells[cell] && reading->writing[cell] == SVISION_MARK_NONE;
}

/* Maximum of blanks_entry_odds() as a feature, reached when one cell in thirty is filled in. */
#define MAX_WRITTEN (-3.5F)

float blanks_entry_odds(const struct svision_reading *reading)
{
    float written = STAT_UNSEEN, blank = STAT_UNSEEN;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        written += reading->writing[i] > SVISION_MARK_GIVEN;
        blank += reading->writing[i] == SVISION_MARK_NONE;
    }
    return logf(written / blank);
}

/* The blank cells of a page. */
struct page {
    float ink, upper; /* median and upper quantile of the logarithms of ink */
    float written;    /* blanks_entry_odds(), limited */
};

static struct page survey(const struct cell_glyph *glyphs, const struct svision_reading *reading)
{
    float ink[BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (blanks_has(reading, i))
            ink[count++] = ink_of(&glyphs[i]);
    struct page page = {.ink = logf(MIN_INK),
                        .written = fminf(blanks_entry_odds(reading), MAX_WRITTEN)};
    if (count)
        page.ink = fminf(stat_median(ink, count), logf(MAX_INK));
    page.upper = page.ink;
    if (count)
        page.upper = fmaxf(stat_select(ink, count, count - 1 - count / UPPER), page.ink);
    return page;
}

static void describe(const struct page *page, const struct cell_glyph *glyph, float strange,
                     float signs[BLANK_SIGNS])
{
    float excess = fmaxf(ink_of(glyph) - page->ink, 0);
    float junk = glyph->scored ? expf(glyph->scores[0]) : 1;
    float shape = logf((1 - junk + 1e-6F) / (junk + 1e-6F));
    const struct blob *blob = &glyph->blob;
    signs[BLANK_EXCESS] = excess;
    signs[BLANK_OUTSTANDING] = fmaxf(ink_of(glyph) - page->upper, 0);
    signs[BLANK_SHAPE] = fminf(fmaxf(shape, -MAX_SHAPE), MAX_SHAPE);
    signs[BLANK_FORMLESS] = glyph->scored ? 0 : excess;
    signs[BLANK_STRANGE] = glyph->scored ? strange : 0;
    signs[BLANK_BAR] = glyph->scored && stain_is_bar(blob);
    signs[BLANK_WRITTEN] = page->written;
    signs[BLANK_SHADE] = logf(fmaxf(blob->contrast, 1));
    signs[BLANK_CONSTANT] = 1;
}

void blanks_describe(const struct cell_glyph *glyphs, const struct posterior *posterior,
                     const struct svision_reading *reading, float (*signs)[BLANK_SIGNS])
{
    struct page page = survey(glyphs, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (blanks_has(reading, i))
            describe(&page, &glyphs[i], posterior->strangeness[i], signs[i]);
}

float blanks_probability(const float weights[BLANK_SIGNS], const float signs[BLANK_SIGNS])
{
    float odds = 0;
    for (unsigned i = 0; i < BLANK_SIGNS; i++)
        odds += weights[i] * signs[i];
    return 1 / (1 + expf(-odds));
}

void blanks_weigh(const struct cell_glyph *glyphs, const struct posterior *posterior,
                  const struct svision_reading *reading, float *filled)
{
    float signs[BOARD_MAX_CELLS][BLANK_SIGNS];
    blanks_describe(glyphs, posterior, reading, signs);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        filled[i] =
            blanks_has(reading, i) ? blanks_probability(certainty_model.blank, signs[i]) : 0;
}

float blanks_faint_odds(const struct cell_glyph *glyph)
{
    return fminf(WRITTEN_ODDS + PER_INK * ink_of(glyph), MAX_WRITTEN_ODDS);
}
