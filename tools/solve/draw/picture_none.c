/* Replaces picture_draw.c in builds without pictures. */
#include "solve/draw/picture.h"

bool picture_is_built(enum picture picture)
{
    (void)picture;
    return false;
}

bool picture_add(struct buffer *out, enum picture picture, const struct picture_board *board)
{
    (void)out, (void)picture, (void)board;
    return false;
}
