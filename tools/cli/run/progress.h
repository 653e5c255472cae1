/* Progress of a long batch on stderr, if that is a terminal: one line, overwritten. */
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

/* WHAT ("puzzles") is counted; TOTAL is their number, 0 if unknown. */
void progress_start(struct progress *progress, const char *what, uint64_t total);

/* Shows COUNT, if an update is due. */
void progress_show(struct progress *progress, uint64_t count);

/* Clears the line, so that something else can be printed. */
void progress_clear(struct progress *progress);

/* Seconds since the start. */
double progress_seconds(const struct progress *progress);

#endif
