/* State of the window, independent of any window system: the puzzle shown, its display mode, the
 * selected cell, and the effect of keys and clicks. */
#ifndef CAM_WINDOW_MODEL_MODEL_H
#define CAM_WINDOW_MODEL_MODEL_H

#include "cam/window/model/hint.h"
#include "cam/window/model/history.h"

/* Which digits of a puzzle are shown. */
enum cam_answer {
    CAM_ANSWER_ALL,      /* the solution */
    CAM_ANSWER_STEPS,    /* the next logical step, and the digits placed before it */
    CAM_ANSWER_MISTAKES, /* entries marked as right or wrong */
};

/* Keys that are not characters. */
enum { CAM_KEY_UP = 256, CAM_KEY_DOWN, CAM_KEY_LEFT, CAM_KEY_RIGHT, CAM_KEY_BACK, CAM_KEY_ON };

/* What the caller has to do after a key. */
enum cam_action {
    CAM_ACTION_NONE, /* nothing: the key has no meaning */
    CAM_ACTION_SHOW, /* paint again */
    CAM_ACTION_SNAPSHOT,
    CAM_ACTION_COPY, /* copy the text of cam_model_copy() */
    CAM_ACTION_STAGE,
    CAM_ACTION_CAMERA, /* switch to the next source */
    CAM_ACTION_FULL_SCREEN,
    CAM_ACTION_QUIT,
};

struct cam_model {
    bool frozen, mirrored;
    bool help;       /* the help on keys is shown */
    bool before;     /* the frame is shown without its overlay */
    bool candidates; /* candidates of the empty cells are shown */
    bool chimes;     /* play a sound when a puzzle is committed */
    enum cam_answer answer;
    unsigned stage; /* stage of reading: enum cam_stage */
    int selected;   /* selected cell, or -1 */
    struct cam_history history;
    struct cam_hint hint;
    char copied[32];    /* name of the text below, for a message */
    struct buffer copy; /* text for the clipboard, with its terminating zero */
};

void cam_model_open(struct cam_model *model);
void cam_model_close(struct cam_model *model);

/* Updates the model with GRID. Returns true if another puzzle was committed. */
bool cam_model_take(struct cam_model *model, const struct cam_grid *grid);

enum cam_action cam_model_press(struct cam_model *model, int key);

/* Selects CELL of the puzzle shown, or none (-1). */
void cam_model_select(struct cam_model *model, int cell);

/* Returns the puzzle shown, or NULL. */
const struct cam_puzzle *cam_model_puzzle(const struct cam_model *model);

/* True if the puzzle shown is an earlier one, not in the frame. */
bool cam_model_is_past(const struct cam_model *model);

/* Writes the text of the current hint to TEXT of SIZE bytes; empty: no hint. */
void cam_model_explain(const struct cam_model *model, char *text, size_t size);

/* Writes the state of the puzzle and the modes to TEXT of SIZE bytes, each part preceded by " |
 * "; empty: nothing to report. */
void cam_model_describe(const struct cam_model *model, char *text, size_t size);

#endif
