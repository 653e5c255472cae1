/* Lines that are shown in place of the board: the keys, statistics, the games that are kept. */
#ifndef PLAY_CONTROL_PAGE_H
#define PLAY_CONTROL_PAGE_H

#include <limits.h>

#include "play/control/session.h"

/* A line: two columns, and of a game the name of its save. */
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

/* Chooses the line above or below. */
void page_move(struct session *session, bool down);

/* Chooses line ROW; where it is chosen already, goes on with its game. */
void page_choose(struct session *session, size_t row);

/* Goes on with the game that is chosen. */
void page_open_game(struct session *session);

#endif
