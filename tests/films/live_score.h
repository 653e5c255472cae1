/* What the user of a camera sees: when the puzzle appears, whether it is the right one, and where
 * it is painted. */
#ifndef TESTS_FILMS_LIVE_SCORE_H
#define TESTS_FILMS_LIVE_SCORE_H

#include "films/families.h"

struct live_score {
    unsigned films;
    unsigned expected;  /* puzzles that were readable: whole, sharp and uncovered for long enough */
    unsigned in_time;   /* of these, committed within ten such frames */
    unsigned wrong;     /* committed puzzles that are not in the video */
    unsigned misplaced; /* frames with a digit half a cell or more from its place */
    unsigned ghosts;    /* frames where digits have been away from their page for more than 0.2 s */
    size_t free, bare;  /* uncovered cells to paint, and those of them not painted */
    size_t hand;        /* pixels of obstacles over the grid */
    size_t painted;     /* pixels of those that are painted over */
};

/* Plays FILM and adds the results to SCORE. */
void live_score_play(const struct family_film *film, struct live_score *score);

void live_score_print_head(void);
void live_score_print(const char *name, const struct live_score *score);

#endif
