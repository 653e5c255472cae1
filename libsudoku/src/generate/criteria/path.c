#include "generate/criteria/path.h"

#include "logic/topology.h"

enum sudoku_status path_start(struct sudoku_logic *logic, const uint8_t *puzzle)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = puzzle;
    position.is_unique = true;
    return sudoku_logic_set_position(logic, &position);
}

enum sudoku_status path_exhaust(struct sudoku_logic *logic)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    while ((status = sudoku_logic_find_step(logic, &step)) == SUDOKU_OK)
        sudoku_logic_apply(logic, step);
    return status;
}

/* -------------------------------------------------------------------------------------- choices */

/* The cells that steps fill, and the number of steps. */
struct open_places {
    bool is_filled[LOGIC_MAX_CELLS];
    unsigned cells;
    unsigned steps;
};

static int note_step(void *user, const struct sudoku_step *step)
{
    struct open_places *places = user;
    places->steps++;
    for (size_t i = 0; i < step->placement_count; i++) {
        bool *is_filled = &places->is_filled[step->placements[i].cell];
        places->cells += !*is_filled;
        *is_filled = true;
    }
    return 0;
}

static unsigned count_empty(const struct sudoku_logic *logic, unsigned cells)
{
    uint8_t board[LOGIC_MAX_CELLS];
    unsigned empty = 0;
    if (sudoku_logic_get_position(logic, board, NULL) != SUDOKU_OK)
        return 0;
    for (unsigned cell = 0; cell < cells; cell++)
        empty += !board[cell];
    return empty;
}

/* Stores the number of cells that singles fill in *OPEN. */
static enum sudoku_status count_singles(struct sudoku_logic *logic, const struct order *order,
                                        unsigned *open)
{
    struct open_places places = {.cells = 0};
    enum sudoku_status status = SUDOKU_OK;
    for (size_t i = 0; i < order->count && status == SUDOKU_OK; i++)
        if (sudoku_technique_at(order->items[i])->level == SUDOKU_LEVEL_EASY)
            status = sudoku_logic_enumerate_steps(logic, order->items[i], note_step, &places);
    *open = places.cells;
    return status;
}

/* Stores the number of steps of the easiest technique in *OPEN. */
static enum sudoku_status count_steps(struct sudoku_logic *logic, unsigned *open)
{
    struct open_places places = {.steps = 0};
    const struct sudoku_step *step;
    size_t index = 0;
    enum sudoku_status status = sudoku_logic_find_step(logic, &step);
    if (status == SUDOKU_OK)
        status = sudoku_technique_from_name(step->technique->code, &index);
    if (status == SUDOKU_OK)
        status = sudoku_logic_enumerate_steps(logic, index, note_step, &places);
    *open = places.steps;
    return status;
}

/* Lowers path->choices to the number of choices of the position. */
static enum sudoku_status count_choices(struct path *path, struct sudoku_logic *logic,
                                        const struct order *order, unsigned cells)
{
    unsigned open;
    enum sudoku_status status = count_singles(logic, order, &open);
    if (status == SUDOKU_OK && open == count_empty(logic, cells))
        return SUDOKU_OK;
    if (status == SUDOKU_OK && !open)
        status = count_steps(logic, &open);
    if (status == SUDOKU_OK && open < path->choices)
        path->choices = open;
    return status;
}

/* ---------------------------------------------------------------------------------------- path */

static void add_step(struct path *path, const struct sudoku_step *step)
{
    size_t index;
    path->step_count++;
    if (sudoku_technique_from_name(step->technique->code, &index) != SUDOKU_OK)
        return;
    path->has[index] = true;
    if (step->technique->score > path->max_score)
        path->max_score = step->technique->score;
}

enum sudoku_status path_follow(struct path *path, struct sudoku_logic *logic,
                               const struct order *order, unsigned cells, bool counts_choices)
{
    const struct sudoku_step *step;
    enum sudoku_status status = SUDOKU_OK;
    *path = (struct path){.choices = counts_choices ? count_empty(logic, cells) : 0};
    for (;;) {
        if (counts_choices)
            status = count_choices(path, logic, order, cells);
        if (status == SUDOKU_OK)
            status = sudoku_logic_find_step(logic, &step);
        if (status != SUDOKU_OK)
            return status;
        add_step(path, step);
        sudoku_logic_apply(logic, step);
    }
}
