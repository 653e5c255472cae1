/* The order in which techniques are tried, as options choose it: a profile of the library or a file
 * with techniques, one per line, restricted to some of them. */
#ifndef CLI_OPTIONS_ORDERS_H
#define CLI_OPTIONS_ORDERS_H

#include <sudoku/logic.h>

#include "cli/options/option.h"
#include "cli/options/techniques.h"

struct order_choice {
    bool is_named;               /* --profile was given */
    enum sudoku_profile profile; /* unless LISTED */
    size_t *listed;              /* techniques of a file; NULL: a profile */
    size_t listed_count;
    bool *known;   /* of --techniques, one per technique; NULL: all */
    bool *unknown; /* of --without; NULL: none */
};

cli_setter order_set_profile, order_set_known, order_set_unknown;
cli_names order_profile_name;

/* Rows of an order_choice: the end of each. */
#define CLI_ORDER_PROFILE(object, of)                                                              \
    .set = order_set_profile, .field = CLI_FIELD(struct order_choice, object, of),                 \
    .hidden_names = order_profile_name,                                                            \
    .expected = "human, hodoku, se, sukaku, or a file with a technique on each line"
#define CLI_ORDER_KNOWN(object, of)                                                                \
    .set = order_set_known, .field = CLI_FIELD(struct order_choice, object, of), CLI_TECHNIQUES
#define CLI_ORDER_UNKNOWN(object, of)                                                              \
    .set = order_set_unknown, .field = CLI_FIELD(struct order_choice, object, of), CLI_TECHNIQUES

/* True if any of the options was given. */
bool order_is_chosen(const struct order_choice *choice);

/* Returns the indices of the techniques that CHOICE leaves, first to try first, and their number in
 * *COUNT. Techniques of --techniques that the profile lacks come last. The caller frees them. */
size_t *order_of_choice(const struct order_choice *choice, size_t *count);

void order_choice_free(struct order_choice *choice);

#endif
