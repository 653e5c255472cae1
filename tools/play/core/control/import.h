/* From a picture's puzzle to a game: the player corrects digits over the picture, accepts
 * handwriting as entries or leaves it out, then begins the game. Requires a draft. Commands
 * ignore their last argument. */
#ifndef PLAY_CORE_CONTROL_IMPORT_H
#define PLAY_CORE_CONTROL_IMPORT_H

#include "play/core/control/state.h"

/* Enters DIGIT as printed, or confirms it if it is there. */
void import_digit(struct game *game, unsigned digit);

/* Marks the selected cells as confirmed. */
void import_confirm(struct game *game, int argument);

/* Moves to the next doubtful cell. */
void import_next_doubt(struct game *game, int argument);

/* Toggles whether handwriting becomes entries. */
void import_toggle_handwriting(struct game *game, int argument);

/* Toggles the selected cells between print and handwriting. */
void import_toggle_print(struct game *game, int argument);

/* Begins the game; with an open camera, shows the current reading instead. If the puzzle does not
 * have exactly one solution, the first call warns and a second one in a row begins anyway. */
void import_accept(struct game *game, int argument);

#endif
