#include "play/control/assist.h"

#include <stdio.h>
#include <string.h>

#include "play/model/finding.h"
#include "play/words/hint_words.h"
#include "play/words/technique_names.h"

/* Returns the phrase for a hint that is not a step. */
static enum phrase phrase_of(enum hint_result result)
{
    static const enum phrase phrases[] = {
        [HINT_STEP] = PHRASE_HINT,           [HINT_MISTAKE] = PHRASE_WRONG,
        [HINT_SOLVED] = PHRASE_SOLVED,       [HINT_NONE] = PHRASE_NO_STEP,
        [HINT_TOO_LARGE] = PHRASE_TOO_LARGE, [HINT_NO_TIME] = PHRASE_NO_TIME};
    return phrases[result];
}

static bool find_hint(struct session *session)
{
    if (!session_judge(session))
        return false;
    hint_free(&session->hint);
    judge_hint(session->judge, session->record.game, &session->hint);
    session->hint_level = SUDOKU_HINT_PLACE;
    session_note(session, EVENT_HINT);
    return true;
}

void assist_hint(struct session *session, int argument)
{
    (void)argument;
    if (session->hint_level == 0) {
        if (!find_hint(session))
            return;
    } else if (session->hint_level < SUDOKU_HINT_STEP) {
        session->hint_level++;
    }
    if (session->hint.result == HINT_STEP)
        hint_write(session->settings.language, session->record.game, &session->hint,
                   (enum sudoku_hint)session->hint_level, session->message,
                   sizeof session->message);
    else
        session_say(session, phrase_of(session->hint.result));
    if (session->hint.result == HINT_MISTAKE && session->hint_level > SUDOKU_HINT_PLACE)
        memcpy(session->is_wrong, session->hint.is_wrong,
               session->record.game->cell_count * sizeof *session->is_wrong);
}

void assist_do_step(struct session *session, int argument)
{
    (void)argument;
    if (session->hint_level == 0 && !find_hint(session))
        return;
    if (session->hint.result != HINT_STEP) {
        session_say(session, phrase_of(session->hint.result));
        return;
    }
    bool excludes = false;
    for (unsigned cell = 0; cell < session->record.game->cell_count; cell++)
        excludes = excludes || session->hint.excluded[cell];
    if (game_apply(session->record.game, session->hint.digits,
                   excludes ? session->hint.excluded : NULL, !session->settings.keeps_candidates))
        session_note(session, EVENT_MOVE);
}

void assist_check(struct session *session, int argument)
{
    (void)argument;
    if (!session_judge(session))
        return;
    int mistakes = judge_mistakes(session->judge, session->record.game, session->is_wrong);
    if (mistakes < 0)
        session_say(session,
                    judge_denies(session->judge->status) ? PHRASE_NOT_ONE : PHRASE_NOT_KNOWN);
    else if (mistakes == 0)
        session_say(session, PHRASE_NO_MISTAKE);
    else
        snprintf(session->message, sizeof session->message, "%s: %d",
                 phrase_in(session->settings.language, PHRASE_MISTAKES), mistakes);
    session_note(session, EVENT_CHECK);
}

/* ----------------------------------------------------------------------------------- techniques */

static void say_technique(struct session *session, enum phrase phrase, size_t technique)
{
    snprintf(session->message, sizeof session->message, "%s: %s",
             phrase_in(session->settings.language, phrase),
             technique_name(session->settings.language, sudoku_technique_at(technique)->name));
}

static void say_finding(struct session *session, struct finding finding)
{
    bool is_other = session->practised >= 0 && finding.technique != (size_t)session->practised;
    if (finding.result == FINDING_STEP)
        say_technique(session, is_other ? PHRASE_FOUND_OTHER : PHRASE_FOUND, finding.technique);
    else if (finding.result == FINDING_NO_NAME)
        session_say(session, PHRASE_FOUND_UNKNOWN);
    else
        session_say(session,
                    finding.result == FINDING_WRONG ? PHRASE_FOUND_WRONG : PHRASE_FOUND_NOTHING);
}

void assist_name(struct session *session, int argument)
{
    (void)argument;
    if (session_judge(session))
        say_finding(session,
                    finding_of_last_move(session->judge, session->record.game, session->practised));
}

void assist_practice(struct session *session)
{
    if (session->practised < 0 || session->message[0] || !session_judge(session))
        return;
    const struct finding finding =
        finding_of_last_move(session->judge, session->record.game, session->practised);
    if (finding.result != FINDING_NOTHING)
        say_finding(session, finding);
}
