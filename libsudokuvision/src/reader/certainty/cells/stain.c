#include "reader/certainty/cells/stain.h"

/* Minimum width of a bar, in heights; every digit is narrower. */
enum { BAR_SHAPE = 4 };

/* Minimum darkness of suspicious ink without a mark, relative to print. */
#define FAINT_RATIO 0.30F

/* Minimum contrast of the paper in a cell with the edge of a shadow; minimum darkness, odds and
 * score there. On such edges 3 % of the dark marks that the classifier rejects are digits. */
#define SHADED           1.4F
#define SHADED_RATIO     0.15F
#define MIN_SHADED_BLANK 10.0F
#define MIN_SHADED_JUNK  (-0.1F) /* the classifier's logarithm for no digit */

bool stain_is_shaded(const struct cell_glyph *glyph)
{
    return glyph->blob.contrast > SHADED;
}

bool stain_is_bar(const struct blob *blob)
{
    return blob->width >= BAR_SHAPE * blob->height;
}

/* Log odds of CONFIDENCE_MIN. */
#define MIN_NOTHING 2.6F

bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number)
{
    bool open = is_number || odds < STAIN_MIN_BLANK || nothing < MIN_NOTHING;
    if (glyph->scored)
        return glyph->ratio > STAIN_DARK_RATIO && open && !stain_is_bar(&glyph->blob);
    return glyph->ratio > FAINT_RATIO && !stain_is_shaded(glyph);
}

/* True if a dark mark in a shaded cell may be a digit. Its darkness, color and stroke suggest
 * handwriting only because of the light. */
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
