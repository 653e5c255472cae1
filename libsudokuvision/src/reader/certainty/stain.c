#include "reader/certainty/stain.h"

/* Ink without a mark that may be a digit. */
#define FAINT_RATIO 0.30F

/* In cells where the paper's brightness changes this much, a shadow ends. Over its edge, 3 % of the
 * dark marks that are not digits for the classifier are some. */
#define SHADED           1.4F
#define SHADED_RATIO     0.15F
#define MIN_SHADED_BLANK 10.0F
#define MIN_SHADED_JUNK  (-0.1F) /* the classifier's logarithm for no digit */

bool stain_is_shaded(const struct cell_glyph *glyph)
{
    return glyph->blob.contrast > SHADED;
}

/* A fold, or a stroke of the pen: no digit is four times as wide as high. */
static bool is_bar(const struct blob *blob)
{
    return blob->width >= 4 * blob->height;
}

/* The odds that no mark is there, as a logarithm: those of CONFIDENCE_MIN. */
#define MIN_NOTHING 2.6F

bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number)
{
    bool open = is_number || odds < STAIN_MIN_BLANK || nothing < MIN_NOTHING;
    if (glyph->scored)
        return glyph->ratio > STAIN_DARK_RATIO && open && !is_bar(&glyph->blob);
    return glyph->ratio > FAINT_RATIO && !stain_is_shaded(glyph);
}

/* Whether a dark mark in such a cell may be a digit. What makes it look as if it were by hand, its
 * darkness, color and stroke, is the light's. */
static bool may_be_shaded_digit(const struct cell_glyph *glyph, float odds)
{
    return !glyph->scored || odds < MIN_SHADED_BLANK || glyph->scores[0] < MIN_SHADED_JUNK;
}

bool stain_may_hide_in_shade(const struct cell_glyph *glyph, float odds)
{
    if (!stain_is_shaded(glyph))
        return false;
    return glyph->ratio > STAIN_DARK_RATIO ? may_be_shaded_digit(glyph, odds)
                                           : glyph->ratio > SHADED_RATIO && odds < STAIN_MIN_BLANK;
}
