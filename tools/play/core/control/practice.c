#include "play/core/control/practice.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/text/checked.h"

/* Follows the path up to TECHNIQUE. Returns false if the path does not use it. */
static bool follow_path(struct sudoku_logic *logic, const struct board *board,
                        const struct sudoku_technique *technique)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    position.cells = board->givens;
    position.is_unique = true;
    if (sudoku_logic_set_position(logic, &position) != SUDOKU_OK)
        return false;
    while (checked(sudoku_logic_find_step(logic, &step)) == SUDOKU_OK) {
        if (step->technique == technique)
            return true;
        sudoku_logic_apply(logic, step);
    }
    return false;
}

bool practice_go(struct game *game, size_t index)
{
    struct board *board = game->record.board;
    struct judge *judge = game_judge(game);
    /* The order by which puzzles with the technique are chosen. */
    if (judge)
        judge_set_profile(judge, SUDOKU_PROFILE_HODOKU);
    if (!judge || !judge->logic || judge->status != SUDOKU_OK ||
        !follow_path(judge->logic, board, sudoku_technique_at(index)))
        return false;
    uint8_t *digits = buffer_resize(NULL, board->cell_count);
    sudoku_digitset *excluded = buffer_resize(NULL, board->cell_count * sizeof *excluded);
    sudoku_logic_get_position(judge->logic, digits, excluded);
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        excluded[cell] = digits[cell] ? 0 : ~excluded[cell];
    bool done = board_apply(board, digits, excluded, true);
    free(digits);
    free(excluded);
    if (done) {
        game_note(game, EVENT_MOVE);
        game->practised = (int)index;
        snprintf(game->message, sizeof game->message, "%s: %s",
                 phrase_in(game->settings.language, PHRASE_FIND), game_technique_name(game, index));
    }
    return done;
}
