#include "reader/certainty/covered.h"

#include <math.h>
#include <string.h>

#include "detect/lines/line_places.h"
#include "maths/stat.h"
#include "reader/certainty/blame.h"
#include "reader/certainty/blanks.h"
#include "reader/certainty/diagnosis.h"

/* Of the contrast that a line mostly has: with less it is gone; where something else is seen in its
 * place, that may look like some of it. */
#define MIN_LINE         0.1F
#define MIN_STRANGE_LINE 0.35F
/* Gray values, and a share of the usual contrast of lines in that direction: a line with less
 * contrast is ignored. */
#define MIN_CONTRAST 20.0F
#define MIN_SHARE    0.5F
/* A gap counts if it differs from the paper on both sides of the line by at least this many gray
 * values. */
#define MIN_STRANGE 16.0F
/* Lines that are gone in so large a share of the places around print, on which nothing lies, are
 * badly printed. */
#define MAX_GONE 0.05F
/* From this share on, gaps that show only paper are ignored. */
#define MAX_PLAIN 0.01F

enum { SIDES = 4, BURNT = 245, MIN_STRETCH = 2, NEAR = 7, ALONG = LINE_MAX_SIDE * LINE_PLACES };

/* A line, place by place. DIRECTION 0: across. */
struct grid_line {
    unsigned side, direction, number;
    const struct line_place *place[ALONG];
    float contrast[ALONG], usual;
    unsigned count;
};

/* The cell beside PIECE of LINE, in row or column NUMBER. */
static unsigned cell_beside(const struct grid_line *line, unsigned piece, unsigned number)
{
    return line->direction == 0 ? number * line->side + piece : piece * line->side + number;
}

/* Examines line NUMBER of PIECES; false: it is ignored. */
static bool take_line(const struct line_pieces *pieces, unsigned side, unsigned direction,
                      unsigned number, struct grid_line *line)
{
    float sorted[ALONG];
    line->side = side;
    line->direction = direction;
    line->number = number;
    line->count = side * LINE_PLACES;
    for (unsigned i = 0; i < line->count; i++) {
        const struct line_place *place =
            &pieces->place[number * side + i / LINE_PLACES][i % LINE_PLACES];
        line->place[i] = place;
        line->contrast[i] = fmaxf(line_contrast(pieces, place->paper[0], place->line),
                                  line_contrast(pieces, place->paper[1], place->line));
    }
    memcpy(sorted, line->contrast, line->count * sizeof *sorted);
    line->usual = stat_median(sorted, line->count);
    return line->usual >= fmaxf(MIN_CONTRAST, MIN_SHARE * pieces->usual);
}

/* Whether the line is clear at place AT, darker than both sides. */
static bool is_clear(const struct grid_line *line, unsigned at)
{
    const struct line_place *place = line->place[at];
    uint8_t paper = place->paper[0] < place->paper[1] ? place->paper[0] : place->paper[1];
    return (float)paper - (float)place->line > MIN_STRANGE_LINE * line->usual;
}

/* Stores the PAPER on both sides of the line around place AT: the median of those places near it
 * at which the line is clear, since some are at the edge of what lies there. */
static void find_paper(const struct grid_line *line, unsigned at, float paper[2])
{
    float before[NEAR], after[NEAR];
    unsigned count = 0;
    for (unsigned i = 0; i < 2 * line->count && count < NEAR; i++) {
        unsigned away = i / 2, place = i % 2 ? at + away : at - away;
        if (place >= line->count || !is_clear(line, place))
            continue;
        before[count] = line->place[place]->paper[0];
        after[count++] = line->place[place]->paper[1];
    }
    paper[0] = count ? stat_median(before, count) : line->place[at]->paper[0];
    paper[1] = count ? stat_median(after, count) : line->place[at]->paper[1];
}

/* Whether a border at place AT has left its course, as it may at a corner: beside it is the PAPER
 * of its cell. */
static bool has_strayed(const struct grid_line *line, unsigned at, const float *paper)
{
    bool last = line->number == line->side;
    if (line->number > 0 && !last)
        return false;
    float inner = line->place[at]->paper[!last];
    unsigned cell = cell_beside(line, at / LINE_PLACES, line->number - last);
    return fabsf(inner - paper[cell]) < MIN_STRANGE;
}

/* Whether something else is seen at place AT than the paper that the line goes over. */
static bool is_strange(const struct grid_line *line, unsigned at)
{
    const struct line_place *own = line->place[at];
    float paper[2];
    find_paper(line, at, paper);
    float before = (float)own->paper[0] - paper[0], after = (float)own->paper[1] - paper[1];
    return fminf(fabsf(before), fabsf(after)) > MIN_STRANGE && before * after > 0;
}

/* Whether the line is not to be seen at place AT; light that burns all white is not asked here. */
static bool is_gone(const struct grid_line *line, unsigned at, const float *paper)
{
    float share = line->contrast[at] / line->usual;
    const struct line_place *place = line->place[at];
    if (share >= MIN_STRANGE_LINE || has_strayed(line, at, paper) ||
        (place->paper[0] >= BURNT && place->paper[1] >= BURNT))
        return false;
    return share < MIN_LINE || is_strange(line, at);
}

/* Gaps in the lines around the cells. */
struct gaps {
    uint8_t gaps[BOARD_MAX_CELLS];    /* sides on which a stretch is gone */
    uint8_t strange[BOARD_MAX_CELLS]; /* those of them where something else is seen */
    uint8_t gone[BOARD_MAX_CELLS];    /* places of all sides, however they lie */
};

/* Looks for gaps in PIECE of LINE, beside CELL. */
static void count_gone(const struct grid_line *line, unsigned piece, const float *paper,
                       unsigned cell, struct gaps *gaps)
{
    unsigned run = 0, longest = 0, others = 0, strangest = 0;
    for (unsigned i = 0; i < LINE_PLACES; i++) {
        unsigned at = piece * LINE_PLACES + i;
        bool gone = is_gone(line, at, paper);
        run = gone ? run + 1 : 0;
        others = gone && is_strange(line, at) ? others + 1 : 0;
        longest = run > longest ? run : longest;
        strangest = others > strangest ? others : strangest;
        gaps->gone[cell] = (uint8_t)(gaps->gone[cell] + gone);
    }
    gaps->gaps[cell] = (uint8_t)(gaps->gaps[cell] + (longest >= MIN_STRETCH));
    gaps->strange[cell] = (uint8_t)(gaps->strange[cell] + (strangest >= MIN_STRETCH));
}

/* Looks for gaps in LINE, for the cells beside it. */
static void look_along(const struct grid_line *line, const float *paper, struct gaps *gaps)
{
    for (unsigned i = 0; i < line->side; i++) {
        if (line->number > 0)
            count_gone(line, i, paper, cell_beside(line, i, line->number - 1), gaps);
        if (line->number < line->side)
            count_gone(line, i, paper, cell_beside(line, i, line->number), gaps);
    }
}

/* The share of places with missing lines beside print, where nothing covers them. */
static float gone_beside_print(const struct svision_reading *reading, const struct gaps *gaps)
{
    unsigned places = 0, gone = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        places += reading->cells[i] ? SIDES * LINE_PLACES : 0;
        gone += reading->cells[i] ? gaps->gone[i] : 0;
    }
    return places ? (float)gone / (float)places : 1;
}

/* Looks for GAPS in all lines. */
static void find_gaps(const struct pyramid *pyramid, const struct svision_reading *reading,
                      struct gaps *gaps)
{
    struct line_scene scene;
    struct line_pieces pieces[2];
    struct grid_line line;
    float paper[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned side = reading->size->side;
    line_places_measure(pyramid, reading->crossings, side, &scene, pieces, paper);
    for (unsigned i = 0; i < 2 * (side + 1); i++)
        if (take_line(&pieces[i % 2], side, i % 2, i / 2, &line))
            look_along(&line, paper, gaps);
}

void covered_blame(const struct pyramid *pyramid, struct svision_reading *reading)
{
    struct gaps gaps = {{0}, {0}, {0}};
    unsigned cells = board_size_cells(reading->size);
    if (reading->size->side > LINE_MAX_SIDE)
        return;
    find_gaps(pyramid, reading, &gaps);
    float gone = gone_beside_print(reading, &gaps);
    if (gone > MAX_GONE)
        return;
    for (unsigned i = 0; i < cells; i++) {
        if (!(gone > MAX_PLAIN ? gaps.strange[i] : gaps.gaps[i]) || !blanks_has(reading, i))
            continue;
        if (reading->diagnosis.reason != SVISION_REASON_COVERED)
            diagnosis_clear(&reading->diagnosis, reading->size->side);
        blame_hidden(reading, SVISION_REASON_COVERED, i);
    }
}
