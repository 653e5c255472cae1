/* Scores for how well the tracker follows a video. */
#ifndef TESTS_FILMS_FILM_SCORE_H
#define TESTS_FILMS_FILM_SCORE_H

#include "films/film_page.h"
#include "films/films.h"

struct film_score {
    unsigned frames;
    unsigned outlined; /* frames with a grid */
    unsigned first;    /* frames until a puzzle is committed; 0: none */
    unsigned second;   /* frames from the change until another one is committed; 0: none */
    unsigned commits;
    unsigned wrong;    /* commits of puzzles that are not in the frame */
    unsigned outlived; /* frames with a committed puzzle that is gone */
    unsigned unlocked; /* frames without the committed puzzle after the hand appeared */
    double jitter;     /* RMS error of the corners' motion between frames, pixels */
    double error;      /* RMS error of the crossings, pixels */
    char advice[80];   /* after the last frame */
};

/* Plays FILM of PAGE, which OTHER replaces at the change, and stores SCORE. */
void film_score_play(const struct film *film, const struct film_page *page,
                     const struct film_page *other, struct film_score *score);

void film_score_print_head(void);
void film_score_print(const char *name, const struct film_score *score);

#endif
