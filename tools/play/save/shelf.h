/* The folder of saves: $XDG_DATA_HOME/sudoku-play, or ~/.local/share/sudoku-play. */
#ifndef PLAY_SAVE_SHELF_H
#define PLAY_SAVE_SHELF_H

#include <limits.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"

enum { SHELF_FOLDER = PATH_MAX / 2, SHELF_NAME = NAME_MAX + 1 };

/* The saves of a folder, last played first. */
struct shelf {
    char folder[SHELF_FOLDER];
    struct buffer names; /* char[NAME_MAX + 1] each */
};

/* Writes the path of the folder. Returns false if the environment names none. */
bool shelf_find_folder(char folder[SHELF_FOLDER]);

/* Creates the folder if necessary and lists its saves. Returns false with MESSAGE and errno set on
 * failure. */
bool shelf_open(struct shelf *shelf, struct message *message);
void shelf_close(struct shelf *shelf);

size_t shelf_count(const struct shelf *shelf);
const char *shelf_name(const struct shelf *shelf, size_t index);

/* Writes the path of save INDEX. */
void shelf_path(const struct shelf *shelf, size_t index, char path[PATH_MAX]);

/* Writes an unused path for a new save, named by date and time. */
void shelf_new_path(const struct shelf *shelf, char path[PATH_MAX]);

#endif
