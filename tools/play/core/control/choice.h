/* Commands that begin or resume a game; each ignores its argument. */
#ifndef PLAY_CORE_CONTROL_CHOICE_H
#define PLAY_CORE_CONTROL_CHOICE_H

#include "play/core/control/state.h"

/* The supply's next puzzle, the puzzle of the day, or an empty draft. */
void choice_new(struct game *game, int argument);
void choice_daily(struct game *game, int argument);
void choice_type_in(struct game *game, int argument);

/* Resumes the unsolved game that was played longest ago. */
void choice_next(struct game *game, int argument);

#endif
