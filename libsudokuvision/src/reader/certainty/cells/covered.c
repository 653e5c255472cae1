#include "reader/certainty/cells/covered.h"

#include <math.h>
#include <string.h>

#include "detect/lines/line_places.h"
#include "maths/stat.h"
#include "reader/certainty/cells/blanks.h"
#include "reader/certainty/cells/cell_colors.h"
#include "reader/certainty/cells/glare.h"

/* Minimum contrast of a visible line over paper, as a share of its usual contrast; anything else
 * may look like part of a line (LINE_MIN_CONTRAST). */
#define MIN_LINE 0.1F

/* Minimum usual contrast of a line whose gaps are distinguished from it, in gray levels. */
#define MIN_USUAL 2.0F

enum { NEAR = 7, ALONG = LINE_MAX_SIDE * LINE_PLACES };

/* The places of a line; DIRECTION 0 is across. */
struct grid_line {
    unsigned side, direction, number;
    bool is_other; /* light among dark lines, or the reverse: in the negative of their places */
    struct line_place place[ALONG];
    float contrast[ALONG], usual;
    float gray;  /* of the line itself, where it is usual */
    float white; /* of the page (struct line_pieces) */
    unsigned count;
};

/* Returns the cell beside PIECE of LINE, in row or column NUMBER. */
static unsigned cell_beside(const struct grid_line *line, unsigned piece, unsigned number)
{
    return line->direction == 0 ? number * line->side + piece : piece * line->side + number;
}

/* Measures the contrast of LINE in PIECES. Returns its lower quartile. */
static float measure_contrast(const struct line_pieces *pieces, struct grid_line *line)
{
    float sorted[ALONG];
    for (unsigned i = 0; i < line->count; i++) {
        const struct line_place *place = &line->place[i];
        const uint8_t paper = line_place_brighter(place);
        line->contrast[i] = line->is_other ? (float)paper - (float)place->line
                                           : line_contrast(pieces, paper, place->line);
    }
    memcpy(sorted, line->contrast, line->count * sizeof *sorted);
    line->usual = stat_median(sorted, line->count);
    return stat_select(sorted, line->count, line->count / 4);
}

/* Measures LINE, which has too little contrast in PIECES, in their negative. Returns false if it is
 * not seen there either: the contrast of noise differs from place to place. */
static bool measure_negative(const struct line_pieces *pieces, struct grid_line *line)
{
    line->is_other = true;
    line->white = UINT8_MAX; /* screens have no glare */
    for (unsigned i = 0; i < line->count; i++)
        line_place_negate(&line->place[i]);
    const float low = measure_contrast(pieces, line);
    return line->usual >= MIN_USUAL && low >= line->usual / 2;
}

/* Measures line NUMBER of PIECES; false if it has too little contrast. */
static bool measure_line(const struct line_pieces *pieces, unsigned side, unsigned direction,
                         unsigned number, struct grid_line *line)
{
    float sorted[ALONG];
    line->side = side;
    line->direction = direction;
    line->number = number;
    line->count = side * LINE_PLACES;
    line->white = pieces->white;
    line->is_other = false;
    memcpy(line->place, pieces->place[number * side], line->count * sizeof *line->place);
    measure_contrast(pieces, line);
    if (line->usual < MIN_USUAL && !measure_negative(pieces, line))
        return false;
    for (unsigned i = 0; i < line->count; i++)
        sorted[i] = line->place[i].line;
    line->gray = stat_median(sorted, line->count);
    return true;
}

/* True if the line is clearly darker than both sides at place AT. */
static bool is_clear(const struct grid_line *line, unsigned at)
{
    return line_place_contrast(&line->place[at]) > LINE_MIN_CONTRAST * line->usual;
}

/* Stores the PAPER on both sides of the line around place AT: the median of nearby places where the
 * line is clear, since others may be at the edge of an object. */
static void find_paper(const struct grid_line *line, unsigned at, float paper[2])
{
    float before[NEAR], after[NEAR];
    unsigned count = 0;
    for (unsigned i = 0; i < 2 * line->count && count < NEAR; i++) {
        unsigned away = i / 2, place = i % 2 ? at + away : at - away;
        if (place >= line->count || !is_clear(line, place))
            continue;
        before[count] = line->place[place].paper[0];
        after[count++] = line->place[place].paper[1];
    }
    paper[0] = count ? stat_median(before, count) : line->place[at].paper[0];
    paper[1] = count ? stat_median(after, count) : line->place[at].paper[1];
}

/* True if place AT has missed a border, as may happen at corners, and shows the PAPER of the cell.
 */
static bool has_strayed(const struct grid_line *line, unsigned at, const struct cell_colors *colors)
{
    bool last = line->number == line->side;
    if (line->number > 0 && !last)
        return false;
    float inner = line->place[at].paper[!last];
    inner = line->is_other ? UINT8_MAX - inner : inner;
    unsigned cell = cell_beside(line, at / LINE_PLACES, line->number - last);
    return fabsf(inner - colors->paper[cell]) < colors->difference;
}

/* True if place AT shows anything other than the paper around the line, by more than DIFFERENCE. */
static bool is_strange(const struct grid_line *line, unsigned at, float difference)
{
    const struct line_place *own = &line->place[at];
    float paper[2];
    find_paper(line, at, paper);
    float before = (float)own->paper[0] - paper[0], after = (float)own->paper[1] - paper[1];
    return fminf(fabsf(before), fabsf(after)) > difference && before * after > 0;
}

/* True if the brighter cell beside place AT has a color of the page in which a line as gray as this
 * one cannot be seen. */
static bool is_lost_in_color(const struct grid_line *line, unsigned at,
                             const struct cell_colors *colors)
{
    const struct line_place *place = &line->place[at];
    unsigned number = line->number - (place->paper[0] > place->paper[1]);
    return number < line->side && colors->is_usual[cell_beside(line, at / LINE_PLACES, number)] &&
           (float)line_place_brighter(place) - line->gray < LINE_MIN_CONTRAST * line->usual;
}

/* True if glare makes both sides of the line white at place AT, on a page that is not. */
static bool is_burnt(const struct grid_line *line, unsigned at)
{
    return line->white < GLARE_SATURATED && line_place_darker(&line->place[at]) >= GLARE_SATURATED;
}

/* True if the line is invisible at place AT, except where glare makes everything white. */
static bool is_gone(const struct grid_line *line, unsigned at, const struct cell_colors *colors)
{
    float share = line->contrast[at] / line->usual;
    if (share >= LINE_MIN_CONTRAST || has_strayed(line, at, colors) ||
        is_lost_in_color(line, at, colors) || is_burnt(line, at))
        return false;
    return share < MIN_LINE || is_strange(line, at, colors->difference);
}

/* What a line's missing places show. */
enum gap { GAP_PAPER, GAP_STRANGE, GAPS };

/* Numbers of lines around each cell that are visible elsewhere, and of their missing places. */
struct gaps {
    uint8_t lines[BOARD_MAX_CELLS], gone[GAPS][BOARD_MAX_CELLS];
};

/* Adds PIECE of LINE, beside CELL, and its missing places. */
static void count_gone(const struct grid_line *line, unsigned piece,
                       const struct cell_colors *colors, unsigned cell, struct gaps *gaps)
{
    gaps->lines[cell]++;
    for (unsigned i = 0; i < LINE_PLACES; i++) {
        unsigned at = piece * LINE_PLACES + i;
        if (is_gone(line, at, colors))
            gaps->gone[is_strange(line, at, colors->difference) ? GAP_STRANGE : GAP_PAPER][cell]++;
    }
}

/* Adds the gaps in LINE to GAPS, for the cells beside it. */
static void find_line_gaps(const struct grid_line *line, const struct cell_colors *colors,
                           struct gaps *gaps)
{
    for (unsigned i = 0; i < line->side; i++) {
        if (line->number > 0)
            count_gone(line, i, colors, cell_beside(line, i, line->number - 1), gaps);
        if (line->number < line->side)
            count_gone(line, i, colors, cell_beside(line, i, line->number), gaps);
    }
}

/* Finds the COLORS of all cells, and the GAPS in all lines. */
static void find_gaps(const struct pyramid *pyramid, const struct svision_reading *reading,
                      struct cell_colors *colors, struct gaps *gaps)
{
    struct line_scene scene;
    struct line_pieces pieces[2];
    struct grid_line line;
    unsigned side = reading->size->side;
    line_places_measure(pyramid, reading->crossings, side, &scene, pieces, colors->paper);
    colors->difference = line_pieces_difference(pieces, side);
    cell_colors_find(&scene, pieces, reading, colors);
    for (unsigned i = 0; i < 2 * (side + 1); i++)
        if (measure_line(&pieces[i % 2], side, i % 2, i / 2, &line))
            find_line_gaps(&line, colors, gaps);
}

/* Returns the ratio of the geometric distribution of missing places around a cell that nothing
 * covers, estimated from GONE of the cells with print: its K-th power is the probability of at
 * least K. As breaks of a line are longer than a place, their number varies more than Poisson's. */
static float ratio_beside_print(const struct svision_reading *reading, const uint8_t *gone)
{
    float sum = STAT_UNSEEN, printed = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        sum += reading->cells[i] ? (float)gone[i] : 0;
        printed += reading->cells[i] != 0;
    }
    return sum / (sum + printed);
}

/* Stores the probability that a cell covered by nothing lacks as much as each blank cell, by GAPS,
 * in CHANCE; 1 for other cells. */
static void find_chances(const struct svision_reading *reading, const struct gaps *gaps,
                         float *chance)
{
    float ratio[GAPS];
    for (unsigned k = 0; k < GAPS; k++)
        ratio[k] = ratio_beside_print(reading, gaps->gone[k]);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        chance[i] = 1;
        for (unsigned k = 0; k < GAPS && blanks_has(reading, i); k++)
            chance[i] *= powf(ratio[k], gaps->gone[k][i]);
    }
}

/* Returns the index of the one of SIGHTINGS that has the digits of READING; their number if there
 * is none. */
static unsigned find_sighting(const struct covered_sightings *sightings,
                              const struct svision_reading *reading)
{
    unsigned k = 0;
    for (bool same = false; k < sightings->count; k++) {
        const struct covered_sighting *look = &sightings->look[k];
        same = look->cells == board_size_cells(reading->size);
        for (unsigned i = 0; same && i < look->cells; i++)
            same = look->digits[i] == reading_digit(reading, i);
        if (same)
            break;
    }
    return k;
}

/* True if four lines around CELL can be seen on this page, and none is missing there. */
static bool is_clear_around(const struct gaps *gaps, unsigned cell)
{
    return gaps->lines[cell] == 4 && !gaps->gone[GAP_PAPER][cell] && !gaps->gone[GAP_STRANGE][cell];
}

/* Sets COVERED to what the one of EARLIER sightings with the digits of READING has, if it is more.
 * Missing lines are no evidence where GAPS show them complete. */
static void recall(const struct covered_sightings *earlier, const struct svision_reading *reading,
                   const struct gaps *gaps, uint8_t *covered)
{
    const unsigned k = find_sighting(earlier, reading);
    const struct covered_sighting *look = &earlier->look[k];
    for (unsigned i = 0; k < earlier->count && i < look->cells; i++)
        if (look->covered[i] > covered[i] &&
            (look->covered[i] == COVERED_SEEN || !is_clear_around(gaps, i)))
            covered[i] = look->covered[i];
}

/* No more cells than a sure reading leaves in doubt may lack that much of their lines by chance. Of
 * 40 synthetic pages with broken lines one has less, 0.03, and the others at least 0.39; of 43 with
 * a cup, a pen or a slip of paper all have at most 0.03 whose covered cells lack any. */
void covered_find(const struct pyramid *pyramid, const struct svision_reading *reading,
                  const struct covered_sightings *earlier, uint8_t *covered)
{
    struct gaps gaps = {{0}, {{0}}};
    struct cell_colors colors;
    float chance[BOARD_MAX_CELLS], least = 1, blank = 0;
    const float most = 1 - CONFIDENCE_MIN;
    unsigned cells = board_size_cells(reading->size);
    memset(covered, 0, cells);
    if (reading->size->side > LINE_MAX_SIDE)
        return;
    find_gaps(pyramid, reading, &colors, &gaps);
    find_chances(reading, &gaps, chance);
    for (unsigned i = 0; i < cells; i++) {
        least = fminf(least, chance[i]);
        blank += blanks_has(reading, i);
    }
    for (unsigned i = 0; i < cells && least * blank < most; i++)
        if (chance[i] < most)
            covered[i] = gaps.gone[GAP_STRANGE][i] ? COVERED_SEEN : COVERED_GAPS;
    for (unsigned i = 0; i < cells; i++)
        if (colors.is_object[i])
            covered[i] = COVERED_SEEN;
    if (earlier)
        recall(earlier, reading, &gaps, covered);
}

void covered_remember(const struct svision_reading *reading, const uint8_t *covered,
                      struct covered_sightings *sightings)
{
    const unsigned cells = board_size_cells(reading->size);
    const unsigned k = find_sighting(sightings, reading);
    if (k == SVISION_MAX_GRIDS)
        return;
    struct covered_sighting *look = &sightings->look[k];
    if (k == sightings->count) {
        *look = (struct covered_sighting){.cells = cells};
        sightings->count++;
    }
    for (unsigned i = 0; i < cells; i++) {
        look->digits[i] = reading_digit(reading, i);
        look->covered[i] = covered[i] > look->covered[i] ? covered[i] : look->covered[i];
    }
}
