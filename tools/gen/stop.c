#include "gen/stop.h"

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"

struct gen_stop gen_stop_after(double seconds)
{
    return (struct gen_stop){seconds > 0 ? clock_now() + seconds : 0};
}

bool gen_stop_now(const struct gen_stop *stop)
{
    return interrupt_pending() || (stop->end > 0 && clock_now() >= stop->end);
}

static int look(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return gen_stop_now(user);
}

struct sudoku_limits gen_stop_limits(struct gen_stop *stop)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = look;
    limits.user = stop;
    return limits;
}
