/* The panel next to the board in a window: buttons for digits and commands, and lines of text. */
#ifndef PLAY_VIEW_PANEL_H
#define PLAY_VIEW_PANEL_H

#include "play/core/control/command.h"
#include "play/view/dirty.h"

struct button {
    struct box box;
    const struct command *command; /* NULL: a digit button */
    unsigned digit;
};

enum { MAX_BUTTONS = 100 };

/* State of a button. */
struct button_state {
    bool is_on, is_color;
    unsigned left; /* number of cells that still need its digit */
};

/* Layout of a window. */
struct panel {
    struct box status, board, message;
    struct button buttons[MAX_BUTTONS];
    unsigned button_count;
    unsigned width, height;
    /* As last painted: */
    bool is_painted;
    char status_text[200], message_text[640];
    struct button_state states[MAX_BUTTONS];
};

/* Lays out WIDTH x HEIGHT pixels: the panel is to the right of the board in a wide window, else
 * below it. */
void panel_place(struct panel *panel, const struct game *game, unsigned width, unsigned height);

/* Paints the changed parts, except the board, and adds them to DIRTY. */
void panel_paint(struct panel *panel, const struct svision_canvas *canvas, const struct game *game,
                 struct dirty *dirty);

/* Paints the page of the game in place of the board. */
void panel_paint_page(const struct panel *panel, const struct svision_canvas *canvas,
                      const struct game *game, struct dirty *dirty);

/* Handles a press on the page. Returns false outside of it. */
bool panel_press_page(const struct panel *panel, struct game *game, int x, int y);

/* Runs the button at a pixel. Returns false if there is none. */
bool panel_press(const struct panel *panel, struct game *game, int x, int y);

#endif
