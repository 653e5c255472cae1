#include "cli/text/message.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool message_set(struct message *message, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message->text, sizeof message->text, format, arguments);
    va_end(arguments);
    return false;
}

bool message_append(struct message *message, const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(message->text);
    va_start(arguments, format);
    vsnprintf(message->text + length, sizeof message->text - length, format, arguments);
    va_end(arguments);
    return false;
}

bool message_prefix(struct message *message, const char *prefix)
{
    char *text = message->text;
    size_t room = sizeof message->text, length = strlen(prefix);
    if (length > room / 2)
        length = room / 2;
    memmove(text + length + 2, text, room - length - 2);
    memcpy(text, prefix, length);
    memcpy(text + length, ": ", 2);
    text[room - 1] = '\0';
    return false;
}
