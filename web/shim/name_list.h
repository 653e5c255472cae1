/* Numbers and their names in JavaScript. */
#ifndef WEB_NAME_LIST_H
#define WEB_NAME_LIST_H

#include "shim/message.h"

struct name {
    int number;
    const char *text;
};

/* Lists end with NULL. */
extern const struct name status_names[], level_names[];

/* Appends NAMES as the list LIST. */
void put_names(struct reply *out, const char *list, const struct name *names);

/* Appends the names that NAME returns for 0, 1 ... until NULL. With FLAGS, number i of the list is
 * the bit 1 << i. */
void put_named(struct reply *out, const char *list, const char *(*name)(unsigned), bool flags);

/* Appends the variants of layouts. */
void put_variants(struct reply *out);

#endif
