#include "digits/mark/mark_window.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/network/convolution.h"
#include "digits/network/struck.h"
#include "maths/logs.h"
#include "maths/pixel.h"

/* Side of the window relative to the mark, with paper around it. */
#define WINDOW 1.7F
/* Log probabilities. A digit, printed or handwritten, below the first is examined again. It is
 * decided once one window has the second probability, or two and more together
 * MARK_WINDOW_DECIDED. In 528 photos, using all windows would change two readings, neither certain;
 * a laxer limit for one window misreads one more. */
#define CLEAR          (-0.001F)
#define DECIDED_BY_ONE (-0.003F)
/* Minimum probability of a digit that is read. */
#define MIN_LIKELY 0.75F

void mark_window_render(const struct mark_window_view *view, float x, float y, float side,
                        uint8_t *patch)
{
    const double across[4] = {-0.5, 0.5, 0.5, -0.5}, down[4] = {-0.5, -0.5, 0.5, 0.5};
    unsigned level =
        pyramid_level_for(view->pyramid, view->grid->cell * side / CELL_SIDE, CELLS_SOURCE_SIDE);
    struct svision_point corners[4];
    for (unsigned i = 0; i < 4; i++) {
        unsigned from = (i + 4 - view->turn) % 4;
        double u = ((double)x + across[from] * (double)side) / CELL_SIDE;
        double v = ((double)y + down[from] * (double)side) / CELL_SIDE;
        corners[i] = pixel_enlarge(grid_point(view->grid, view->column + u, view->row + v),
                                   1.0 / (1U << level));
    }
    cells_extract_one(&view->pyramid->level[level], corners, patch);
}

void mark_window_render_upright(const struct mark_window_view *view, float x, float y, float side,
                                uint8_t *patch)
{
    for (unsigned turn = 0; turn < view->turn; turn++) {
        float across = x;
        x = y;
        y = CELL_SIDE - across;
    }
    mark_window_render(view, x, y, side, patch);
}

bool mark_window_measure(const uint8_t *patch, float *features, float crop[][BLOB_CROP])
{
    struct blob blob;
    float shape[FEATURE_COUNT];
    blob_find(patch, &blob);
    if (!blob.found)
        return false;
    features_measure(&blob, shape);
    memcpy(features, shape, FEATURE_SHAPE * sizeof *features);
    if (crop)
        memcpy(crop, blob.crop, sizeof blob.crop);
    return true;
}

unsigned mark_window_read(const uint8_t *patch)
{
    float features[FEATURE_COUNT], scores[HAND_ANSWERS];
    struct blob blob;
    blob_find(patch, &blob);
    if (!blob.found)
        return 0;
    features_measure(&blob, features);
    hand_score(&hand_model, features, scores);
    return hand_read(scores, MIN_LIKELY);
}

float mark_window_side(const struct blob *blob)
{
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    return side < CELL_SIDE ? side : 0;
}

/* The log probability of the likelier of blank and any digit. */
static float likeliest(const float *scores)
{
    return fmaxf(scores[HAND_NONE], hand_likeliest(scores));
}

bool mark_window_is_needed(const float *scores)
{
    return likeliest(scores) < CLEAR;
}

/* Windows through which a mark is viewed: offsets of their centers, and sides relative to the usual
 * one. Averaging over them reduces the effect of pixel sampling and of neighboring marks (Ciresan
 * et al. 2012). */
static const struct {
    float x, y, side;
} windows[] = {
    {0, 0, 1},
    {0.06F, 0.03F, 0.92F},
    {-0.06F, -0.03F, 1.08F},
    {0.03F, -0.06F, 1.16F},
    {-0.03F, 0.06F, 0.88F},
};

enum { WINDOWS = sizeof windows / sizeof windows[0] };

/* A mark being examined, and its intermediate results. */
struct mark_look {
    struct mark_window_view view;
    struct cell_glyph *glyph;
    unsigned window, count; /* the next window, and the number of windows that show the mark */
    float features[FEATURE_COUNT], crop[BLOB_CROP][BLOB_CROP];
    float sum[HAND_ANSWERS], struck[STRUCK_WAYS]; /* sums of logarithms */
    bool has_second; /* the second network was evaluated, with results in DIGITS */
    float digits[10];
};

/* True if SCORES, the mean over COUNT windows, decide what the mark is. */
static bool is_decided(unsigned count, const float *scores)
{
    return count > 0 && likeliest(scores) >= (count == 1 ? DECIDED_BY_ONE : MARK_WINDOW_DECIDED);
}

/* Stores the geometric mean of the results in the mark of LOOK. */
static void store_mean(const struct mark_look *look)
{
    struct cell_glyph *glyph = look->glyph;
    float count = (float)look->count;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] = look->sum[i] / count;
    float total = logs_sum(glyph->hand, HAND_ANSWERS);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] -= total;
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        glyph->struck[way] = look->struck[way] / count;
}

/* True if SCORES leave open which digit a mark is, assuming that it is one. */
static bool digit_is_open(const float *scores)
{
    return hand_likeliest(scores) - logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS) <
           DECIDED_BY_ONE;
}

/* Combines SCORES with the second network's, evaluated once, if they leave open which digit LOOK
 * shows. */
static void add_second_opinion(struct mark_look *look, float *scores)
{
    if (!digit_is_open(scores))
        return;
    if (!look->has_second)
        convolution_score(&convolution_model, look->crop[0], look->digits);
    look->has_second = true;
    convolution_combine(look->digits, scores);
}

/* Views the mark through the next window of LOOK. Returns false if it shows no mark. */
static bool next_window(struct mark_look *look)
{
    const struct blob *blob = &look->glyph->blob;
    unsigned window = look->window++;
    float side = mark_window_side(blob);
    float x = (float)blob->left + 0.5F * (float)blob->width;
    float y = (float)blob->top + 0.5F * (float)blob->height;
    uint8_t patch[CELL_PIXELS];
    mark_window_render_upright(&look->view, x + windows[window].x * side,
                               y + windows[window].y * side, windows[window].side * side, patch);
    return mark_window_measure(patch, look->features, look->crop);
}

/* Adds the results for the last windows of COUNT LOOKS, at most HAND_BATCH. */
static void add_answers(struct mark_look *const *looks, unsigned count)
{
    struct hand_mark marks[HAND_BATCH] = {{NULL, NULL}};
    float scores[HAND_BATCH][HAND_ANSWERS] = {{0}}, struck[HAND_BATCH][STRUCK_WAYS];
    for (unsigned i = 0; i < count; i++)
        marks[i] = (struct hand_mark){looks[i]->features, scores[i]};
    hand_score_batch(&hand_model, marks, count);
    struck_score_batch(&struck_model, marks, count, struck);
    for (unsigned i = 0; i < count; i++) {
        add_second_opinion(looks[i], scores[i]);
        for (unsigned k = 0; k < HAND_ANSWERS; k++)
            looks[i]->sum[k] += scores[i][k];
        for (unsigned way = 0; way < STRUCK_WAYS; way++)
            looks[i]->struck[way] += struck[i][way];
        looks[i]->count++;
        store_mean(looks[i]);
    }
}

/* Advances COUNT LOOKS by a window, moves unfinished ones to the front and returns their number. */
static unsigned step_looks(struct mark_look *looks, unsigned count)
{
    struct mark_look *seen[HAND_BATCH];
    unsigned found = 0, open = 0;
    for (unsigned i = 0; i < count; i++)
        if (next_window(&looks[i]))
            seen[found++] = &looks[i];
    add_answers(seen, found);
    for (unsigned i = 0; i < count; i++)
        if (looks[i].window < WINDOWS && !is_decided(looks[i].count, looks[i].glyph->hand))
            looks[open++] = looks[i];
    return open;
}

/* Starts a LOOK at GLYPH in the cell of VIEW. Returns false if the glyph needs none, or has no
 * closer view; the latter is rescored at once. */
static bool start_look(const struct mark_window_view *view, struct cell_glyph *glyph,
                       struct mark_look *look)
{
    if (!glyph->scored || !mark_window_is_needed(glyph->hand))
        return false;
    if (!(mark_window_side(&glyph->blob) > 0)) {
        look->has_second = false;
        memcpy(look->crop, glyph->blob.crop, sizeof look->crop);
        add_second_opinion(look, glyph->hand);
        return false;
    }
    *look = (struct mark_look){.view = *view, .glyph = glyph};
    memcpy(look->features, glyph->features, sizeof look->features);
    return true;
}

/* Marks are examined in batches of the size that the networks score at once. */
void mark_window_rescore(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                         struct cell_glyph *glyphs)
{
    struct mark_look looks[HAND_BATCH];
    unsigned open = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned place = board_turn_cell(grid->side, i, turn);
        const struct mark_window_view view = {pyramid, grid, turn, place / grid->side,
                                              place % grid->side};
        open += start_look(&view, &glyphs[i], &looks[open]);
        while (open == HAND_BATCH)
            open = step_looks(looks, open);
    }
    while (open > 0)
        open = step_looks(looks, open);
}
