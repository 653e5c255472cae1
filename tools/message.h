/* Failures as values.
 *
 * Takes a format as printf() does, gives a text for people, cuts it where it is too long. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdbool.h>

struct message {
    char text[400];
};

/* Sets the text and gives false, so that a function that failed can return it. */
bool message_set(struct message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Puts "PREFIX: " before the text and gives false. */
bool message_prefix(struct message *message, const char *prefix);

#endif
