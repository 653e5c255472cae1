#include "cdcl/phases.h"

#include <string.h>

/* Number of renewals after which the saved phases are cleared. */
enum { FORGET_EVERY = 4 };

void phases_begin(struct trail *trail)
{
    struct phases *phases = &trail->phases;
    const size_t size = trail->layout->cell_count;
    memset(phases->last, 0, size);
    memset(phases->target, 0, size);
    memset(phases->best, 0, size);
    phases->target_count = phases->best_count = 0;
    phases->conflicts = phases->renewals = 0;
    phases->due = 0;
}

/* Saves the digits placed by the first COUNT literals of the trail; those of other cells are
 * kept. */
static void save_digits(const struct trail *trail, uint32_t count, uint8_t *digits)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t variable = trail_literal_variable(trail->literals[i]);
        if (trail_literal_is_positive(trail->literals[i]))
            digits[trail_variable_cell(trail, variable)] =
                (uint8_t)(trail_variable_digit(trail, variable) + 1);
    }
}

void phases_record_conflict(struct trail *trail)
{
    struct phases *phases = &trail->phases;
    uint32_t count = trail->level_start[trail->level_count - 1];
    phases->conflicts++;
    if (count > phases->target_count) {
        phases->target_count = count;
        save_digits(trail, count, phases->target);
    }
    if (count > phases->best_count) {
        phases->best_count = count;
        save_digits(trail, count, phases->best);
    }
}

void phases_renew(struct trail *trail)
{
    struct phases *phases = &trail->phases;
    const size_t size = trail->layout->cell_count;
    memset(phases->target, 0, size);
    if (phases->renewals % FORGET_EVERY == 0)
        memset(phases->last, 0, size);
    else
        memcpy(phases->last, phases->best, size);
    phases->target_count = phases->best_count = 0;
    phases->renewals++;
    phases->due = phases->conflicts + phases->interval * phases->renewals;
}

void phases_set_target(struct trail *trail, const uint8_t *digits)
{
    memcpy(trail->phases.target, digits, trail->layout->cell_count * sizeof *digits);
}

unsigned phases_digit(const struct trail *trail, uint32_t cell)
{
    const uint8_t digits[] = {trail->phases.target[cell], trail->phases.last[cell]};
    for (unsigned i = 0; i < sizeof digits; i++)
        if (digits[i] && (trail->set[cell] & sudoku_digitset_of(digits[i])))
            return digits[i];
    return 0;
}
