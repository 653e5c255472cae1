/* Checks of options against each other. */
#ifndef GEN_AGREE_H
#define GEN_AGREE_H

#include "gen/options.h"

/* Whether OPTIONS go together and can be had in this build; if not, a message says why. */
bool gen_options_agree(const struct gen_options *options);

#endif
