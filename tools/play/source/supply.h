/* New puzzles, made by a thread of its own: one is always ready, or soon. */
#ifndef PLAY_SOURCE_SUPPLY_H
#define PLAY_SOURCE_SUPPLY_H

#include "play/model/shape.h"

struct supply;

/* What puzzles are to be like. */
struct supply_options {
    struct shape shape;
    unsigned level; /* of enum sudoku_level; 0: any */
    int technique;  /* index of one that the way to the solution takes; -1: any */
    uint64_t seed;
};

/* Starts to make puzzles. NULL: there is no such board, or no thread. */
struct supply *supply_create(const struct supply_options *options);

/* Puzzles are of LEVEL (0: any) and TECHNIQUE (-1: any) from now on, which takes as long as to
 * stop. False: they cannot be, and those that are made are as before, if there is a thread. */
bool supply_change(struct supply *supply, unsigned level, int technique);

/* Whether memory was short for those that are to be made: none comes any more. */
bool supply_has_failed(struct supply *supply);

/* Starts anew after that. */
void supply_retry(struct supply *supply);

/* Stops, which takes until the next look of the generator. NULL is left alone. */
void supply_destroy(struct supply *supply);

/* The shape of all puzzles. */
const struct shape *supply_shape(const struct supply *supply);

/* The technique of all puzzles, by its index; -1: any. */
int supply_technique(const struct supply *supply);

/* Copies the puzzle that is ready into GIVENS, a number a cell, and starts to make the next one.
 * With WAIT it waits for one up to so many seconds. False: none is ready. */
bool supply_take(struct supply *supply, double wait, uint8_t *givens);

#endif
