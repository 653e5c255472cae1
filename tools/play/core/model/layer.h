/* What a cell holds. Values appear in saves. */
#ifndef PLAY_CORE_MODEL_LAYER_H
#define PLAY_CORE_MODEL_LAYER_H

enum layer {
    LAYER_DIGIT = 0,  /* a digit, or 0 */
    LAYER_CORNER = 1, /* candidates: sets of digits */
    LAYER_CENTER = 2,
    LAYER_COLOR = 3, /* a color 1..MAX_COLOR, or 0 */
    LAYER_COUNT = 4
};

enum { MAX_COLOR = 9 };

#endif
