/* Rating, hints, paths. */
#include <sudoku/logic.h>

#include <stdlib.h>

#include "shim/calls.h"
#include "shim/deadline.h"
#include "shim/sentences.h"
#include "shim/session.h"
#include "shim/step.h"

/* What a call about steps is asked. */
struct question {
    struct session *session;
    struct sudoku_solver *solver;
    struct sudoku_logic_position position;
    struct sudoku_limits limits;
};

/* Takes a position and limits. */
static enum sudoku_status take_question(struct request *in, struct question *question)
{
    enum sudoku_status status = take_layout(in, &question->session);
    if (!status)
        status = session_solver(question->session, &question->solver);
    if (status)
        return status;
    const unsigned cells = question->session->cells;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = take_exactly(in, 1, cells);
    position.is_placed = take_exactly(in, 1, cells);
    position.candidates = take_exactly(in, sizeof *position.candidates, cells);
    question->position = position;
    deadline_set(take_number(in));
    question->limits = deadline_limits(take_number(in));
    return in->failed ? SUDOKU_ERR_ARGUMENT : SUDOKU_OK;
}

/* Stores an explainer of PROFILE in *LOGIC and sets it to the question's position. */
static enum sudoku_status start(const struct question *question, enum sudoku_profile profile,
                                struct sudoku_logic **logic)
{
    const enum sudoku_status status = session_logic(question->session, profile, logic);
    if (status)
        return status;
    return sudoku_logic_start(*logic, question->solver, &question->position, &question->limits);
}

enum sudoku_status call_sentences(struct request *in, struct reply *out)
{
    (void)out;
    return sentences_take(in);
}

enum sudoku_status call_rate(struct request *in, struct reply *out)
{
    struct question question;
    struct sudoku_logic *logic;
    enum sudoku_level level = (enum sudoku_level)0;
    unsigned score = 0;
    struct sudoku_se_rating se = {0};
    enum sudoku_status status = take_question(in, &question);
    const bool with_se = take_unsigned(in) != 0;
    if (!status)
        status = start(&question, SUDOKU_PROFILE_HODOKU, &logic);
    if (!status)
        status = sudoku_logic_rate(logic, &level, &score);
    if (!status && with_se)
        status = start(&question, SUDOKU_PROFILE_SE, &logic);
    if (!status && with_se)
        status = sudoku_logic_rate_se(logic, &se);
    put_number(out, deadline_status(status));
    put_number(out, level);
    put_number(out, score);
    put_number(out, se.puzzle);
    put_number(out, se.pearl);
    put_number(out, se.diamond);
    return status < 0 ? status : SUDOKU_OK;
}

/* Finds the next step of LOGIC and appends it, after a number that says whether there is one. */
static enum sudoku_status put_next(struct reply *out, const struct session *session,
                                   struct sudoku_logic *logic, const struct sudoku_step **step)
{
    const enum sudoku_status status = sudoku_logic_find_step(logic, step);
    put_number(out, status == SUDOKU_OK);
    if (status)
        return status;
    sudoku_digitset *candidates = malloc(session->cells * sizeof *candidates);
    if (!candidates)
        return SUDOKU_ERR_MEMORY;
    sudoku_logic_get_position(logic, NULL, candidates);
    put_step(out, session->layout, *step, candidates);
    free(candidates);
    return SUDOKU_OK;
}

/* Appends LIMIT steps at most, applying each, then how the path ended; SUDOKU_OK if it goes on. */
static enum sudoku_status put_path(struct request *in, struct reply *out, unsigned limit)
{
    struct question question;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    enum sudoku_status status = take_question(in, &question);
    const unsigned profile = take_unsigned(in);
    limit = limit ? limit : take_unsigned(in);
    if (!request_expect(in, profile < PROFILES, "the profile is unknown"))
        return SUDOKU_ERR_ARGUMENT;
    if (!status)
        status = start(&question, (enum sudoku_profile)profile, &logic);
    if (status == SUDOKU_SEVERAL_SOLUTIONS)
        status = SUDOKU_OK;
    const bool started = status == SUDOKU_OK;
    for (unsigned count = 0; !status && count < limit; count++) {
        status = put_next(out, question.session, logic, &step);
        if (!status)
            status = sudoku_logic_apply(logic, step);
    }
    if (status == SUDOKU_OK || !started)
        put_number(out, 0);
    put_number(out, deadline_status(status));
    return status < 0 ? status : SUDOKU_OK;
}

enum sudoku_status call_hint(struct request *in, struct reply *out)
{
    return put_path(in, out, 1);
}

enum sudoku_status call_explain(struct request *in, struct reply *out)
{
    return put_path(in, out, 0);
}
