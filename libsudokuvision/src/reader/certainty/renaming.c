#include "reader/certainty/renaming.h"

#include <math.h>
#include <string.h>

/* What the cells of each digit look like, in the mean; all 0 for one that is nowhere, of which
 * nothing is known. The odds are the classifier's own: they are better than it says for cells of
 * fonts that it was taught (certainty_model.h), but a new font may be any. */
struct looks {
    float score[BOARD_MAX_ANSWERS][BOARD_MAX_ANSWERS];
    unsigned count[BOARD_MAX_ANSWERS];
};

static void find_looks(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells,
                       struct looks *looks)
{
    memset(looks, 0, sizeof *looks);
    for (unsigned i = 0; i < side * side; i++) {
        if (!cells[i] || !glyphs[i].scored)
            continue;
        looks->count[cells[i]]++;
        for (unsigned answer = 1; answer <= side; answer++)
            looks->score[cells[i]][answer] += glyphs[i].scores[answer];
    }
    for (unsigned digit = 1; digit <= side; digit++)
        for (unsigned answer = 1; answer <= side; answer++)
            looks->score[digit][answer] /= fmaxf(1, (float)looks->count[digit]);
}

/* How much less A looks like B than like itself. */
static float difference(const struct looks *looks, unsigned a, unsigned b)
{
    return looks->score[a][a] - looks->score[a][b];
}

struct renaming renaming_find(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells)
{
    struct renaming best = {.lead = RENAMING_NONE};
    struct looks looks;
    find_looks(glyphs, side, cells, &looks);
    for (unsigned a = 1; a <= side; a++) {
        for (unsigned b = a + 1; b <= side; b++) {
            float lead = difference(&looks, a, b) + difference(&looks, b, a);
            if (looks.count[a] + looks.count[b] > 0 && lead < best.lead)
                best = (struct renaming){lead, {(uint8_t)a, (uint8_t)b}};
        }
    }
    return best;
}

void renaming_rival(const struct renaming *renaming, unsigned side, struct assignment *board)
{
    if (renaming->lead >= board->gap)
        return;
    board->gap = fmaxf(renaming->lead, 0);
    board->rival_agrees = false;
    for (unsigned i = 0; i < side * side; i++)
        board->rival[i] = board->cells[i] && (board->cells[i] == renaming->digit[0] ||
                                              board->cells[i] == renaming->digit[1]);
}
