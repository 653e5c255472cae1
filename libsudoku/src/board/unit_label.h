/* The label of a unit: its kind, and its number within that kind, from 0. */
#ifndef BOARD_UNIT_LABEL_H
#define BOARD_UNIT_LABEL_H

#include <stdint.h>

struct unit_label {
    uint8_t kind;
    uint16_t number;
};

#endif
