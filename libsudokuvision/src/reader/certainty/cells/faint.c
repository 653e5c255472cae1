#include "reader/certainty/cells/faint.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/mark/mark_window.h"
#include "reader/certainty/cells/blanks.h"

/* Minimum ink of a cell that is examined, relative to print. */
#define MIN_INK 0.04F
/* Minimum probability of a digit. */
#define MIN_LIKELY 0.5F
/* Probabilities of reading the right digit or none in faint print, and none in other marks. */
#define PRINT_RIGHT 0.7F
#define PRINT_NONE  0.2F
#define OTHERS_NONE 0.6F
/* Log odds at which marks are accepted as print, and at which the test ends (after Wald, Sequential
 * Tests of Statistical Hypotheses, 1945). A single match suffices: of pages with such a mark, one
 * in seven has it by chance on boards of four digits, one in fifteen on boards of nine. */
#define ACCEPTED 1.9F
#define REFUSED  (-4.0F)
/* Maximum contrast of the paper in an evenly lit cell. On the edge of a shadow, faint print is not
 * read, and the edge itself is ink that is none. */
#define EVEN 1.07F

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

/* Returns the digit up to SIDE that MODEL reads in PATCH; 0 if none is likely. */
static unsigned read_digit(const uint8_t *patch, const struct classifier *model, unsigned side)
{
    float features[FEATURE_COUNT], scores[CLASSIFIER_MAX_CLASSES];
    struct blob blob;
    unsigned best = 1;
    blob_find(patch, &blob);
    if (!blob.found || blob.aside)
        return 0;
    features_measure(&blob, features);
    classifier_score(model, features, scores);
    for (unsigned digit = 2; digit <= side && digit < model->classes; digit++)
        best = scores[digit] > scores[best] ? digit : best;
    return expf(scores[best]) >= MIN_LIKELY ? best : 0;
}

/* Returns the blank cell with the most ink that is not SEEN yet, or the number of cells. */
static unsigned darkest(const struct cell_glyph *glyphs, const struct svision_reading *reading,
                        const bool *seen)
{
    unsigned count = board_size_cells(reading->size), best = count;
    for (unsigned i = 0; i < count; i++)
        if (!seen[i] && blanks_has(reading, i) && glyphs[i].ratio >= MIN_INK &&
            (best == count || glyphs[i].ratio > glyphs[best].ratio))
            best = i;
    return best;
}

/* Returns the log odds of print from reading DIGIT in a cell whose solution is RIGHT. */
static float odds_of(unsigned digit, unsigned right, unsigned side)
{
    float any = (1 - OTHERS_NONE) / (float)side;
    if (digit == 0)
        return logf(PRINT_NONE / OTHERS_NONE);
    return digit == right ? logf(PRINT_RIGHT / any)
                          : logf((1 - PRINT_RIGHT - PRINT_NONE) / (any * (float)(side - 1)));
}

bool faint_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                const struct cell_glyph *glyphs, const struct classifier *model,
                const struct svision_reading *reading, uint8_t *faint)
{
    const float middle = 0.5F * CELL_SIDE;
    unsigned side = grid->side, count = board_size_cells(reading->size), i;
    bool seen[BOARD_MAX_CELLS] = {false};
    float odds = 0;
    for (i = 0; i < count; i++)
        faint[i] = 0;
    while (odds > REFUSED && (i = darkest(glyphs, reading, seen)) < count) {
        unsigned place = board_turn_cell(side, i, turn);
        const struct mark_window_view view = {pyramid, grid, turn, place / side, place % side};
        uint8_t patch[CELL_PIXELS];
        mark_window_render(&view, middle, middle, CELL_SIDE, patch);
        soften(patch);
        unsigned digit = read_digit(patch, model, side);
        seen[i] = true;
        faint[i] = digit == reading->solution[i];
        if (digit || glyphs[i].blob.contrast <= EVEN)
            odds += odds_of(digit, reading->solution[i], side);
    }
    return odds >= ACCEPTED;
}
