/* The proof of a step from its premises, whatever the technique.
 *
 * Each conclusion is denied in turn. The premises and the rule that peers differ must then lead to
 * a contradiction, which a search over the premises alone finds: it takes what is forced, and where
 * nothing is, tries each way to keep the premise that has the fewest. */
#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "logic/given.h"
#include "logic/step.h"

enum { MAX_CASES = 100000 };

struct proof {
    const struct topology *topology;
    const struct position *position;
    const struct sudoku_step *step;
    uint16_t pattern[LOGIC_MAX_CELLS]; /* digits of the deadly pattern in each cell */
    unsigned cases;
};

/* What may still be true under the assumption; a digit alone in a cell is not yet true. */
struct check_state {
    uint16_t left[LOGIC_MAX_CELLS];
    bool is_true[LOGIC_MAX_CELLS];
};

/* ----------------------------------------------------------------------------------- premises */

static bool candidates_in_range(const struct topology *topology,
                                const struct sudoku_candidate *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].cell >= topology->cell_count || items[i].digit < 1 ||
            items[i].digit > topology->side)
            return false;
    return true;
}

/* Conclusions must be about candidates that are there. */
static bool conclusions_apply(const struct proof *proof)
{
    const struct sudoku_step *step = proof->step;
    for (size_t i = 0; i < step->placement_count; i++)
        if (!position_has(proof->position, step->placements[i].cell,
                          step->placements[i].digit - 1u))
            return false;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (!position_has(proof->position, step->eliminations[i].cell,
                          step->eliminations[i].digit - 1u))
            return false;
    return step->placement_count + step->elimination_count > 0;
}

/* Cells and digits in units that are solved already are no premises. */
static bool premises_are_open(const struct proof *proof)
{
    const struct sudoku_step *step = proof->step;
    const struct topology *topology = proof->topology;
    for (size_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] >= topology->cell_count || proof->position->value[step->cells[i]])
            return false;
    for (size_t i = 0; i < step->place_count; i++) {
        const struct sudoku_place *place = &step->places[i];
        if (place->unit >= topology->unit_count || place->digit < 1 ||
            place->digit > topology->side ||
            !proof->position->places[place->unit][place->digit - 1])
            return false;
    }
    return true;
}

static bool collect_pattern(struct proof *proof)
{
    const struct sudoku_step *step = proof->step;
    if (!candidates_in_range(proof->topology, step->pattern, step->pattern_count))
        return false;
    for (size_t i = 0; i < step->pattern_count; i++)
        proof->pattern[step->pattern[i].cell] |= (uint16_t)(1u << (step->pattern[i].digit - 1));
    return true;
}

/* Whether the digits of the pattern can change places: no given among its cells, two digits in
 * each, and each digit twice or not at all in each unit. A solution that took nothing else would
 * then have a twin, in which each of these cells takes its other digit. */
static bool pattern_is_deadly(const struct proof *proof)
{
    const struct topology *topology = proof->topology;
    for (unsigned cell = 0; cell < topology->cell_count; cell++) {
        unsigned digits = proof->pattern[cell], value = proof->position->value[cell];
        if (digits && (bit_count(digits) != 2 || cellset_has(&proof->position->given, cell) ||
                       (value && !(digits >> (value - 1) & 1))))
            return false;
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        unsigned once = 0, twice = 0, more = 0;
        for (unsigned place = 0; place < topology->side; place++) {
            unsigned digits = proof->pattern[topology_cell(topology, unit, place)];
            more |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        if (more || once != twice)
            return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- proof */

/* Makes DIGIT of CELL true. */
static void set_true(const struct proof *proof, struct check_state *state, unsigned cell,
                     unsigned digit)
{
    struct cellset peers = cellset_and(proof->topology->peers[cell], proof->position->open);
    state->left[cell] = (uint16_t)(1u << digit);
    state->is_true[cell] = true;
    while (!cellset_is_empty(peers))
        state->left[cellset_take(&peers)] &= (uint16_t) ~(1u << digit);
}

/* A way to keep a premise. */
struct way {
    uint16_t cell;
    uint16_t digit;
};

/* The ways to keep one premise. */
struct ways {
    unsigned count;
    bool is_kept; /* one of them is true already */
    struct way way[LOGIC_MAX_CELLS * 2];
};

static void add_ways(const struct check_state *state, unsigned cell, unsigned digits,
                     struct ways *ways)
{
    digits &= state->left[cell];
    ways->is_kept |= digits && state->is_true[cell];
    while (digits && ways->count < sizeof ways->way / sizeof ways->way[0])
        ways->way[ways->count++] = (struct way){(uint16_t)cell, (uint16_t)bit_take(&digits)};
}

static size_t premise_count(const struct sudoku_step *step)
{
    return step->cell_count + step->place_count + (step->pattern_count > 0);
}

/* The ways in which STATE can keep premise INDEX: cells first, then places, the pattern last. */
static void list_ways(const struct proof *proof, const struct check_state *state, size_t index,
                      struct ways *ways)
{
    const struct sudoku_step *step = proof->step;
    const struct topology *topology = proof->topology;
    ways->count = 0;
    ways->is_kept = false;
    if (index < step->cell_count) {
        add_ways(state, step->cells[index], ~0u, ways);
    } else if (index - step->cell_count < step->place_count) {
        const struct sudoku_place *place = &step->places[index - step->cell_count];
        for (unsigned i = 0; i < topology->side; i++)
            add_ways(state, topology_cell(topology, place->unit, i), 1u << (place->digit - 1),
                     ways);
    } else {
        for (unsigned cell = 0; cell < topology->cell_count; cell++)
            if (proof->pattern[cell])
                add_ways(state, cell, ~(unsigned)proof->pattern[cell], ways);
    }
}

/* Takes what premises force, until nothing is forced. False: a premise cannot be kept. The premise
 * with the fewest ways is then in *FEWEST; none, where all are kept. */
static bool take_forced(const struct proof *proof, struct check_state *state, struct ways *fewest)
{
    struct ways ways;
    for (bool forced = true; forced;) {
        forced = false;
        fewest->count = 0;
        for (size_t i = 0; i < premise_count(proof->step); i++) {
            list_ways(proof, state, i, &ways);
            if (ways.count == 0)
                return false;
            if (ways.is_kept)
                continue;
            if (ways.count == 1) {
                set_true(proof, state, ways.way[0].cell, ways.way[0].digit);
                forced = true;
            } else if (!fewest->count || ways.count < fewest->count) {
                *fewest = ways;
            }
        }
    }
    return true;
}

/* Whether STATE contradicts the premises. */
static bool is_refuted(struct proof *proof, struct check_state *state)
{
    struct ways ways;
    if (++proof->cases > MAX_CASES)
        return false;
    if (!take_forced(proof, state, &ways))
        return true;
    if (!ways.count)
        return false;
    for (unsigned i = 0; i < ways.count; i++) {
        struct check_state next = *state;
        set_true(proof, &next, ways.way[i].cell, ways.way[i].digit);
        if (!is_refuted(proof, &next))
            return false;
    }
    return true;
}

static struct check_state initial_state(const struct proof *proof)
{
    struct check_state state;
    memset(&state, 0, sizeof state);
    for (unsigned cell = 0; cell < proof->topology->cell_count; cell++) {
        state.left[cell] = proof->position->candidates[cell];
        state.is_true[cell] = false;
    }
    return state;
}

static bool proves(struct proof *proof)
{
    const struct sudoku_step *step = proof->step;
    for (size_t i = 0; i < step->elimination_count; i++) {
        struct check_state state = initial_state(proof);
        set_true(proof, &state, step->eliminations[i].cell, step->eliminations[i].digit - 1u);
        if (!is_refuted(proof, &state))
            return false;
    }
    for (size_t i = 0; i < step->placement_count; i++) {
        struct check_state state = initial_state(proof);
        state.left[step->placements[i].cell] &= (uint16_t) ~(1u << (step->placements[i].digit - 1));
        if (!is_refuted(proof, &state))
            return false;
    }
    return true;
}

static enum sudoku_status check(struct proof *proof, struct position *position,
                                const struct sudoku_logic_position *given)
{
    const struct sudoku_step *step = proof->step;
    enum sudoku_status status = position_set(position, proof->topology, given);
    if (status == SUDOKU_ERR_ARGUMENT ||
        !argument_expect(status != SUDOKU_CONFLICT, "position->cells breaks a rule"))
        return SUDOKU_ERR_ARGUMENT;
    proof->position = position;
    if (!argument_expect(
            candidates_in_range(proof->topology, step->placements, step->placement_count) &&
                candidates_in_range(proof->topology, step->eliminations, step->elimination_count) &&
                conclusions_apply(proof),
            "step concludes nothing about the candidates of position") ||
        !argument_expect(premises_are_open(proof) && collect_pattern(proof) &&
                             pattern_is_deadly(proof),
                         "step has a premise that position lacks"))
        return SUDOKU_ERR_ARGUMENT;
    return proves(proof) ? SUDOKU_OK : SUDOKU_UNDECIDED;
}

enum sudoku_status sudoku_step_check(const struct sudoku_layout *layout,
                                     const struct sudoku_logic_position *position,
                                     const struct sudoku_step *step)
{
    struct {
        struct topology topology;
        struct position position;
        struct proof proof;
    } * room;
    if (!argument_expect(layout, "layout is NULL") ||
        !argument_expect(position, "position is NULL") || !argument_expect(step, "step is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(NULL);
    room = mem_alloc(&allocator, 1, sizeof *room);
    if (!room)
        return SUDOKU_ERR_MEMORY;
    room->proof.topology = &room->topology;
    room->proof.step = step;
    bool fits =
        argument_expect(topology_build(&room->topology, layout), "layout is too large to explain");
    enum sudoku_status status =
        fits ? check(&room->proof, &room->position, position) : SUDOKU_ERR_ARGUMENT;
    mem_free(&allocator, room);
    return status;
}
