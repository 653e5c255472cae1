/* The settings of the game, kept as the file "settings" in the folder of saves. */
#ifndef PLAY_SAVE_PREFERENCES_H
#define PLAY_SAVE_PREFERENCES_H

#include "play/core/game.h"

/* Reads what was kept into *SETTINGS; without a file they are unchanged. */
void preferences_read(struct game_settings *settings);

/* Returns the functions that keep settings; none unless IS_KEPT. */
struct game_preferences preferences_in_file(bool is_kept);

#endif
