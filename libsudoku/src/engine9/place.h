/* The place of a cell in the vectors of a board.
 *
 * Included after a vec_*.h. */
#ifndef ENGINE9_PLACE_H
#define ENGINE9_PLACE_H

static inline unsigned cell_vector(unsigned cell)
{
    return cell / 9 % 3 * 3 + cell % 3;
}

static inline unsigned cell_lane(unsigned board, unsigned cell)
{
    return vec_lane(board, cell / 27, cell % 9 / 3);
}

#endif
