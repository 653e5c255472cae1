#include "reader/certainty/covered.h"

#include <math.h>
#include <string.h>

#include "detect/line_places.h"
#include "maths/stat.h"
#include "reader/certainty/blame.h"
#include "reader/certainty/blanks.h"
#include "reader/certainty/diagnosis.h"

/* Of the contrast that a line mostly has: with less it is gone; where something else is seen in its
 * place, that may look like some of it. */
#define MIN_LINE         0.1F
#define MIN_STRANGE_LINE 0.35F
/* Gray values, and a share of what lines of that direction have: a line with less contrast tells
 * nothing. */
#define MIN_CONTRAST 20.0F
#define MIN_SHARE    0.5F
/* What is seen in place of a line differs from the paper where the line goes on by so many gray
 * values, on both sides. */
#define MIN_STRANGE 16.0F
/* Lines that have gaps in so large a share of the sides of printed cells, on which nothing lies,
 * are badly printed. */
#define MAX_GAPS 0.1F

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

/* Looks at line NUMBER of PIECES; false: it tells nothing. */
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

/* Whether the line is gone along a stretch of PIECE. */
static bool has_gap(const struct grid_line *line, unsigned piece, const float *paper)
{
    unsigned run = 0, longest = 0;
    for (unsigned i = 0; i < LINE_PLACES; i++) {
        run = is_gone(line, piece * LINE_PLACES + i, paper) ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return longest >= MIN_STRETCH;
}

/* Counts the gaps in LINE for the cells beside it. */
static void count_gaps(const struct grid_line *line, const float *paper, uint8_t *gaps)
{
    for (unsigned i = 0; i < line->side; i++) {
        bool gap = has_gap(line, i, paper);
        if (line->number > 0)
            gaps[cell_beside(line, i, line->number - 1)] += gap;
        if (line->number < line->side)
            gaps[cell_beside(line, i, line->number)] += gap;
    }
}

/* Whether lines have gaps where nothing lies on them as well. */
static bool is_badly_printed(const struct svision_reading *reading, const uint8_t *gaps)
{
    unsigned sides = 0, count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        sides += reading->cells[i] ? SIDES : 0;
        count += reading->cells[i] ? gaps[i] : 0;
    }
    return (float)count > MAX_GAPS * (float)sides;
}

/* Counts the GAPS in all lines around each cell. */
static void find_gaps(const struct pyramid *pyramid, const struct svision_reading *reading,
                      uint8_t *gaps)
{
    struct line_scene scene;
    struct line_pieces pieces[2];
    struct grid_line line;
    float paper[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned side = reading->size->side;
    line_places_look(pyramid, reading->crossings, side, &scene, pieces, paper);
    for (unsigned i = 0; i < 2 * (side + 1); i++)
        if (take_line(&pieces[i % 2], side, i % 2, i / 2, &line))
            count_gaps(&line, paper, gaps);
}

void covered_blame(const struct pyramid *pyramid, struct svision_reading *reading)
{
    uint8_t gaps[BOARD_MAX_CELLS] = {0};
    unsigned cells = board_size_cells(reading->size);
    if (reading->size->side > LINE_MAX_SIDE)
        return;
    find_gaps(pyramid, reading, gaps);
    if (is_badly_printed(reading, gaps))
        return;
    for (unsigned i = 0; i < cells; i++) {
        if (!gaps[i] || !blanks_has(reading, i))
            continue;
        if (reading->diagnosis.reason != SVISION_REASON_COVERED)
            diagnosis_clear(&reading->diagnosis, reading->size->side);
        blame_hidden(reading, SVISION_REASON_COVERED, i);
    }
}
