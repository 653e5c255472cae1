/* Checks of options against each other. */
#ifndef GEN_AGREE_H
#define GEN_AGREE_H

#include "gen/options.h"

/* True if OPTIONS are consistent and supported by this build; else prints a message. */
bool gen_options_agree(const struct gen_options *options);

#endif
