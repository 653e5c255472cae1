/* What keys do: one table, from which the help comes, too. */
#ifndef PLAY_CONTROL_COMMAND_H
#define PLAY_CONTROL_COMMAND_H

#include "play/control/session.h"

/* Keys are characters (Unicode), these, and any of them with SHIFT or CONTROL added. */
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
    KEY_CODE_SHIFT = 0x200000,  /* with the special keys only */
    KEY_CODE_CONTROL = 0x400000 /* with small letters */
};

/* When a command can be given: of a game, of one whose board is hidden, of a draft,
 * while a camera or the generator looks for a puzzle, of what is
 * shown in place of the board. */
enum {
    COMMAND_IN_PLAY = 1,
    COMMAND_IN_PAUSE = 2,
    COMMAND_IN_DRAFT = 4,
    COMMAND_IN_WAIT = 8,
    COMMAND_IN_PAGE = 16
};

struct command {
    enum phrase
        phrase; /* its name; PHRASE_COUNT: not in the help, since another row shows its keys */
    const char *keys; /* as the help shows them */
    int codes[3];     /* of enum key; 0: none */
    void (*run)(struct session *session, int argument);
    int argument;
    unsigned when;
    bool has_button; /* in a window */
};

/* The row at INDEX; NULL past the last. */
const struct command *command_at(unsigned index);

/* Whether the command is one of what is played now, a game or a draft. */
bool command_is_for(const struct session *session, const struct command *command);

/* Does what KEY stands for. False: nothing. */
bool command_key(struct session *session, int key);

/* Enters DIGIT in the mode of the session, as its key would. */
void command_digit(struct session *session, unsigned digit);

/* Runs the command. */
void command_run(struct session *session, const struct command *command);

/* The key of DIGIT (1..64): 1..9, then A..Z; 0: it has none. */
char command_digit_key(unsigned digit);

#endif
