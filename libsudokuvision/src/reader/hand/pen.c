#include "reader/hand/pen.h"

#include <math.h>
#include <string.h>

#include "digits/closer.h"
#include "digits/struck.h"

/* The picture of a mark is twice as fine as its patch, with paper around it. */
enum { FINE = 2 * CELL_SIDE, WIDE = FINE + 2 };

/* The window's side, in those of the mark. */
#define WINDOW 1.3F
/* Of the ink, what is darker than this share belongs to a stroke; of the largest piece of it, what
 * has more than this share is no speck. */
#define DARK_SHARE 0.5F
#define MIN_PIECE  0.08F
/* Distances from the paper, beside each other and at a corner (Borgefors, Distance transformations
 * in digital images, 1986). */
enum { BESIDE = 3, CORNER = 4, FAR = 1 << 14 };

/* Less paper, in pixels of the fine picture, is no hole. */
#define MIN_HOLE 4

/* What the logarithm of a mark's unevenness, and each of its holes, add to the logarithm of the
 * odds that it was crossed out, and a constant; at most so much in all. By a logistic regression of
 * whether entries of 239 photos stand on these and what the networks say. */
#define PER_UNEVENNESS 4.7F
#define PER_HOLE       0.8F
#define CONSTANT       4.1F
#define MAX_ODDS       4.0F
/* No pen is more even. */
#define MIN_UNEVENNESS 0.1F
/* What is less likely crossed out, a logarithm of odds, is not asked: it stands whatever the pen
 * says. */
#define MIN_ASKED (-3.5F)

static bool touches_border(const struct piece *piece)
{
    return piece->left <= 1 || piece->top <= 1 || piece->right >= CELL_SIDE - 2 ||
           piece->bottom >= CELL_SIDE - 2;
}

/* Sets the bits of ROWS at the mark in DARKNESS and beside it. False: there is none. */
static bool find_mark(const struct darkness *darkness, uint32_t *rows)
{
    struct piece pieces[MAX_PIECES];
    uint32_t mark[CELL_SIDE + 2] = {0};
    int count = pieces_find(darkness, DARK_SHARE, 0, pieces), largest = 0;
    for (int i = 1; i < count; i++)
        largest = pieces[i].area > pieces[largest].area ? i : largest;
    for (int i = 0; i < count; i++) {
        float share = (float)pieces[i].area / (float)pieces[largest].area;
        if (i != largest && (share < MIN_PIECE || touches_border(&pieces[i])))
            continue;
        for (int y = 0; y < CELL_SIDE; y++)
            mark[y + 1] |= pieces[i].rows[y];
    }
    for (int y = 0; y < CELL_SIDE; y++) {
        uint32_t near = mark[y] | mark[y + 1] | mark[y + 2];
        rows[y] = near | near << 1 | near >> 1;
    }
    return count > 0;
}

/* Stores the depth of the mark at ROWS of DARKNESS, 0 beside it. */
static void isolate(const struct darkness *darkness, const uint32_t *rows,
                    int32_t depth[CELL_SIDE + 2][CELL_SIDE + 2])
{
    memset(depth, 0, sizeof *depth * (CELL_SIDE + 2));
    for (int y = 0; y < CELL_SIDE; y++)
        for (int x = 0; x < CELL_SIDE; x++)
            depth[y + 1][x + 1] = darkness->depth[y * CELL_SIDE + x] & -(int32_t)(rows[y] >> x & 1);
}

/* Sets those of LINE to FAR where the fine picture is dark between UPPER, of whose pixels it has
 * three quarters, and LOWER: three quarters of the pixel that each lies in, one of the next. */
static void draw_line(const int32_t *upper, const int32_t *lower, int32_t limit, int16_t *line)
{
    int32_t between[CELL_SIDE + 2];
    for (int x = 0; x < CELL_SIDE + 2; x++)
        between[x] = 3 * upper[x] + lower[x];
    for (int x = 0; x < CELL_SIDE; x++) {
        int32_t middle = 3 * between[x + 1];
        line[2 * x] = middle + between[x] > limit ? FAR : 0;
        line[2 * x + 1] = middle + between[x + 2] > limit ? FAR : 0;
    }
}

/* Draws the fine picture of the mark at ROWS of DARKNESS: FAR where it is dark, 0 around. */
static void draw_fine(const struct darkness *darkness, const uint32_t *rows,
                      int16_t ink[WIDE][WIDE])
{
    int32_t depth[CELL_SIDE + 2][CELL_SIDE + 2];
    const int32_t limit = (int32_t)(16 * DARK_SHARE * (float)darkness->ink);
    isolate(darkness, rows, depth);
    memset(ink, 0, sizeof *ink * WIDE);
    for (int y = 0; y < CELL_SIDE; y++) {
        draw_line(depth[y + 1], depth[y], limit, &ink[2 * y + 1][1]);
        draw_line(depth[y + 1], depth[y + 2], limit, &ink[2 * y + 2][1]);
    }
}

static int16_t nearer(int16_t best, int16_t from, int step)
{
    int16_t other = (int16_t)(from + step);
    return other < best ? other : best;
}

/* Makes LINE no farther from the paper than BEFORE it, the line above or below, lets it be. */
static void pass_down(const int16_t *before, int16_t *line)
{
    for (int x = 1; x <= FINE; x++) {
        int16_t corner = before[x - 1] < before[x + 1] ? before[x - 1] : before[x + 1];
        line[x] = nearer(nearer(line[x], before[x], BESIDE), corner, CORNER);
    }
}

/* Makes the FINE pixels from LINE on no farther from the paper than those so many STEPS before (or
 * behind, where negative) let them be. */
static inline void step_along(const int16_t *restrict line, int steps, int16_t *restrict next)
{
    const int own = BESIDE * (steps < 0 ? -steps : steps);
    for (int x = 0; x < FINE; x++)
        next[x] = nearer(line[x], line[x - steps], own);
}

/* Makes pixels of LINE no farther from the paper than those before (or behind) let them be, of
 * which the first lies at the paper. Steps that double find in six rounds what one pixel after the
 * other, each waiting for the one before, finds in 64. */
static void pass_along(bool behind, int16_t *line)
{
    int16_t lines[2][3 * FINE], *ends = line + (behind ? FINE - 1 : 0);
    unsigned own = 0;
    for (int x = 0; x < FINE; x++)
        lines[0][x] = lines[1][x] = lines[0][2 * FINE + x] = lines[1][2 * FINE + x] = FAR;
    *ends = nearer(*ends, 0, BESIDE);
    memcpy(lines[0] + FINE, line, FINE * sizeof *line);
    for (int steps = 1; steps < FINE; steps *= 2, own = 1 - own)
        step_along(lines[own] + FINE, behind ? -steps : steps, lines[1 - own] + FINE);
    memcpy(line, lines[own] + FINE, FINE * sizeof *line);
}

/* Replaces ink by its distance from the paper. */
static void measure_distance(int16_t ink[WIDE][WIDE])
{
    for (int y = 1; y <= FINE; y++) {
        pass_down(ink[y - 1], ink[y]);
        pass_along(false, ink[y] + 1);
    }
    for (int y = FINE; y >= 1; y--) {
        pass_down(ink[y + 1], ink[y]);
        pass_along(true, ink[y] + 1);
    }
}

/* Widths of strokes along their middles. */
struct widths {
    int32_t count, sum, square;
};

/* Adds those of the line at MIDDLE, between ABOVE and BELOW: distances that are greatest across two
 * of the four directions. */
static void add_widths(const int16_t *above, const int16_t *middle, const int16_t *below,
                       struct widths *widths)
{
    for (int x = 1; x <= FINE; x++) {
        const int16_t own = middle[x];
        int across = (own >= middle[x + 1]) & (own > middle[x - 1]);
        across += (own >= below[x]) & (own > above[x]);
        across += (own >= below[x + 1]) & (own > above[x - 1]);
        across += (own >= below[x - 1]) & (own > above[x + 1]);
        int32_t width = across >= 2 ? own : 0;
        widths->count += across >= 2;
        widths->sum += width;
        widths->square += width * width;
    }
}

/* Adds to REACHED, rows of bits, all of OPEN that lies beside it, across no corner. */
static void flood(const uint64_t open[FINE], uint64_t reached[FINE])
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < FINE; y++) {
            uint64_t own = reached[y] | reached[y] << 1 | reached[y] >> 1;
            own |= (y ? reached[y - 1] : 0) | (y + 1 < FINE ? reached[y + 1] : 0);
            own &= open[y];
            changed = changed || own != reached[y];
            reached[y] = own;
        }
    }
}

/* Takes what REACHED holds out of OPEN; gives how many pixels that is. */
static unsigned take_out(const uint64_t reached[FINE], uint64_t open[FINE])
{
    unsigned area = 0;
    for (int y = 0; y < FINE; y++) {
        area += piece_count_bits((uint32_t)reached[y]);
        area += piece_count_bits((uint32_t)(reached[y] >> 32));
        open[y] &= ~reached[y];
    }
    return area;
}

/* Sets the bits of OPEN where there is no INK. */
static void find_paper(const int16_t ink[WIDE][WIDE], uint64_t open[FINE])
{
    int16_t fine[FINE * FINE];
    uint32_t halves[2 * FINE]; /* of rows, the left one first */
    for (int y = 0; y < FINE; y++)
        memcpy(fine + (size_t)y * FINE, &ink[y + 1][1], FINE * sizeof *fine);
    for (int i = 0; i < 2 * FINE; i += CELL_SIDE)
        kernels_best()->find_deeper(fine + (size_t)i * CELL_SIDE, 0, halves + i);
    for (int y = 0; y < FINE; y++)
        open[y] = ~((uint64_t)halves[2 * y + 1] << CELL_SIDE | halves[2 * y]);
}

/* How many pieces of paper the INK goes around. */
static unsigned count_holes(const int16_t ink[WIDE][WIDE])
{
    uint64_t open[FINE], reached[FINE];
    unsigned holes = 0;
    find_paper(ink, open);
    for (int y = 0; y < FINE; y++) {
        bool is_edge = y == 0 || y == FINE - 1;
        reached[y] = open[y] & (is_edge ? UINT64_MAX : UINT64_C(1) << (FINE - 1) | 1);
    }
    flood(open, reached);
    take_out(reached, open);
    for (int y = 0; y < FINE; y++) {
        while (open[y]) {
            memset(reached, 0, sizeof reached);
            reached[y] = open[y] & (0 - open[y]);
            flood(open, reached);
            holes += take_out(reached, open) >= MIN_HOLE;
        }
    }
    return holes;
}

/* By how much the widths in the middle of strokes differ, as a share of them. */
static float find_unevenness(const int16_t distance[WIDE][WIDE])
{
    struct widths widths = {0, 0, 0};
    for (int y = 1; y <= FINE; y++)
        add_widths(distance[y - 1], distance[y], distance[y + 1], &widths);
    float count = fmaxf((float)widths.count, 1), mean = (float)widths.sum / count;
    float variance = (float)widths.square / count - mean * mean;
    return sqrtf(fmaxf(variance, 0)) / fmaxf(mean, 1);
}

bool pen_measure(const uint8_t *patch, struct pen_mark *mark)
{
    int16_t distance[WIDE][WIDE];
    uint32_t rows[CELL_SIDE];
    struct darkness darkness;
    struct blob blob;
    blob_look(patch, &darkness, &blob);
    if (!find_mark(&darkness, rows))
        return false;
    draw_fine(&darkness, rows, distance);
    mark->holes = count_holes((const int16_t(*)[WIDE])distance);
    measure_distance(distance);
    mark->unevenness = find_unevenness((const int16_t(*)[WIDE])distance);
    return true;
}

/* Adds what the strokes of GLYPH, in the cell of VIEW, say to its odds. */
static void look_at(const struct closer_view *view, struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    uint8_t patch[CELL_PIXELS];
    struct pen_mark mark;
    if (isnan(glyph->struck[0]))
        struck_weigh(&struck_model, glyph->features, glyph->hand, glyph->struck);
    float networks = struck_any(glyph->struck);
    if (networks < MIN_ASKED)
        return;
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    closer_look_upright(view, (float)blob->left + 0.5F * (float)blob->width,
                        (float)blob->top + 0.5F * (float)blob->height, side, patch);
    if (!pen_measure(patch, &mark))
        return;
    float odds = CONSTANT + PER_UNEVENNESS * logf(fmaxf(mark.unevenness, MIN_UNEVENNESS)) +
                 PER_HOLE * (float)mark.holes;
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        glyph->struck[way] += fminf(fmaxf(odds, -MAX_ODDS), MAX_ODDS);
}

void pen_look(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
              const struct svision_reading *reading, struct cell_glyph *glyphs)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        unsigned place = board_turn_cell(grid->side, i, turn);
        const struct closer_view view = {pyramid, grid, turn, place / grid->side,
                                         place % grid->side};
        if (!reading->cells[i] && glyphs[i].scored)
            look_at(&view, &glyphs[i]);
    }
}
