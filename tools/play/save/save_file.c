#include "play/save/save_file.h"

#include <errno.h>
#include <string.h>

#include "cli/files/file.h"

bool save_file_read(const char *path, struct buffer *text)
{
    enum { MAX_SAVE = 1 << 28 };
    return file_read(path, MAX_SAVE, text);
}

bool save_file_record(const char *path, struct buffer *text, struct record *record,
                      struct message *message)
{
    *record = (struct record){0};
    if (!save_file_read(path, text))
        return message_set(message, "%s: %s", path, strerror(errno));
    struct record_reading reading =
        record_read(buffer_at(text, 0), text->length, record, NULL, NULL);
    if (reading.result == RECORD_NEWER)
        return message_set(message, "%s was written by a later version", path);
    if (!record->game)
        return message_set(message, "%s:%zu: this is no save of a game", path, reading.line);
    if (reading.result == RECORD_DAMAGED)
        return message_set(message, "%s is damaged at line %zu", path, reading.line);
    return true;
}
