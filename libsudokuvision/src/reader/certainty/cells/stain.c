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
/* Minimum contrast of the paper in a cell with the edge of a shadow. */
#define SHADED 1.4F

bool stain_is_bar(const struct blob *blob)
{
    return blob->width >= BAR_SHAPE * blob->height;
}

bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number)
{
    const float sure = logf(CONFIDENCE_MIN / (1 - CONFIDENCE_MIN));
    bool open = is_number || odds < MIN_BLANK || nothing < sure;
    bool suspicious =
        glyph->scored ? open && !stain_is_bar(&glyph->blob) : glyph->blob.contrast <= SHADED;
    return suspicious && glyph->ratio > DARK_RATIO;
}
