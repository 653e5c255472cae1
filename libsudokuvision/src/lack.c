#include "lack.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "stat.h"

#define LEAST_CELL      11.0 /* pixels */
#define MOST_EDGE       0.17 /* width of an edge, in cells */
#define UNSETTLED       4.0F /* lead of a cell's likeliest answer */
#define PROFILE_REACH   0.3  /* to both sides of a line, in cells */
#define PROFILE_SAMPLES 25
enum { EARLY_FRAMES = 4 };

static struct svision_point between(struct svision_point a, struct svision_point b, double share)
{
    return (struct svision_point){a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

static double cell_side(const struct svision_reading *reading)
{
    struct svision_quad quad = {{reading->crossings[0], reading->crossings[9],
                                 reading->crossings[99], reading->crossings[90]}};
    return sqrt(fabs(svision_quad_area(&quad))) / 9;
}

/* How wide the edge of a line is that runs from A to B around the middle, as the height of the step
 * by the steepest slope; INFINITY where there is no line. */
static float edge_width(const struct plane *plane, struct svision_point a, struct svision_point b)
{
    float value[PROFILE_SAMPLES], darkest = 255, brightest = 0, steepest = 0;
    for (unsigned i = 0; i < PROFILE_SAMPLES; i++) {
        struct svision_point at = between(a, b, (double)i / (PROFILE_SAMPLES - 1));
        value[i] = (float)warp_sample(plane, (float)at.x, (float)at.y);
        darkest = fminf(darkest, value[i]);
        brightest = fmaxf(brightest, value[i]);
    }
    for (unsigned i = 2; i < PROFILE_SAMPLES; i++)
        steepest = fmaxf(steepest, fabsf(value[i] - value[i - 2]));
    float height = brightest - darkest;
    if (height < 12 || steepest <= 0)
        return INFINITY;
    return height / steepest * (float)(2 * 2 * PROFILE_REACH / (PROFILE_SAMPLES - 1));
}

/* The middle of a segment: at PLACE of LINE, which runs DOWN or across. */
static struct svision_point beside_cell(const struct svision_reading *reading, bool down,
                                        unsigned line, unsigned place)
{
    unsigned row = FUSE_SIDE + 1;
    const struct svision_point *at =
        reading->crossings + (down ? place * row + line : line * row + place);
    return between(at[0], at[down ? row : 1], 0.5);
}

/* The typical width of edges across the lines of one direction, in cells: blur by motion spreads
 * only one of them. */
static float typical_edge(const struct pyramid *pyramid, const struct svision_reading *reading,
                          bool down)
{
    float width[100];
    unsigned count = 0;
    double scale = (double)pyramid->base_scale;
    for (unsigned i = 0; i < 10; i++) {
        for (unsigned k = 0; k < 9; k++) {
            struct svision_point ends[2];
            for (unsigned end = 0; end < 2; end++) {
                unsigned to = end ? (i < 9 ? i + 1 : i) : (i > 0 ? i - 1 : i);
                struct svision_point line = beside_cell(reading, down, i, k);
                struct svision_point side = beside_cell(reading, down, to, k);
                ends[end] = between(line, side, PROFILE_REACH);
                ends[end].x = (ends[end].x + 0.5) / scale - 0.5;
                ends[end].y = (ends[end].y + 0.5) / scale - 0.5;
            }
            if (i > 0 && i < 9)
                width[count++] = edge_width(&pyramid->level[0], ends[0], ends[1]);
        }
    }
    return stat_median(width, count);
}

static bool is_blurred(const struct pyramid *pyramid, const struct svision_reading *reading)
{
    float across = typical_edge(pyramid, reading, false);
    float down = typical_edge(pyramid, reading, true);
    return fmaxf(across, down) > (float)MOST_EDGE;
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
    else if (is_blurred(pyramid, frame))
        track->lack = SVISION_LACK_FOCUS;
    else if (frame->reason == SVISION_REASON_GLARE) {
        track->lack = SVISION_LACK_LIGHT;
        memcpy(track->reading.suspect, frame->suspect, sizeof frame->suspect);
    } else
        track->lack = lack_of_board(fuse, verdict, track);
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
        [SVISION_LACK_ONE_SOLUTION] = "several solutions",
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
