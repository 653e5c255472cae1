/* All phrases of the game, in every supported language: one table. */
#ifndef PLAY_CORE_WORDS_PHRASES_H
#define PLAY_CORE_WORDS_PHRASES_H

#include <stdbool.h>

enum language {
    LANGUAGE_ENGLISH,
    LANGUAGE_GERMAN,
    LANGUAGE_FRENCH,
    LANGUAGE_SPANISH,
    LANGUAGE_COUNT
};

enum phrase {
    /* Commands, in the order of the help. */
    PHRASE_MOVE,
    PHRASE_EXTEND,
    PHRASE_ENTER,
    PHRASE_MODE,
    PHRASE_DIGITS,
    PHRASE_CORNERS,
    PHRASE_CENTERS,
    PHRASE_COLORS,
    PHRASE_ERASE,
    PHRASE_UNDO,
    PHRASE_REDO,
    PHRASE_HINT,
    PHRASE_DO_STEP,
    PHRASE_CHECK,
    PHRASE_NAME,
    PHRASE_FILL,
    PHRASE_PAUSE,
    PHRASE_CONFLICTS,
    PHRASE_TIDY,
    PHRASE_ALL,
    PHRASE_NEW,
    PHRASE_LEVELS,
    PHRASE_DAILY,
    PHRASE_NEXT,
    PHRASE_GAMES,
    PHRASE_STATISTICS,
    PHRASE_RESTART,
    PHRASE_THEME,
    PHRASE_HELP,
    PHRASE_LEAVE,
    PHRASE_QUIT,
    PHRASE_COPY,
    PHRASE_PASTE,
    PHRASE_TYPE_IN,
    PHRASE_BEGIN,
    PHRASE_NEXT_DOUBT,
    PHRASE_CONFIRM,
    PHRASE_KEEP_HANDWRITING,
    PHRASE_TOGGLE_PRINT,
    /* Messages. */
    PHRASE_EMPTY, /* cells, after their number */
    PHRASE_SOLVED,
    PHRASE_PAUSED,
    PHRASE_NO_MISTAKE,
    PHRASE_MISTAKES,
    PHRASE_NOT_ONE,
    PHRASE_NOT_KNOWN,
    PHRASE_WRONG,
    PHRASE_NO_STEP,
    PHRASE_TOO_LARGE,
    PHRASE_NO_TIME,
    PHRASE_LOOK_AT,
    PHRASE_IN_SOLUTION,
    PHRASE_FIND,
    PHRASE_FOUND,
    PHRASE_FOUND_OTHER,
    PHRASE_FOUND_UNKNOWN,
    PHRASE_FOUND_WRONG,
    PHRASE_FOUND_NOTHING,
    PHRASE_NOT_SAVED,
    PHRASE_SAVED_AGAIN,
    PHRASE_SAVE_MOVED,
    PHRASE_NO_OTHER,
    PHRASE_ELSEWHERE,
    PHRASE_DAMAGED,
    PHRASE_ANY_LEVEL,
    PHRASE_MAKING,
    PHRASE_NONE_MADE,
    PHRASE_NO_MEMORY,
    PHRASE_ON,
    PHRASE_OFF,
    PHRASE_NOTHING_TO_UNDO,
    PHRASE_NOTHING_TO_REDO,
    PHRASE_SHOW_IT,
    PHRASE_LOOK_OVER,
    PHRASE_DOUBTFUL,
    PHRASE_CORRECT_IT,
    PHRASE_COPIED,
    PHRASE_NO_CLIPBOARD,
    PHRASE_NO_PUZZLE,
    PHRASE_BEGUN,
    PHRASE_SOLVED_GAMES,
    PHRASE_BEST,
    PHRASE_MEAN,
    PHRASE_HINTS,
    PHRASE_TIME,
    PHRASE_LEVEL,
    PHRASE_CHECKS,
    PHRASE_WRONG_DIGITS,
    PHRASE_NEXT_PUZZLE,
    PHRASE_OTHER_LEVEL,
    PHRASE_CHOOSE_LEVEL,
    /* Units, in the order of enum sudoku_unit_kind. */
    PHRASE_ROW,
    PHRASE_COLUMN,
    PHRASE_BOX,
    PHRASE_REGION,
    PHRASE_DIAGONAL,
    PHRASE_WINDOW,
    PHRASE_DISJOINT_GROUP,
    PHRASE_ASTERISK,
    PHRASE_CENTER_DOT,
    PHRASE_GIRANDOLA,
    PHRASE_UNIT,
    PHRASE_OF_BOARD,
    /* Levels and themes, in the order of enum sudoku_level and of the table of themes. */
    PHRASE_EASY,
    PHRASE_MEDIUM,
    PHRASE_HARD,
    PHRASE_UNFAIR,
    PHRASE_EXTREME,
    PHRASE_LIGHT,
    PHRASE_DARK,
    PHRASE_CONTRAST,
    PHRASE_COLORBLIND,
    PHRASE_COUNT
};

/* Returns PHRASE in LANGUAGE: constant UTF-8. */
const char *phrase_in(enum language language, enum phrase phrase);

/* Returns the keys of a command, such as "shift arrows", in LANGUAGE: a constant, or KEYS itself if
 * they have no translation. */
const char *phrase_keys(enum language language, const char *keys);

/* Returns the code of LANGUAGE in options and locales: "en", "de", ...; NULL past the last. */
const char *language_name(unsigned language);

/* Finds the language of a code or a locale such as "de_AT.UTF-8". Returns false if it is not
 * supported. */
bool language_find(const char *locale, enum language *language);

/* Returns the language of the environment (LC_ALL, LC_MESSAGES, LANG), or English. */
enum language language_of_environment(void);

#endif
