/* The board as a picture: cells are painted where they look another way than before. */
#ifndef PLAY_VIEW_BOARD_PICTURE_H
#define PLAY_VIEW_BOARD_PICTURE_H

#include "play/control/look.h"
#include "play/control/theme.h"
#include "play/view/dirty.h"
#include "play/view/grid.h"

struct board_picture {
    struct grid grid;
    struct box box;     /* whole cells */
    int cell;           /* pixels of a cell's side */
    struct look *looks; /* as they were painted */
    unsigned theme;
    bool is_painted, has_links;
};

void board_picture_open(struct board_picture *picture, const struct game *game);
void board_picture_close(struct board_picture *picture);

/* Takes the room for the board; it is then painted anew. */
void board_picture_place(struct board_picture *picture, struct box room);

/* Paints what is not as it was, and adds it to DIRTY. */
void board_picture_paint(struct board_picture *picture, const struct svision_canvas *canvas,
                         const struct session *session, struct dirty *dirty);

/* The cell at a pixel; -1: there is none. */
int board_picture_cell(const struct board_picture *picture, int x, int y);

#endif
