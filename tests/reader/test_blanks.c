/* Cells read as blank whose ink is unlike that of the pages that the estimate was learned from. */
#include "reader/certainty/cells/blanks.h"

#include <math.h>

#include "reader/certainty/certainty_model.h"
#include "reader/reading.h"
#include "support/check.h"

/* Log odds of a mark that is certainly nothing, or certainly a digit. */
static float certain(void)
{
    return logf(CONFIDENCE_MIN / (1 - CONFIDENCE_MIN)) + 0.01F;
}

/* Returns a blank cell whose ink is DARKER than that of all but a few; SCORED, it is a mark. */
static struct cell_glyph cell(float darker, bool scored)
{
    return (struct cell_glyph){.ratio = certainty_model.darkest + darker, .scored = scored};
}

static void unusual_ink_is_suspicious(void)
{
    const struct cell_glyph usual = cell(-0.01F, false), dark = cell(0.01F, false);
    CHECK(!blanks_is_suspicious(&usual, 0, false));
    CHECK(blanks_is_suspicious(&dark, 0, false));
}

static void dark_marks_that_are_certainly_nothing_are_not(void)
{
    const struct cell_glyph dark = cell(0.01F, true);
    CHECK(blanks_is_suspicious(&dark, certain() - 0.02F, false));
    CHECK(!blanks_is_suspicious(&dark, certain(), false));
}

/* Its two digits may have been split wrongly. */
static void a_dark_mark_may_be_a_number(void)
{
    const struct cell_glyph dark = cell(0.01F, true), usual = cell(-0.01F, true);
    CHECK(blanks_is_suspicious(&dark, certain(), true));
    CHECK(!blanks_is_suspicious(&usual, certain(), true));
}

static void pale_marks_that_are_certainly_digits_are(void)
{
    const struct cell_glyph pale = cell(-0.2F, true), formless = cell(-0.2F, false);
    CHECK(blanks_is_suspicious(&pale, -certain(), false));
    CHECK(!blanks_is_suspicious(&pale, -certain() + 0.02F, false));
    CHECK(!blanks_is_suspicious(&formless, -certain(), false));
}

int main(void)
{
    unusual_ink_is_suspicious();
    dark_marks_that_are_certainly_nothing_are_not();
    a_dark_mark_may_be_a_number();
    pale_marks_that_are_certainly_digits_are();
    return check_result();
}
