/* Lines that are shown in place of the board: the keys, statistics, the games that are kept. */
#ifndef PLAY_CONTROL_PAGE_H
#define PLAY_CONTROL_PAGE_H

#include <limits.h>

#include "play/control/session.h"

/* A line: two columns, and of a game the name of its save, of a technique its own. */
struct page_line {
    char left[64], right[160], name[NAME_MAX + 1];
};

/* Begins a page of KIND without lines, in place of the one that is shown. */
void page_begin(struct session *session, enum page_kind kind);
void page_add(struct session *session, const char *left, const char *right, const char *name);
void page_close(struct session *session);

size_t page_count(const struct session *session);
const struct page_line *page_at(const struct session *session, size_t index);

/* What was played, by level. */
void page_statistics(struct session *session);

/* All games, the one played last first; one of them is chosen. */
void page_games(struct session *session);

/* The levels, then the techniques, that new games can be of; one of them is chosen. */
void page_levels(struct session *session);

/* Whether one of the lines is chosen. */
bool page_has_choice(const struct session *session);

/* Chooses the line above or below. */
void page_move(struct session *session, bool down);

/* Chooses line ROW; where it is chosen already, opens it. */
void page_choose(struct session *session, size_t row);

/* Goes on with the game that is chosen, or begins one of the level or technique that is. */
void page_open(struct session *session);

#endif
