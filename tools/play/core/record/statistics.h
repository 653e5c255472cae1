/* Statistics of the games kept, by level. */
#ifndef PLAY_CORE_RECORD_STATISTICS_H
#define PLAY_CORE_RECORD_STATISTICS_H

#include "play/core/record/record.h"
#include "play/core/services.h"

/* Statistics of one level. */
struct level_statistics {
    unsigned begun, solved;
    double best, sum;       /* seconds of those solved */
    unsigned hints, checks; /* in those solved */
};

/* Computes the statistics of all SAVES by enum sudoku_level; index 0 is for unknown levels. Returns
 * false with MESSAGE set if a save, or their list, could not be read completely. */
bool statistics_of_saves(const struct game_saves *saves,
                         struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1],
                         struct message *message);

/* Returns the number of digits that were entered in the game of LENGTH bytes of TEXT, a save, and
 * differ from its solution; 0 until it is solved. */
unsigned statistics_mistakes(const char *text, size_t length);

#endif
