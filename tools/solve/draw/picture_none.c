/* Replaces picture_draw.c in builds without pictures. */
#include "solve/draw/picture.h"

bool picture_is_possible(enum picture picture, struct message *message)
{
    (void)picture;
    return message_set(message, "this build does not draw such pictures");
}

bool picture_add(struct buffer *out, enum picture picture, const struct picture_board *board)
{
    (void)out, (void)picture, (void)board;
    return false;
}
