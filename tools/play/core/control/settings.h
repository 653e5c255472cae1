/* Settings: their text, and commands that change them and say the new value. */
#ifndef PLAY_CORE_CONTROL_SETTINGS_H
#define PLAY_CORE_CONTROL_SETTINGS_H

#include "play/core/control/state.h"

/* Notes that the settings have changed; settings_write() keeps them then, and says why if that
 * fails. */
void settings_keep(struct game *game);
void settings_write(struct game *game);

/* Commands ignore their argument. */
void settings_toggle_conflicts(struct game *game, int argument);
void settings_toggle_tidy(struct game *game, int argument);
void settings_next_theme(struct game *game, int argument);

#endif
