/* Commands and their keys: one table, which is also the source of the help. */
#ifndef PLAY_CORE_CONTROL_COMMAND_H
#define PLAY_CORE_CONTROL_COMMAND_H

#include "play/core/game.h"

/* Keys are Unicode characters or these codes, each optionally with SHIFT or CONTROL added. */
enum key {
    KEY_CODE_TAB = '\t',
    KEY_CODE_ENTER = '\r',
    KEY_CODE_ESCAPE = 0x1B,
    KEY_CODE_UP = 0x110000,
    KEY_CODE_DOWN,
    KEY_CODE_LEFT,
    KEY_CODE_RIGHT,
    KEY_CODE_HOME,
    KEY_CODE_END,
    KEY_CODE_ERASE, /* backspace or delete */
    KEY_CODE_F1,
    KEY_CODE_SHIFT = 0x200000,  /* with special keys only */
    KEY_CODE_CONTROL = 0x400000 /* with lowercase letters */
};

struct command {
    const char *name;   /* for programs; NULL: another row has it */
    const char *keys;   /* as shown in the help */
    enum phrase phrase; /* its name; PHRASE_COUNT: omitted from the help, since another row shows
                           its keys */
    int codes[3];       /* of enum key; 0: none */
    void (*run)(struct game *game, int argument);
    int argument;
    unsigned when;   /* of enum game_phase */
    bool has_button; /* in a window */
};

/* Returns row INDEX; NULL past the last. */
const struct command *command_at(unsigned index);

/* True if the command belongs to the current play, a game or a draft. */
bool command_is_for(const struct game *game, const struct command *command);

/* Runs COMMAND if it is available. */
enum game_result command_run(struct game *game, const struct command *command);

/* Returns the key of DIGIT (1..64): 1..9, then A..Z; 0: none. */
char command_digit_key(unsigned digit);

#endif
