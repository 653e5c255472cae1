#include "play/core/control/clipboard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/record/export.h"

void clipboard_copy(struct game *game, int argument)
{
    const struct game_clipboard *clipboard = &game->clipboard;
    struct buffer text = {0};
    (void)argument;
    export_line(game->record.board, false, &text);
    buffer_add(&text, "", 1);
    bool done = clipboard->put && clipboard->put(clipboard->user, text.data);
    game_say(game, done ? PHRASE_COPIED : PHRASE_NO_CLIPBOARD);
    buffer_free(&text);
}

void game_paste(struct game *game, const char *text)
{
    struct message message;
    if (!game_begin_text(game, text, strlen(text), &message))
        snprintf(game->message, sizeof game->message, "%s: %s",
                 phrase_in(game->settings.language, PHRASE_NO_PUZZLE), message.text);
}

void clipboard_paste(struct game *game, int argument)
{
    const struct game_clipboard *clipboard = &game->clipboard;
    char *text = clipboard->get ? clipboard->get(clipboard->user) : NULL;
    (void)argument;
    if (text)
        game_paste(game, text);
    else
        game_say(game, PHRASE_NO_CLIPBOARD);
    free(text);
}
