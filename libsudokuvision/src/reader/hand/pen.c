#include "reader/hand/pen.h"

#include <math.h>
#include <string.h>

#include "digits/mark/mark_window.h"
#include "digits/network/struck.h"
#include "reader/hand/fine_ink.h"

enum { FINE = FINE_INK_SIDE };

/* The window's side, in those of the mark. */
#define WINDOW 1.3F
/* Of the ink, what is darker than this share belongs to a stroke; of the largest piece of it, what
 * has more than this share is no speck. */
#define DARK_SHARE 0.5F
#define MIN_PIECE  0.08F

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

/* Sets those of LINE to 1 where the fine picture is dark between UPPER, of whose pixels it has
 * three quarters, and LOWER: three quarters of the pixel that each lies in, one of the next. */
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
    const int32_t limit = (int32_t)(16 * DARK_SHARE * (float)darkness->ink);
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

/* Gives COUNT GLYPHS the odds by the networks alone. */
static void ask_networks(struct cell_glyph *const *glyphs, unsigned count)
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

/* Adds what the strokes of GLYPH, in the cell of VIEW, say to its odds. */
static void look_at(const struct mark_window_view *view, struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    uint8_t patch[CELL_PIXELS];
    struct pen_mark mark;
    if (struck_total_odds(glyph->struck) < MIN_ASKED)
        return;
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    mark_window_render_upright(view, (float)blob->left + 0.5F * (float)blob->width,
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
    struct cell_glyph *open[BOARD_MAX_CELLS], *unasked[BOARD_MAX_CELLS];
    unsigned count = 0, asked = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i] || !glyphs[i].scored)
            continue;
        open[count++] = &glyphs[i];
        if (isnan(glyphs[i].struck[0]))
            unasked[asked++] = &glyphs[i];
    }
    ask_networks(unasked, asked);
    for (unsigned i = 0; i < count; i++) {
        unsigned place = board_turn_cell(grid->side, (unsigned)(open[i] - glyphs), turn);
        const struct mark_window_view view = {pyramid, grid, turn, place / grid->side,
                                              place % grid->side};
        look_at(&view, open[i]);
    }
}
