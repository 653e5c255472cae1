/* How far a long batch is, on stderr while that is a terminal: one line that is written over and
 * over. */
#ifndef CLI_RUN_PROGRESS_H
#define CLI_RUN_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    bool wanted;
    bool shown;
    double start;
    double last;
    const char *what;
    uint64_t total;
};

/* WHAT is counted ("puzzles"), TOTAL of them in all; 0: not known. */
void progress_start(struct progress *progress, const char *what, uint64_t total);

/* Shows that COUNT are done, if it is time to. */
void progress_show(struct progress *progress, uint64_t count);

/* Takes the line away, so that something else can be written. */
void progress_clear(struct progress *progress);

/* Seconds since the start. */
double progress_seconds(const struct progress *progress);

#endif
