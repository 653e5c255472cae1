#include "digits/orientation.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/network/struck.h"
#include "maths/logs.h"
#include "maths/stat.h"

/* Minimum ink of a mark that is classified. */
#define MIN_RATIO 0.12F

/* Minimum mean log probability of upright marks by the handwriting network: photos with handwriting
 * have at least -.043 when upright; photos, synthetic pages and pages of other scripts have at most
 * -.058 in other orientations. */
#define UPRIGHT_WRITING (-0.03F)

/* The largest inks found; their mean never falls. */
struct inks {
    float largest[10]; /* in descending order */
    unsigned count;    /* kept: up to 10, and no more than the fewest givens */
};

static void add_ink(struct inks *inks, float ink)
{
    for (unsigned i = 0; i < inks->count; i++) {
        float greater = ink > inks->largest[i] ? ink : inks->largest[i];
        ink = ink > inks->largest[i] ? inks->largest[i] : ink;
        inks->largest[i] = greater;
    }
}

static float mean_ink(const struct inks *inks)
{
    float sum = 0;
    for (unsigned i = 0; i < inks->count; i++)
        sum += inks->largest[i];
    return sum / (float)inks->count;
}

void cell_glyphs_find(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                      struct cell_glyph *glyphs, struct darkness *darkness)
{
    struct darkness own;
    unsigned count = side * side, min_digits = board_size_of_side(side)->min_digits;
    struct inks inks = {{0}, min_digits < 10 ? min_digits : 10};
    for (unsigned i = 0; i < count; i++) {
        struct blob *blob = &glyphs[i].blob;
        struct darkness *seen = &own;
        if (darkness)
            seen = &darkness[i];
        blob_measure(patches[i], seen, blob);
        add_ink(&inks, blob->ink);
        if (blob->ink > MIN_RATIO * mean_ink(&inks))
            blob_extract(seen, blob);
    }
    float full = fmaxf(mean_ink(&inks), 0.02F);
    for (unsigned i = 0; i < count; i++) {
        glyphs[i].ratio = glyphs[i].blob.ink / full;
        glyphs[i].scored = glyphs[i].blob.found && glyphs[i].ratio > MIN_RATIO;
        if (glyphs[i].scored)
            features_measure(&glyphs[i].blob, glyphs[i].features);
    }
}

float orientation_best_score(const struct cell_glyph *glyph, unsigned side)
{
    float best = glyph->zero;
    for (unsigned digit = 1; digit <= side; digit++)
        best = fmaxf(best, glyph->scores[digit]);
    return best;
}

bool orientation_is_dark(const struct cell_glyph *glyph)
{
    return glyph->blob.found && !glyph->blob.aside && glyph->ratio > ORIENTATION_DIGIT_RATIO;
}

bool orientation_is_faint(const struct cell_glyph *glyph)
{
    return glyph->ratio <= MIN_RATIO;
}

/* How well the likely marks look like digits in their current orientation. */
struct fit {
    float sum;   /* of the marks' best scores */
    float worst; /* the worst of them */
    unsigned count;
};

/* Scores the mark of GLYPH by MODEL, which may not know all digits up to SIDE. */
static void score(struct cell_glyph *glyph, const struct classifier *model, unsigned side)
{
    classifier_score(model, glyph->features, glyph->scores);
    glyph->zero = model->zero ? glyph->scores[model->zero] : CLASSIFIER_MIN_SCORE;
    for (unsigned i = model->zero ? model->zero : model->classes; i <= side || i < model->classes;
         i++)
        glyph->scores[i] = CLASSIFIER_MIN_SCORE;
}

/* Scores the likely marks in their current orientation by MODEL. */
static struct fit fit_digits(struct cell_glyph *glyphs, unsigned side,
                             const struct classifier *model)
{
    struct fit fit = {0, 0, 0};
    for (unsigned i = 0; i < side * side; i++) {
        if (!orientation_is_dark(&glyphs[i]))
            continue;
        score(&glyphs[i], model, side);
        float best = orientation_best_score(&glyphs[i], side);
        fit.sum += best;
        fit.worst = fminf(fit.worst, best);
        fit.count++;
    }
    return fit;
}

static void turn_features(struct cell_glyph *glyph)
{
    float turned[FEATURE_COUNT];
    features_turn(glyph->features, turned);
    memcpy(glyph->features, turned, sizeof turned);
}

/* The sum of the likely marks' best scores after TURN quarter turns, or a partial sum below
 * MIN_SUM, which bounds it from above. */
static float fit_turned(const struct cell_glyph *glyphs, unsigned side,
                        const struct classifier *model, unsigned turn, float min_sum)
{
    float sum = 0;
    struct cell_glyph turned;
    for (unsigned i = 0; i < side * side && sum >= min_sum; i++) {
        if (!orientation_is_dark(&glyphs[i]))
            continue;
        memcpy(turned.features, glyphs[i].features, sizeof turned.features);
        for (unsigned k = 0; k < turn; k++)
            turn_features(&turned);
        score(&turned, model, side);
        sum += orientation_best_score(&turned, side);
    }
    return sum;
}

/* True if other orientations need not be tried: digits on their side look like junk, and a classic
 * puzzle has at least two of 3, 4 and 7, which do so upside down. */
static bool is_upright(const struct fit *fit, unsigned side)
{
    return side == BOARD_SIZE_CLASSIC && fit->count >= board_size_of_side(side)->min_digits &&
           fit->sum > -0.2F * (float)fit->count && fit->worst > -1.5F;
}

/* Lists the GLYPHS as dark as digits and returns their number. */
static unsigned list_dark(struct cell_glyph *glyphs, unsigned side, struct cell_glyph **dark)
{
    unsigned count = 0;
    for (unsigned i = 0; i < side * side; i++)
        if (orientation_is_dark(&glyphs[i]))
            dark[count++] = &glyphs[i];
    return count;
}

/* Scores COUNT GLYPHS by the handwriting network. */
static void score_hands(struct cell_glyph *const *glyphs, unsigned count)
{
    struct hand_mark marks[HAND_BATCH];
    for (unsigned i = 0; i < count; i++) {
        marks[i % HAND_BATCH] = (struct hand_mark){glyphs[i]->features, glyphs[i]->hand};
        if ((i + 1) % HAND_BATCH == 0 || i + 1 == count)
            hand_score_batch(&hand_model, marks, i % HAND_BATCH + 1);
    }
}

/* The same for pages with handwriting, which the classifier does not know: true if the handwriting
 * network sees the likely marks as digits or candidates in their current orientation. They then
 * have its scores. */
static bool is_written_upright(struct cell_glyph *glyphs, unsigned side)
{
    struct cell_glyph *dark[BOARD_MAX_CELLS];
    unsigned count = list_dark(glyphs, side, dark);
    float sum = 0, min_sum = UPRIGHT_WRITING * (float)count;
    if (count < board_size_of_side(side)->min_digits)
        return false;
    for (unsigned i = 0; i < count && sum > min_sum; i++) {
        if (i % HAND_BATCH == 0)
            score_hands(dark + i, count - i < HAND_BATCH ? count - i : HAND_BATCH);
        sum += fmaxf(hand_likeliest(dark[i]->hand), dark[i]->hand[HAND_CANDIDATES]);
    }
    return sum > min_sum;
}

static void turn_crop(float crop[BLOB_CROP][BLOB_CROP])
{
    float flat[BLOB_CROP][BLOB_CROP];
    memcpy(flat, crop, sizeof flat);
    for (unsigned y = 0; y < BLOB_CROP; y++)
        for (unsigned x = 0; x < BLOB_CROP; x++)
            crop[x][BLOB_CROP - 1 - y] = flat[y][x];
}

void orientation_turn_blob(struct blob *blob)
{
    int left = blob->left, width = blob->width;
    blob->left = CELL_SIDE - blob->top - blob->height;
    blob->top = left;
    blob->width = blob->height;
    blob->height = width;
    turn_crop(blob->crop);
}

/* Turns the order of the cells and the marks' positions clockwise by a quarter. */
static void turn_cells(struct cell_glyph *glyphs, unsigned side, struct cell_glyph *work)
{
    unsigned count = side * side;
    memcpy(work, glyphs, count * sizeof *work);
    for (unsigned row = 0; row < side; row++)
        for (unsigned column = 0; column < side; column++)
            glyphs[column * side + side - 1 - row] = work[row * side + column];
    for (unsigned i = 0; i < count; i++)
        orientation_turn_blob(&glyphs[i].blob);
}

/* The table of marks for boards of SIDE: digits, or with letters past 9. */
static const struct classifier *model_of_side(unsigned side)
{
    return side > BOARD_SIZE_CLASSIC ? &letters_model : &digits_model;
}

/* The orientation with the best fit of the marks to digits of MODEL. */
struct way {
    const struct classifier *model;
    unsigned turn;
    float first, second; /* sums of scores in that orientation and the next best, if close */
    unsigned count;      /* of marks */
    bool upright;        /* other orientations were not tried */
    bool scored;         /* dark marks have the scores of that orientation, */
    bool written;        /* and those of the handwriting network */
};

/* Finds the orientation of the marks, without turning them. */
static struct way find_way(struct cell_glyph *glyphs, unsigned side, const struct classifier *model)
{
    struct fit fit = fit_digits(glyphs, side, model);
    struct way way = {.model = model,
                      .first = fit.sum,
                      .second = -INFINITY,
                      .count = fit.count,
                      .upright = is_upright(&fit, side),
                      .scored = true};
    if (!way.upright && orientation_has_hands(side, model))
        way.upright = way.written = is_written_upright(glyphs, side);
    for (unsigned turn = 1; turn < 4 && !way.upright; turn++) {
        /* A deficit that a single mark cannot explain rules an orientation out; far less makes one
         * certain. */
        float sum = fit_turned(glyphs, side, model, turn, way.first + CLASSIFIER_MIN_SCORE);
        if (sum > way.first) {
            way.second = way.first;
            way.first = sum;
            way.turn = turn;
            way.scored = false;
        } else if (sum > way.second) {
            way.second = sum;
        }
    }
    return way;
}

/* Tries another script if the marks do not look like upright LATIN digits: they are of the one that
 * they fit better, if they are likelier its digits than not. Synthetic pages of Persian and Arabic
 * digits have a mean log probability of -.6 to -.2 as Latin and at least -.05 as their own; photos
 * of Latin digits have less than -.7 as those. */
static struct way try_script(struct cell_glyph *glyphs, unsigned side, struct way latin)
{
    if (side != BOARD_SIZE_CLASSIC || latin.upright)
        return latin;
    struct way arabic = find_way(glyphs, side, &arabic_model);
    latin.scored = false;
    return arabic.first > fmaxf(latin.first, -LOGS_TWO * (float)latin.count) ? arabic : latin;
}

/* Adds the scores of GLYPHS, upright, that are missing after WAY was found. */
static void score_upright(struct cell_glyph *glyphs, unsigned side, const struct way *way)
{
    struct cell_glyph *unknown[BOARD_MAX_CELLS];
    unsigned count = 0;
    bool has_hands = orientation_has_hands(side, way->model);
    for (unsigned i = 0; i < side * side; i++) {
        if (!glyphs[i].scored)
            continue;
        bool dark = orientation_is_dark(&glyphs[i]);
        if (!way->scored || !dark)
            score(&glyphs[i], way->model, side);
        if (has_hands && !(way->written && dark))
            unknown[count++] = &glyphs[i];
        glyphs[i].struck[0] = STRUCK_UNKNOWN;
    }
    score_hands(unknown, count);
}

struct orientation orientation_turn_upright(struct cell_glyph *glyphs, unsigned side,
                                            struct cell_glyph *work)
{
    unsigned count = side * side;
    struct way way = try_script(glyphs, side, find_way(glyphs, side, model_of_side(side)));
    for (unsigned turn = 0; turn < way.turn; turn++) {
        for (unsigned i = 0; i < count; i++)
            if (glyphs[i].scored)
                turn_features(&glyphs[i]);
        turn_cells(glyphs, side, work);
    }
    score_upright(glyphs, side, &way);
    float fit = way.first / fmaxf((float)way.count, 1);
    return (struct orientation){
        .turn = way.turn, .lead = way.first - way.second, .fit = fit, .model = way.model};
}

bool orientation_has_hands(unsigned side, const struct classifier *model)
{
    return side == BOARD_SIZE_CLASSIC && model == &digits_model;
}

bool orientation_has_digits(const struct cell_glyph *glyphs, unsigned side)
{
    unsigned dark = 0, digits = 0;
    for (unsigned i = 0; i < side * side; i++) {
        if (!orientation_is_dark(&glyphs[i]))
            continue;
        dark++;
        digits += orientation_best_score(&glyphs[i], side) > -LOGS_TWO;
    }
    return digits >= board_size_of_side(side)->min_digits && 4 * digits >= 3 * dark;
}
