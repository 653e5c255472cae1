#include "digits/closer.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/convolution.h"
#include "digits/struck.h"
#include "maths/logs.h"
#include "maths/pixel.h"

/* Pixels of the window in the level of the picture that is looked at. */
#define SOURCE_WINDOW 45.0F
/* The window's side, in those of the mark: paper has to be seen around it. */
#define WINDOW 1.7F
/* A digit, by whomever, that is less likely than this is in doubt; and one is settled that one
 * window shows as likely as that, or two and more together: logarithms. Of 528 photos two are read
 * in another way through all windows, where neither way is sure; where one window is to show as
 * little as two, one more is misread. */
#define CLEAR          (-0.001F)
#define SETTLED_BY_ONE (-0.003F)
#define SETTLED        (-0.01F)
/* The least probability of a digit that is read. */
#define MIN_LIKELY 0.75F

void closer_look(const struct closer_view *view, float x, float y, float side, uint8_t *patch)
{
    const double across[4] = {-0.5, 0.5, 0.5, -0.5}, down[4] = {-0.5, -0.5, 0.5, 0.5};
    unsigned level =
        pyramid_level_for(view->pyramid, view->grid->cell * side / CELL_SIDE, SOURCE_WINDOW);
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

void closer_look_upright(const struct closer_view *view, float x, float y, float side,
                         uint8_t *patch)
{
    for (unsigned turn = 0; turn < view->turn; turn++) {
        float across = x;
        x = y;
        y = CELL_SIDE - across;
    }
    closer_look(view, x, y, side, patch);
}

bool closer_measure(const uint8_t *patch, float *features, float crop[][BLOB_CROP])
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

unsigned closer_read(const uint8_t *patch)
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

float closer_window(const struct blob *blob)
{
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    return side < CELL_SIDE ? side : 0;
}

/* How likely it is what SCORES say: nothing, or a digit, by whomever. A logarithm. */
static float likeliest(const float *scores)
{
    return fmaxf(scores[HAND_NONE], hand_likeliest(scores));
}

bool closer_is_wanted(const float *scores)
{
    return likeliest(scores) < CLEAR;
}

/* Windows through which a mark is looked at: where their middles lie beside its own, and how large
 * they are, in sides of the usual one. By which pixels a mark is seen, and what else, is chance,
 * which their mean leaves less of (Ciresan et al. 2012). */
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

/* A mark that is looked at, and what the windows say so far. */
struct look {
    struct closer_view view;
    struct cell_glyph *glyph;
    unsigned window, count; /* the next one, and how many show the mark */
    float features[FEATURE_COUNT], crop[BLOB_CROP][BLOB_CROP];
    float sum[HAND_ANSWERS], struck[STRUCK_WAYS]; /* sums of logarithms */
    bool was_asked;                               /* the second network, which says DIGITS */
    float digits[10];
};

/* Whether it is settled what SCORES, the mean through COUNT windows, say. */
static bool is_settled(unsigned count, const float *scores)
{
    return count > 0 && likeliest(scores) >= (count == 1 ? SETTLED_BY_ONE : SETTLED);
}

/* Gives the mark of LOOK the geometric mean of the answers. */
static void take_mean(const struct look *look)
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

/* Whether SCORES leave it open which digit a mark is, if it is one. */
static bool digit_is_open(const float *scores)
{
    return hand_likeliest(scores) - logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS) <
           SETTLED_BY_ONE;
}

/* Lets the second network say, once, which digit LOOK sees, where SCORES leave that open. */
static void ask_second(struct look *look, float *scores)
{
    if (!digit_is_open(scores))
        return;
    if (!look->was_asked)
        convolution_score(&convolution_model, look->crop[0], look->digits);
    look->was_asked = true;
    convolution_join(look->digits, scores);
}

/* Looks through the next window of LOOK. False: no mark is seen there. */
static bool look_on(struct look *look)
{
    const struct blob *blob = &look->glyph->blob;
    unsigned window = look->window++;
    float side = closer_window(blob);
    float x = (float)blob->left + 0.5F * (float)blob->width;
    float y = (float)blob->top + 0.5F * (float)blob->height;
    uint8_t patch[CELL_PIXELS];
    closer_look_upright(&look->view, x + windows[window].x * side, y + windows[window].y * side,
                        windows[window].side * side, patch);
    return closer_measure(patch, look->features, look->crop);
}

/* Adds the answers to what COUNT LOOKS have seen through their last windows, HAND_BATCH at most. */
static void add_answers(struct look *const *looks, unsigned count)
{
    struct hand_mark marks[HAND_BATCH] = {{NULL, NULL}};
    float scores[HAND_BATCH][HAND_ANSWERS] = {{0}}, struck[HAND_BATCH][STRUCK_WAYS];
    for (unsigned i = 0; i < count; i++)
        marks[i] = (struct hand_mark){looks[i]->features, scores[i]};
    hand_score_batch(&hand_model, marks, count);
    struck_weigh_batch(&struck_model, marks, count, struck);
    for (unsigned i = 0; i < count; i++) {
        ask_second(looks[i], scores[i]);
        for (unsigned k = 0; k < HAND_ANSWERS; k++)
            looks[i]->sum[k] += scores[i][k];
        for (unsigned way = 0; way < STRUCK_WAYS; way++)
            looks[i]->struck[way] += struck[i][way];
        looks[i]->count++;
        take_mean(looks[i]);
    }
}

/* Takes each of COUNT LOOKS one window farther; gives how many of them, the first ones then, are
 * not at their end. */
static unsigned take_step(struct look *looks, unsigned count)
{
    struct look *seen[HAND_BATCH];
    unsigned found = 0, open = 0;
    for (unsigned i = 0; i < count; i++)
        if (look_on(&looks[i]))
            seen[found++] = &looks[i];
    add_answers(seen, found);
    for (unsigned i = 0; i < count; i++)
        if (looks[i].window < WINDOWS && !is_settled(looks[i].count, looks[i].glyph->hand))
            looks[open++] = looks[i];
    return open;
}

/* Sets LOOK to ask about GLYPH in the cell of VIEW. False: there is nothing to ask, or it is seen
 * from as close by as may be, and answered. */
static bool start_look(const struct closer_view *view, struct cell_glyph *glyph, struct look *look)
{
    if (!glyph->scored || !closer_is_wanted(glyph->hand))
        return false;
    if (!(closer_window(&glyph->blob) > 0)) {
        look->was_asked = false;
        memcpy(look->crop, glyph->blob.crop, sizeof look->crop);
        ask_second(look, glyph->hand);
        return false;
    }
    *look = (struct look){.view = *view, .glyph = glyph};
    memcpy(look->features, glyph->features, sizeof look->features);
    return true;
}

/* As many marks are looked at together as networks score at once. */
void closer_score(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                  struct cell_glyph *glyphs)
{
    struct look looks[HAND_BATCH];
    unsigned open = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned place = board_turn_cell(grid->side, i, turn);
        const struct closer_view view = {pyramid, grid, turn, place / grid->side,
                                         place % grid->side};
        open += start_look(&view, &glyphs[i], &looks[open]);
        while (open == HAND_BATCH)
            open = take_step(looks, open);
    }
    while (open > 0)
        open = take_step(looks, open);
}
