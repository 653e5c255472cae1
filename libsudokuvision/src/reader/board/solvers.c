#include "reader/board/solvers.h"

#include "common/argument.h"

static bool is_wanted(const struct svision_reader_options *options, const struct board_size *size)
{
    return (options->sides == 0 || (options->sides >> size->side & 1) != 0) &&
           (options->box_rows == 0 || options->box_rows == size->box_rows) &&
           (options->box_columns == 0 || options->box_columns == size->box_columns);
}

static enum sudoku_status make_solver(struct solvers *solvers, unsigned i)
{
    const struct sudoku_allocator *allocator = &solvers->allocator;
    struct sudoku_layout_options layout = SUDOKU_LAYOUT_OPTIONS_INIT;
    layout.side = board_sizes[i].side;
    layout.box_rows = board_sizes[i].box_rows;
    layout.box_columns = board_sizes[i].box_columns;
    layout.allocator = allocator;
    struct sudoku_solver_options solver = SUDOKU_SOLVER_OPTIONS_INIT;
    solver.allocator = allocator;
    const struct sudoku_layout *used = sudoku_layout_classic();
    if (board_sizes[i].side != BOARD_SIZE_CLASSIC && !solvers->layout[i]) {
        enum sudoku_status status = sudoku_layout_create(&layout, &solvers->layout[i]);
        if (status)
            return status;
        used = solvers->layout[i];
    }
    return sudoku_solver_create(used, &solver, &solvers->solver[i]);
}

enum svision_status solvers_open(struct solvers *solvers, const struct sudoku_allocator *allocator,
                                 const struct svision_reader_options *options)
{
    if (!argument_expect((options->sides & ~SVISION_SIDES) == 0,
                         "options->sides has one that is not read"))
        return SVISION_ERR_ARGUMENT;
    solvers->allocator = *allocator;
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        solvers->asked[i] = is_wanted(options, &board_sizes[i]);
        if (solvers->asked[i])
            solvers->sides |= UINT32_C(1) << board_sizes[i].side;
    }
    if (!solvers_need(solvers, BOARD_SIZE_CLASSIC))
        return SVISION_ERR_MEMORY;
    return argument_expect(solvers->sides, "options ask for no grid that is read")
               ? SVISION_OK
               : SVISION_ERR_ARGUMENT;
}

bool solvers_need(struct solvers *solvers, unsigned side)
{
    for (unsigned i = 0; i < BOARD_SIZES; i++)
        if (board_sizes[i].side == side && solvers->asked[i] && !solvers->solver[i] &&
            make_solver(solvers, i))
            return false;
    return true;
}

bool solvers_read(const struct solvers *solvers, const struct board_size *size)
{
    return solvers->asked[size - board_sizes];
}

void solvers_close(struct solvers *solvers)
{
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        sudoku_solver_destroy(solvers->solver[i]);
        sudoku_layout_destroy(solvers->layout[i]);
    }
}
