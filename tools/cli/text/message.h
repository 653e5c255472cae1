/* Failures as values: texts for people, cut where they are too long. */
#ifndef CLI_TEXT_MESSAGE_H
#define CLI_TEXT_MESSAGE_H

#include <stdbool.h>

struct message {
    char text[400];
};

/* Sets the text and gives false, so that a function that failed can return it. */
bool message_set(struct message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds to the text and gives false. */
bool message_append(struct message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Puts "PREFIX: " before the text and gives false. */
bool message_prefix(struct message *message, const char *prefix);

#endif
