/* Pages of text that replace the board: keys, statistics, saved games, levels. */
#ifndef PLAY_CONTROL_PAGE_H
#define PLAY_CONTROL_PAGE_H

#include <limits.h>

#include "play/control/session.h"

/* A line of two columns; NAME is that of a save or of a technique. */
struct page_line {
    char left[64], right[160], name[NAME_MAX + 1];
};

/* Replaces the page by an empty one of KIND. */
void page_begin(struct session *session, enum page_kind kind);
void page_add(struct session *session, const char *left, const char *right, const char *name);
void page_close(struct session *session);

size_t page_count(const struct session *session);
const struct page_line *page_at(const struct session *session, size_t index);

/* Shows the games played, by level. */
void page_statistics(struct session *session);

/* Lists all games, last played first, to choose from. */
void page_games(struct session *session);

/* Lists levels and techniques of new games to choose from. */
void page_levels(struct session *session);

/* True if the page has lines to choose from. */
bool page_has_choice(const struct session *session);

/* Moves the choice up or down. */
void page_move(struct session *session, bool down);

/* Chooses line ROW, or opens it if it is chosen already. */
void page_choose(struct session *session, size_t row);

/* Resumes the chosen game, or begins one of the chosen level or technique. */
void page_open(struct session *session);

#endif
