/* How well the tracker follows a film. */
#ifndef TESTS_FILMS_FILM_SCORE_H
#define TESTS_FILMS_FILM_SCORE_H

#include "films/film_page.h"
#include "films/films.h"

struct film_score {
    unsigned frames;
    unsigned outlined; /* frames with a grid */
    unsigned first;    /* frames until a puzzle is committed; 0: none is */
    unsigned second;   /* frames after the change until another one is */
    unsigned commits;
    unsigned wrong;    /* that are of no puzzle that lies there */
    unsigned outlived; /* frames in which a puzzle stands that lies there no more */
    unsigned unlocked; /* frames without the committed puzzle from when the hand came */
    double jitter;   /* of the corners from frame to frame besides their true motion, RMS pixels */
    double error;    /* of the crossings, RMS pixels */
    char advice[80]; /* after the last frame */
};

/* Plays FILM; its pages are PAGE and, after the change, OTHER. */
void film_score_play(const struct film *film, const struct film_page *page,
                     const struct film_page *other, struct film_score *score);

void film_score_print_head(void);
void film_score_print(const char *name, const struct film_score *score);

#endif
