#include "play/control/assessor.h"

#include <pthread.h>
#include <stdlib.h>

#include "cli/run/interrupt.h"

/* Time limit for rating a puzzle, in seconds. Puzzles that take longer have no level. */
static const double max_seconds = 60;

struct assessor {
    struct game *game; /* used by the thread only */
    pthread_t thread;
    pthread_mutex_t mutex;
    /* Guarded by the mutex: */
    struct judge *judge; /* NULL: none yet */
    bool has_to_end, is_known;
    struct assessment assessment;
};

/* Returns false if the answer is no longer wanted. */
static bool show_judge(struct assessor *assessor, struct judge *judge)
{
    pthread_mutex_lock(&assessor->mutex);
    assessor->judge = judge;
    bool goes_on = !assessor->has_to_end;
    pthread_mutex_unlock(&assessor->mutex);
    return goes_on && judge;
}

static void *work(void *user)
{
    struct assessor *assessor = user;
    struct assessment found = {SUDOKU_UNDECIDED, 0, 0};
    struct judge *judge = judge_create(assessor->game, max_seconds);
    if (show_judge(assessor, judge)) {
        judge_rate(judge, assessor->game, &found.level, &found.score);
        found.status = judge->status;
    }
    pthread_mutex_lock(&assessor->mutex);
    assessor->assessment = found;
    assessor->is_known = true;
    assessor->judge = NULL;
    pthread_mutex_unlock(&assessor->mutex);
    judge_destroy(judge);
    return NULL;
}

struct assessor *assessor_start(const struct game *game)
{
    struct assessor *assessor = buffer_resize(NULL, sizeof *assessor);
    *assessor = (struct assessor){.game = game_create(&game->shape, game->givens)};
    pthread_mutex_init(&assessor->mutex, NULL);
    if (assessor->game && interrupt_start_thread(&assessor->thread, work, assessor))
        return assessor;
    pthread_mutex_destroy(&assessor->mutex);
    game_destroy(assessor->game);
    free(assessor);
    return NULL;
}

bool assessor_take(struct assessor *assessor, struct assessment *assessment)
{
    pthread_mutex_lock(&assessor->mutex);
    bool is_known = assessor->is_known;
    *assessment = assessor->assessment;
    assessor->is_known = false;
    pthread_mutex_unlock(&assessor->mutex);
    return is_known;
}

void assessor_stop(struct assessor *assessor)
{
    if (!assessor)
        return;
    pthread_mutex_lock(&assessor->mutex);
    assessor->has_to_end = true;
    if (assessor->judge && assessor->judge->logic)
        sudoku_logic_cancel(assessor->judge->logic);
    pthread_mutex_unlock(&assessor->mutex);
    pthread_join(assessor->thread, NULL);
    pthread_mutex_destroy(&assessor->mutex);
    game_destroy(assessor->game);
    free(assessor);
}
