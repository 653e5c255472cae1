#include "play/core/control/import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/games.h"

void import_digit(struct game *game, unsigned digit)
{
    struct board *board = game->record.board;
    uint16_t *room;
    const struct cells cells = game_cells(game, &room);
    bool stands = true;
    for (size_t i = 0; i < cells.count; i++)
        stands = stands && board_digit(board, cells.at[i]) == digit;
    /* While handwriting is left out, an entered digit counts as printed. */
    for (size_t i = 0; i < cells.count && game->draft->omits_handwriting; i++)
        game->draft->is_hand[cells.at[i]] = false;
    if (!stands && board_enter(board, cells, LAYER_DIGIT, digit, false))
        game_note(game, EVENT_MOVE);
    free(room);
    import_confirm(game, 0);
}

void import_confirm(struct game *game, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = game_cells(game, &room);
    for (size_t i = 0; i < cells.count; i++)
        game->draft->is_doubtful[cells.at[i]] = false;
    free(room);
    game->was_warned = false;
    game_say_draft(game);
}

void import_next_doubt(struct game *game, int argument)
{
    unsigned cells = game->record.board->cell_count;
    (void)argument;
    for (unsigned i = 1; i <= cells; i++) {
        unsigned cell = (game->cursor + i) % cells;
        if (game->draft->is_doubtful[cell]) {
            game_select(game, cell, false);
            return;
        }
    }
}

void import_toggle_handwriting(struct game *game, int argument)
{
    (void)argument;
    game->draft->omits_handwriting = !game->draft->omits_handwriting;
    game->was_warned = false;
    game_say_draft(game);
}

void import_toggle_print(struct game *game, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = game_cells(game, &room);
    for (size_t i = 0; i < cells.count; i++)
        game->draft->is_hand[cells.at[i]] = !game->draft->is_hand[cells.at[i]];
    free(room);
    import_confirm(game, 0);
}

/* Separates the current draft into printed givens and handwritten entries. */
static void separate_handwriting(const struct game *game, uint8_t *givens, uint8_t *entries)
{
    const struct draft *draft = game->draft;
    for (unsigned cell = 0; cell < draft->cells; cell++) {
        uint8_t digit = (uint8_t)board_digit(game->record.board, cell);
        givens[cell] = draft->is_hand[cell] ? 0 : digit;
        entries[cell] = draft->is_hand[cell] && !draft->omits_handwriting ? digit : 0;
    }
}

static bool has_one_solution(const struct shape *shape, const uint8_t *givens)
{
    struct board *board = board_create(shape, givens);
    struct judge *judge = board ? judge_create(board, judge_patience) : NULL;
    bool has_one = judge && judge->status == SUDOKU_OK;
    judge_destroy(judge);
    board_destroy(board);
    return has_one;
}

/* Takes the current reading, which may be uncertain, as a draft to correct. */
static void take_current_reading(struct game *game)
{
    struct message message;
    struct draft *draft = game->camera.draft(game->camera.camera);
    if (draft)
        game_import(game, draft, &message);
}

static void begin_game(struct game *game)
{
    uint8_t givens[SUDOKU_MAX_CELLS], entries[SUDOKU_MAX_CELLS];
    struct message message;
    struct shape shape = shape_copy(&game->draft->shape);
    separate_handwriting(game, givens, entries);
    if (!game->was_warned && !has_one_solution(&shape, givens)) {
        game->was_warned = true;
        game_say(game, PHRASE_CORRECT_IT);
    } else if (!game_begin(game, &shape, givens, &message)) {
        snprintf(game->message, sizeof game->message, "%s", message.text);
    } else {
        game_enter_all(game, entries);
    }
    shape_free(&shape);
}

void import_accept(struct game *game, int argument)
{
    (void)argument;
    if (game->camera.poll)
        take_current_reading(game);
    else if (game->draft)
        begin_game(game);
}
