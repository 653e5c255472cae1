/* Commands for settings; each ignores its argument and says the new value. */
#ifndef PLAY_CORE_CONTROL_SETTINGS_H
#define PLAY_CORE_CONTROL_SETTINGS_H

#include "play/core/control/state.h"

void settings_toggle_conflicts(struct game *game, int argument);
void settings_toggle_tidy(struct game *game, int argument);
void settings_next_theme(struct game *game, int argument);

#endif
