#include "play/control/import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void import_digit(struct session *session, unsigned digit)
{
    struct game *game = session->record.game;
    uint16_t *room;
    const struct cells cells = session_cells(session, &room);
    bool stands = true;
    for (size_t i = 0; i < cells.count; i++)
        stands = stands && game_digit(game, cells.at[i]) == digit;
    /* While handwriting is left out, an entered digit counts as printed. */
    for (size_t i = 0; i < cells.count && session->draft->omits_handwriting; i++)
        session->draft->is_hand[cells.at[i]] = false;
    if (!stands && game_enter(game, cells, LAYER_DIGIT, digit, false))
        session_note(session, EVENT_MOVE);
    free(room);
    import_confirm(session, 0);
}

void import_confirm(struct session *session, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = session_cells(session, &room);
    for (size_t i = 0; i < cells.count; i++)
        session->draft->is_doubtful[cells.at[i]] = false;
    free(room);
    session->was_warned = false;
    session_say_draft(session);
}

void import_next_doubt(struct session *session, int argument)
{
    unsigned cells = session->record.game->cell_count;
    (void)argument;
    for (unsigned i = 1; i <= cells; i++) {
        unsigned cell = (session->cursor + i) % cells;
        if (session->draft->is_doubtful[cell]) {
            session_select(session, cell, false);
            return;
        }
    }
}

void import_toggle_handwriting(struct session *session, int argument)
{
    (void)argument;
    session->draft->omits_handwriting = !session->draft->omits_handwriting;
    session->was_warned = false;
    session_say_draft(session);
}

void import_toggle_print(struct session *session, int argument)
{
    uint16_t *room;
    (void)argument;
    const struct cells cells = session_cells(session, &room);
    for (size_t i = 0; i < cells.count; i++)
        session->draft->is_hand[cells.at[i]] = !session->draft->is_hand[cells.at[i]];
    free(room);
    import_confirm(session, 0);
}

/* Separates the current draft into printed givens and handwritten entries. */
static void separate_handwriting(const struct session *session, uint8_t *givens, uint8_t *entries)
{
    const struct draft *draft = session->draft;
    for (unsigned cell = 0; cell < draft->cells; cell++) {
        uint8_t digit = (uint8_t)game_digit(session->record.game, cell);
        givens[cell] = draft->is_hand[cell] ? 0 : digit;
        entries[cell] = draft->is_hand[cell] && !draft->omits_handwriting ? digit : 0;
    }
}

static bool has_one_solution(const struct shape *shape, const uint8_t *givens)
{
    struct game *game = game_create(shape, givens);
    struct judge *judge = game ? judge_create(game, judge_patience) : NULL;
    bool has_one = judge && judge->status == SUDOKU_OK;
    judge_destroy(judge);
    game_destroy(game);
    return has_one;
}

/* Takes the current reading, which may be uncertain, as a draft to correct. */
static void take_current_reading(struct session *session)
{
    struct message message;
    struct draft *draft = camera_draft(session->camera);
    if (draft)
        session_import(session, draft, &message);
}

static void begin_game(struct session *session)
{
    uint8_t givens[SUDOKU_MAX_CELLS], entries[SUDOKU_MAX_CELLS];
    struct message message;
    struct shape shape = shape_copy(&session->draft->shape);
    separate_handwriting(session, givens, entries);
    if (!session->was_warned && !has_one_solution(&shape, givens)) {
        session->was_warned = true;
        session_say(session, PHRASE_CORRECT_IT);
    } else if (!session_begin(session, &shape, givens, &message)) {
        snprintf(session->message, sizeof session->message, "%s", message.text);
    } else {
        session_enter(session, entries);
    }
    shape_free(&shape);
}

void import_accept(struct session *session, int argument)
{
    (void)argument;
    if (session->camera)
        take_current_reading(session);
    else if (session->draft)
        begin_game(session);
}
