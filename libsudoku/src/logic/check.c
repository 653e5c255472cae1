/* Proof of a step from its premises, independent of the technique: each conclusion is negated in
 * turn, and the premises must contradict that. */
#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "logic/deadly.h"
#include "logic/position_input.h"
#include "logic/refute.h"

/* ----------------------------------------------------------------------------------- premises */

/* True if the conclusions are about candidates of the position. */
static bool conclusions_apply(const struct premises *premises)
{
    const struct sudoku_step *step = premises->step;
    for (size_t i = 0; i < step->placement_count; i++)
        if (!position_has(premises->position, step->placements[i].cell,
                          step->placements[i].digit - 1u))
            return false;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (!position_has(premises->position, step->eliminations[i].cell,
                          step->eliminations[i].digit - 1u))
            return false;
    return step->placement_count + step->elimination_count > 0;
}

/* True if no premise is about a solved cell, or a digit already placed in its unit. */
static bool premises_are_open(const struct premises *premises)
{
    const struct sudoku_step *step = premises->step;
    const struct topology *topology = premises->topology;
    for (size_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] >= topology->cell_count || premises->position->value[step->cells[i]])
            return false;
    for (size_t i = 0; i < step->place_count; i++) {
        const struct sudoku_place *place = &step->places[i];
        if (place->unit >= topology->unit_count || place->digit < 1 ||
            place->digit > topology->side ||
            !premises->position->places[place->unit][place->digit - 1])
            return false;
    }
    return true;
}

static bool collect_pattern(struct premises *premises)
{
    const struct sudoku_step *step = premises->step;
    if (!topology_has(premises->topology, step->pattern, step->pattern_count))
        return false;
    for (size_t i = 0; i < step->pattern_count; i++)
        premises->pattern[step->pattern[i].cell] |= (uint16_t)(1u << (step->pattern[i].digit - 1));
    return true;
}

/* -------------------------------------------------------------------------------------- proof */

static struct supposition suppose_nothing(const struct premises *premises)
{
    struct supposition nothing;
    memset(&nothing, 0, sizeof nothing);
    memcpy(nothing.left, premises->position->candidates, sizeof nothing.left);
    return nothing;
}

static bool proves(struct premises *premises)
{
    const struct sudoku_step *step = premises->step;
    for (size_t i = 0; i < step->elimination_count; i++) {
        struct supposition state = suppose_nothing(premises);
        suppose(premises, &state, step->eliminations[i].cell, step->eliminations[i].digit - 1u);
        if (!refute(premises, &state))
            return false;
    }
    for (size_t i = 0; i < step->placement_count; i++) {
        struct supposition state = suppose_nothing(premises);
        state.left[step->placements[i].cell] &= (uint16_t) ~(1u << (step->placements[i].digit - 1));
        if (!refute(premises, &state))
            return false;
    }
    return true;
}

static enum sudoku_status check(struct premises *premises, struct position *position,
                                const struct sudoku_logic_position *given)
{
    const struct sudoku_step *step = premises->step;
    enum sudoku_status status = position_set(position, premises->topology, given);
    if (status == SUDOKU_ERR_ARGUMENT ||
        !argument_expect(status != SUDOKU_CONFLICT, "position->cells breaks a rule"))
        return SUDOKU_ERR_ARGUMENT;
    premises->position = position;
    if (!argument_expect(
            topology_has(premises->topology, step->placements, step->placement_count) &&
                topology_has(premises->topology, step->eliminations, step->elimination_count) &&
                conclusions_apply(premises),
            "step concludes nothing about the candidates of position") ||
        !argument_expect(premises_are_open(premises) &&
                             (given->is_unique || !step->pattern_count) &&
                             collect_pattern(premises) && deadly_is(position, premises->pattern),
                         "step has a premise that position lacks"))
        return SUDOKU_ERR_ARGUMENT;
    return proves(premises) ? SUDOKU_OK : SUDOKU_UNDECIDED;
}

enum sudoku_status sudoku_step_check(const struct sudoku_layout *layout,
                                     const struct sudoku_logic_position *position,
                                     const struct sudoku_step *step)
{
    struct {
        struct topology topology;
        struct position position;
        struct premises premises;
    } * room;
    if (!argument_expect(layout, "layout is NULL") ||
        !argument_expect(position, "position is NULL") || !argument_expect(step, "step is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(NULL);
    room = mem_alloc(&allocator, 1, sizeof *room);
    if (!room)
        return SUDOKU_ERR_MEMORY;
    room->premises.topology = &room->topology;
    room->premises.step = step;
    bool fits =
        argument_expect(topology_build(&room->topology, layout), "layout is too large to explain");
    enum sudoku_status status =
        fits ? check(&room->premises, &room->position, position) : SUDOKU_ERR_ARGUMENT;
    mem_free(&allocator, room);
    return status;
}
