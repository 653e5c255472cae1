/* What stands beside the board in a window: buttons for digits and commands, and lines of text. */
#ifndef PLAY_VIEW_PANEL_H
#define PLAY_VIEW_PANEL_H

#include "play/control/command.h"
#include "play/view/paint.h"

struct button {
    struct box box;
    const struct command *command; /* NULL: a digit's */
    unsigned digit;
};

enum { MAX_BUTTONS = 100 };

/* How a window is divided. */
struct panel {
    struct box status, board, message;
    struct button buttons[MAX_BUTTONS];
    unsigned button_count;
    unsigned width, height;
};

/* Divides WIDTH x HEIGHT pixels: beside each other where it is wide, else one below the other. */
void panel_place(struct panel *panel, const struct session *session, unsigned width,
                 unsigned height);

/* Paints all but the board. */
void panel_paint(const struct panel *panel, const struct svision_canvas *canvas,
                 const struct session *session);

/* All keys and what they do, in the place of the board. */
void panel_paint_help(const struct panel *panel, const struct svision_canvas *canvas,
                      const struct session *session);

/* Does what the button at a pixel stands for. False: there is none. */
bool panel_press(const struct panel *panel, struct session *session, int x, int y);

#endif
