#include "tracker/guidance.h"

#include <math.h>
#include <string.h>

#include "image/sharpness.h"

/* Minimum cell size in pixels; below it, moving closer helps more than waiting. */
#define MIN_CELL 11.0
enum { EARLY_FRAMES = 4, MIN_COVERED = 3 /* cells */ };

static double cell_side(const struct svision_reading *reading)
{
    struct svision_quad quad;
    for (unsigned i = 0; i < 4; i++)
        quad.corner[i] = reading->crossings[board_size_corner(reading->size, i)];
    return sqrt(fabs(svision_quad_area(&quad))) / reading->size->side;
}

/* Finds the clearest pair of cells whose likeliest digits contradict each other. */
static bool find_clash(const struct fusion *fusion, struct svision_diagnosis *diagnosis)
{
    uint8_t cells[BOARD_MAX_CELLS];
    unsigned count = board_size_cells(fusion->size), pair[2] = {0, 0};
    float best = 0;
    fusion_likeliest(fusion, cells);
    for (unsigned a = 0; a < count; a++) {
        for (unsigned b = a + 1; cells[a] && b < count; b++) {
            if (cells[a] != cells[b] || !board_size_peers(fusion->size, a, b))
                continue;
            float lead = fminf(fusion_lead(fusion, a), fusion_lead(fusion, b));
            if (lead <= best)
                continue;
            best = lead;
            pair[0] = a;
            pair[1] = b;
        }
    }
    if (best <= POSTERIOR_CLEAR / 2)
        return false;
    diagnosis->digit = cells[pair[0]];
    diagnosis->cells[pair[0]] = diagnosis->cells[pair[1]] = 1;
    return true;
}

static bool mark_uncommitted(const struct fusion *fusion, struct svision_diagnosis *diagnosis)
{
    bool any = false;
    for (unsigned i = 0; i < board_size_cells(fusion->size); i++) {
        diagnosis->cells[i] = fusion_lead(fusion, i) < POSTERIOR_CLEAR;
        any = any || diagnosis->cells[i];
    }
    return any;
}

/* Names the cells that are covered or unknown. Returns false if there are few. */
static bool mark_covered(const struct fusion *fusion, const struct cover *cover,
                         struct svision_diagnosis *diagnosis)
{
    unsigned count = 0;
    for (unsigned i = 0; i < board_size_cells(fusion->size); i++)
        count += cover->hidden[i] || !fusion_is_seen(fusion, i);
    for (unsigned i = 0; count >= MIN_COVERED && i < board_size_cells(fusion->size); i++)
        diagnosis->cells[i] = cover->hidden[i] || !fusion_is_seen(fusion, i);
    return count >= MIN_COVERED;
}

/* Finds what the digits themselves lack. */
static enum svision_reason judge_board(const struct fusion *fusion, const struct verdict *verdict,
                                       const struct cover *cover,
                                       struct svision_diagnosis *diagnosis)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < board_size_cells(fusion->size); i++)
        digits += verdict->board.cells[i] != 0;
    if (fusion->frames < EARLY_FRAMES)
        return mark_uncommitted(fusion, diagnosis), SVISION_REASON_FEW_FRAMES;
    if (mark_covered(fusion, cover, diagnosis))
        return SVISION_REASON_COVERED;
    if (find_clash(fusion, diagnosis))
        return SVISION_REASON_CONFLICT;
    if (digits < fusion->size->min_digits)
        return SVISION_REASON_FEW_DIGITS;
    if (mark_uncommitted(fusion, diagnosis) && verdict->board.solutions == 1)
        return SVISION_REASON_FEW_FRAMES;
    if (verdict->board.solutions == 0)
        return SVISION_REASON_NO_SOLUTION;
    return verdict->board.solutions > 1 ? SVISION_REASON_SEVERAL_SOLUTIONS
                                        : SVISION_REASON_FEW_FRAMES;
}

void guidance_find(const struct pyramid *pyramid, const struct svision_reading *frame,
                   const struct fusion *fusion, const struct verdict *verdict,
                   const struct cover *cover, struct svision_diagnosis *diagnosis)
{
    enum svision_reason seen = frame->diagnosis.reason;
    diagnosis_clear(diagnosis, fusion->size->side);
    if (seen == SVISION_REASON_CUT_OFF)
        *diagnosis = frame->diagnosis; /* NOLINT(bugprone-branch-clone): order counts */
    else if (cell_side(frame) < MIN_CELL)
        diagnosis->reason = SVISION_REASON_LOW_RESOLUTION;
    else if (sharpness_is_grid_blurred(pyramid, frame->crossings, frame->size->side))
        diagnosis->reason = SVISION_REASON_BLURRED;
    else if (seen == SVISION_REASON_GLARE)
        *diagnosis = frame->diagnosis;
    else
        diagnosis->reason = judge_board(fusion, verdict, cover, diagnosis);
}

void guidance_find_hidden(const struct svision_reading *frame, unsigned width, unsigned height,
                          uint8_t *hidden)
{
    unsigned side = frame->size->side, row = side + 1;
    for (unsigned i = 0; i < side * side; i++) {
        hidden[i] = frame->doubt[i] == READING_LIT ? FUSION_LIT : FUSION_TAKEN;
        for (unsigned k = 0; k < 4; k++) {
            /* A fifth of the way from one corner to the opposite one: digits are inside. */
            const struct svision_point *first = frame->crossings + i / side * row + i % side;
            struct svision_point at = first[k / 2 * row + k % 2];
            struct svision_point to = first[(1 - k / 2) * row + 1 - k % 2];
            double x = at.x + 0.2 * (to.x - at.x), y = at.y + 0.2 * (to.y - at.y);
            if (x < 0 || y < 0 || x > width - 1.0 || y > height - 1.0)
                hidden[i] = FUSION_HIDDEN;
        }
    }
}
