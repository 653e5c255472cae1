#include "reader/certainty/cells/stain.h"

#include <math.h>

#include "reader/reading.h"

/* Minimum width of a bar, in heights; every digit is narrower. */
enum { BAR_SHAPE = 4 };

/* Minimum darkness of a mark that may be a digit, and of suspicious ink without one, relative to
 * print. */
#define DARK_RATIO 0.40F
/* Minimum log odds that a dark mark is not print. */
#define MIN_BLANK 6.0F
/* On the edge of a shadow, minimum log odds of a mark, and minimum score of a dark one, that is
 * none. There 3 % of the dark marks that the classifier rejects are digits. */
#define MIN_SHADED_BLANK 10.0F
#define MIN_SHADED_JUNK  (-0.1F) /* the classifier's logarithm for no digit */

static bool is_shaded(const struct cell_glyph *glyph)
{
    return glyph->blob.contrast > BLOB_SHADED;
}

bool stain_is_bar(const struct blob *blob)
{
    return blob->width >= BAR_SHAPE * blob->height;
}

bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number)
{
    const float sure = logf(CONFIDENCE_MIN / (1 - CONFIDENCE_MIN));
    bool open = is_number || odds < MIN_BLANK || nothing < sure;
    bool suspicious = glyph->scored ? open && !stain_is_bar(&glyph->blob) : !is_shaded(glyph);
    return suspicious && glyph->ratio > DARK_RATIO;
}

bool stain_may_hide_in_shade(const struct cell_glyph *glyph, float odds)
{
    bool dark = glyph->ratio > DARK_RATIO;
    if (!is_shaded(glyph))
        return false;
    /* The darkness, color and stroke of a mark suggest handwriting only because of the light. */
    return glyph->scored ? odds < MIN_SHADED_BLANK || (dark && glyph->scores[0] < MIN_SHADED_JUNK)
                         : dark;
}
