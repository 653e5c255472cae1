/* The save of a game in progress: a file that grows by one line per move.
 *
 * A line is one write of some tens of bytes at the end, however long the game; bytes once written
 * are never touched again, so no crash can lose them, and undo works after a restart. Lines that a
 * full disk refuses are retried with the next move.
 *
 * A lock, which ends with the program, allows one writer. Programs that ignore it, such as those
 * that synchronize folders, may replace, change or delete the file: the next write detects that,
 * leaves their file alone and continues in another one with all lines of the game. */
#ifndef PLAY_SAVE_JOURNAL_H
#define PLAY_SAVE_JOURNAL_H

#include <limits.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"

struct journal;

/* Finds an unused path for a new save. Returns false with MESSAGE and errno set on failure. */
typedef bool journal_place(char path[PATH_MAX], struct message *message);

/* Creates a save of LENGTH bytes of TEXT at the path that PLACE finds; the file appears whole. If
 * that fails, MESSAGE and errno say why, and it is retried with the next text; otherwise MESSAGE is
 * empty. */
struct journal *journal_create(journal_place *place, const char *text, size_t length,
                               struct message *message);

/* Opens the save at PATH and appends its intact text to *TEXT; PLACE finds another path if the
 * folder of PATH disappears. An incomplete last line is removed. A damaged file is renamed, its
 * readable part becomes a new file, and MESSAGE reports it; otherwise MESSAGE is empty. On failure
 * returns NULL and MESSAGE says why; a file that is not a save is left alone. */
struct journal *journal_open(const char *path, journal_place *place, struct buffer *text,
                             struct message *message);

/* True if any program is playing the save at PATH. */
bool journal_is_played(const char *path);

/* Appends LENGTH bytes of TEXT. Returns false with errno set if that failed; it is retried later.
 */
bool journal_append(struct journal *journal, const char *text, size_t length);

/* Flushes the file to the disk; to be called when idle. */
void journal_sync(struct journal *journal);

/* Returns the path of the file; "" if there is none yet. */
const char *journal_path(const struct journal *journal);

/* True once after another program replaced, changed or deleted the file, and the game moved to a
 * new one at journal_path(). */
bool journal_take_moved(struct journal *journal);

/* Retries unwritten text, closes the file and frees JOURNAL, which may be NULL. Returns false with
 * errno set if text is missing. */
bool journal_close(struct journal *journal);

#endif
