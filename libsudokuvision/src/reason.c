#include <sudokuvision/reader.h>

#include <stdbool.h>
#include <stdio.h>

static const struct {
    const char *name;
    const char *meaning;
    const char *advice;
} reasons[] = {
    [SVISION_REASON_NONE] = {"none", "", "Nothing is wrong."},
    [SVISION_REASON_NO_OUTLINE] = {"no-outline", "nothing that could be a grid",
                                   "Come closer, so that the grid fills most of the picture."},
    [SVISION_REASON_NO_QUADRILATERAL] = {"no-quadrilateral", "nothing with four sides",
                                         "Show all four corners of the grid and its border."},
    [SVISION_REASON_NO_LINES] = {"no-lines", "four sides, but not the lines of a grid",
                                 "Show all of the grid, sharp and without a hand on it."},
    [SVISION_REASON_TOO_SMALL] = {"too-small", "too small",
                                  "Come closer or take a picture with more pixels."},
    [SVISION_REASON_LOW_RESOLUTION] = {"low-resolution", "cells of too few pixels",
                                       "Come closer or take a picture with more pixels."},
    [SVISION_REASON_CUT_OFF] = {"cut-off", "cut off",
                                "Move so that the whole grid is in the picture."},
    [SVISION_REASON_GLARE] = {"glare", "glare",
                              "Turn the page or the lamp until no light or shadow lies "
                              "on the cells named."},
    [SVISION_REASON_FAINT] = {"faint", "faint marks",
                              "Check the cells named: each may hold a digit or none."},
    [SVISION_REASON_AMBIGUOUS] = {"ambiguous", "unclear digits",
                                  "Check the digits of the cells named, or take a "
                                  "sharper picture."},
    [SVISION_REASON_OVERRULED] = {"overruled", "digits against the rules",
                                  "Check the cells named: what they look like breaks "
                                  "the rules."},
    [SVISION_REASON_CONFLICT] = {"conflict", "digits conflict",
                                 "Check the cells named: their digits cannot stand "
                                 "together."},
    [SVISION_REASON_SEVERAL_SOLUTIONS] = {"several-solutions", "several solutions",
                                          "Look for a digit that was read as blank."},
    [SVISION_REASON_NO_SOLUTION] = {"no-solution", "no solution",
                                    "Look for a digit that was misread."},
    [SVISION_REASON_FEW_DIGITS] = {"few-digits", "too few digits",
                                   "Take a sharper picture in better light."},
    [SVISION_REASON_BLURRED] = {"blurred", "too blurred",
                                "Hold still and wait until the camera is in focus."},
};

enum { REASONS = sizeof reasons / sizeof reasons[0], MOST_CELLS = 8 };

const char *svision_reason_name(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].name : "unknown";
}

const char *svision_reason_advice(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].advice : "Nothing is known about this.";
}

/* Text that is cut off where there is no more room. */
struct text {
    char *start;
    size_t capacity;
    size_t length;
};

static void add(struct text *text, const char *word)
{
    bool fits = text->length < text->capacity;
    text->length += (size_t)snprintf(fits ? text->start + text->length : NULL,
                                     fits ? text->capacity - text->length : 0, "%s", word);
}

/* " at the left and top edges" */
static void add_edges(struct text *text, unsigned edges)
{
    static const char *const names[] = {"left", "top", "right", "bottom"};
    unsigned left = 0, count = 0;
    for (unsigned i = 0; i < 4; i++)
        left += edges >> i & 1;
    for (unsigned i = 0; i < 4; i++) {
        if (!(edges >> i & 1))
            continue;
        add(text, count == 0 ? " at the " : count + 1 == left ? " and " : ", ");
        add(text, names[i]);
        count++;
    }
    if (count > 0)
        add(text, count == 1 ? " edge" : " edges");
}

/* " at r3c7 r3c8" */
static void add_cells(struct text *text, const uint8_t *suspect, unsigned side)
{
    unsigned count = 0;
    for (unsigned i = 0; i < side * side; i++) {
        char name[24];
        if (!suspect[i] || count++ >= MOST_CELLS)
            continue;
        snprintf(name, sizeof name, "r%uc%u", i / side + 1, i % side + 1);
        add(text, count == 1 ? " at " : " ");
        add(text, name);
    }
    if (count > MOST_CELLS)
        add(text, " and more");
}

size_t svision_reason_explain(enum svision_reason reason, unsigned edges, const uint8_t *suspect,
                              unsigned side, char *text, size_t capacity)
{
    struct text out = {text, capacity, 0};
    add(&out, (unsigned)reason < REASONS ? reasons[reason].meaning : "unknown");
    if (reason == SVISION_REASON_CUT_OFF)
        add_edges(&out, edges);
    else if (suspect)
        add_cells(&out, suspect, side);
    return out.length;
}
