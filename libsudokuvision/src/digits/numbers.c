#include "digits/numbers.h"

#include <math.h>
#include <string.h>

#include "digits/number.h"

/* Number of cells that determine the orientation: about twice the givens of a 9 x 9 puzzle. */
enum { SAMPLES = 50 };

/* Turns PATCH clockwise by a quarter. */
static void turn_patch(uint8_t *patch)
{
    uint8_t before[CELL_PIXELS];
    memcpy(before, patch, CELL_PIXELS);
    for (unsigned y = 0; y < CELL_SIDE; y++)
        for (unsigned x = 0; x < CELL_SIDE; x++)
            patch[x * CELL_SIDE + CELL_SIDE - 1 - y] = before[y * CELL_SIDE + x];
}

/* Reads PATCH, upright after TURN quarter turns, as a number up to SIDE. */
static void read_turned(const uint8_t *patch, unsigned turn, unsigned side,
                        struct cell_glyph *glyph)
{
    uint8_t upright[CELL_PIXELS];
    memcpy(upright, patch, CELL_PIXELS);
    for (; turn > 0; turn--)
        turn_patch(upright);
    number_read(upright, side, glyph);
    glyph->scored = glyph->blob.found;
}

/* Cells of the picture that determine the orientation: dark ones from all over the page. */
struct dark_cells {
    unsigned cell[SAMPLES], count;
};

/* GLYPHS are in reading order, after TURN quarter turns. */
static void choose_sample(const struct cell_glyph *glyphs, unsigned side, unsigned turn,
                          struct dark_cells *sample)
{
    unsigned dark = 0, seen = 0;
    for (unsigned i = 0; i < side * side; i++)
        dark += orientation_is_dark(&glyphs[i]);
    sample->count = 0;
    for (unsigned i = 0; i < side * side && sample->count < SAMPLES; i++) {
        if (!orientation_is_dark(&glyphs[i]))
            continue;
        if (seen * SAMPLES >= sample->count * dark)
            sample->cell[sample->count++] = board_turn_cell(side, i, turn);
        seen++;
    }
}

/* The mean score of the SAMPLE's numbers after TURN quarter turns. */
static float fit_sample(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                        const struct dark_cells *sample, unsigned turn)
{
    float sum = 0;
    for (unsigned i = 0; i < sample->count; i++) {
        struct cell_glyph glyph;
        read_turned(patches[sample->cell[i]], turn, side, &glyph);
        sum += glyph.scored ? orientation_best_score(&glyph, side) : CLASSIFIER_MIN_SCORE;
    }
    return sum / (float)sample->count;
}

/* Replaces GLYPHS by numbers, except for the darkness of their cells. */
static void read_all(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                     const struct orientation *letters, unsigned turn, struct cell_glyph *glyphs,
                     struct cell_glyph *work)
{
    for (unsigned i = 0; i < side * side; i++)
        work[board_turn_cell(side, i, letters->turn)] = glyphs[i];
    for (unsigned i = 0; i < side * side; i++) {
        unsigned cell = board_turn_cell(side, i, turn);
        glyphs[i] = work[cell];
        if (orientation_is_faint(&glyphs[i]))
            glyphs[i].scored = false;
        else
            read_turned(patches[cell], turn, side, &glyphs[i]);
    }
}

void numbers_try(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                 struct cell_glyph *glyphs, struct cell_glyph *work, struct orientation *up)
{
    struct dark_cells sample;
    float first = -INFINITY, second = -INFINITY;
    unsigned best = 0;
    choose_sample(glyphs, side, up->turn, &sample);
    if (sample.count == 0)
        return;
    for (unsigned turn = 0; turn < 4; turn++) {
        float fit = fit_sample(patches, side, &sample, turn);
        if (fit > first) {
            second = first;
            first = fit;
            best = turn;
        } else if (fit > second) {
            second = fit;
        }
    }
    if (first <= up->fit)
        return;
    read_all(patches, side, up, best, glyphs, work);
    *up = (struct orientation){.turn = best,
                               .lead = (first - second) * (float)sample.count,
                               .fit = first,
                               .model = &numerals_model};
}
