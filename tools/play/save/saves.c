#include "play/save/saves.h"

#include <errno.h>
#include <string.h>

#include "play/save/journal.h"
#include "play/save/save_file.h"
#include "play/save/shelf.h"

/* Finds an unused path on the shelf. */
static bool find_path(char path[PATH_MAX], struct message *message)
{
    struct shelf shelf;
    if (!shelf_open(&shelf, message))
        return false;
    shelf_new_path(&shelf, path);
    shelf_close(&shelf);
    return true;
}

static void *create(void *user, const char *text, size_t length, struct message *message)
{
    (void)user;
    return journal_create(find_path, text, length, message);
}

static void *open_save(void *user, const char *name, struct buffer *text, struct message *message)
{
    (void)user;
    return journal_open(name, find_path, text, message);
}

static bool append(void *save, const char *text, size_t length, struct message *message)
{
    return journal_append(save, text, length) || message_set(message, "%s", strerror(errno));
}

static void sync_save(void *save)
{
    journal_sync(save);
}

static const char *name_of(void *save)
{
    return journal_path(save);
}

static bool take_moved(void *save)
{
    return journal_take_moved(save);
}

static bool close_save(void *save, struct message *message)
{
    return journal_close(save) || message_set(message, "%s", strerror(errno));
}

static bool list(void *user, struct buffer *names, struct message *message)
{
    struct shelf shelf;
    (void)user;
    if (!shelf_open(&shelf, message))
        return false;
    for (size_t i = 0; i < shelf_count(&shelf); i++) {
        char path[PATH_MAX];
        shelf_path(&shelf, i, path);
        buffer_add(names, path, strlen(path) + 1);
    }
    shelf_close(&shelf);
    return true;
}

static bool read_save(void *user, const char *name, struct buffer *text, struct message *message)
{
    (void)user;
    return save_file_read(name, text) || message_set(message, "%s: %s", name, strerror(errno));
}

static bool is_played(void *user, const char *name)
{
    (void)user;
    return journal_is_played(name);
}

struct game_saves saves_in_files(void)
{
    return (struct game_saves){.create = create,
                               .open = open_save,
                               .append = append,
                               .sync = sync_save,
                               .name = name_of,
                               .take_moved = take_moved,
                               .close = close_save,
                               .list = list,
                               .read = read_save,
                               .is_played = is_played};
}
