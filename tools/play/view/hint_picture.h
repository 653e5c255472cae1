/* The step of a hint over the painted cells: links between candidates, outlines of houses. */
#ifndef PLAY_VIEW_HINT_PICTURE_H
#define PLAY_VIEW_HINT_PICTURE_H

#include "play/view/board_picture.h"

/* Returns the distance between candidates on a board of SIDE digits, as a fraction of the cell. */
double hint_candidate_pitch(unsigned side);

/* Returns the place of candidate DIGIT in a cell, as fractions of the cell. */
struct svision_point hint_candidate_place(unsigned side, unsigned digit);

/* Paints strong links and base houses solid, weak links and cover houses dashed. */
void hint_picture_paint(const struct board_picture *picture, const struct svision_canvas *canvas,
                        const struct game *game, const struct theme *theme);

#endif
