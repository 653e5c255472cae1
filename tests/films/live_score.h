/* What somebody sees who holds a camera: when the puzzle comes, whether it is the right one, and
 * where it is painted. */
#ifndef TESTS_FILMS_LIVE_SCORE_H
#define TESTS_FILMS_LIVE_SCORE_H

#include "films/families.h"

struct live_score {
    unsigned films;
    unsigned expected;  /* puzzles that could be read: whole, sharp and free for long enough */
    unsigned in_time;   /* of these, settled within ten such frames */
    unsigned wrong;     /* settled puzzles that lie nowhere */
    unsigned misplaced; /* frames in which a digit is painted half a cell from its place */
    unsigned ghosts;    /* in which for more than 0.2 s digits lie where their page does not */
    size_t free, bare;  /* painted cells that nothing covers; those of them left out */
    size_t hand;        /* pixels of what covers the grid, */
    size_t painted;     /* and of those that are painted over */
};

/* Plays FILM and adds what comes of it to SCORE. */
void live_score_play(const struct family_film *film, struct live_score *score);

void live_score_print_head(void);
void live_score_print(const char *name, const struct live_score *score);

#endif
