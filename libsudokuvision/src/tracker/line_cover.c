#include "tracker/line_cover.h"

#include <math.h>

#include "image/warp.h"
#include "maths/pixel.h"
#include "maths/stat.h"

/* In cells: a line is looked for so far from its place, by so many samples to each side, and paper
 * so far from it, short of the digits; at so many places along it, off thick lines that cross it.
 */
#define LINE_REACH 0.1
#define PAPER_AT   0.17
enum { LINE_SAMPLES = 2, PLACES = 6 };

/* Digits are looked for at so many places across a cell and down. */
enum { INK_SAMPLES = 7 };

/* A cell is looked at with about so many pixels a side. */
#define CELL_PIXELS 32.0F

/* Of the contrast that most lines of that direction have: less is no line, */
#define MIN_SHARE  0.35F
#define FLAT_SHARE 0.4F
/* and paper that is so much darker than that of its cell is covered: by the contrast of thin lines,
 * and of thick ones. */
#define DARK_SHARE       0.5F
#define DARK_THICK_SHARE 0.3F
/* Of all places, the contrast that a little less than the thin lines' share do not reach is theirs,
 * where there are many of them even when half of all places are covered; thick ones have no more
 * than four times as much. */
#define THIN_SLACK  0.05
#define THICK_RANK  0.9
#define THICK_RATIO 4
/* Of all places beside lines, so many are not as dark as those that something makes dark; these are
 * so much darker than others. */
#define BLUR_RANK  0.85
#define BLUR_RATIO 2.0F
/* Of the paper, so much is darker than what is in full light, */
#define LIT_RANK 0.85
/* and no shadow leaves less light than this share; what is darker covers. */
#define MIN_LIGHT 0.25F
/* Levels of gray: lines with less may be lost in blur by themselves, and noise has less. */
#define MIN_CONTRAST 24.0F
#define MIN_DARK     16.0F
/* Where thin lines have less, blur has spread them over the paper beside them; then only what is so
 * much darker than print is seen to pass over them. */
#define SHARP_CONTRAST 30.0F
#define STRANGE_INK    1.5F

enum {
    MAX_SIDE = 9, /* letters of larger boards reach nearer to the lines than paper is looked at */
    PIECES = MAX_SIDE * (MAX_SIDE + 1),
    MIN_HIDDEN = 5, /* places along a piece of a line of which it is hidden */
};

/* A place on a piece of a line. */
struct place {
    uint8_t paper[2]; /* before the line and after it */
    uint8_t line;
};

/* The pieces of the lines in one direction. */
struct pieces {
    struct place place[PIECES][PLACES];
    float white; /* how bright paper is in full light */
    float usual; /* contrast of its thin lines */
    float thick; /* and of its thick ones */
    float dark;  /* how much darker than paper something is */
};

/* What is looked at. */
struct line_scene {
    struct plane plane;
    struct svision_point at[BOARD_MAX_CROSSINGS]; /* in PLANE */
    unsigned side;
};

static struct svision_point beside(struct svision_point at, struct svision_point across,
                                   double share)
{
    return (struct svision_point){at.x + share * across.x, at.y + share * across.y};
}

static uint8_t sample(const struct line_scene *scene, struct svision_point at)
{
    return warp_sample(&scene->plane, (float)at.x, (float)at.y);
}

/* Looks at the line from A to B; cells lie ACROSS, before it and after it. */
static void look_at_piece(const struct line_scene *scene, struct svision_point a,
                          struct svision_point b, struct svision_point across, struct place *places)
{
    struct svision_point along = {b.x - a.x, b.y - a.y};
    for (unsigned i = 0; i < PLACES; i++) {
        struct svision_point at = beside(a, along, (i + 1.5) / (PLACES + 2));
        struct place *place = &places[i];
        place->paper[0] = sample(scene, beside(at, across, -PAPER_AT));
        place->paper[1] = sample(scene, beside(at, across, PAPER_AT));
        place->line = UINT8_MAX;
        for (int k = -LINE_SAMPLES; k <= LINE_SAMPLES; k++) {
            uint8_t value = sample(scene, beside(at, across, LINE_REACH * k / LINE_SAMPLES));
            place->line = value < place->line ? value : place->line;
        }
    }
}

/* Piece I of the lines that run ACROSS (those above cell I, and of the last row below it) or down
 * (those left of it, the last column's right ones as one more column). */
static void look_at_direction(const struct line_scene *scene, bool across, struct pieces *pieces)
{
    unsigned side = scene->side, row = side + 1;
    unsigned along = across ? 1 : row, beyond = across ? row : 1;
    for (unsigned line = 0; line <= side; line++) {
        for (unsigned i = 0; i < side; i++) {
            unsigned first = line * beyond + i * along;
            unsigned other = line < side ? first + beyond : first - beyond;
            struct svision_point a = scene->at[first],
                                 way = {scene->at[other].x - a.x, scene->at[other].y - a.y};
            if (line == side)
                way = (struct svision_point){-way.x, -way.y};
            look_at_piece(scene, a, scene->at[first + along], way, pieces->place[line * side + i]);
        }
    }
}

/* How much darker than PAPER the line is, as if the paper were in full light: a shadow darkens both
 * by the same share. */
static float contrast_to(const struct pieces *pieces, uint8_t paper, uint8_t line)
{
    float light = fmaxf((float)paper / fmaxf(pieces->white, 1), MIN_LIGHT);
    return ((float)paper - (float)line) / light;
}

/* How much darker the line is than its brighter side: a digit may reach to the other one. */
static float contrast(const struct pieces *pieces, const struct place *place)
{
    uint8_t paper = place->paper[0] > place->paper[1] ? place->paper[0] : place->paper[1];
    return contrast_to(pieces, paper, place->line);
}

/* Whether the line is not to be seen at PLACE. In a shadow it is darker than both sides; skin is
 * dark, too, but only grows darker to one side. */
static bool is_hidden(const struct pieces *pieces, const struct place *place)
{
    uint8_t a = place->paper[0], b = place->paper[1];
    float plain = (float)(a > b ? a : b) - (float)place->line;
    float shaded = contrast_to(pieces, a < b ? a : b, place->line);
    return pieces->usual >= MIN_CONTRAST && fmaxf(plain, shaded) < MIN_SHARE * pieces->usual;
}

/* Whether what is beside the line at PLACE is nearly as dark as the line. */
static bool is_flat(const struct pieces *pieces, const struct place *place)
{
    uint8_t paper = place->paper[0] < place->paper[1] ? place->paper[0] : place->paper[1];
    return contrast_to(pieces, paper, place->line) < FLAT_SHARE * pieces->usual;
}

/* Of the lines of a board, so many are thin at least: three of five on a classic one. */
static double thin_share(unsigned side)
{
    unsigned box = 1;
    for (unsigned i = 2; i * i <= side; i++)
        box = side % i ? box : i;
    unsigned thick = side / box + 1;
    return 1 - (double)thick / (side + 1);
}

static void find_white(struct pieces *pieces, unsigned side)
{
    float papers[PIECES * PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < PLACES; k++)
            papers[i * PLACES + k] = pieces->place[i][k].paper[i < count - side];
    pieces->white = stat_select(papers, count * PLACES, (size_t)(LIT_RANK * count * PLACES));
}

static void find_usual(struct pieces *pieces, unsigned side)
{
    float contrasts[PIECES * PLACES];
    unsigned count = side * (side + 1);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < PLACES; k++)
            contrasts[i * PLACES + k] = contrast(pieces, &pieces->place[i][k]);
    unsigned last = count * PLACES - 1;
    float thin = stat_select(contrasts, last + 1, (size_t)((thin_share(side) - THIN_SLACK) * last));
    pieces->thick = stat_select(contrasts, last + 1, (size_t)(THICK_RANK * last));
    pieces->usual = fmaxf(thin, pieces->thick / THICK_RATIO);
    pieces->dark = fmaxf(DARK_SHARE * pieces->usual, DARK_THICK_SHARE * pieces->thick);
    pieces->dark = fmaxf(pieces->dark, MIN_DARK);
}

/* The pieces around a cell: above, left, below, right; its paper lies after the first two. */
static void pieces_of(const struct pieces pieces[2], unsigned side, unsigned cell,
                      const struct place *around[4])
{
    unsigned row = cell / side, column = cell % side;
    around[0] = pieces[0].place[row * side + column];
    around[1] = pieces[1].place[column * side + row];
    around[2] = pieces[0].place[(row + 1) * side + column];
    around[3] = pieces[1].place[(column + 1) * side + row];
}

/* The cells beyond those pieces; CELL itself where the board ends. */
static void neighbours_of(unsigned side, unsigned cell, unsigned other[4])
{
    unsigned row = cell / side, column = cell % side;
    other[0] = row > 0 ? cell - side : cell;
    other[1] = column > 0 ? cell - 1 : cell;
    other[2] = row + 1 < side ? cell + side : cell;
    other[3] = column + 1 < side ? cell + 1 : cell;
}

/* How bright the paper of a cell is: three of four places beside its lines are darker. */
static float paper_of(const struct place *const around[4])
{
    float papers[4 * PLACES];
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < PLACES; k++)
            papers[i * PLACES + k] = around[i][k].paper[i < 2];
    return stat_select(papers, 4 * PLACES, 3 * PLACES);
}

/* How much darker than their cells' papers, A and B, both sides of the line are at PLACE. */
static float depth(const struct place *place, float a, float b)
{
    return fminf(a - (float)place->paper[0], b - (float)place->paper[1]);
}

/* Where blur carries digits and thick lines to the paper beside lines, it is dark in many places:
 * then it has to be darker. DIRECTION 0: lines across. */
static void allow_blur(struct pieces *pieces, unsigned direction, const float *paper, unsigned side)
{
    float depths[PIECES * PLACES];
    unsigned count = 0;
    for (unsigned line = 1; line < side; line++) {
        for (unsigned i = 0; i < side; i++) {
            unsigned after = direction == 0 ? line * side + i : i * side + line;
            unsigned before = after - (direction == 0 ? side : 1);
            for (unsigned k = 0; k < PLACES; k++)
                depths[count++] =
                    depth(&pieces->place[line * side + i][k], paper[before], paper[after]);
        }
    }
    float usual = stat_select(depths, count, (size_t)(BLUR_RANK * (count - 1)));
    pieces->dark = fmaxf(pieces->dark, BLUR_RATIO * usual);
}

/* How much darker digits are than the paper of their cells, PAPER: no board has fewer of them. */
static float find_ink(const struct line_scene *scene, const float *paper)
{
    float depths[MAX_SIDE * MAX_SIDE];
    unsigned side = scene->side, cells = side * side;
    for (unsigned i = 0; i < cells; i++) {
        const struct svision_point *at = &scene->at[i / side * (side + 1) + i % side];
        struct svision_point across = {at[1].x - at->x, at[1].y - at->y};
        struct svision_point down = {at[side + 1].x - at->x, at[side + 1].y - at->y};
        float darkest = UINT8_MAX;
        for (unsigned k = 0; k < INK_SAMPLES * INK_SAMPLES; k++) {
            unsigned row = k / INK_SAMPLES, column = k % INK_SAMPLES;
            double x = 0.25 + 0.5 * column / (INK_SAMPLES - 1);
            double y = 0.25 + 0.5 * row / (INK_SAMPLES - 1);
            darkest = fminf(darkest, sample(scene, beside(beside(*at, across, x), down, y)));
        }
        depths[i] = paper[i] - darkest;
    }
    return stat_select(depths, cells, cells - board_size_of_side(side)->min_digits);
}

/* The lines around a cell, in the order of pieces_of(): which of those of their direction, and
 * which piece of it. */
static void lines_of(unsigned side, unsigned cell, unsigned line[4], unsigned piece[4])
{
    for (unsigned i = 0; i < 4; i++) {
        line[i] = (i % 2 ? cell % side : cell / side) + i / 2;
        piece[i] = i % 2 ? cell / side : cell % side;
    }
}

/* How bright what lies beyond the border is beside PIECE of LINE and its neighbors: three of four
 * places are darker. */
static float paper_beyond(const struct pieces *lines, unsigned side, unsigned line, unsigned piece)
{
    float papers[3 * PLACES];
    unsigned count = 0;
    for (unsigned i = piece ? piece - 1 : 0; i <= piece + 1 && i < side; i++)
        for (unsigned k = 0; k < PLACES; k++)
            papers[count++] = lines->place[line * side + i][k].paper[line > 0];
    return stat_select(papers, count, (size_t)count * 3 / 4);
}

/* Whether something dark passes over one of LINES at PLACE, between cells of papers A and B. */
static bool is_bridged(const struct pieces *lines, const struct place *place, float a, float b)
{
    return depth(place, a, b) > lines->dark && is_flat(lines, place);
}

/* The same where the line may be blurred; print is darker than paper by INK. */
static bool is_passed(const struct pieces *lines, const struct place *place, float a, float b,
                      float ink)
{
    if (lines->usual < SHARP_CONTRAST)
        return fminf(a, b) - (float)place->line > STRANGE_INK * fmaxf(ink, lines->thick);
    return is_bridged(lines, place, a, b);
}

/* Whether something comes over the border to CELL, of PAPER. Of blurred borders, which are darker
 * than other lines, nobody can tell. */
static bool is_entered(const struct pieces pieces[2], float paper, unsigned side, unsigned cell)
{
    const struct place *around[4];
    unsigned line[4], piece[4];
    lines_of(side, cell, line, piece);
    pieces_of(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        const struct pieces *lines = &pieces[i % 2];
        if (line[i] % side != 0 || lines->usual < SHARP_CONTRAST)
            continue;
        float beyond = paper_beyond(lines, side, line[i], piece[i]);
        for (unsigned k = 0; k < PLACES; k++)
            if (is_bridged(lines, &around[i][k], beyond, paper))
                return true;
    }
    return false;
}

/* Whether something passes over one of the lines around CELL. */
static bool is_crossed(const struct pieces pieces[2], const float *paper, float ink, unsigned side,
                       unsigned cell)
{
    const struct place *around[4];
    unsigned other[4];
    neighbours_of(side, cell, other);
    pieces_of(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned k = 0; k < PLACES && other[i] != cell; k++)
            if (is_passed(&pieces[i % 2], &around[i][k], paper[i < 2 ? other[i] : cell],
                          paper[i < 2 ? cell : other[i]], ink))
                return true;
    }
    return false;
}

/* How many of the lines around CELL are not to be seen. */
static unsigned count_hidden(const struct pieces pieces[2], unsigned side, unsigned cell)
{
    const struct place *around[4];
    unsigned hidden = 0;
    pieces_of(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        unsigned missing = 0;
        for (unsigned k = 0; k < PLACES; k++)
            missing += is_hidden(&pieces[i % 2], &around[i][k]);
        hidden += missing >= MIN_HIDDEN;
    }
    return hidden;
}

/* Whether most cells that share a line with CELL are hidden: then it is as well, as what lies there
 * has no holes. */
static bool is_enclosed(const bool *hidden, unsigned side, unsigned cell)
{
    unsigned other[4], count = 0, covered = 0;
    neighbours_of(side, cell, other);
    for (unsigned i = 0; i < 4; i++) {
        count += other[i] != cell;
        covered += other[i] != cell && hidden[other[i]];
    }
    return 2 * covered > count;
}

static void set_scene(struct line_scene *scene, const struct appearance_frame *frame)
{
    unsigned side = frame->side, row = side + 1, middle = side / 2 * row + side / 2;
    const struct svision_point *crossings = frame->crossings;
    double scale = (double)frame->pyramid->base_scale;
    double cell = hypot(crossings[middle].x - crossings[middle + row + 1].x,
                        crossings[middle].y - crossings[middle + row + 1].y);
    unsigned level =
        pyramid_level_for(frame->pyramid, (float)(cell / 1.42 / scale), CELL_PIXELS * 1.4F);
    scene->side = side;
    scene->plane = frame->pyramid->level[level];
    for (unsigned i = 0; i < row * row; i++)
        scene->at[i] = pixel_reduce(crossings[i], scale * (1U << level));
}

void line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                     bool crossed[BOARD_MAX_CELLS])
{
    struct line_scene scene;
    struct pieces pieces[2];
    float paper[MAX_SIDE * MAX_SIDE];
    unsigned side = frame->side;
    if (side > MAX_SIDE)
        return;
    set_scene(&scene, frame);
    for (unsigned i = 0; i < 2; i++) {
        look_at_direction(&scene, i == 0, &pieces[i]);
        find_white(&pieces[i], side);
        find_usual(&pieces[i], side);
    }
    for (unsigned i = 0; i < side * side; i++) {
        const struct place *around[4];
        pieces_of((const struct pieces *)pieces, side, i, around);
        paper[i] = paper_of(around);
    }
    for (unsigned i = 0; i < 2; i++)
        allow_blur(&pieces[i], i, paper, side);
    float ink = find_ink(&scene, paper);
    bool hidden[MAX_SIDE * MAX_SIDE] = {false};
    for (unsigned i = 0; i < side * side; i++) {
        crossed[i] = is_crossed((const struct pieces *)pieces, paper, ink, side, i) ||
                     is_entered((const struct pieces *)pieces, paper[i], side, i);
        hidden[i] = crossed[i] || count_hidden((const struct pieces *)pieces, side, i) >= 2;
    }
    for (unsigned i = 0; i < side * side; i++)
        if (hidden[i] || is_enclosed(hidden, side, i))
            look[i] = APPEARANCE_HIDDEN;
}
