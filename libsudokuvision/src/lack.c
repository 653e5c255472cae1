#include "lack.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "focus.h"

#define LEAST_CELL 11.0 /* pixels */
#define UNSETTLED  4.0F /* lead of a cell's likeliest answer */
enum { EARLY_FRAMES = 4 };

static double cell_side(const struct svision_reading *reading)
{
    struct svision_quad quad = {{reading->crossings[0], reading->crossings[9],
                                 reading->crossings[99], reading->crossings[90]}};
    return sqrt(fabs(svision_quad_area(&quad))) / 9;
}

static bool see_each_other(unsigned a, unsigned b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

/* The clearest pair of cells that cannot both be what they look like. */
static bool find_clash(const struct fuse *fuse, struct svision_track *track)
{
    uint8_t cells[FUSE_CELLS];
    float best = 0;
    unsigned pair[2] = {0, 0};
    fuse_likeliest(fuse, cells);
    for (unsigned a = 0; a < FUSE_CELLS; a++) {
        for (unsigned b = a + 1; cells[a] && b < FUSE_CELLS; b++) {
            float lead = fminf(fuse_lead(fuse, a), fuse_lead(fuse, b));
            if (cells[a] != cells[b] || !see_each_other(a, b) || lead <= best)
                continue;
            best = lead;
            pair[0] = a;
            pair[1] = b;
        }
    }
    if (best <= UNSETTLED / 2)
        return false;
    track->digit = cells[pair[0]];
    track->reading.suspect[pair[0]] = track->reading.suspect[pair[1]] = 1;
    return true;
}

static bool mark_unsettled(const struct fuse *fuse, struct svision_track *track)
{
    bool any = false;
    for (unsigned i = 0; i < FUSE_CELLS; i++) {
        track->reading.suspect[i] = fuse_lead(fuse, i) < UNSETTLED;
        any = any || track->reading.suspect[i];
    }
    return any;
}

/* What the digits themselves lack. */
static enum svision_lack lack_of_board(const struct fuse *fuse, const struct verdict *verdict,
                                       struct svision_track *track)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        digits += verdict->board.cells[i] != 0;
    if (fuse->frames < EARLY_FRAMES)
        return mark_unsettled(fuse, track), SVISION_LACK_FRAMES;
    if (find_clash(fuse, track))
        return SVISION_LACK_DIFFERENCE;
    if (digits < 17)
        return SVISION_LACK_DIGITS;
    if (mark_unsettled(fuse, track) && verdict->board.solutions == 1)
        return SVISION_LACK_FRAMES;
    if (verdict->board.solutions == 0)
        return SVISION_LACK_SOLUTION;
    return verdict->board.solutions > 1 ? SVISION_LACK_ONE_SOLUTION : SVISION_LACK_FRAMES;
}

void lack_find(const struct pyramid *pyramid, const struct svision_reading *frame,
               const struct fuse *fuse, const struct verdict *verdict, struct svision_track *track)
{
    memset(track->reading.suspect, 0, sizeof track->reading.suspect);
    track->digit = 0;
    if (frame->reason == SVISION_REASON_CUT_OFF)
        track->lack = SVISION_LACK_VIEW;
    else if (cell_side(frame) < LEAST_CELL)
        track->lack = SVISION_LACK_SIZE;
    else if (focus_is_lost(pyramid, frame))
        track->lack = SVISION_LACK_FOCUS;
    else if (frame->reason == SVISION_REASON_GLARE) {
        track->lack = SVISION_LACK_LIGHT;
        memcpy(track->reading.suspect, frame->suspect, sizeof frame->suspect);
    } else
        track->lack = lack_of_board(fuse, verdict, track);
}

enum svision_lack lack_of_grid(enum svision_reason reason)
{
    switch (reason) {
    case SVISION_REASON_TOO_SMALL:
        return SVISION_LACK_SIZE;
    case SVISION_REASON_CUT_OFF:
        return SVISION_LACK_VIEW;
    case SVISION_REASON_BLURRED:
        return SVISION_LACK_FOCUS;
    default:
        return SVISION_LACK_GRID;
    }
}

void lack_hide(const struct svision_reading *frame, unsigned width, unsigned height,
               uint8_t *hidden)
{
    memset(hidden, 0, FUSE_CELLS);
    for (unsigned i = 0; i < FUSE_CELLS; i++) {
        hidden[i] = frame->reason == SVISION_REASON_GLARE && frame->suspect[i];
        for (unsigned k = 0; k < 4; k++) {
            /* A fifth of the way from one corner to the opposite one: digits lie inside. */
            struct svision_point at = frame->crossings[(i / 9 + k / 2) * 10 + i % 9 + k % 2];
            struct svision_point to =
                frame->crossings[(i / 9 + 1 - k / 2) * 10 + i % 9 + 1 - k % 2];
            double x = at.x + 0.2 * (to.x - at.x), y = at.y + 0.2 * (to.y - at.y);
            if (x < 0 || y < 0 || x > width - 1.0 || y > height - 1.0)
                hidden[i] = 1;
        }
    }
}

const char *svision_lack_name(enum svision_lack lack)
{
    static const char *const names[] = {"nothing",  "grid",   "size",       "view",
                                        "focus",    "light",  "difference", "one-solution",
                                        "solution", "digits", "frames"};
    return (unsigned)lack < sizeof names / sizeof names[0] ? names[lack] : "unknown";
}

static size_t advise_on_pair(const struct svision_track *track, char *text, size_t capacity)
{
    unsigned pair[2] = {0, 0}, count = 0;
    for (unsigned i = 0; i < FUSE_CELLS && count < 2; i++)
        if (track->reading.suspect[i])
            pair[count++] = i;
    return (size_t)snprintf(text, capacity, "r%uc%u and r%uc%u both read %u", pair[0] / 9 + 1,
                            pair[0] % 9 + 1, pair[1] / 9 + 1, pair[1] % 9 + 1, track->digit);
}

static size_t advise_on_light(const struct svision_track *track, char *text, size_t capacity)
{
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        if (track->reading.suspect[i])
            return (size_t)snprintf(text, capacity, "glare at r%uc%u", i / 9 + 1, i % 9 + 1);
    return (size_t)snprintf(text, capacity, "glare");
}

size_t svision_track_advice(const struct svision_track *track, char *text, size_t capacity)
{
    static const char *const advice[] = {
        [SVISION_LACK_NOTHING] = "",
        [SVISION_LACK_GRID] = "no grid",
        [SVISION_LACK_SIZE] = "move closer",
        [SVISION_LACK_VIEW] = "show the whole grid",
        [SVISION_LACK_FOCUS] = "blurred",
        [SVISION_LACK_ONE_SOLUTION] = "two solutions or more",
        [SVISION_LACK_SOLUTION] = "no solution",
        [SVISION_LACK_DIGITS] = "too few digits",
        [SVISION_LACK_FRAMES] = "hold on",
    };
    if (track->lack == SVISION_LACK_DIFFERENCE)
        return advise_on_pair(track, text, capacity);
    if (track->lack == SVISION_LACK_LIGHT)
        return advise_on_light(track, text, capacity);
    return (size_t)snprintf(text, capacity, "%s", advice[track->lack]);
}
