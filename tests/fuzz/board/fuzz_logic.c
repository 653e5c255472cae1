/* Positions of a puzzle being solved, and steps. Steps found by the explainer pass the checker,
 * keep the solution and can be applied; the checker accepts no other step that loses the
 * solution. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "fuzz.h"

enum { KINDS = 6, CELLS = 81, MAX_TECHNIQUES = 200, MAX_ASKED = 4, MAX_LIST = 4 };

/* A kind of board with its layout and engines, created on first use. */
struct field {
    struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    struct sudoku_solver *solver;
};

struct game {
    const struct field *field;
    unsigned side, cell_count;
    uint8_t solution[CELLS];
    uint8_t cells[CELLS];
    uint8_t is_placed[CELLS];
    sudoku_digitset candidates[CELLS];
    bool is_unique;
};

/* Large boards omit the last resort, which would be too slow. */
static struct sudoku_logic *new_logic(const struct sudoku_layout *layout)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    size_t order[MAX_TECHNIQUES], last;
    struct sudoku_logic *logic;
    HOLDS(sudoku_technique_from_name("Brute Force", &last) == SUDOKU_OK && last < MAX_TECHNIQUES);
    for (size_t i = 0; i < last; i++)
        if (!sudoku_technique_at(i)->is_on_request)
            order[options.order_length++] = i;
    options.order = sudoku_layout_side(layout) == 9 ? order : NULL;
    HOLDS(sudoku_logic_create(layout, &options, &logic) == SUDOKU_OK);
    return logic;
}

static const struct field *field_of(unsigned kind)
{
    static const uint8_t jigsaw[] = {0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 3, 2, 2,
                                     2, 1, 3, 3, 2, 4, 4, 3, 3, 4, 4, 4};
    static const struct {
        unsigned side, variants;
        const uint8_t *regions;
    } kinds[KINDS] = {{.side = 9},
                      {.side = 4},
                      {.side = 6},
                      {.side = 9, .variants = SUDOKU_VARIANT_DIAGONAL},
                      {.side = 9, .variants = SUDOKU_VARIANT_WINDOKU},
                      {.side = 5, .regions = jigsaw}};
    static struct field fields[KINDS];
    struct field *field = &fields[kind];
    struct sudoku_solver_options untimed = SUDOKU_SOLVER_OPTIONS_INIT;
    untimed.untimed = true;
    if (!field->layout) {
        struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = kinds[kind].side;
        options.variants = kinds[kind].variants;
        options.regions = kinds[kind].regions;
        HOLDS(sudoku_layout_create(&options, &field->layout) == SUDOKU_OK);
        field->logic = new_logic(field->layout);
        HOLDS(sudoku_solver_create(field->layout, &untimed, &field->solver) == SUDOKU_OK);
    }
    return field;
}

/* Takes some digits of a solution, given or placed, and candidates that include the solution. */
static void take_game(struct bytes *bytes, struct game *game)
{
    static const uint8_t kinds[16] = {0, 1, 2, 3, 4, 5, 1, 2, 5, 1, 2, 5, 1, 2, 5, 1};
    const struct field *field = game->field = field_of(kinds[next_byte(bytes) % 16]);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 500;
    const struct sudoku_puzzle empty = {0};
    uint8_t givens[CELLS], other[CELLS];
    unsigned density = next_byte(bytes), narrowed = next_byte(bytes);
    game->side = sudoku_layout_side(field->layout);
    game->cell_count = sudoku_layout_cell_count(field->layout);
    if (game->side > 4 && density < 96)
        density += 96; /* nearly empty boards are slow */
    sudoku_solver_set_seed(field->solver, 1 + next_byte(bytes) % 16U);
    HOLDS(sudoku_solver_solve(field->solver, &empty, NULL, game->solution) == SUDOKU_OK);
    for (unsigned i = 0; i < game->cell_count; i++) {
        unsigned byte = next_byte(bytes);
        game->cells[i] = byte < density ? game->solution[i] : 0;
        game->is_placed[i] = game->cells[i] && byte % 5 == 4;
        givens[i] = game->is_placed[i] ? 0 : game->cells[i];
    }
    const struct sudoku_puzzle puzzle = {givens, NULL};
    game->is_unique = sudoku_solver_unique(field->solver, &puzzle, &limits, other) == SUDOKU_OK;
    HOLDS(sudoku_board_candidates(field->layout, game->cells, game->candidates) == SUDOKU_OK);
    for (unsigned i = 0; i < game->cell_count && narrowed % 2; i++)
        game->candidates[i] &=
            ~(sudoku_digitset)(next_byte(bytes) & narrowed) | sudoku_digitset_of(game->solution[i]);
}

static struct sudoku_logic_position position_of(const struct game *game)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = game->cells;
    position.is_placed = game->is_placed;
    position.candidates = game->candidates;
    position.is_unique = game->is_unique;
    return position;
}

static void expect_true(const struct game *game, const struct sudoku_step *step)
{
    for (size_t i = 0; i < step->placement_count; i++)
        HOLDS(game->solution[step->placements[i].cell] == step->placements[i].digit);
    for (size_t i = 0; i < step->elimination_count; i++)
        HOLDS(game->solution[step->eliminations[i].cell] != step->eliminations[i].digit);
}

static void expect_description(const struct game *game, const struct sudoku_step *step)
{
    char text[1024], part[40];
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = game->candidates;
    size_t length =
        sudoku_step_write(game->field->layout, step, SUDOKU_HINT_STEP, &wording, text, sizeof text);
    HOLDS(length > 0 && strlen(text) == (length < sizeof text ? length : sizeof text - 1));
    HOLDS(sudoku_step_write(game->field->layout, step, SUDOKU_HINT_STEP, &wording, part,
                            sizeof part) == length);
    HOLDS(strncmp(text, part, sizeof part - 1) == 0);
}

static int expect_sound(void *user, const struct sudoku_step *step)
{
    const struct game *game = user;
    const struct sudoku_logic_position position = position_of(game);
    HOLDS(sudoku_step_check(game->field->layout, &position, step) == SUDOKU_OK);
    expect_true(game, step);
    expect_description(game, step);
    return 0;
}

/* Updates the game to the explainer's position. */
static void update_game(struct game *game)
{
    uint8_t before[CELLS];
    memcpy(before, game->cells, sizeof before);
    HOLDS(sudoku_logic_get_position(game->field->logic, game->cells, game->candidates) ==
          SUDOKU_OK);
    for (unsigned i = 0; i < game->cell_count; i++) {
        HOLDS(game->cells[i] == 0 || game->cells[i] == game->solution[i]);
        game->is_placed[i] = game->is_placed[i] || (game->cells[i] && !before[i]);
    }
}

/* Queries the steps of a single, fast technique. */
static void check_technique(struct bytes *bytes, struct game *game)
{
    size_t index = next_byte(bytes) % sudoku_technique_count();
    if (game->side < 9 || sudoku_technique_at(index)->score < 200)
        HOLDS(sudoku_logic_enumerate_steps(game->field->logic, index, expect_sound, game) ==
              SUDOKU_OK);
}

/* Applies a step. Returns false if there is none. */
static bool apply_next_step(struct game *game, bool best)
{
    struct sudoku_logic *logic = game->field->logic;
    const struct sudoku_step *step;
    enum sudoku_status status =
        best ? sudoku_logic_find_best_step(logic, &step) : sudoku_logic_find_step(logic, &step);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_END || status == SUDOKU_UNDECIDED);
    if (status != SUDOKU_OK)
        return false;
    HOLDS(step->placement_count + step->elimination_count > 0);
    expect_sound(game, step);
    HOLDS(sudoku_logic_apply(logic, step) == SUDOKU_OK);
    update_game(game);
    return true;
}

/* ------------------------------------------------------------------------------ foreign steps */

/* Takes up to MAX_LIST numbers, in memory of exactly their size; most are in range. */
static uint16_t *take_numbers(struct bytes *bytes, unsigned range, size_t *count)
{
    *count = next_byte(bytes) % (MAX_LIST + 1);
    uint16_t *numbers = calloc(*count ? *count : 1, sizeof *numbers);
    HOLDS(numbers);
    for (size_t i = 0; i < *count; i++) {
        unsigned byte = next_byte(bytes);
        numbers[i] = (uint16_t)(byte == 255 ? 0xFFFF : byte % (range + (byte > 250)));
    }
    return numbers;
}

/* Takes pairs of a cell and a digit, or of a unit and a digit. */
static void *take_pairs(struct bytes *bytes, unsigned range, unsigned side, size_t *count)
{
    struct sudoku_candidate *pairs;
    uint16_t *numbers = take_numbers(bytes, range, count);
    pairs = calloc(*count ? *count : 1, sizeof *pairs);
    HOLDS(pairs);
    for (size_t i = 0; i < *count; i++) {
        unsigned byte = next_byte(bytes);
        pairs[i].cell = numbers[i];
        pairs[i].digit = (uint16_t)(byte == 255 ? 0xFFFF : byte > 250 ? 0 : 1 + byte % side);
    }
    free(numbers);
    return pairs;
}

static void try_foreign_step(struct bytes *bytes, struct game *game)
{
    unsigned units = sudoku_layout_unit_count(game->field->layout);
    const struct sudoku_logic_position position = position_of(game);
    struct sudoku_step step = {
        .technique = sudoku_technique_at(next_byte(bytes) % sudoku_technique_count())};
    struct sudoku_candidate *placements =
        take_pairs(bytes, game->cell_count, game->side, &step.placement_count);
    struct sudoku_candidate *eliminations =
        take_pairs(bytes, game->cell_count, game->side, &step.elimination_count);
    struct sudoku_candidate *pattern =
        take_pairs(bytes, game->cell_count, game->side, &step.pattern_count);
    struct sudoku_place *places = take_pairs(bytes, units, game->side, &step.place_count);
    uint16_t *cells = take_numbers(bytes, game->cell_count, &step.cell_count);
    step.placements = placements;
    step.eliminations = eliminations;
    step.pattern = pattern;
    step.places = places;
    step.cells = cells;
    enum sudoku_status status = sudoku_step_check(game->field->layout, &position, &step);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_UNDECIDED || status == SUDOKU_ERR_ARGUMENT);
    if (status == SUDOKU_OK)
        expect_true(game, &step);
    status = sudoku_logic_apply(game->field->logic, &step);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_ERR_ARGUMENT);
    free(placements);
    free(eliminations);
    free(pattern);
    free(places);
    free(cells);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct game game = {0};
    const struct sudoku_step *step;
    enum sudoku_level level;
    unsigned score;
    bool goes_on = true;
    take_game(&bytes, &game);
    const struct sudoku_logic_position position = position_of(&game);
    struct sudoku_logic *logic = game.field->logic;
    HOLDS(sudoku_logic_set_position(logic, &position) == SUDOKU_OK);
    for (unsigned i = 0; i < MAX_ASKED && goes_on && bytes.size > 0; i++) {
        unsigned question = next_byte(&bytes);
        if (question % 4 == 0)
            check_technique(&bytes, &game);
        else
            goes_on = apply_next_step(&game, question % 4 == 1);
    }
    if (next_byte(&bytes) % 8 == 1) {
        enum sudoku_status status = sudoku_logic_rate(logic, &level, &score);
        HOLDS(status == SUDOKU_OK || status == SUDOKU_UNDECIDED);
        update_game(&game);
    }
    /* A wrong step may lose the solution or change it; the search only has to end. */
    try_foreign_step(&bytes, &game);
    (void)sudoku_logic_find_step(logic, &step);
    return 0;
}
