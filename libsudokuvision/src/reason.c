#include <sudokuvision/reader.h>

static const struct {
    const char *name;
    const char *advice;
} reasons[] = {
    [SVISION_REASON_NONE] = {"none", "Nothing is wrong."},
    [SVISION_REASON_NO_OUTLINE] = {"no-outline",
                                   "Come closer, so that the grid fills most of the picture."},
    [SVISION_REASON_NO_QUADRILATERAL] = {"no-quadrilateral",
                                         "Show all four corners of the grid and its border."},
    [SVISION_REASON_NO_LINES] = {"no-lines",
                                 "Show all of the grid, sharp and without a hand on it."},
    [SVISION_REASON_TOO_SMALL] = {"too-small", "Take a picture with more pixels."},
    [SVISION_REASON_LOW_RESOLUTION] = {"low-resolution",
                                       "Come closer or take a picture with more pixels."},
    [SVISION_REASON_CUT_OFF] = {"cut-off", "Move so that the whole grid is in the picture."},
    [SVISION_REASON_GLARE] = {"glare", "Turn the page or the lamp until no light or shadow lies "
                                       "on the cells named."},
    [SVISION_REASON_FAINT] = {"faint", "Check the cells named: each may hold a digit or none."},
    [SVISION_REASON_AMBIGUOUS] = {"ambiguous", "Check the digits of the cells named, or take a "
                                               "sharper picture."},
    [SVISION_REASON_OVERRULED] = {"overruled", "Check the cells named: what they look like breaks "
                                               "the rules."},
    [SVISION_REASON_CONFLICT] = {"conflict", "Check the cells named: their digits cannot stand "
                                             "together."},
    [SVISION_REASON_SEVERAL_SOLUTIONS] = {"several-solutions",
                                          "Look for a digit that was read as blank."},
    [SVISION_REASON_NO_SOLUTION] = {"no-solution", "Look for a digit that was misread."},
    [SVISION_REASON_FEW_DIGITS] = {"few-digits", "Take a sharper picture in better light."},
};

enum { REASONS = sizeof reasons / sizeof reasons[0] };

const char *svision_reason_name(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].name : "unknown";
}

const char *svision_reason_advice(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].advice : "Nothing is known about this.";
}
