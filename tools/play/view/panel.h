/* What stands beside the board in a window: buttons for digits and commands, and lines of text. */
#ifndef PLAY_VIEW_PANEL_H
#define PLAY_VIEW_PANEL_H

#include "play/control/command.h"
#include "play/view/dirty.h"

struct button {
    struct box box;
    const struct command *command; /* NULL: a digit's */
    unsigned digit;
};

enum { MAX_BUTTONS = 100 };

/* What a button shows besides its name. */
struct button_look {
    bool is_on, is_color;
    unsigned left; /* how often its digit is still to be entered */
};

/* How a window is divided. */
struct panel {
    struct box status, board, message;
    struct button buttons[MAX_BUTTONS];
    unsigned button_count;
    unsigned width, height;
    /* As it was painted last: */
    bool is_painted;
    char status_text[200], message_text[480];
    struct button_look looks[MAX_BUTTONS];
};

/* Divides WIDTH x HEIGHT pixels: beside each other where it is wide, else one below the other. */
void panel_place(struct panel *panel, const struct session *session, unsigned width,
                 unsigned height);

/* Paints what is not as it was, all but the board, and adds it to DIRTY. */
void panel_paint(struct panel *panel, const struct svision_canvas *canvas,
                 const struct session *session, struct dirty *dirty);

/* The page of the session, in the place of the board. */
void panel_paint_page(const struct panel *panel, const struct svision_canvas *canvas,
                      const struct session *session, struct dirty *dirty);

/* Does what a press on the page stands for. False: it is beside it. */
bool panel_press_page(const struct panel *panel, struct session *session, int x, int y);

/* Does what the button at a pixel stands for. False: there is none. */
bool panel_press(const struct panel *panel, struct session *session, int x, int y);

#endif
