#include "play/core/control/assist.h"

#include <stdio.h>
#include <string.h>

#include "play/core/model/finding.h"
#include "play/core/words/hint_words.h"

static bool find_hint(struct game *game)
{
    if (!game_judge(game))
        return false;
    hint_free(&game->hint);
    judge_hint(game->judge, game->record.board, &game->hint);
    game->hint_level = SUDOKU_HINT_PLACE;
    game_note(game, EVENT_HINT);
    return true;
}

void assist_hint(struct game *game, int argument)
{
    (void)argument;
    if (game->hint_level == 0) {
        if (!find_hint(game))
            return;
    } else if (game->hint_level < SUDOKU_HINT_STEP) {
        game->hint_level++;
    }
    if (game->hint.result == HINT_STEP)
        hint_write(game->settings.language, game->record.board, &game->hint,
                   (enum sudoku_hint)game->hint_level, game->message, sizeof game->message);
    else
        game_say(game, phrase_of_result(game->hint.result));
    if (game->hint.result == HINT_MISTAKE && game->hint_level > SUDOKU_HINT_PLACE)
        memcpy(game->is_wrong, game->hint.is_wrong,
               game->record.board->cell_count * sizeof *game->is_wrong);
}

void assist_do_step(struct game *game, int argument)
{
    (void)argument;
    if (game->hint_level == 0 && !find_hint(game))
        return;
    if (game->hint.result != HINT_STEP) {
        game_say(game, phrase_of_result(game->hint.result));
        return;
    }
    bool excludes = false;
    for (unsigned cell = 0; cell < game->record.board->cell_count; cell++)
        excludes = excludes || game->hint.excluded[cell];
    if (board_apply(game->record.board, game->hint.digits, excludes ? game->hint.excluded : NULL,
                    !game->settings.keeps_candidates))
        game_note(game, EVENT_MOVE);
}

void assist_check(struct game *game, int argument)
{
    (void)argument;
    if (!game_judge(game))
        return;
    int mistakes = judge_mistakes(game->judge, game->record.board, game->is_wrong);
    if (mistakes < 0)
        game_say(game, judge_denies(game->judge->status) ? PHRASE_NOT_ONE : PHRASE_NOT_KNOWN);
    else if (mistakes == 0)
        game_say(game, PHRASE_NO_MISTAKE);
    else
        snprintf(game->message, sizeof game->message, "%s: %d",
                 phrase_in(game->settings.language, PHRASE_MISTAKES), mistakes);
    game_note(game, EVENT_CHECK);
}

/* ----------------------------------------------------------------------------------- techniques */

static void say_technique(struct game *game, enum phrase phrase, size_t technique)
{
    snprintf(game->message, sizeof game->message, "%s: %s",
             phrase_in(game->settings.language, phrase), game_technique_name(game, technique));
}

static void say_finding(struct game *game, struct finding finding)
{
    bool is_other = game->practised >= 0 && finding.technique != (size_t)game->practised;
    if (finding.result == FINDING_STEP)
        say_technique(game, is_other ? PHRASE_FOUND_OTHER : PHRASE_FOUND, finding.technique);
    else if (finding.result == FINDING_NO_NAME)
        game_say(game, PHRASE_FOUND_UNKNOWN);
    else
        game_say(game, finding.result == FINDING_WRONG ? PHRASE_FOUND_WRONG : PHRASE_FOUND_NOTHING);
}

void assist_name(struct game *game, int argument)
{
    (void)argument;
    if (game_judge(game))
        say_finding(game, finding_of_last_move(game->judge, game->record.board, game->practised,
                                               &game->services.clock));
}

void assist_practice(struct game *game)
{
    if (game->practised < 0 || game->message[0] || !game_judge(game))
        return;
    const struct finding finding = finding_of_last_move(game->judge, game->record.board,
                                                        game->practised, &game->services.clock);
    if (finding.result != FINDING_NOTHING)
        say_finding(game, finding);
}
