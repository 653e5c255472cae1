#include "cli/run/clock.h"

double clock_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static struct timespec whole_and_rest(double seconds)
{
    time_t whole = (time_t)seconds;
    return (struct timespec){whole, (long)((seconds - (double)whole) * 1e9)};
}

struct timespec clock_after(double seconds)
{
    enum { SECOND = 1000000000 };
    struct timespec time, more = whole_and_rest(seconds);
    clock_gettime(CLOCK_MONOTONIC, &time);
    long nanoseconds = time.tv_nsec + more.tv_nsec;
    time.tv_sec += more.tv_sec + nanoseconds / SECOND;
    time.tv_nsec = nanoseconds % SECOND;
    return time;
}

void clock_sleep(double seconds)
{
    struct timespec time = whole_and_rest(seconds);
    nanosleep(&time, NULL);
}
