/* Error messages as values, truncated if too long. */
#ifndef CLI_TEXT_MESSAGE_H
#define CLI_TEXT_MESSAGE_H

#include <stdbool.h>

struct message {
    char text[400];
};

/* Sets the text and returns false, so that a failing function can return it. */
bool message_set(struct message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Appends to the text and returns false. */
bool message_append(struct message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Inserts "PREFIX: " before the text and returns false. */
bool message_prefix(struct message *message, const char *prefix);

#endif
