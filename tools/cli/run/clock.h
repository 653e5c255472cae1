/* The monotonic clock, in seconds: the tools' own, since they see no library's insides. */
#ifndef CLI_RUN_CLOCK_H
#define CLI_RUN_CLOCK_H

#include <time.h>

double clock_now(void);

/* The moment SECONDS from now, as condition variables on CLOCK_MONOTONIC take it. */
struct timespec clock_after(double seconds);

/* Sleeps so long, or until a signal comes. */
void clock_sleep(double seconds);

#endif
