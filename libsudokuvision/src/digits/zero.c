#include "digits/zero.h"

#include <math.h>

/* Where the symbol that is on the page less often is there more often than this share of the other,
 * they are not told apart. */
#define MAX_RIVAL 0.34F

/* What looks like the symbol that the page does not have is no digit with this probability at
 * least, in place of the likeliest other one. */
#define MIN_OTHERS 0.01F

/* Of GLYPH, in which the symbol that the page does not have has the score RIVAL, all other answers
 * share what that took. */
static void leave_out(struct cell_glyph *glyph, unsigned side, float rival)
{
    float others = 1 - expf(rival), part = fmaxf(others, MIN_OTHERS);
    glyph->scores[0] = logf(expf(glyph->scores[0]) / part + fmaxf(1 - others / part, 0) + 1e-9F);
    for (unsigned digit = 1; digit <= side; digit++)
        glyph->scores[digit] = fmaxf(glyph->scores[digit] - logf(part), CLASSIFIER_LEAST);
}

/* Whether marks that look like ZEROS and like the LAST symbol, so many of each, are not told apart.
 */
static bool are_open(float zeros, float last)
{
    return fminf(zeros, last) > MAX_RIVAL * fmaxf(fmaxf(zeros, last), 1);
}

void zero_settle(struct cell_glyph *glyphs, unsigned side, struct orientation *up)
{
    float zeros = 0, last = 0; /* how many there are of each */
    for (unsigned i = 0; i < side * side; i++) {
        if (!orientation_is_dark(&glyphs[i]) || !glyphs[i].scored)
            continue;
        zeros += expf(glyphs[i].zero);
        last += expf(glyphs[i].scores[side]);
    }
    up->zero = zeros > last;
    up->zero_is_open = are_open(zeros, last);
    for (unsigned i = 0; i < side * side; i++) {
        float rival = up->zero ? glyphs[i].scores[side] : glyphs[i].zero;
        if (!glyphs[i].scored)
            continue;
        if (up->zero)
            glyphs[i].scores[side] = glyphs[i].zero;
        glyphs[i].zero = CLASSIFIER_LEAST;
        leave_out(&glyphs[i], side, rival);
    }
}

bool zero_is_highest(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells,
                     bool *is_open)
{
    float zeros = 0, last = 0, scores[CLASSIFIER_MAX_CLASSES];
    for (unsigned i = 0; i < side * side; i++) {
        if (cells[i] != side || !glyphs[i].scored)
            continue;
        classifier_score(&numerals_model, glyphs[i].features, scores);
        zeros += expf(scores[numerals_model.zero]);
        last += expf(scores[side]);
    }
    *is_open = are_open(zeros, last);
    return zeros > last;
}
