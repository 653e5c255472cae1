#include "play/save/preferences.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/files/file.h"
#include "cli/files/output.h"
#include "play/save/shelf.h"

void preferences_read(struct game_settings *settings)
{
    enum { MAX_SETTINGS = 1 << 16 };
    char folder[SHELF_FOLDER], path[PATH_MAX];
    struct buffer text = {0};
    if (!shelf_find_folder(folder))
        return;
    snprintf(path, sizeof path, "%s/settings", folder);
    if (file_read(path, MAX_SETTINGS, &text))
        game_settings_read(buffer_at(&text, 0), text.length, settings);
    buffer_free(&text);
}

static bool write_file(const char *path, const char *text, size_t length)
{
    struct output output;
    if (!output_open(&output, path))
        return false;
    if (output_write(&output, text, length))
        return output_commit(&output);
    int reason = errno;
    output_discard(&output);
    errno = reason;
    return false;
}

static bool put(void *user, const char *text, size_t length, struct message *message)
{
    char path[PATH_MAX];
    struct shelf shelf;
    (void)user;
    if (!shelf_open(&shelf, message))
        return false;
    snprintf(path, sizeof path, "%s/settings", shelf.folder);
    shelf_close(&shelf);
    return write_file(path, text, length) || message_set(message, "%s: %s", path, strerror(errno));
}

struct game_preferences preferences_in_file(bool is_kept)
{
    return (struct game_preferences){is_kept ? put : NULL, NULL};
}
