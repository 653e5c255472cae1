#include "play/control/practice.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/text/checked.h"
#include "play/words/technique_names.h"

/* Follows the path up to TECHNIQUE. Returns false if the path does not use it. */
static bool follow_path(struct sudoku_logic *logic, const struct game *game,
                        const struct sudoku_technique *technique)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    position.cells = game->givens;
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

bool practice_go(struct session *session, size_t index)
{
    struct game *game = session->record.game;
    const struct judge *judge = session_judge(session);
    if (!judge || !judge->logic || judge->status != SUDOKU_OK ||
        !follow_path(judge->logic, game, sudoku_technique_at(index)))
        return false;
    uint8_t *digits = buffer_resize(NULL, game->cell_count);
    sudoku_digitset *excluded = buffer_resize(NULL, game->cell_count * sizeof *excluded);
    sudoku_logic_get_position(judge->logic, digits, excluded);
    for (unsigned cell = 0; cell < game->cell_count; cell++)
        excluded[cell] = digits[cell] ? 0 : ~excluded[cell];
    bool done = game_apply(game, digits, excluded, true);
    free(digits);
    free(excluded);
    if (done) {
        session_note(session, EVENT_MOVE);
        session->practised = (int)index;
        snprintf(session->message, sizeof session->message, "%s: %s",
                 phrase_in(session->settings.language, PHRASE_FIND),
                 technique_name(session->settings.language, sudoku_technique_at(index)->name));
    }
    return done;
}
