#include "cli/text/next_step.h"

#include "cli/text/checked.h"

void next_step_find(const struct sudoku_layout *layout,
                    const struct sudoku_logic_position *position, double seconds,
                    struct next_step *found, sudoku_digitset *candidates)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const struct sudoku_step *step;
    limits.seconds = seconds;
    options.profile = SUDOKU_PROFILE_HUMAN;
    options.limits = &limits;
    *found = (struct next_step){.none = "no technique helps"};
    if (!layout || checked(sudoku_logic_create(layout, &options, &found->logic)) != SUDOKU_OK) {
        found->logic = NULL;
        found->none = "boards over 16 digits or 256 cells have none";
        return;
    }
    if (checked(sudoku_logic_set_position(found->logic, position)) != SUDOKU_OK) {
        found->none = "the position has no solution";
        return;
    }
    enum sudoku_status status = checked(sudoku_logic_find_step(found->logic, &step));
    if (status == SUDOKU_END)
        found->none = "the puzzle is solved";
    if (status != SUDOKU_OK || checked(sudoku_step_check(layout, position, step)) != SUDOKU_OK)
        return;
    sudoku_logic_get_position(found->logic, NULL, candidates);
    found->step = step;
}

void next_step_free(struct next_step *found)
{
    sudoku_logic_destroy(found->logic);
    *found = (struct next_step){0};
}

struct sudoku_step next_step_place(const struct sudoku_step *step)
{
    struct sudoku_step place = *step;
    place.placement_count = place.elimination_count = place.link_count = 0;
    place.fin_count = place.pattern_count = 0;
    return place;
}
