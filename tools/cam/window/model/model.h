/* What the window is about, without any window: which puzzle is looked at, what of it is shown,
 * which cell is selected, and what keys and clicks make of that. */
#ifndef CAM_WINDOW_MODEL_MODEL_H
#define CAM_WINDOW_MODEL_MODEL_H

#include "cam/window/model/hint.h"
#include "cam/window/model/history.h"

/* What is shown of a puzzle. */
enum cam_answer {
    CAM_ANSWER_ALL,      /* its solution */
    CAM_ANSWER_STEPS,    /* the next step by logic, and what those before it placed */
    CAM_ANSWER_MISTAKES, /* which digits by hand are wrong */
};

/* Keys that are no characters. */
enum { CAM_KEY_UP = 256, CAM_KEY_DOWN, CAM_KEY_LEFT, CAM_KEY_RIGHT, CAM_KEY_BACK, CAM_KEY_ON };

/* What whoever has the window is to do. */
enum cam_deed {
    CAM_DEED_NONE, /* the key means nothing */
    CAM_DEED_SHOW, /* what is shown is not as it was */
    CAM_DEED_SNAPSHOT,
    CAM_DEED_COPY, /* the text of cam_model_copy() */
    CAM_DEED_STAGE,
    CAM_DEED_CAMERA, /* the next one */
    CAM_DEED_FULL_SCREEN,
    CAM_DEED_QUIT,
};

struct cam_model {
    bool frozen, mirrored;
    bool help;       /* what keys do lies over all */
    bool before;     /* the frame as it came */
    bool candidates; /* of empty cells */
    bool chimes;     /* when a puzzle is settled */
    enum cam_answer answer;
    unsigned stage; /* of reading: of enum cam_stage */
    int selected;   /* a cell; -1: none */
    struct cam_history history;
    struct cam_hint hint;
    char copied[32];    /* what was put into the text below */
    struct buffer copy; /* for the clipboard, with a zero byte */
};

void cam_model_open(struct cam_model *model);
void cam_model_close(struct cam_model *model);

/* Takes what is read on GRID. True: a puzzle was settled that was not before. */
bool cam_model_take(struct cam_model *model, const struct cam_grid *grid);

enum cam_deed cam_model_press(struct cam_model *model, int key);

/* Selects CELL of the puzzle that is looked at, or none (-1). */
void cam_model_select(struct cam_model *model, int cell);

/* The puzzle that is looked at; NULL: none. */
const struct cam_puzzle *cam_model_puzzle(const struct cam_model *model);

/* Whether that is one of the past, which no frame shows. */
bool cam_model_is_past(const struct cam_model *model);

/* Writes what the steps by logic say to TEXT of SIZE bytes; empty: nothing. */
void cam_model_explain(const struct cam_model *model, char *text, size_t size);

/* Writes what is to be said of the puzzle and the modes, each part behind " | ", to TEXT of SIZE
 * bytes; empty: nothing. */
void cam_model_describe(const struct cam_model *model, char *text, size_t size);

#endif
