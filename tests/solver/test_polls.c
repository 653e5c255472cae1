/* Work between two polls of limits, in every call with limits, on boards of any size: a cancel or a
 * time limit takes effect within 10 ms. Work is counted in basic blocks, which does not depend on
 * machine or load; the library is built with a call in each. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"
#include "support/layouts.h"

/* Basic blocks of some instructions each: far below 10 ms on a processor that executes a thousand
 * million per second. */
static const uint64_t max_work = 5000000;

/* Minimum work of each call. */
static const uint64_t enough = 6000000;

static struct {
    uint64_t since_look, longest, total;
    unsigned looks;
} work;

/* Called by the compiler in each block of the library. */
void __sanitizer_cov_trace_pc(void); /* NOLINT(cert-dcl*): the compiler's name */

void __sanitizer_cov_trace_pc(void) /* NOLINT(cert-dcl*): same */
{
    work.since_look++;
}

static void look(void)
{
    work.total += work.since_look;
    work.longest = work.since_look > work.longest ? work.since_look : work.longest;
    work.since_look = 0;
    work.looks++;
}

static int note_look(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    look();
    return work.total > enough;
}

static struct sudoku_limits limits = SUDOKU_LIMITS_INIT;

/* The board of a query, and the query. */
struct board {
    unsigned side;
    const char *name;
    enum sudoku_symmetry symmetry; /* of generated puzzles */
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    struct sudoku_generator *generator;
    uint8_t *givens;
};

static uint8_t room[2][SUDOKU_MAX_CELLS];
static uint16_t cells[SUDOKU_MAX_CELLS];
static sudoku_digitset sets[SUDOKU_MAX_CELLS];

static enum sudoku_status count(const struct board *board)
{
    const struct sudoku_puzzle puzzle = {.givens = board->givens};
    uint64_t found;
    return sudoku_solver_count(board->solver, &puzzle, &limits, &found);
}

static enum sudoku_status true_candidates(const struct board *board)
{
    const struct sudoku_puzzle puzzle = {.givens = board->givens};
    return sudoku_solver_true_candidates(board->solver, &puzzle, &limits, sets);
}

static enum sudoku_status backbone(const struct board *board)
{
    const struct sudoku_puzzle puzzle = {.givens = board->givens};
    return sudoku_solver_backbone(board->solver, &puzzle, &limits, room[0]);
}

static enum sudoku_status estimate(const struct board *board)
{
    const struct sudoku_puzzle puzzle = {.givens = board->givens};
    struct sudoku_estimate found = SUDOKU_ESTIMATE_INIT;
    return sudoku_solver_estimate(board->solver, &puzzle, &limits, 1000000, 1, &found);
}

static enum sudoku_status grid(const struct board *board)
{
    return sudoku_generator_make_grid(board->generator, 1, &limits, room[0]);
}

static enum sudoku_status uniform_grid(const struct board *board)
{
    return sudoku_generator_make_uniform_grid(board->generator, 1, &limits, room[0]);
}

static enum sudoku_status fit(const struct board *board)
{
    return sudoku_generator_fit_pattern(board->generator, board->givens, 1, &limits, room[0],
                                        room[1]);
}

static enum sudoku_status generate(const struct board *board)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    int8_t status;
    job.count = 1;
    job.results = room[0];
    job.statuses = &status;
    return sudoku_generator_run(board->generator, &job, &limits);
}

static enum sudoku_status minimize(const struct board *board)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    int8_t status;
    job.count = 1;
    job.puzzles = board->givens;
    job.symmetry = board->symmetry;
    job.results = room[0];
    job.statuses = &status;
    return sudoku_generator_run(board->generator, &job, &limits);
}

static enum sudoku_status redundant(const struct board *board)
{
    size_t found;
    return sudoku_generator_find_redundant(board->generator, board->givens, &limits, cells, &found);
}

static enum sudoku_status contradiction(const struct board *board)
{
    size_t found;
    return sudoku_generator_find_contradiction(board->generator, board->givens, &limits, cells,
                                               &found);
}

static enum sudoku_status repair(const struct board *board)
{
    struct sudoku_repair repairs[4];
    size_t found;
    return sudoku_generator_repair(board->generator, board->givens, NULL, &limits, repairs, 4,
                                   &found);
}

static enum sudoku_status complete(const struct board *board)
{
    static struct sudoku_change additions[SUDOKU_MAX_CELLS];
    size_t found;
    bool are_fewest;
    return sudoku_generator_complete(board->generator, board->givens, &limits, additions, &found,
                                     &are_fewest);
}

static const struct call {
    const char *name;
    enum sudoku_status (*ask)(const struct board *board);
} calls[] = {
    {"count", count},
    {"true candidates", true_candidates},
    {"backbone", backbone},
    {"estimate", estimate},
    {"grid", grid},
    {"uniform grid", uniform_grid},
    {"fit", fit},
    {"generate", generate},
    {"minimize", minimize},
    {"redundant", redundant},
    {"contradiction", contradiction},
    {"repair", repair},
    {"complete", complete},
};

static void ask_all(const struct board *board)
{
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        memset(&work, 0, sizeof work);
        enum sudoku_status status = calls[i].ask(board);
        look();
        CHECK(status >= SUDOKU_OK);
        if (work.longest > max_work / 4)
            printf("%2ux%-2u %-14s %-16s %6.2f million blocks\n", board->side, board->side,
                   board->name, calls[i].name, 1e-6 * (double)work.longest);
        CHECK(work.longest < max_work);
    }
}

/* The solution that shifts each row by boxes of BOX x BOX. */
static void fill(unsigned side, unsigned box, uint8_t *solution)
{
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned row = cell / side, column = cell % side;
        solution[cell] = (uint8_t)((box * (row % box) + row / box + column) % side + 1);
    }
}

/* Keeps a random SHARE of eight of COUNT givens. */
static void thin_out(unsigned count, unsigned share, uint8_t *givens)
{
    unsigned random = 1;
    for (unsigned cell = 0; cell < count; cell++) {
        random = random * 1103515245 + 12345;
        if ((random >> 16) % 8 >= share)
            givens[cell] = 0;
    }
}

/* Fills a row except for one cell, whose only digit is in its column. */
static void block_a_row(unsigned side, uint8_t *givens)
{
    memset(givens, 0, (size_t)side * side);
    for (unsigned column = 1; column < side; column++)
        givens[column] = (uint8_t)column;
    givens[side * (side - 1)] = (uint8_t)side;
}

static void set_up(struct board *board, struct sudoku_layout *layout, uint8_t *givens)
{
    *board = (struct board){.layout = layout, .givens = givens};
    board->side = sudoku_layout_side(layout);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &board->solver), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(layout, NULL, &board->generator), SUDOKU_OK);
}

static void take_down(struct board *board)
{
    sudoku_generator_destroy(board->generator);
    sudoku_solver_destroy(board->solver);
    sudoku_layout_destroy(board->layout);
}

static void every_call_looks_often(unsigned box)
{
    static uint8_t givens[SUDOKU_MAX_CELLS];
    static const unsigned shares[] = {0, 2, 4, 8};
    struct board board;
    set_up(&board, square_layout(box * box, box, box, 0), givens);
    board.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) {
        board.name = "some given";
        fill(board.side, box, givens);
        thin_out(board.side * board.side, shares[i], givens);
        ask_all(&board);
    }
    for (unsigned missing = 2; missing < 6; missing++) {
        board.name = "digits missing";
        fill(board.side, box, givens);
        for (unsigned cell = 0; cell < board.side * board.side; cell++)
            givens[cell] = givens[cell] > missing ? givens[cell] : 0;
        ask_all(&board);
    }
    board.name = "wrong digit";
    fill(board.side, box, givens);
    thin_out(board.side * board.side, 6, givens);
    givens[0] = givens[1] == 1 ? 2 : 1;
    ask_all(&board);
    board.name = "blocked row";
    block_a_row(board.side, givens);
    ask_all(&board);
    take_down(&board);
}

/* A figure of 50 boards that share their corner boxes: nearly the number of cells of the largest
 * square board. */
static void every_call_polls_often_on_joined_boards(void)
{
    enum { ROWS = 10, STEP = 6 };
    static uint8_t givens[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint16_t places[ROWS * ROWS];
    unsigned count = 0;
    struct sudoku_layout *layout;
    struct board board;
    for (unsigned i = 0; i < ROWS * ROWS; i++) {
        if ((i / ROWS + i % ROWS) % 2)
            continue;
        places[2 * count] = (uint16_t)(i / ROWS * STEP);
        places[2 * count++ + 1] = (uint16_t)(i % ROWS * STEP);
    }
    CHECK_EQ(sudoku_layout_create_joined(places, count, NULL, &layout), SUDOKU_OK);
    CHECK(layout && sudoku_layout_cell_count(layout) <= SUDOKU_MAX_CELLS);
    set_up(&board, layout, givens);
    CHECK_EQ(sudoku_solver_solve(board.solver, &(struct sudoku_puzzle){0}, NULL, solution),
             SUDOKU_OK);
    board.name = "joined";
    for (unsigned share = 0; share < 8; share += 3) {
        memcpy(givens, solution, sizeof givens);
        thin_out(sudoku_layout_cell_count(layout), share, givens);
        ask_all(&board);
    }
    take_down(&board);
}

int main(void)
{
    limits.progress = note_look;
    for (unsigned box = 3; box <= 8; box++)
        every_call_looks_often(box);
    every_call_polls_often_on_joined_boards();
    return check_result();
}
