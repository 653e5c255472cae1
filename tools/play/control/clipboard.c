#include "play/control/clipboard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/save/export.h"

void clipboard_copy(struct session *session, int argument)
{
    const struct clipboard *clipboard = &session->clipboard;
    struct buffer text = {0};
    (void)argument;
    export_line(session->record.game, &text);
    buffer_add(&text, "", 1);
    bool done = clipboard->put && clipboard->put(clipboard->user, text.data);
    session_say(session, done ? PHRASE_COPIED : PHRASE_NO_CLIPBOARD);
    buffer_free(&text);
}

void clipboard_take(struct session *session, const char *text)
{
    struct source_puzzle puzzle = {0};
    struct message message;
    if (!source_read_text(text, strlen(text), &puzzle, &message) ||
        !session_begin_puzzle(session, &puzzle, &message))
        snprintf(session->message, sizeof session->message, "%s: %s",
                 phrase_in(session->settings.language, PHRASE_NO_PUZZLE), message.text);
    source_puzzle_free(&puzzle);
}

void clipboard_paste(struct session *session, int argument)
{
    const struct clipboard *clipboard = &session->clipboard;
    char *text = clipboard->get ? clipboard->get(clipboard->user) : NULL;
    (void)argument;
    if (text)
        clipboard_take(session, text);
    else
        session_say(session, PHRASE_NO_CLIPBOARD);
    free(text);
}
