/* Pages of text that replace the board: keys, statistics, saved games, levels. game.h
 * shows them. */
#ifndef PLAY_CORE_CONTROL_PAGE_H
#define PLAY_CORE_CONTROL_PAGE_H

#include "play/core/control/state.h"

/* Replaces the page by an empty one of KIND. */
void page_begin(struct game *game, enum page_kind kind);
void page_add(struct game *game, const char *left, const char *right, const char *name);
void page_close(struct game *game);

/* Closes the page as the player does; without a level chosen for the first game, any will do. */
void page_leave(struct game *game);

/* Shows the games played, by level. */
void page_statistics(struct game *game);

/* Lists all games, last played first, to choose from. */
void page_games(struct game *game);

/* Lists levels and techniques of new games to choose from. */
void page_levels(struct game *game);

/* Shows how the solved game went, and what to choose next. */
void page_end(struct game *game);

/* Resumes the chosen game, begins one of the chosen level or technique, or runs the chosen command.
 */
void page_open(struct game *game);

#endif
