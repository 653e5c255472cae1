/* A vector of one register with one board.
 *
 * Included by a vec_*.h after a reg_*.h. */
#ifndef ENGINE9_VECTORS_VEC_SINGLE_H
#define ENGINE9_VECTORS_VEC_SINGLE_H

typedef struct {
    reg board;
} vec;

typedef vec vec_mask;

#define EACH_REGISTER(operation)                                                                   \
    (vec)                                                                                          \
    {                                                                                              \
        operation(board)                                                                           \
    }

#endif
