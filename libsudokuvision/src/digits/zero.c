#include "digits/zero.h"

#include <math.h>

/* Maximum ratio of the rarer symbol to the more frequent one; above it they cannot be
 * distinguished. */
#define MAX_RIVAL 0.34F

/* Logarithm of the odds that a board of nine rows or fewer counts from 0: none of 500 photos of
 * puzzles shows one that does. */
#define PRIOR_ZERO (-6.2F)

/* Minimum probability of all other classes of a mark that resembles the symbol not used on the
 * page; less means that the mark is no digit. */
#define MIN_OTHERS 0.01F

/* Distributes the probability of the symbol not used on the page, with score RIVAL, over all other
 * classes of GLYPH. */
static void leave_out(struct cell_glyph *glyph, unsigned side, float rival)
{
    float others = 1 - expf(rival), part = fmaxf(others, MIN_OTHERS);
    glyph->scores[0] = logf(expf(glyph->scores[0]) / part + fmaxf(1 - others / part, 0) + 1e-9F);
    for (unsigned digit = 1; digit <= side; digit++)
        glyph->scores[digit] = fmaxf(glyph->scores[digit] - logf(part), CLASSIFIER_MIN_SCORE);
}

/* True if the expected numbers of ZEROS and of the LAST symbol do not distinguish them. */
static bool are_open(float zeros, float last)
{
    return fminf(zeros, last) > MAX_RIVAL * fmaxf(fmaxf(zeros, last), 1);
}

void zero_resolve(struct cell_glyph *glyphs, unsigned side, struct orientation *up)
{
    float zeros = 0, last = 0; /* expected numbers */
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
        glyphs[i].zero = CLASSIFIER_MIN_SCORE;
        leave_out(&glyphs[i], side, rival);
    }
}

float zero_probability(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells)
{
    float sum = 0, marks = 0, scores[CLASSIFIER_MAX_CLASSES];
    for (unsigned i = 0; i < side * side; i++) {
        if (cells[i] != side || !glyphs[i].scored)
            continue;
        classifier_score(&numerals_model, glyphs[i].features, scores);
        sum += scores[numerals_model.zero] - scores[side];
        marks++;
    }
    /* Marks of one face err alike: N of them say as much as the root of N that do not. */
    return 1 / (1 + expf(-PRIOR_ZERO - sum / sqrtf(fmaxf(marks, 1))));
}
