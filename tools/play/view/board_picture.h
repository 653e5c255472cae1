/* The board as a picture. Only cells whose look has changed are painted. */
#ifndef PLAY_VIEW_BOARD_PICTURE_H
#define PLAY_VIEW_BOARD_PICTURE_H

#include "play/core/control/theme.h"
#include "play/core/game.h"
#include "play/view/dirty.h"
#include "play/view/grid.h"

struct board_picture {
    struct grid grid;
    struct box box;           /* a whole number of cells */
    int cell;                 /* side of a cell in pixels */
    struct game_cell *states; /* as last painted */
    unsigned theme;
    bool is_painted, has_hint;
};

void board_picture_open(struct board_picture *picture, const struct game *game);
void board_picture_close(struct board_picture *picture);

/* Places the board in ROOM; it is then repainted. */
void board_picture_place(struct board_picture *picture, struct box room);

/* Paints the changed cells and adds them to DIRTY. */
void board_picture_paint(struct board_picture *picture, const struct svision_canvas *canvas,
                         const struct game *game, struct dirty *dirty);

/* Returns the cell at a pixel; -1: none. */
int board_picture_cell(const struct board_picture *picture, int x, int y);

#endif
