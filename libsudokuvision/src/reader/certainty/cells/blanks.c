#include "reader/certainty/cells/blanks.h"

#include <math.h>

#include "image/threshold.h"
#include "maths/stat.h"

/* Bound on the logarithm of the odds of a digit by shape; beyond it they are unreliable. */
#define MAX_SHAPE 5.0F

bool blanks_has(const struct svision_reading *reading, unsigned cell)
{
    return !reading->cells[cell] && reading->writing[cell] == SVISION_MARK_NONE;
}

/* Returns the logarithm of the odds that an open cell is filled in, by the number that are. */
static float entry_odds(const struct svision_reading *reading)
{
    float written = STAT_UNSEEN, blank = STAT_UNSEEN;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        written += reading->writing[i] > SVISION_MARK_GIVEN;
        blank += reading->writing[i] == SVISION_MARK_NONE;
    }
    return logf(written / blank);
}

/* Returns the logarithm of the odds that GLYPH is a digit by its shape. */
static float shape_odds(const struct cell_glyph *glyph)
{
    float junk = glyph->scored ? expf(glyph->scores[0]) : 1;
    float odds = logf((1 - junk + 1e-6F) / (junk + 1e-6F));
    return fminf(fmaxf(odds, -MAX_SHAPE), MAX_SHAPE);
}

void blanks_describe(const struct cell_glyph *glyphs, const struct posterior *posterior,
                     const struct svision_reading *reading, float (*signs)[BLANK_SIGNS])
{
    float written = entry_odds(reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        signs[i][BLANK_INK] = logf(fmaxf(glyphs[i].ratio, THRESHOLD_NOISE));
        signs[i][BLANK_SHAPE] = shape_odds(&glyphs[i]);
        signs[i][BLANK_USUAL] = glyphs[i].scored ? -posterior->strangeness[i] : 0;
        signs[i][BLANK_WRITTEN] = written;
        signs[i][BLANK_CONSTANT] = 1;
    }
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

bool blanks_is_suspicious(const struct cell_glyph *glyph, float nothing, bool is_number)
{
    const float sure = logf(CONFIDENCE_MIN / (1 - CONFIDENCE_MIN));
    bool is_none = glyph->scored && !is_number && nothing >= sure;
    return (glyph->ratio > certainty_model.darkest && !is_none) ||
           (glyph->scored && nothing < -sure);
}
