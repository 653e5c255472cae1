#include "reader/certainty/glare.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"

/* Of what is usual: a line that is less clear than this is drowned. */
#define DROWNED 0.3F
/* Paper that is brighter than others by this is in light of its own, */
#define BRIGHTER 1.2F
/* and from this on as bright as anything may be. */
#define WHITE 240.0F

/* The clearness of an ordinary line of SIDE cells; CLEARNESS is reordered. In larger cells lines
 * are finer, so that those around the boxes are much clearer than the others, which are no more
 * than two of five. */
static float usual_clearness(float *clearness, unsigned side)
{
    unsigned count = lines_count(side);
    return side == BOARD_SIZE_CLASSIC ? stat_median(clearness, count)
                                      : stat_select(clearness, count, count * 3 / 10);
}

/* How clear each line of LINES is in the middle of its segments; no less than an ordinary one,
 * since light may drown most of a line. */
static void find_usual(const struct lines *lines, float usual[2][BOARD_MAX_SIDE + 1])
{
    float clearness[LINES_SEGMENTS];
    unsigned side = lines->side;
    memcpy(clearness, lines->clearness, lines_count(side) * sizeof *clearness);
    float ordinary = usual_clearness(clearness, side);
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned line = 0; line <= side; line++) {
            memcpy(clearness, &lines->clearness[lines_at(side, direction, line, 0)],
                   side * sizeof *clearness);
            usual[direction][line] = fmaxf(stat_median(clearness, side), ordinary);
        }
    }
}

/* How many of the four segments around CELL (in the picture's order) are drowned in light. */
static unsigned drowned_segments(const struct lines *lines, unsigned cell,
                                 float usual[2][BOARD_MAX_SIDE + 1])
{
    unsigned side = lines->side, place[2] = {cell / side, cell % side}, count = 0;
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned line = place[direction]; line <= place[direction] + 1; line++) {
            unsigned at = lines_at(side, direction, line, place[1 - direction]);
            count += lines->clearness[at] < DROWNED * usual[direction][line];
        }
    }
    return count;
}

/* Paper that is brighter than the rest of the page, or white where that is not, is in glare where
 * lines are drowned. On a page that is white anyway, thin lines may be hardly seen in even light,
 * in which digits stand; but light that drowns a digit, which is darker and wider, leaves none of
 * the lines around it, thick ones neither. */
void glare_find(const struct grid *grid, unsigned turn, const struct cell_glyph *glyphs,
                uint8_t *drowned)
{
    float usual[2][BOARD_MAX_SIDE + 1], paper[BOARD_MAX_CELLS];
    unsigned side = grid->side, cells = side * side;
    find_usual(&grid->lines, usual);
    for (unsigned i = 0; i < cells; i++)
        paper[i] = glyphs[i].blob.paper;
    float middle = stat_median(paper, cells);
    for (unsigned i = 0; i < cells; i++) {
        float own = glyphs[i].blob.paper;
        unsigned gone = drowned_segments(&grid->lines, board_turn_cell(side, i, turn), usual);
        bool is_lit = own > BRIGHTER * middle || (own >= WHITE && middle < WHITE);
        drowned[i] = is_lit ? gone >= 2 : own >= WHITE && gone == 4;
    }
}
