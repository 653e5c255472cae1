#include "detect/mesh/retrace.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "detect/mesh/line_snap.h"
#include "maths/stat.h"

/* Search distances in cells: around the continuation of a line; if nothing there is as clear as the
 * line; and for the final measurement. */
struct reaches {
    float step, lost, final;
    bool is_fair; /* the line is measured over the same distance before and after */
};

/* Usually the clearest thing nearby is the line. If that does not help and the line has strayed,
 * the nearest one to its course is used: digits are darker than thin lines. */
static const struct reaches wide = {LINES_FAR_REACH, LINES_FAR_REACH, LINES_NEAR_REACH, false};
static const struct reaches narrow = {0.12F, LINES_FAR_REACH, 0.12F, true};

/* Minimum clearness of a sound segment, relative to the better half of its line; and its maximum
 * offset in cells. A line traced anew must gain a sound segment, so that the stroke of a pen beside
 * a covered line is not taken for it. */
#define SOUND_SHARE 0.5F
#define SOUND_OFF   0.035F
/* Clearness, relative to the line, above which something is not part of it: as much more than the
 * line as a sound segment may have less. */
#define STRANGE_SHARE (SOUND_SHARE + 1)
/* A line with this misfit, at most one bad segment, is left alone unless it has a sharp bend. */
#define GOOD_MISFIT 0.06F
/* Maximum bend of a line, in cells, at which a straight course keeps the next segment in place.
 * Beyond a sharper bend, the line may be something else: a digit or a stroke. */
#define MAX_BEND LINES_OFF
/* Minimum number of segments from which a line can be followed. */
#define MIN_STRETCH 3

/* Segments FIRST..END - 1 of a line. */
struct stretch {
    unsigned first, end;
};

/* The clearness of the better half of a LINE's segments: their upper quartile. */
static float usual_clearness(const struct lines *lines, unsigned direction, unsigned line)
{
    float clear[BOARD_MAX_SIDE];
    unsigned count = lines->side;
    memcpy(clear, lines->clearness + lines_at(count, direction, line, 0), count * sizeof *clear);
    return stat_select(clear, count, count * 3 / 4);
}

/* The total clearness of a LINE, with at most MOST per segment. */
static float total_clearness(const struct lines *lines, unsigned direction, unsigned line,
                             float most)
{
    float sum = 0;
    for (unsigned place = 0; place < lines->side; place++)
        sum += fminf(lines->clearness[lines_at(lines->side, direction, line, place)], most);
    return sum;
}

/* The bend of a line at crossing PLACE, not an end: its second difference, in cells. */
static float bend_at(struct lines_shift *shift, unsigned direction, unsigned line, unsigned place)
{
    float course = *lines_node(shift, direction, line, place - 1) +
                   *lines_node(shift, direction, line, place + 1);
    return fabsf(course - 2 * *lines_node(shift, direction, line, place));
}

/* The sharpest bend of a line, in cells. */
static float sharpest_bend(struct lines_shift *shift, unsigned side, unsigned direction,
                           unsigned line)
{
    float sharpest = 0;
    for (unsigned place = 1; place < side; place++)
        sharpest = fmaxf(sharpest, bend_at(shift, direction, line, place));
    return sharpest;
}

/* True if segment I is clearer than SOUND and in place. */
static bool is_sound(const struct lines *lines, unsigned i, float sound)
{
    return lines->clearness[i] > sound && fabsf(lines->offset[i]) < SOUND_OFF;
}

/* True if all segments of a line are sound. */
static bool is_whole(const struct lines *lines, unsigned direction, unsigned line, float sound)
{
    unsigned start = lines_at(lines->side, direction, line, 0), place = 0;
    while (place < lines->side && is_sound(lines, start + place, sound))
        place++;
    return place == lines->side;
}

/* The longest stretch of sound segments without a sharp bend. */
static struct stretch find_sound(struct lines_shift *shift, const struct lines *lines,
                                 unsigned direction, unsigned line, float sound)
{
    unsigned start = lines_at(lines->side, direction, line, 0);
    struct stretch best = {0, 0}, now = {0, 0};
    for (unsigned place = 0; place < lines->side; place++) {
        now.end = place + 1;
        if (place && bend_at(shift, direction, line, place) > MAX_BEND)
            now.first = place;
        if (!is_sound(lines, start + place, sound))
            now.first = now.end;
        if (now.end - now.first > best.end - best.first)
            best = now;
    }
    return best;
}

/* True if a piece of LINE is not seen, or is much clearer than the line usually is. */
static bool has_strayed(const struct lines *lines, unsigned direction, unsigned line)
{
    float most = STRANGE_SHARE * usual_clearness(lines, direction, line);
    for (unsigned place = 0; place < lines->side; place++) {
        float clear = lines->clearness[lines_at(lines->side, direction, line, place)];
        if (clear > most || clear <= LINES_SEEN)
            return true;
    }
    return false;
}

/* Follows the line from crossing FROM in steps of STEP, 1 or -1, to its end. Sound segments are
 * clearer than SOUND. */
static void follow(const struct lines_view *view, const struct reaches *reaches, unsigned direction,
                   unsigned line, unsigned from, int step, float sound, struct lines_shift *shift,
                   struct lines *lines)
{
    for (int place = (int)from + step; place >= 0 && place <= (int)lines->side; place += step) {
        unsigned near = (unsigned)(place - step), far = (unsigned)(place - 2 * step);
        float *next = lines_node(shift, direction, line, (unsigned)place);
        *next = 2 * *lines_node(shift, direction, line, near) -
                *lines_node(shift, direction, line, far);
        unsigned i = lines_at(lines->side, direction, line, step > 0 ? near : (unsigned)place);
        lines_measure_line(view, shift, reaches->step, direction, line, lines);
        if (lines->clearness[i] <= sound)
            lines_measure_line(view, shift, reaches->lost, direction, line, lines);
        if (lines->clearness[i] > LINES_SEEN)
            *next += 1.5F * lines->offset[i];
    }
}

/* A line: its crossings and the measurements of its segments. */
struct traced_line {
    float node[BOARD_MAX_SIDE + 1];
    float offset[BOARD_MAX_SIDE], clearness[BOARD_MAX_SIDE], background[BOARD_MAX_SIDE];
};

static void keep_segments(const struct lines *lines, unsigned direction, unsigned number,
                          struct traced_line *line)
{
    const unsigned start = lines_at(lines->side, direction, number, 0), side = lines->side;
    memcpy(line->offset, lines->offset + start, side * sizeof *line->offset);
    memcpy(line->clearness, lines->clearness + start, side * sizeof *line->clearness);
    memcpy(line->background, lines->background + start, side * sizeof *line->background);
}

static void restore_segments(const struct traced_line *line, unsigned direction, unsigned number,
                             struct lines *lines)
{
    const unsigned start = lines_at(lines->side, direction, number, 0), side = lines->side;
    memcpy(lines->offset + start, line->offset, side * sizeof *line->offset);
    memcpy(lines->clearness + start, line->clearness, side * sizeof *line->clearness);
    memcpy(lines->background + start, line->background, side * sizeof *line->background);
}

/* Searches for both ends of LINE beyond its stretch SOUND; segments of the line are clearer than
 * LIMIT. */
static void trace(const struct lines_view *view, const struct reaches *reaches, float threshold,
                  unsigned direction, unsigned line, struct stretch sound, float limit,
                  struct lines_shift *shift, struct lines *lines)
{
    /* Whatever lies beyond the stretch has moved its last crossing as well. */
    if (sound.end < lines->side)
        follow(view, reaches, direction, line, sound.end - 1, 1, limit, shift, lines);
    if (sound.first > 0)
        follow(view, reaches, direction, line, sound.first + 1, -1, limit, shift, lines);
    lines_measure_line(view, shift, reaches->final, direction, line, lines);
    line_snap(lines, threshold, direction, line, shift);
    lines_measure_line(view, shift, reaches->final, direction, line, lines);
}

/* Returns false if the line does not change. */
static bool retrace(const struct lines_view *view, const struct reaches *reaches, float threshold,
                    unsigned direction, unsigned number, struct lines_shift *shift,
                    struct lines *lines)
{
    const float usual = usual_clearness(lines, direction, number);
    const float limit = fmaxf(SOUND_SHARE * usual, LINES_SEEN);
    struct stretch sound = find_sound(shift, lines, direction, number, limit);
    struct traced_line before;
    if (sound.end - sound.first < MIN_STRETCH)
        return false;
    keep_segments(lines, direction, number, &before);
    for (unsigned place = 0; place <= lines->side; place++)
        before.node[place] = *lines_node(shift, direction, number, place);
    if (reaches->is_fair)
        lines_measure_line(view, shift, reaches->final, direction, number, lines);
    const float clear = total_clearness(lines, direction, number, usual);
    const float bend = sharpest_bend(shift, lines->side, direction, number);
    restore_segments(&before, direction, number, lines);
    trace(view, reaches, threshold, direction, number, sound, limit, shift, lines);
    if (is_whole(lines, direction, number, limit) &&
        sharpest_bend(shift, lines->side, direction, number) <= fmaxf(bend, MAX_BEND) &&
        total_clearness(lines, direction, number, usual) >= clear + SOUND_SHARE * usual)
        return true;
    restore_segments(&before, direction, number, lines);
    for (unsigned place = 0; place <= lines->side; place++)
        *lines_node(shift, direction, number, place) = before.node[place];
    return false;
}

/* True if a piece of LINE is probably something else. */
static bool is_bad(struct lines_shift *shift, const struct lines *lines, unsigned direction,
                   unsigned line)
{
    return lines_misfit_one(lines, direction, line) > GOOD_MISFIT ||
           sharpest_bend(shift, lines->side, direction, line) > MAX_BEND;
}

void mesh_retrace(const struct lines_view *view, float threshold, struct lines_shift *shift,
                  struct lines *lines)
{
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 0; line <= lines->side; line++)
            if (is_bad(shift, lines, direction, line) &&
                !retrace(view, &wide, threshold, direction, line, shift, lines) &&
                has_strayed(lines, direction, line))
                retrace(view, &narrow, threshold, direction, line, shift, lines);
}
