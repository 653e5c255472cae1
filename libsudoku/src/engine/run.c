#include "engine/run.h"

#include <sudoku/board.h>

#include "engine/verify.h"

static bool is_sound(const struct run *run, const uint8_t *solution)
{
    const struct sudoku_puzzle *puzzle = run->puzzle;
    if (!run->start && run->verify && puzzle->givens && !puzzle->candidates)
        return run->verify(puzzle->givens, solution);
    if (!run->start)
        return verify_classic(puzzle, solution);
    bool sound = sudoku_board_is_solution(run->layout, NULL, solution);
    for (unsigned cell = 0; sound && cell < run->layout->cell_count; cell++)
        sound = sudoku_digitset_has(run->start[cell], solution[cell]);
    return sound;
}

bool run_solution(struct run *run, const uint8_t *solution)
{
    if (!is_sound(run, solution)) {
        run->limiter.status = SUDOKU_ERR_INTERNAL;
        return true;
    }
    bool stop = limiter_solution(&run->limiter);
    if (run->callback(run->user, solution)) {
        run->limiter.status = SUDOKU_CANCELLED;
        stop = true;
    }
    return stop;
}
