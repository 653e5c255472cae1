#include "reader/certainty/board/renaming.h"

#include <math.h>
#include <string.h>

/* Mean classifier scores over the cells of each digit; all 0 for a digit that is absent. They are
 * not calibrated (certainty_model.h), since that holds only for fonts in the training set. */
struct mean_scores {
    float score[BOARD_MAX_ANSWERS][BOARD_MAX_ANSWERS];
    unsigned count[BOARD_MAX_ANSWERS];
};

static void find_means(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells,
                       struct mean_scores *means)
{
    memset(means, 0, sizeof *means);
    for (unsigned i = 0; i < side * side; i++) {
        if (!cells[i] || !glyphs[i].scored)
            continue;
        means->count[cells[i]]++;
        for (unsigned answer = 1; answer <= side; answer++)
            means->score[cells[i]][answer] += glyphs[i].scores[answer];
    }
    for (unsigned digit = 1; digit <= side; digit++)
        for (unsigned answer = 1; answer <= side; answer++)
            means->score[digit][answer] /= fmaxf(1, (float)means->count[digit]);
}

/* Returns the mean log odds of A against B over the cells of A. */
static float difference(const struct mean_scores *means, unsigned a, unsigned b)
{
    return means->score[a][a] - means->score[a][b];
}

struct renaming renaming_find(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells)
{
    struct renaming best = {.lead = INFINITY};
    struct mean_scores means;
    find_means(glyphs, side, cells, &means);
    for (unsigned a = 1; a <= side; a++) {
        for (unsigned b = a + 1; b <= side; b++) {
            float lead = difference(&means, a, b) + difference(&means, b, a);
            if (means.count[a] + means.count[b] > 0 && lead < best.lead)
                best = (struct renaming){lead, {(uint8_t)a, (uint8_t)b}};
        }
    }
    return best;
}

void renaming_rival(const struct renaming *renaming, unsigned side, struct assignment *board)
{
    const float lead = fmaxf(renaming->lead, 0);
    board->solution_gap = fminf(board->solution_gap, lead);
    if (renaming->lead >= board->gap)
        return;
    board->gap = lead;
    for (unsigned i = 0; i < side * side; i++)
        board->rival[i] = board->cells[i] && (board->cells[i] == renaming->digit[0] ||
                                              board->cells[i] == renaming->digit[1]);
}
