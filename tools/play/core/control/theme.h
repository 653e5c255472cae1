/* Color themes. Nothing is distinguished by color alone. */
#ifndef PLAY_CORE_CONTROL_THEME_H
#define PLAY_CORE_CONTROL_THEME_H

#include <stdint.h>

#include "play/core/model/history.h"

/* Red in bits 16..23, green in bits 8..15, blue in bits 0..7. */
struct theme {
    const char *name;
    uint32_t window, paper, shade, selected, peer, same, place;
    uint32_t thin, thick, given, found, mark, wrong, hint, excluded, text, button, button_on;
    uint32_t colors[MAX_COLOR];
};

/* Returns the theme at INDEX; NULL past the last. */
const struct theme *theme_at(unsigned index);

#endif
