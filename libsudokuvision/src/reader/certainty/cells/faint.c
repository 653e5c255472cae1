#include "reader/certainty/cells/faint.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/mark/mark_window.h"
#include "reader/certainty/cells/blanks.h"

/* Minimum ink of a cell that is examined, relative to print; less is the grain of paper. */
#define MIN_INK 0.03F
/* Minimum probability that a mark is the digit of the solution, relative to the number of marks
 * that would be by chance. Of 222 photos without faint print one has more, 2.9, and the others at
 * most 1.7; a digit of 3 % of the paper's brightness on the edge of a shadow has 2.4. */
#define MIN_AGREEMENT_OF_ONE 2.0F
/* Minimum sum of squared probabilities that marks are the digits of the solution, relative to the
 * sum that would be by chance. Squares hardly count noise, which may be any digit. Of 382 photos
 * without faint print one has more, 5.1, and the others at most 3.15; of 14 made pages that miss
 * pale digits in noise or shadow 11 have at least 3.3. */
#define MIN_AGREEMENT_OF_ALL 3.2F

/* Returns the mean of VALUES at I - STEP, I and I + STEP with weights 1, 2 and 1. */
static uint8_t mean_of_three(const uint8_t *values, int i, int step)
{
    return (uint8_t)((values[i - step] + 2 * values[i] + values[i + step] + 2) / 4);
}

/* Smooths the noise of PATCH, which hides faint digits. */
static void soften(uint8_t *patch)
{
    uint8_t rows[CELL_PIXELS];
    memcpy(rows, patch, sizeof rows);
    for (int i = 1; i < CELL_PIXELS - 1; i++)
        rows[i] = mean_of_three(patch, i, 1);
    for (int i = CELL_SIDE; i < CELL_PIXELS - CELL_SIDE; i++)
        patch[i] = mean_of_three(rows, i, CELL_SIDE);
}

/* Probabilities that a mark is the digit of the solution, and that it is another digit. */
struct faint_mark {
    float right, other;
};

/* Classifies the mark in PATCH by MODEL; the solution of its cell is the digit RIGHT up to SIDE. */
static struct faint_mark read_mark(const uint8_t *patch, const struct classifier *model,
                                   unsigned side, unsigned right)
{
    float features[FEATURE_COUNT], scores[CLASSIFIER_MAX_CLASSES];
    struct faint_mark mark = {0, 0};
    struct blob blob;
    blob_find(patch, &blob);
    if (!blob.found || blob.aside)
        return mark;
    features_measure(&blob, features);
    classifier_score(model, features, scores);
    for (unsigned digit = 1; digit <= side && digit < model->classes; digit++)
        *(digit == right ? &mark.right : &mark.other) += expf(scores[digit]);
    return mark;
}

/* Classifies the mark in CELL of READING. */
static struct faint_mark read_cell(const struct pyramid *pyramid, const struct grid *grid,
                                   const struct classifier *model,
                                   const struct svision_reading *reading, unsigned cell)
{
    const float middle = 0.5F * CELL_SIDE;
    unsigned side = grid->side, place = board_turn_cell(side, cell, reading->turn);
    const struct mark_window_view view = {pyramid, grid, reading->turn, place / side, place % side};
    uint8_t patch[CELL_PIXELS];
    mark_window_render(&view, middle, middle, CELL_SIDE, patch);
    soften(patch);
    return read_mark(patch, model, side, reading->solution[cell]);
}

bool faint_find(const struct pyramid *pyramid, const struct grid *grid,
                const struct cell_glyph *glyphs, const struct classifier *model,
                const struct svision_reading *reading, uint8_t *faint)
{
    float chance = 1 / (float)(grid->side - 1), prior = 1 / (float)grid->side;
    float most = 0, others = 0, squares = 0, other_squares = 0, right[BOARD_MAX_CELLS] = {0};
    unsigned cells = board_size_cells(reading->size);
    for (unsigned i = 0; i < cells; i++) {
        if (!blanks_has(reading, i) || glyphs[i].ratio < MIN_INK)
            continue;
        const struct faint_mark mark = read_cell(pyramid, grid, model, reading, i);
        right[i] = mark.right;
        most = fmaxf(most, mark.right);
        others += mark.other;
        squares += mark.right * mark.right;
        other_squares += mark.other * mark.other;
    }
    for (unsigned i = 0; i < cells; i++)
        faint[i] = 2 * right[i] > most;
    return most >= MIN_AGREEMENT_OF_ONE * (chance * others + prior) ||
           squares >= MIN_AGREEMENT_OF_ALL * (chance * other_squares + prior);
}
