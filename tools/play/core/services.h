/* What a program supplies to the game: a clock, and optionally saves, settings, new puzzles,
 * levels, a camera and a clipboard. Each is a set of functions with a USER that they receive; a set
 * without its first function is missing. All functions return at once unless their comment says
 * otherwise. */
#ifndef PLAY_CORE_SERVICES_H
#define PLAY_CORE_SERVICES_H

#include <sudoku/sudoku.h>

#include "cli/text/message.h"
#include "play/core/model/shape.h"
#include "play/core/puzzle/draft.h"

struct game_clock {
    double (*now)(void *user); /* seconds of a monotonic clock */
    /* Stores the local date, such as "2026-11-28". NULL: there is none. */
    void (*date)(void *user, char date[11]);
    void *user;
};

/* Where games are kept. A save is text that only grows (record/record.h); its writer holds it by a
 * handle from create() or open() to close(). Functions that fail set MESSAGE to the reason. */
struct game_saves {
    /* Creates the save of TEXT. Never returns NULL: if MESSAGE is not empty, the save could not be
     * written yet and is retried by append(). */
    void *(*create)(void *user, const char *text, size_t length, struct message *message);
    /* Opens the save NAME and appends its intact text to TEXT; MESSAGE reports a repair or is
     * empty. Returns NULL on failure. */
    void *(*open)(void *user, const char *name, struct buffer *text, struct message *message);
    /* Returns false if the text could not be written; the next call retries it. */
    bool (*append)(void *save, const char *text, size_t length, struct message *message);
    /* Makes what was appended permanent; to be called when idle. */
    void (*sync)(void *save);
    /* Returns the name of SAVE; "" if it has none yet. */
    const char *(*name)(void *save);
    /* True once after the game was moved to another name because someone else changed the save. */
    bool (*take_moved)(void *save);
    /* Frees SAVE. Returns false if text is lost. */
    bool (*close)(void *save, struct message *message);

    /* Appends the names of all saves to NAMES, the last played first, each with its final zero
     * byte. */
    bool (*list)(void *user, struct buffer *names, struct message *message);
    /* Appends the text of the save NAME to TEXT. */
    bool (*read)(void *user, const char *name, struct buffer *text, struct message *message);
    /* True if any program is playing the save NAME. */
    bool (*is_played)(void *user, const char *name);
    void *user;
};

/* The sentences of hints in the language of the settings. */
struct game_translator {
    /* A sudoku_translate_callback: returns TEXT, a sentence with slots or the name of a technique,
     * in that language, or NULL. */
    sudoku_translate_callback *translate;
    void *user;
};

/* New puzzles, generated in the background. */
struct game_supply {
    /* Copies a puzzle to GIVENS, a digit per cell. Returns false if none is ready. */
    bool (*take)(void *user, uint8_t *givens);
    /* Requests puzzles of LEVEL (enum sudoku_level; 0: any) whose path uses TECHNIQUE (its index;
     * -1: any) from now on. Returns false, without a change, if that is impossible. */
    bool (*change)(void *user, unsigned level, int technique);
    /* True if the generator stopped for lack of memory; retry() restarts it. */
    bool (*has_failed)(void *user);
    void (*retry)(void *user);
    const struct shape *shape; /* of all puzzles; owned by the program */
    int technique;             /* as requested first */
    void *user;
};

/* Result of assessing a puzzle. */
struct assessment {
    enum sudoku_status status; /* SUDOKU_OK: one solution; otherwise as judge.h describes */
    unsigned level, score;     /* enum sudoku_level and HoDoKu's score; 0: unknown */
};

/* The level of puzzles, computed in the background, one at a time. assess() (game.h) does it. */
struct game_assessor {
    /* Begins with the puzzle of SHAPE and GIVENS, which are copied. Returns false if that fails. */
    bool (*start)(void *user, const struct shape *shape, const uint8_t *givens);
    /* Moves the result to *ASSESSMENT, once. Waits up to WAIT seconds. Returns false if it is not
     * known yet. */
    bool (*take)(void *user, double wait, struct assessment *assessment);
    /* Cancels the computation. */
    void (*stop)(void *user);
    void *user;
};

/* Result of game_camera.poll(). */
enum camera_result {
    CAMERA_NOTHING, /* no frame arrived */
    CAMERA_FRAME,   /* a frame, but no certain puzzle yet */
    CAMERA_READ,    /* the puzzle is certain */
    CAMERA_END      /* no more frames, see MESSAGE */
};

/* A camera that looks for a puzzle; the game owns it and closes it. */
struct game_camera {
    /* Reads the next frame, waiting at most 0.1 s. */
    enum camera_result (*poll)(void *camera, struct message *message);
    /* Returns advice on how to get a certain reading, such as "move closer"; may be empty. */
    const char *(*advice)(const void *camera);
    /* Returns the current reading, certain or not, which the caller destroys; NULL: no grid. */
    struct draft *(*draft)(const void *camera);
    void (*close)(void *camera);
    void *camera;
};

struct game_clipboard {
    bool (*put)(void *user, const char *text);
    char *(*get)(void *user); /* the caller frees it; NULL: no text. May itself be NULL */
    void *user;
};

/* Where settings are kept: text of game_settings_write(). */
struct game_preferences {
    /* Returns false with MESSAGE set on failure. */
    bool (*put)(void *user, const char *text, size_t length, struct message *message);
    void *user;
};

struct game_services {
    struct game_clock clock; /* required */
    struct game_preferences preferences;
    struct game_translator translator; /* without it, sentences are English */
    struct game_saves saves;
    struct game_supply supply;
    struct game_assessor assessor;
};

#endif
