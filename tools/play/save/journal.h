/* The save of a game that is being played: a file that grows by a line with each move.
 *
 * A line is one write of some tens of bytes at the end, whatever the length of the game; nothing
 * that was written is touched again, so that no moment exists at which a crash could lose it, and
 * the moves themselves are kept, for undo after a restart. Replacing the file with each move would
 * keep only one state and take longer with each. Lines that a full disk refuses are tried again
 * with the next move.
 *
 * A file has one writer at a time, by a lock that ends with the program. Programs that ignore it,
 * such as those that synchronize folders, may replace, change or delete the file: the next write
 * notices, leaves their file alone and goes on in another, with all lines of the game. */
#ifndef PLAY_SAVE_JOURNAL_H
#define PLAY_SAVE_JOURNAL_H

#include <limits.h>

#include "cli/text/message.h"
#include "play/save/record.h"

struct journal;

/* Finds a path for a new save, which no file has. False: MESSAGE says why, and errno. */
typedef bool journal_place(char path[PATH_MAX], struct message *message);

/* Starts the save of RECORD where PLACE says: the file appears whole. Where it cannot be made
 * MESSAGE says why, and errno; all lines wait then, and it is tried again with the next move. Else
 * MESSAGE becomes empty. */
struct journal *journal_create(journal_place *place, const struct record *record,
                               struct message *message);

/* Opens the save at PATH and reads it into *RECORD, whose game the caller destroys; PLACE finds
 * another path should the folder of PATH disappear. A line that was
 * cut off at the end goes. A damaged file is set aside under another name, what could be read of it
 * becomes a new one, and MESSAGE says so; else MESSAGE becomes empty. NULL, without a game: MESSAGE
 * says why; a file that nothing could be read of is set aside, too. */
struct journal *journal_open(const char *path, journal_place *place, struct record *record,
                             struct message *message);

/* Whether the save at PATH is being played, by whatever program. */
bool journal_is_played(const char *path);

/* Writes a line as record_event() makes it. False: errno says why; it is kept and tried again. */
bool journal_write(struct journal *journal, enum event event, double seconds,
                   const struct move *move);

/* The same for the line of record_level(). */
bool journal_write_level(struct journal *journal, const struct record *record, double seconds);

/* Makes sure that what is in the file, if there is one, outlives the system, too. To be called when
 * there is time. */
void journal_sync(struct journal *journal);

/* Where the file is; "": there is none yet. */
const char *journal_path(const struct journal *journal);

/* True once after another program replaced, changed or deleted the file, and the game moved to a
 * new one at journal_path(). */
bool journal_take_moved(struct journal *journal);

/* Tries what waits once more, and closes the file. False: errno says why not all of it is there.
 * NULL is left alone. */
bool journal_close(struct journal *journal);

#endif
