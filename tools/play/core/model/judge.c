#include "play/core/model/judge.h"

#include <stdlib.h>
#include <string.h>

#include "cli/text/checked.h"

static struct sudoku_limits limits_of(double seconds)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.seconds = seconds;
    return limits;
}

void judge_set_profile(struct judge *judge, enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    const struct sudoku_limits limits = limits_of(judge->seconds);
    options.limits = &limits;
    options.profile = profile;
    sudoku_logic_destroy(judge->logic);
    if (sudoku_logic_create(judge->layout, &options, &judge->logic) != SUDOKU_OK)
        judge->logic = NULL;
}

struct judge *judge_create(const struct board *board, double seconds)
{
    struct judge *judge = malloc(sizeof *judge);
    const struct sudoku_puzzle puzzle = {board->givens, NULL};
    struct sudoku_limits limits = limits_of(seconds);
    if (!judge)
        return NULL;
    *judge = (struct judge){.seconds = seconds,
                            .layout = shape_layout(&board->shape),
                            .solution = malloc(board->cell_count)};
    if (!judge->layout || !judge->solution ||
        sudoku_solver_create(judge->layout, NULL, &judge->solver) != SUDOKU_OK) {
        judge_destroy(judge);
        return NULL;
    }
    judge_set_profile(judge, SUDOKU_PROFILE_HUMAN);
    judge->status = sudoku_solver_unique(judge->solver, &puzzle, &limits, judge->solution);
    return judge;
}

void judge_destroy(struct judge *judge)
{
    if (!judge)
        return;
    sudoku_solver_destroy(judge->solver);
    sudoku_logic_destroy(judge->logic);
    sudoku_layout_destroy(judge->layout);
    free(judge->solution);
    free(judge);
}

int judge_mistakes(const struct judge *judge, const struct board *board, bool *is_wrong)
{
    int count = 0;
    if (judge->status != SUDOKU_OK)
        return -1;
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        unsigned digit = board_digit(board, cell);
        is_wrong[cell] = digit && digit != judge->solution[cell];
        count += is_wrong[cell];
    }
    return count;
}

/* ---------------------------------------------------------------------------------------- hints */

/* Computes the candidates left by the digits and, with MARKS, by the player's center candidates. */
static void find_candidates(const struct board *board, const uint8_t *digits, bool marks,
                            sudoku_digitset *left)
{
    sudoku_board_candidates(board->layout, digits, left);
    for (unsigned cell = 0; marks && cell < board->cell_count; cell++) {
        uint64_t own = board->layers[LAYER_CENTER][cell];
        if (!digits[cell] && own)
            left[cell] &= own;
    }
}

enum verdict { VERDICT_SOLVABLE, VERDICT_UNSOLVABLE, VERDICT_UNKNOWN };

static bool allows_solution(const struct judge *judge, const uint8_t *digits,
                            const sudoku_digitset *left)
{
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(judge->layout); cell++) {
        unsigned digit = judge->solution[cell];
        if (digits[cell] ? digits[cell] != digit : !sudoku_digitset_has(left[cell], digit))
            return false;
    }
    return true;
}

/* Returns whether DIGITS, with the candidates LEFT, have a solution. */
static enum verdict judge_position(struct judge *judge, const uint8_t *digits,
                                   const sudoku_digitset *left)
{
    if (judge->status == SUDOKU_OK)
        return allows_solution(judge, digits, left) ? VERDICT_SOLVABLE : VERDICT_UNSOLVABLE;
    const struct sudoku_puzzle puzzle = {digits, left};
    struct sudoku_limits limits = limits_of(judge->seconds);
    uint8_t *room = buffer_resize(NULL, sudoku_layout_cell_count(judge->layout));
    enum sudoku_status status = sudoku_solver_solve(judge->solver, &puzzle, &limits, room);
    free(room);
    if (status == SUDOKU_OK)
        return VERDICT_SOLVABLE;
    bool is_refuted =
        status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT || status == SUDOKU_ERR_ARGUMENT;
    return is_refuted ? VERDICT_UNSOLVABLE : VERDICT_UNKNOWN;
}

static bool has_entry(const struct board *board, const uint8_t *digits)
{
    return memcmp(digits, board->givens, board->cell_count) != 0;
}

static void store_unit(struct hint *hint, uint16_t unit)
{
    for (size_t i = 0; i < hint->unit_count; i++)
        if (hint->units[i] == unit)
            return;
    if (hint->unit_count < MAX_HINT_UNITS)
        hint->units[hint->unit_count++] = unit;
}

static void store_cell(struct hint *hint, uint16_t cell)
{
    if (hint->cell_count < MAX_HINT_CELLS)
        hint->cells[hint->cell_count++] = cell;
}

/* Stores the place of the step: units of its premises, or their cells, or else the cells it
 * changes. */
static void store_place(const struct sudoku_step *step, struct hint *hint)
{
    for (size_t i = 0; i < step->place_count; i++)
        store_unit(hint, step->places[i].unit);
    for (size_t i = 0; i < step->cell_count; i++)
        store_cell(hint, step->cells[i]);
    if (hint->unit_count || hint->cell_count)
        return;
    if (step->pattern_count)
        store_cell(hint, step->pattern[0].cell);
    else if (step->elimination_count)
        store_cell(hint, step->eliminations[0].cell);
    else if (step->placement_count)
        store_cell(hint, step->placements[0].cell);
}

/* Returns the box or region that holds CELL, or else its first unit. */
static uint16_t unit_of_cell(const struct sudoku_layout *layout, unsigned cell)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    for (unsigned i = 0; i < count; i++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, units[i]);
        if (kind == SUDOKU_UNIT_BOX || kind == SUDOKU_UNIT_REGION)
            return units[i];
    }
    return count ? units[0] : 0;
}

/* Returns the one unit to look at first: that of the premises, or the box around their first cell,
 * so that the cell itself is not given away. */
static uint16_t first_place(const struct sudoku_layout *layout, const struct hint *hint)
{
    return hint->unit_count ? hint->units[0] : unit_of_cell(layout, hint->cells[0]);
}

/* Stores the step in the library's sentences, with the symbols of the board; DIGITS and LEFT are
 * the position before it. */
static void store_words(const struct judge *judge, const struct sudoku_step *step,
                        const uint8_t *digits, const sudoku_digitset *left, struct hint *hint)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    const char symbols[] = {'1', '-', shape_symbol(sudoku_layout_side(judge->layout)), '\0'};
    wording.symbols = symbols;
    wording.candidates = left;
    wording.cells = digits;
    wording.translate = judge->translator.translate;
    wording.user = judge->translator.user;
    sudoku_step_write(judge->layout, step, SUDOKU_HINT_TECHNIQUE, &wording, hint->technique_text,
                      sizeof hint->technique_text);
    sudoku_step_write(judge->layout, step, SUDOKU_HINT_STEP, &wording, hint->step_text,
                      sizeof hint->step_text);
}

static void store_node(const struct sudoku_node *node, struct hint *hint)
{
    for (unsigned i = 0; i < node->cell_count && i < SUDOKU_MAX_NODE_CELLS; i++)
        hint->pattern[node->cells[i]] |= sudoku_digitset_of(node->digit);
}

/* Stores the candidates of the premises. Those of more places than cells concern the whole board.
 */
static void store_premises(const struct sudoku_layout *layout, const struct sudoku_step *step,
                           const sudoku_digitset *left, struct hint *hint)
{
    if (step->place_count + step->cell_count > sudoku_layout_cell_count(layout))
        return;
    for (size_t i = 0; i < step->cell_count; i++)
        hint->pattern[step->cells[i]] |= left[step->cells[i]];
    for (size_t i = 0; i < step->place_count; i++) {
        const uint16_t *cells = sudoku_layout_unit_cells(layout, step->places[i].unit);
        for (unsigned k = 0; k < sudoku_layout_unit_length(layout, step->places[i].unit); k++)
            hint->pattern[cells[k]] |= left[cells[k]] & sudoku_digitset_of(step->places[i].digit);
    }
}

/* Stores the candidates to be marked: of the pattern, a chain, or else the premises; without those
 * that the step places or eliminates. */
static void store_pattern(const struct sudoku_layout *layout, const struct sudoku_step *step,
                          const sudoku_digitset *left, struct hint *hint)
{
    for (size_t i = 0; i < step->pattern_count; i++)
        hint->pattern[step->pattern[i].cell] |= sudoku_digitset_of(step->pattern[i].digit);
    for (size_t i = 0; i < step->link_count; i++) {
        store_node(&step->links[i].from, hint);
        store_node(&step->links[i].to, hint);
    }
    if (!step->pattern_count && !step->link_count)
        store_premises(layout, step, left, hint);
    for (size_t i = 0; i < step->fin_count; i++)
        hint->fins[step->fins[i].cell] |= sudoku_digitset_of(step->fins[i].digit);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(layout); cell++) {
        hint->fins[cell] &= ~hint->excluded[cell];
        hint->pattern[cell] &= ~(hint->excluded[cell] | hint->fins[cell]);
        if (hint->digits[cell])
            hint->pattern[cell] = 0;
    }
}

static void store_step(const struct judge *judge, const struct sudoku_step *step,
                       const uint8_t *digits, const sudoku_digitset *left, struct hint *hint)
{
    hint->technique = step->technique->name;
    store_words(judge, step, digits, left, hint);
    store_place(step, hint);
    hint->place = first_place(judge->layout, hint);
    for (size_t i = 0; i < step->placement_count; i++)
        hint->digits[step->placements[i].cell] = (uint8_t)step->placements[i].digit;
    for (size_t i = 0; i < step->elimination_count; i++)
        hint->excluded[step->eliminations[i].cell] |=
            sudoku_digitset_of(step->eliminations[i].digit);
    for (size_t i = 0; i < step->cell_count; i++)
        hint->premises[step->cells[i]] = true;
    for (size_t i = 0; i < step->place_count; i++) {
        unsigned unit = step->places[i].unit;
        for (unsigned k = 0; k < sudoku_layout_unit_length(judge->layout, unit); k++)
            hint->premises[sudoku_layout_unit_cells(judge->layout, unit)[k]] = true;
    }
    store_pattern(judge->layout, step, left, hint);
    hint->link_count = step->link_count;
    hint->links = buffer_resize(NULL, (step->link_count + 1) * sizeof *hint->links);
    if (step->link_count)
        memcpy(hint->links, step->links, step->link_count * sizeof *hint->links);
    hint->groups = hint_groups_of(judge->layout, step);
}

static enum hint_result find_step(struct judge *judge, const struct board *board,
                                  const uint8_t *digits, const sudoku_digitset *left,
                                  struct hint *hint)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    uint8_t *is_placed = buffer_resize(NULL, board->cell_count);
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        is_placed[cell] = digits[cell] && !board->givens[cell];
    position.cells = digits;
    position.is_placed = is_placed;
    position.candidates = left;
    position.is_unique = judge->status == SUDOKU_OK;
    enum sudoku_status status = sudoku_logic_set_position(judge->logic, &position);
    if (status == SUDOKU_OK)
        status = checked(sudoku_logic_find_step(judge->logic, &step));
    if (status == SUDOKU_OK)
        store_step(judge, step, digits, left, hint);
    free(is_placed);
    if (status == SUDOKU_OK)
        return HINT_STEP;
    if (status == SUDOKU_TIME_LIMIT)
        return HINT_NO_TIME;
    return status == SUDOKU_END ? HINT_SOLVED : HINT_NONE;
}

/* Stores the digit of the solution in the cell with the fewest candidates as the step. */
static void store_solution(const struct judge *judge, const uint8_t *digits,
                           const sudoku_digitset *left, struct hint *hint)
{
    unsigned cell = 0, fewest = sudoku_layout_side(judge->layout) + 1;
    for (unsigned i = 0; i < sudoku_layout_cell_count(judge->layout); i++)
        if (!digits[i] && sudoku_digitset_count(left[i]) < fewest) {
            fewest = sudoku_digitset_count(left[i]);
            cell = i;
        }
    store_cell(hint, (uint16_t)cell);
    hint->place = first_place(judge->layout, hint);
    hint->digits[cell] = judge->solution[cell];
    hint->premises[cell] = true;
}

static void clear_hint(const struct board *board, struct hint *hint)
{
    size_t cells = board->cell_count;
    *hint = (struct hint){.digits = buffer_resize(NULL, cells),
                          .excluded = buffer_resize(NULL, cells * sizeof *hint->excluded),
                          .pattern = buffer_resize(NULL, cells * sizeof *hint->pattern),
                          .fins = buffer_resize(NULL, cells * sizeof *hint->fins),
                          .premises = buffer_resize(NULL, cells * sizeof *hint->premises),
                          .is_wrong = buffer_resize(NULL, cells * sizeof *hint->is_wrong)};
    memset(hint->digits, 0, cells);
    memset(hint->excluded, 0, cells * sizeof *hint->excluded);
    memset(hint->pattern, 0, cells * sizeof *hint->pattern);
    memset(hint->fins, 0, cells * sizeof *hint->fins);
    memset(hint->premises, 0, cells * sizeof *hint->premises);
    memset(hint->is_wrong, 0, cells * sizeof *hint->is_wrong);
}

void hint_free(struct hint *hint)
{
    free(hint->digits);
    free(hint->excluded);
    free(hint->pattern);
    free(hint->fins);
    free(hint->premises);
    free(hint->is_wrong);
    free(hint->links);
    hint_groups_free(&hint->groups);
    *hint = (struct hint){0};
}

void judge_hint(struct judge *judge, const struct board *board, struct hint *hint)
{
    uint8_t *digits = buffer_resize(NULL, board->cell_count);
    sudoku_digitset *left = buffer_resize(NULL, board->cell_count * sizeof *left);
    clear_hint(board, hint);
    board_digits(board, digits);
    find_candidates(board, digits, true, left);
    enum verdict verdict = judge_position(judge, digits, left);
    /* Candidates that may exclude every solution are not premises. */
    if (verdict != VERDICT_SOLVABLE) {
        find_candidates(board, digits, false, left);
        verdict = judge_position(judge, digits, left);
    }
    if (verdict == VERDICT_UNSOLVABLE) {
        hint->result = HINT_MISTAKE;
        judge_mistakes(judge, board, hint->is_wrong);
    } else if (verdict == VERDICT_UNKNOWN && has_entry(board, digits)) {
        hint->result = HINT_NO_TIME;
    } else if (board_open(board) == 0) {
        hint->result = HINT_SOLVED;
    } else {
        hint->result = judge->logic ? find_step(judge, board, digits, left, hint) : HINT_TOO_LARGE;
        if (hint->result != HINT_STEP && judge->status == SUDOKU_OK) {
            hint->reason = hint->result;
            hint->result = HINT_STEP;
            store_solution(judge, digits, left, hint);
        }
    }
    free(digits);
    free(left);
}
