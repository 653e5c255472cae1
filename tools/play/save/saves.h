/* The saves of a game as files of the shelf, each written by a journal. */
#ifndef PLAY_SAVE_SAVES_H
#define PLAY_SAVE_SAVES_H

#include "play/core/services.h"

/* Names are paths. */
struct game_saves saves_in_files(void);

#endif
