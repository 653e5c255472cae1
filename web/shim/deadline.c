#include "shim/deadline.h"

#include "common/clock.h"

/* Seconds that a caller waits if it does not say. */
#define USUAL_LIMIT 10.0

/* True if JavaScript asks the running call to stop. */
#if defined(__wasm__)
__attribute__((import_module("engine"), import_name("stopped"))) int engine_stopped(void);
#else
static int engine_stopped(void)
{
    return 0;
}
#endif

static double end;

void deadline_set(double seconds)
{
    end = clock_now() + (seconds > 0 ? seconds : USUAL_LIMIT);
}

/* True if the call has to end. */
static bool is_over(void)
{
    return engine_stopped() || clock_now() > end;
}

static int check(void *user, const struct sudoku_stats *stats)
{
    (void)user, (void)stats;
    return is_over();
}

struct sudoku_limits deadline_limits(double nodes)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = check;
    limits.nodes = nodes > 0 && nodes < 0x1p63 ? (uint64_t)nodes : 0;
    return limits;
}

enum sudoku_status deadline_status(enum sudoku_status status)
{
    return status == SUDOKU_CANCELLED && !engine_stopped() ? SUDOKU_TIME_LIMIT : status;
}
