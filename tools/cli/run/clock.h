/* The monotonic clock, in seconds, for tools, which use the libraries' public functions only. */
#ifndef CLI_RUN_CLOCK_H
#define CLI_RUN_CLOCK_H

#include <time.h>

double clock_now(void);

/* The time SECONDS from now, for condition variables on CLOCK_MONOTONIC. */
struct timespec clock_after(double seconds);

/* Sleeps for SECONDS, or until a signal arrives. */
void clock_sleep(double seconds);

#endif
