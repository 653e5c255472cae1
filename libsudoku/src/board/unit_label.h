/* The name of a unit: what it is, and its number among its kind, from 0. */
#ifndef BOARD_UNIT_LABEL_H
#define BOARD_UNIT_LABEL_H

#include <stdint.h>

struct unit_label {
    uint8_t kind;
    uint16_t number;
};

#endif
