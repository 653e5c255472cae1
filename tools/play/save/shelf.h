/* Where games are kept: $XDG_DATA_HOME/sudoku-play, or ~/.local/share/sudoku-play. */
#ifndef PLAY_SAVE_SHELF_H
#define PLAY_SAVE_SHELF_H

#include <limits.h>

#include "cli/text/message.h"
#include "play/save/record.h"

enum { SHELF_FOLDER = PATH_MAX / 2, SHELF_NAME = NAME_MAX + 1 };

/* The saves of a folder, last played first. */
struct shelf {
    char folder[SHELF_FOLDER];
    struct buffer names; /* char[NAME_MAX + 1] each */
};

/* Makes the folder where it is not there yet, and lists its saves. False: MESSAGE says why, and
 * errno. */
bool shelf_open(struct shelf *shelf, struct message *message);
void shelf_close(struct shelf *shelf);

size_t shelf_count(const struct shelf *shelf);
const char *shelf_name(const struct shelf *shelf, size_t index);

/* The path of save INDEX. */
void shelf_path(const struct shelf *shelf, size_t index, char path[PATH_MAX]);

/* A path for a new save, named by the time of day; no file has it. */
void shelf_new_path(const struct shelf *shelf, char path[PATH_MAX]);

/* What is known of the games of one level. */
struct level_statistics {
    unsigned begun, solved;
    double best, sum;       /* seconds of those solved */
    unsigned hints, checks; /* in those solved */
};

/* Goes through all saves; LEVELS are by enum sudoku_level, 0 those of unknown level. False: the
 * file that MESSAGE names could not be read, or not all of it. */
bool shelf_statistics(const struct shelf *shelf,
                      struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1],
                      struct message *message);

#endif
