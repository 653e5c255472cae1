/* Boards with a few wrong or missing digits: each contradiction found is real and minimal; after
 * each repair, and after all additions, there is one solution. */
#include <math.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "input/boards.h"

enum { CELLS = FIELD_CELLS, MAX_REPAIRS = 4, NODES = 20000 };

/* Returns the status of BOARD; a limit counts as any status. */
static bool has_status(const struct field *field, const uint8_t *board, enum sudoku_status wanted)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const struct sudoku_puzzle puzzle = {board, NULL};
    uint8_t solution[CELLS];
    limits.nodes = NODES;
    enum sudoku_status status = sudoku_solver_unique(field->solver, &puzzle, &limits, solution);
    if (status == SUDOKU_CONFLICT)
        status = SUDOKU_NO_SOLUTION;
    return status == wanted || status == SUDOKU_NODE_LIMIT;
}

static bool is_stopped(enum sudoku_status status)
{
    return status == SUDOKU_NODE_LIMIT;
}

static void expect_contradiction(const struct field *field, const uint8_t *board,
                                 const struct sudoku_limits *limits)
{
    uint16_t cells[CELLS];
    uint8_t part[CELLS] = {0};
    size_t count = 0;
    enum sudoku_status status =
        sudoku_generator_find_contradiction(field->generator, board, limits, cells, &count);
    if (is_stopped(status))
        return;
    HOLDS(status == SUDOKU_OK || status == SUDOKU_NOT_FOUND);
    if (status == SUDOKU_NOT_FOUND) {
        HOLDS(has_status(field, board, SUDOKU_OK) ||
              has_status(field, board, SUDOKU_SEVERAL_SOLUTIONS));
        return;
    }
    HOLDS(count >= 1 && count <= field->cell_count);
    for (size_t i = 0; i < count; i++) {
        HOLDS(cells[i] < field->cell_count && board[cells[i]] && !part[cells[i]]);
        part[cells[i]] = board[cells[i]];
    }
    HOLDS(has_status(field, part, SUDOKU_NO_SOLUTION));
    for (size_t i = 0; i < count; i++) {
        part[cells[i]] = 0;
        HOLDS(has_status(field, part, SUDOKU_OK) ||
              has_status(field, part, SUDOKU_SEVERAL_SOLUTIONS));
        part[cells[i]] = board[cells[i]];
    }
}

static void expect_repair(const struct field *field, const uint8_t *board,
                          const struct sudoku_repair *repair, const double *costs)
{
    uint8_t changed[CELLS];
    double cost = 0;
    HOLDS(repair->change_count >= 1 && repair->change_count <= SUDOKU_MAX_CHANGES);
    memcpy(changed, board, field->cell_count);
    for (unsigned i = 0; i < repair->change_count; i++) {
        const struct sudoku_change *change = &repair->changes[i];
        HOLDS(change->cell < field->cell_count && change->digit >= 1);
        HOLDS(change->digit <= field->side && change->digit != board[change->cell]);
        changed[change->cell] = (uint8_t)change->digit;
        cost += costs ? costs[change->cell * field->side + change->digit - 1U] : 1;
    }
    HOLDS(fabs(repair->cost - cost) < 1e-9);
    HOLDS(has_status(field, changed, SUDOKU_OK));
}

static const double *take_costs(struct bytes *bytes, const struct field *field)
{
    static double costs[CELLS * 9];
    unsigned choice = next_byte(bytes);
    for (unsigned i = 0; i < field->cell_count * field->side; i++)
        costs[i] = (i * choice % 17) / 4.0;
    if (choice % 16 == 1)
        costs[next_byte(bytes) % (field->cell_count * field->side)] =
            choice & 16 ? -1 : (double)NAN;
    return choice % 2 ? costs : NULL;
}

static bool are_sound(const struct field *field, const struct sudoku_repair_options *options)
{
    for (unsigned i = 0; options->costs && i < field->cell_count * field->side; i++)
        if (!(options->costs[i] >= 0))
            return false;
    return options->max_changes == 1 || options->max_changes == 2;
}

static void expect_repairs(struct bytes *bytes, const struct field *field, const uint8_t *board,
                           const struct sudoku_limits *limits)
{
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    size_t capacity = next_byte(bytes) % (MAX_REPAIRS + 1), count = 0;
    struct sudoku_repair *repairs = calloc(capacity ? capacity : 1, sizeof *repairs);
    HOLDS(repairs);
    options.max_changes = next_byte(bytes) % 32 == 31 ? next_byte(bytes) : 1 + board[0] % 2U;
    options.costs = take_costs(bytes, field);
    enum sudoku_status status = sudoku_generator_repair(field->generator, board, &options, limits,
                                                        repairs, capacity, &count);
    HOLDS((status == SUDOKU_ERR_ARGUMENT) == !are_sound(field, &options));
    HOLDS(status == SUDOKU_OK || status == SUDOKU_NOT_FOUND || status == SUDOKU_END ||
          status == SUDOKU_ERR_ARGUMENT || is_stopped(status));
    HOLDS(is_stopped(status) || (status == SUDOKU_OK) == (count > 0));
    HOLDS(status != SUDOKU_END || has_status(field, board, SUDOKU_OK));
    for (size_t i = 0; i < count && i < capacity; i++) {
        expect_repair(field, board, &repairs[i], options.costs);
        HOLDS(i == 0 || repairs[i].cost >= repairs[i - 1].cost);
    }
    free(repairs);
}

static void expect_additions(const struct field *field, const uint8_t *board,
                             const struct sudoku_limits *limits)
{
    struct sudoku_change additions[CELLS];
    uint8_t whole[CELLS];
    size_t count = 0;
    bool are_fewest = false;
    enum sudoku_status status =
        sudoku_generator_complete(field->generator, board, limits, additions, &count, &are_fewest);
    if (is_stopped(status))
        return;
    if (status != SUDOKU_OK) {
        HOLDS(status == SUDOKU_END || status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT);
        HOLDS(has_status(field, board, status == SUDOKU_END ? SUDOKU_OK : SUDOKU_NO_SOLUTION));
        return;
    }
    HOLDS(count >= 1 && count <= field->cell_count);
    memcpy(whole, board, field->cell_count);
    for (size_t i = 0; i < count; i++) {
        HOLDS(additions[i].cell < field->cell_count && !whole[additions[i].cell]);
        HOLDS(additions[i].digit >= 1 && additions[i].digit <= field->side);
        whole[additions[i].cell] = (uint8_t)additions[i].digit;
    }
    HOLDS(has_status(field, whole, SUDOKU_OK));
    /* Without the first addition there are several solutions; otherwise it was redundant. */
    whole[additions[0].cell] = 0;
    HOLDS(!are_fewest || has_status(field, whole, SUDOKU_SEVERAL_SOLUTIONS));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const struct field *field = take_field(&bytes);
    unsigned questions = next_byte(&bytes);
    uint8_t board[CELLS];
    limits.nodes = 1 + next_byte(&bytes) * 4U;
    take_board(&bytes, field->solver, field->side, board);
    if (questions & 1)
        expect_contradiction(field, board, &limits);
    if (questions & 2)
        expect_repairs(&bytes, field, board, &limits);
    if (questions & 4)
        expect_additions(field, board, &limits);
    return 0;
}
