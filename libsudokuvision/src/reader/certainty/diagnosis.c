#include "reader/certainty/diagnosis.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The texts for each reason. */
static const struct {
    const char *name, *meaning, *advice, *hint;
} reasons[] = {
    [SVISION_REASON_NONE] = {"none", "", "Nothing is wrong.", ""},
    [SVISION_REASON_NO_OUTLINE] = {"no-outline", "nothing that could be a grid",
                                   "Come closer, so that the grid fills most of the picture.",
                                   "no grid"},
    [SVISION_REASON_NO_QUADRILATERAL] = {"no-quadrilateral", "nothing with four sides",
                                         "Show all four corners of the grid and its border.",
                                         "no grid"},
    [SVISION_REASON_NO_LINES] = {"no-lines", "four sides, but not the lines of a grid",
                                 "Show all of the grid, sharp and without a hand on it.",
                                 "no grid"},
    [SVISION_REASON_TOO_SMALL] = {"too-small", "too small",
                                  "Come closer or take a picture with more pixels.", "move closer"},
    [SVISION_REASON_LOW_RESOLUTION] = {"low-resolution", "cells of too few pixels",
                                       "Come closer or take a picture with more pixels.",
                                       "move closer"},
    [SVISION_REASON_CUT_OFF] = {"cut-off", "cut off",
                                "Move so that the whole grid is in the picture.",
                                "show the whole grid"},
    [SVISION_REASON_GLARE] = {"glare", "glare",
                              "Turn the page or the lamp until no light or shadow lies "
                              "on the cells named.",
                              "glare"},
    [SVISION_REASON_FAINT] = {"faint", "faint marks",
                              "Check the cells named: each may hold a digit or none.",
                              "faint marks"},
    [SVISION_REASON_AMBIGUOUS] = {"ambiguous", "unclear digits",
                                  "Check the digits of the cells named, or take a "
                                  "sharper picture.",
                                  "unclear digits"},
    [SVISION_REASON_OVERRULED] = {"overruled", "digits against the rules",
                                  "Check the cells named: what they look like breaks "
                                  "the rules.",
                                  "digits against the rules"},
    [SVISION_REASON_CONFLICT] = {"conflict", "digits conflict",
                                 "Check the cells named: their digits cannot stand "
                                 "together.",
                                 "digits conflict"},
    [SVISION_REASON_SEVERAL_SOLUTIONS] = {"several-solutions", "several solutions",
                                          "Look for a digit that was read as blank.",
                                          "two solutions or more"},
    [SVISION_REASON_NO_SOLUTION] = {"no-solution", "no solution",
                                    "Look for a digit that was misread.", "no solution"},
    [SVISION_REASON_FEW_DIGITS] = {"few-digits", "too few digits",
                                   "No classic puzzle has so few digits: look for marks of other "
                                   "rules, such as cages, and for digits that are too faint.",
                                   "too few digits"},
    [SVISION_REASON_BLURRED] = {"blurred", "too blurred",
                                "Hold still and wait until the camera is in focus.", "blurred"},
    [SVISION_REASON_FEW_FRAMES] = {"few-frames", "not sure yet",
                                   "Hold on until more frames were seen.", "hold on"},
    [SVISION_REASON_COVERED] = {"covered", "something lies on cells",
                                "Take away what lies on the cells named.", "something covers"},
    [SVISION_REASON_JOINED] = {"joined", "part of a puzzle of several grids",
                               "Look at the other grids of the puzzle, which share boxes with "
                               "this one: they cannot all be read for sure.",
                               "several grids in one"},
    [SVISION_REASON_UNREAD_MARKS] = {"unread-marks", "marks besides digits",
                                     "The puzzle has other rules, such as cages: its marks are "
                                     "not read, and its digits alone are no puzzle.",
                                     "a variant: its marks are not read"},
};

enum { REASONS = sizeof reasons / sizeof reasons[0], MAX_NAMED = 8 };

const char *svision_reason_name(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].name : "unknown";
}

const char *svision_reason_advice(enum svision_reason reason)
{
    return (unsigned)reason < REASONS ? reasons[reason].advice : "Nothing is known about this.";
}

void diagnosis_clear(struct svision_diagnosis *diagnosis, unsigned side)
{
    *diagnosis = (struct svision_diagnosis){.side = side};
}

enum svision_reason svision_diagnosis_reason(const struct svision_diagnosis *diagnosis)
{
    return diagnosis ? diagnosis->reason : SVISION_REASON_NONE;
}

unsigned svision_diagnosis_edges(const struct svision_diagnosis *diagnosis)
{
    return diagnosis ? diagnosis->edges : 0;
}

const uint8_t *svision_diagnosis_cells(const struct svision_diagnosis *diagnosis)
{
    return diagnosis && diagnosis->side ? diagnosis->cells : NULL;
}

unsigned svision_diagnosis_digit(const struct svision_diagnosis *diagnosis)
{
    return diagnosis ? diagnosis->digit : 0;
}

/* A text, truncated to its capacity. */
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

/* Appends EDGES, as in " at the left and top edges". */
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

/* Appends up to LIMIT cells, as in " at r3c7 r3c8", with WORD between them; returns the number of
 * all cells named. */
static unsigned add_cells(struct text *text, const struct svision_diagnosis *diagnosis,
                          unsigned limit, const char *at, const char *word)
{
    unsigned count = 0, side = diagnosis->side;
    for (unsigned i = 0; i < side * side; i++) {
        char name[24];
        if (!diagnosis->cells[i] || count++ >= limit)
            continue;
        snprintf(name, sizeof name, "r%uc%u", i / side + 1, i % side + 1);
        add(text, count == 1 ? at : word);
        add(text, name);
    }
    return count;
}

/* Appends the bounding rectangle of all cells named, as in " r4c2-r6c5". */
static void add_range(struct text *text, const struct svision_diagnosis *diagnosis)
{
    unsigned side = diagnosis->side, top = side, left = side, bottom = 0, right = 0;
    char name[48];
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = i / side, column = i % side;
        if (!diagnosis->cells[i])
            continue;
        top = row < top ? row : top;
        left = column < left ? column : left;
        bottom = row > bottom ? row : bottom;
        right = column > right ? column : right;
    }
    if (top == side)
        return;
    snprintf(name, sizeof name, " r%uc%u-r%uc%u", top + 1, left + 1, bottom + 1, right + 1);
    add(text, name);
}

size_t svision_diagnosis_explain(const struct svision_diagnosis *diagnosis, char *text,
                                 size_t capacity)
{
    struct text out = {text, text ? capacity : 0, 0};
    add(&out, diagnosis ? reasons[diagnosis->reason].meaning : "");
    if (!diagnosis)
        return out.length;
    if (diagnosis->reason == SVISION_REASON_CUT_OFF)
        add_edges(&out, diagnosis->edges);
    else if (add_cells(&out, diagnosis, MAX_NAMED, " at ", " ") > MAX_NAMED)
        add(&out, " and more");
    return out.length;
}

size_t svision_diagnosis_hint(const struct svision_diagnosis *diagnosis, char *text,
                              size_t capacity)
{
    struct text out = {text, text ? capacity : 0, 0};
    char digit[24];
    if (diagnosis && diagnosis->reason == SVISION_REASON_CONFLICT && diagnosis->digit) {
        add_cells(&out, diagnosis, 2, "", " and ");
        snprintf(digit, sizeof digit, " both read %u", diagnosis->digit);
        add(&out, digit);
        return out.length;
    }
    add(&out, diagnosis ? reasons[diagnosis->reason].hint : "");
    if (diagnosis && diagnosis->reason == SVISION_REASON_GLARE)
        add_cells(&out, diagnosis, 1, " at ", "");
    if (diagnosis && diagnosis->reason == SVISION_REASON_COVERED)
        add_range(&out, diagnosis);
    return out.length;
}
