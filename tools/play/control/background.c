#include "play/control/background.h"

#include <stdio.h>

#include "cli/run/clock.h"
#include "play/control/practice.h"

/* Intervals in milliseconds: of the clock display, and of checks on a thread. */
enum { SECOND = 1000, SOON = 20 };

/* Time limit for a puzzle of a rare level or technique, in seconds. */
static const double patience = 60;

/* ------------------------------------------------------------------------------------ new games */

/* Returns false if no puzzle is ready. */
static bool take_new_puzzle(struct session *session)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    struct message message;
    int technique = supply_technique(session->supply);
    if (!supply_take(session->supply, 0, givens))
        return false;
    if (!session_begin(session, supply_shape(session->supply), givens, &message))
        snprintf(session->message, sizeof session->message, "%s", message.text);
    else if (technique >= 0)
        practice_go(session, (size_t)technique);
    return true;
}

void background_new_game(struct session *session)
{
    if (session->supply && take_new_puzzle(session))
        return;
    if (session->supply && !session->record.game)
        session_show_empty(session, supply_shape(session->supply));
    if (session->supply && supply_has_failed(session->supply))
        supply_retry(session->supply);
    session->awaits = session->supply ? clock_now() + patience : 0;
    session_say(session, session->supply ? PHRASE_MAKING : PHRASE_NONE_MADE);
}

void background_new_game_of(struct session *session, unsigned level, int technique)
{
    if (session->supply && supply_change(session->supply, level, technique)) {
        background_new_game(session);
    } else {
        session->awaits = 0;
        session_say(session, PHRASE_NONE_MADE);
    }
}

static bool poll_supply(struct session *session)
{
    if (take_new_puzzle(session))
        return true;
    bool has_failed = supply_has_failed(session->supply);
    if (!has_failed && clock_now() < session->awaits)
        return false;
    session->awaits = 0;
    session_say(session, has_failed ? PHRASE_NO_MEMORY : PHRASE_NONE_MADE);
    return true;
}

/* ------------------------------------------------------------------------------------ the level */

static bool poll_level(struct session *session)
{
    enum sudoku_status status;
    if (!session_take_level(session, &status))
        return false;
    if (judge_denies(status) && !session->message[0])
        session_say(session, PHRASE_NOT_ONE);
    return true;
}

/* ----------------------------------------------------------------------------------- the camera */

void background_watch(struct session *session, struct puzzle_camera *camera)
{
    session_type_in(session);
    session->camera = camera;
    session_say(session, PHRASE_SHOW_IT);
}

static bool poll_camera(struct session *session)
{
    struct message message, reason;
    enum camera_result result = camera_poll(session->camera, &reason);
    if (result == CAMERA_FRAME) {
        const char *advice = camera_advice(session->camera);
        snprintf(session->message, sizeof session->message, "%s",
                 advice[0] ? advice : phrase_in(session->settings.language, PHRASE_SHOW_IT));
    } else if (result != CAMERA_NOTHING) {
        struct draft *draft = camera_draft(session->camera);
        if (draft)
            session_import(session, draft, &message);
        else
            session_type_in(session);
        if (!draft)
            snprintf(session->message, sizeof session->message, "%s", reason.text);
    }
    return result != CAMERA_NOTHING;
}

/* ------------------------------------------------------------------------------------------ all */

bool background_begin(struct session *session)
{
    const struct late_begin late = session->late;
    session->late = (struct late_begin){0};
    if (!late.begin)
        return false;
    if (!late.begin(late.user, session))
        session->has_failed = session->is_over = true;
    return true;
}

bool background_poll(struct session *session)
{
    bool has_news = session->watch.runs;
    if (session->camera)
        return poll_camera(session);
    if (session->assessor)
        has_news = poll_level(session) || has_news;
    if (session->awaits > 0)
        has_news = poll_supply(session) || has_news;
    return has_news;
}

int background_pause(const struct session *session)
{
    if (session->camera)
        return 1;
    if (session->assessor || session->awaits > 0)
        return SOON;
    return session->watch.runs ? SECOND : -1;
}
