#include "play/view/tui_clipboard.h"

#include <curses.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Timeout for a key of a paste, in milliseconds, since a paste arrives at once; maximum size of a
 * paste, in bytes. */
enum { KEY_TIMEOUT = 200, MAX_PASTE = 1 << 20 };

static void send(const char *text)
{
    fputs(text, stdout);
    fflush(stdout);
}

void tui_clipboard_open(void)
{
    define_key("\033[200~", TUI_PASTE_BEGIN);
    define_key("\033[201~", TUI_PASTE_END);
    send("\033[?2004h");
}

void tui_clipboard_close(void)
{
    send("\033[?2004l");
}

/* Appends TEXT in base64 (RFC 4648, section 4). */
static void add_base64(struct buffer *out, const char *text)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i += 3) {
        uint32_t bits = 0;
        char group[4];
        for (size_t k = 0; k < 3; k++)
            bits = bits << 8 | (i + k < length ? (unsigned char)text[i + k] : 0U);
        for (size_t k = 0; k < 4; k++)
            group[k] = i + k <= length ? letters[bits >> (18 - 6 * k) & 63] : '=';
        buffer_add(out, group, sizeof group);
    }
}

bool tui_clipboard_put(void *user, const char *text)
{
    struct buffer sequence = {0};
    (void)user;
    buffer_printf(&sequence, "\033]52;c;");
    add_base64(&sequence, text);
    buffer_printf(&sequence, "\a");
    send(sequence.data);
    buffer_free(&sequence);
    return true;
}

void tui_clipboard_take(struct buffer *text)
{
    int key;
    timeout(KEY_TIMEOUT);
    while ((key = getch()) != ERR && key != TUI_PASTE_END) {
        char letter = (char)(key == '\r' ? '\n' : key);
        if (key > 0 && key < 0x80 && text->length < MAX_PASTE)
            buffer_add(text, &letter, 1);
    }
    nodelay(stdscr, TRUE);
    buffer_add(text, "", 1);
}
