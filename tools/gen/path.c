#include "gen/path.h"

#include <stdlib.h>
#include <string.h>

#include "cli/text/buffer.h"
#include "cli/text/checked.h"

struct gen_path {
    const struct gen_options *options;
    struct sudoku_logic *logic; /* the whole order */
    struct sudoku_logic
        *lesser;                /* without the needed technique, and harder ones; NULL: not asked */
    struct sudoku_logic *least; /* the same with the needed technique */
    bool *taken;                /* techniques of the last way */
    unsigned steps;
    unsigned max_score; /* of its techniques */
};

/* --------------------------------------------------------------------------------------- orders */

struct path_order {
    size_t *items;
    size_t count;
};

static void insert(struct path_order *order, size_t at, size_t index)
{
    memmove(order->items + at + 1, order->items + at, (order->count - at) * sizeof *order->items);
    order->items[at] = index;
    order->count++;
}

static bool has(const struct path_order *order, size_t index)
{
    for (size_t i = 0; i < order->count; i++)
        if (order->items[i] == index)
            return true;
    return false;
}

/* The place of a technique that the order lacks. */
static size_t place_of(const struct path_order *order, size_t index)
{
    size_t at = 0;
    if (sudoku_technique_at(index)->level <= SUDOKU_LEVEL_MEDIUM)
        return 0;
    while (at < order->count && strcmp(sudoku_technique_at(order->items[at])->name, "X-Wing") != 0)
        at++;
    return at;
}

static void add(struct path_order *order, size_t index)
{
    if (!has(order, index))
        insert(order, place_of(order, index), index);
}

static struct path_order make_order(const struct gen_options *options)
{
    size_t count = sudoku_technique_count();
    struct path_order order = {buffer_resize(NULL, count * sizeof *order.items), 0};
    order.count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, order.items, count);
    for (size_t i = count; i-- > 0;)
        if ((options->techniques && options->techniques[i]) ||
            (options->has_need && options->need == i) ||
            (options->has_hardest && options->hardest == i))
            add(&order, i);
    return order;
}

static struct sudoku_logic *create(const struct sudoku_layout *layout,
                                   const struct path_order *order,
                                   const struct sudoku_limits *limits)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    options.order = order->items;
    options.order_length = order->count;
    options.limits = limits;
    if (checked(sudoku_logic_create(layout, &options, &logic)) != SUDOKU_OK)
        exit(CLI_FAILED);
    return logic;
}

/* The order up to the score of the needed technique, with or without it. */
static struct sudoku_logic *create_up_to(const struct gen_options *options,
                                         const struct sudoku_layout *layout,
                                         const struct sudoku_limits *limits,
                                         const struct path_order *order, bool has_need)
{
    unsigned score = sudoku_technique_at(options->need)->score;
    struct path_order kept = {buffer_resize(NULL, order->count * sizeof *kept.items), 0};
    for (size_t i = 0; i < order->count; i++)
        if (sudoku_technique_at(order->items[i])->score <= score &&
            (has_need || order->items[i] != options->need))
            kept.items[kept.count++] = order->items[i];
    struct sudoku_logic *logic = create(layout, &kept, limits);
    free(kept.items);
    return logic;
}

struct gen_path *gen_path_create(const struct gen_options *options,
                                 const struct sudoku_layout *layout,
                                 const struct sudoku_limits *limits)
{
    if (!gen_asks_path(options))
        return NULL;
    struct gen_path *path = buffer_resize(NULL, sizeof *path);
    struct path_order order = make_order(options);
    *path = (struct gen_path){.options = options, .logic = create(layout, &order, limits)};
    path->taken = buffer_resize(NULL, sudoku_technique_count() * sizeof *path->taken);
    if (options->has_need) {
        path->lesser = create_up_to(options, layout, limits, &order, false);
        path->least = create_up_to(options, layout, limits, &order, true);
    }
    free(order.items);
    return path;
}

void gen_path_destroy(struct gen_path *path)
{
    if (!path)
        return;
    sudoku_logic_destroy(path->logic);
    sudoku_logic_destroy(path->lesser);
    sudoku_logic_destroy(path->least);
    free(path->taken);
    free(path);
}

/* ---------------------------------------------------------------------------------------- paths */

static bool start(struct sudoku_logic *logic, const uint8_t *puzzle)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = puzzle;
    position.is_unique = true;
    return sudoku_logic_set_position(logic, &position) == SUDOKU_OK;
}

static void note(struct gen_path *path, const struct sudoku_step *step)
{
    size_t index;
    path->steps++;
    if (sudoku_technique_from_name(step->technique->code, &index) != SUDOKU_OK)
        return;
    path->taken[index] = true;
    if (step->technique->score > path->max_score)
        path->max_score = step->technique->score;
}

/* Follows the path to the solution and records its techniques. */
static bool follow(struct gen_path *path, const uint8_t *puzzle)
{
    const struct sudoku_step *step;
    enum sudoku_status status = SUDOKU_UNDECIDED;
    memset(path->taken, 0, sudoku_technique_count() * sizeof *path->taken);
    path->steps = 0;
    path->max_score = 0;
    if (!start(path->logic, puzzle))
        return false;
    while ((status = checked(sudoku_logic_find_step(path->logic, &step))) == SUDOKU_OK) {
        note(path, step);
        sudoku_logic_apply(path->logic, step);
    }
    return status == SUDOKU_END;
}

/* True if LOGIC solves the puzzle; *IS_STUCK if it ends before, without a limit. */
static bool solves(struct sudoku_logic *logic, const uint8_t *puzzle, bool *is_stuck)
{
    enum sudoku_level level;
    unsigned score;
    enum sudoku_status status =
        start(logic, puzzle) ? checked(sudoku_logic_rate(logic, &level, &score)) : SUDOKU_CANCELLED;
    *is_stuck = status == SUDOKU_UNDECIDED;
    return status == SUDOKU_OK;
}

/* True if techniques up to the needed one solve the puzzle, but not without it. */
static bool needs(struct gen_path *path, const uint8_t *puzzle)
{
    bool is_stuck;
    return (!solves(path->lesser, puzzle, &is_stuck) && is_stuck) &&
           solves(path->least, puzzle, &is_stuck);
}

/* True if no step of the last way has a higher score than those of the technique at INDEX. */
static bool is_hardest(const struct gen_path *path, size_t index)
{
    return path->taken[index] && sudoku_technique_at(index)->score == path->max_score;
}

bool gen_path_fits(struct gen_path *path, const uint8_t *puzzle)
{
    const struct gen_options *options = path->options;
    bool follows = follow(path, puzzle);
    for (size_t i = 0; options->techniques && i < sudoku_technique_count(); i++)
        follows = follows && (!options->techniques[i] || path->taken[i]);
    return follows && (!options->has_hardest || is_hardest(path, options->hardest)) &&
           (!options->has_steps ||
            (path->steps >= options->steps.low && path->steps <= options->steps.high)) &&
           (!options->has_need || needs(path, puzzle));
}

bool gen_path_has(const struct gen_path *path, size_t index)
{
    return path->taken[index];
}
