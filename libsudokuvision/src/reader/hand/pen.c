#include "reader/hand/pen.h"

#include <math.h>
#include <string.h>

#include "digits/mark/mark_window.h"
#include "digits/mark/piece.h"
#include "digits/network/struck.h"
#include "reader/hand/fine_ink.h"
#include "reader/posterior.h"

enum { FINE = FINE_INK_SIDE };

/* Side of the window, relative to the longer side of the mark. */
#define WINDOW 1.3F

/* Weights of a mark's features in the log odds that it is crossed out: the logarithm of its
 * unevenness, each hole, a constant, and the bound on their sum. From a logistic regression on
 * these and the networks' odds for entries of 239 photos, when specks were smaller than .08 of the
 * largest piece. */
#define PER_UNEVENNESS 4.7F
#define PER_HOLE       0.8F
#define CONSTANT       4.1F
#define MAX_ODDS       4.0F

static bool touches_border(const struct piece *piece)
{
    return piece->left <= 1 || piece->top <= 1 || piece->right >= CELL_SIDE - 2 ||
           piece->bottom >= CELL_SIDE - 2;
}

/* Sets the bits of ROWS at the mark in DARKNESS and around it; false if there is none. */
static bool find_mark(const struct darkness *darkness, uint32_t *rows)
{
    struct piece pieces[MAX_PIECES];
    uint32_t mark[CELL_SIDE + 2] = {0};
    int count = pieces_find(darkness, PIECE_SHARE, 0, pieces), largest = 0;
    for (int i = 1; i < count; i++)
        largest = pieces[i].area > pieces[largest].area ? i : largest;
    for (int i = 0; i < count; i++) {
        float share = (float)pieces[i].area / (float)pieces[largest].area;
        if (i != largest && (share < PIECE_SPECK || touches_border(&pieces[i])))
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

/* Stores the depth of the mark at ROWS of DARKNESS, 0 elsewhere. */
static void isolate(const struct darkness *darkness, const uint32_t *rows,
                    int32_t depth[CELL_SIDE + 2][CELL_SIDE + 2])
{
    memset(depth, 0, sizeof *depth * (CELL_SIDE + 2));
    for (int y = 0; y < CELL_SIDE; y++)
        for (int x = 0; x < CELL_SIDE; x++)
            depth[y + 1][x + 1] = darkness->depth[y * CELL_SIDE + x] & -(int32_t)(rows[y] >> x & 1);
}

/* Sets LINE to 1 at the dark pixels of one line of the fine picture, else to 0. It interpolates
 * with weights 3 and 1 between UPPER and LOWER and between neighboring pixels. */
static void draw_line(const int32_t *upper, const int32_t *lower, int32_t limit, int16_t *line)
{
    int32_t between[CELL_SIDE + 2];
    for (int x = 0; x < CELL_SIDE + 2; x++)
        between[x] = 3 * upper[x] + lower[x];
    for (int x = 0; x < CELL_SIDE; x++) {
        int32_t middle = 3 * between[x + 1];
        line[2 * x] = middle + between[x] > limit;
        line[2 * x + 1] = middle + between[x + 2] > limit;
    }
}

/* Sets the bits of INK where the fine picture of the mark at ROWS of DARKNESS is dark. */
static void draw_fine(const struct darkness *darkness, const uint32_t *rows, uint64_t ink[FINE])
{
    enum { HALVES = 2 * FINE }; /* of rows, the left one first */
    int32_t depth[CELL_SIDE + 2][CELL_SIDE + 2];
    int16_t dark[FINE * FINE];
    uint32_t halves[HALVES];
    const int32_t limit = (int32_t)(16 * PIECE_SHARE * (float)darkness->ink);
    isolate(darkness, rows, depth);
    for (size_t y = 0; y < CELL_SIDE; y++) {
        draw_line(depth[y + 1], depth[y], limit, dark + 2 * y * FINE);
        draw_line(depth[y + 1], depth[y + 2], limit, dark + (2 * y + 1) * FINE);
    }
    for (size_t i = 0; i < HALVES; i += CELL_SIDE)
        kernels_best()->find_deeper(dark + i * CELL_SIDE, 0, halves + i);
    for (int y = 0; y < FINE; y++)
        ink[y] = (uint64_t)halves[2 * y + 1] << CELL_SIDE | halves[2 * y];
}

bool pen_measure(const uint8_t *patch, struct pen_mark *mark)
{
    uint64_t ink[FINE];
    uint32_t rows[CELL_SIDE];
    struct darkness darkness;
    struct blob blob;
    blob_measure(patch, &darkness, &blob);
    if (!find_mark(&darkness, rows))
        return false;
    draw_fine(&darkness, rows, ink);
    mark->holes = fine_ink_holes(ink);
    mark->unevenness = fine_ink_unevenness(ink);
    return true;
}

/* Sets the odds of COUNT GLYPHS by the networks alone. */
static void set_network_odds(struct cell_glyph *const *glyphs, unsigned count)
{
    for (unsigned first = 0; first < count; first += HAND_BATCH) {
        unsigned batch = count - first < HAND_BATCH ? count - first : HAND_BATCH;
        struct hand_mark marks[HAND_BATCH] = {{NULL, NULL}};
        float odds[HAND_BATCH][STRUCK_WAYS];
        for (unsigned i = 0; i < batch; i++)
            marks[i] = (struct hand_mark){glyphs[first + i]->features, glyphs[first + i]->hand};
        struck_score_batch(&struck_model, marks, batch, odds);
        for (unsigned i = 0; i < batch; i++)
            memcpy(glyphs[first + i]->struck, odds[i], sizeof odds[i]);
    }
}

/* Adds the evidence of its strokes to the odds of GLYPH, in the cell of VIEW. */
static void weigh_strokes(const struct mark_window_view *view, struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    uint8_t patch[CELL_PIXELS];
    struct pen_mark mark;
    /* A mark with odds below those of any entry is not crossed out, whatever its strokes. */
    if (struck_total_odds(glyph->struck) < logf(MISTAKE_SHARE))
        return;
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    mark_window_render_upright(view, (float)blob->left + 0.5F * (float)blob->width,
                               (float)blob->top + 0.5F * (float)blob->height, side, patch);
    if (!pen_measure(patch, &mark))
        return;
    float odds = CONSTANT + PER_UNEVENNESS * logf(mark.unevenness) + PER_HOLE * (float)mark.holes;
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        glyph->struck[way] += fminf(fmaxf(odds, -MAX_ODDS), MAX_ODDS);
}

void pen_weigh(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
               const struct svision_reading *reading, struct cell_glyph *glyphs)
{
    struct cell_glyph *open[SVISION_CELLS], *unset[SVISION_CELLS];
    unsigned count = 0, unset_count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i] || !glyphs[i].scored)
            continue;
        open[count++] = &glyphs[i];
        if (isnan(glyphs[i].struck[0]))
            unset[unset_count++] = &glyphs[i];
    }
    set_network_odds(unset, unset_count);
    for (unsigned i = 0; i < count; i++) {
        unsigned place = board_turn_cell(grid->side, (unsigned)(open[i] - glyphs), turn);
        const struct mark_window_view view = {pyramid, grid, turn, place / grid->side,
                                              place % grid->side};
        weigh_strokes(&view, open[i]);
    }
}
