/* Slots for digits, cells, units and nodes. Items must outlive the slot. */
#ifndef LOGIC_WORDS_SLOTS_H
#define LOGIC_WORDS_SLOTS_H

#include "logic/words/fill.h"

struct words_slot slot_digit(const char *name, unsigned digit);
struct words_slot slot_digits(const char *name, sudoku_digitset digits);
struct words_slot slot_cell(const char *name, unsigned cell);
struct words_slot slot_cells(const char *name, const uint16_t *cells, size_t count);
struct words_slot slot_either(const char *name, const uint16_t *cells, size_t count);
struct words_slot slot_held(const char *name, const uint16_t *cells, size_t count);
struct words_slot slot_unit(const char *name, const uint16_t *unit);
struct words_slot slot_units(const char *name, const uint16_t *units, size_t count);
struct words_slot slot_node(const char *name, const struct sudoku_node *node);
struct words_slot slot_node_cells(const char *name, const struct sudoku_node *node);

/* Says "r1c2 is 5" or "7 is in r1c1/r1c2", or the contrary if it is not ON. */
void words_say_state(struct words *words, const struct sudoku_node *node, bool is_on);

#endif
