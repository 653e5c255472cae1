/* Puzzles with rules, such as cages, on a line. They are no boards; rules/forms reads them. */
#ifndef TEXT_READ_LINES_RULED_H
#define TEXT_READ_LINES_RULED_H

#include <stdbool.h>
#include <stddef.h>

/* True if LENGTH bytes of TEXT begin with the size of boxes and a k, 3x3:k: or 3x3:d:k:, as killers
 * of SumoCue and JSudoku do. */
bool text_is_killer_string(const char *text, size_t length);

/* True if LENGTH bytes of TEXT are a killer of 81 characters, some of which point to a neighbour:
 * ^ < > v, or ` ' , . beside those; the others are sums. */
bool text_is_killer_line(const char *text, size_t length);

/* True if TEXT is an identifier of a game of Keen or Unequal in Simon Tatham's collection: a side
 * and letters of a difficulty before a colon, then cages or signs. */
bool text_is_game_id(const char *text, size_t length);

/* The sum that C stands for in such a line, 0-9, A-Z for 10-35 and a-j for 36-45, or -1. */
int text_killer_sum(char c);

/* The place of a puzzle's id in a link to f-puzzles or SudokuPad with which TEXT begins, or 0. */
size_t text_link_id(const char *text, size_t length);

/* The length of the mark of a packed puzzle with which TEXT begins, fpuz, scl or ctc, or 0. */
size_t text_packed_mark(const char *text, size_t length);

/* True if TEXT begins with a link that holds a puzzle, rather than the id of one that a server has,
 * or is a mark and base64. */
bool text_is_packed_puzzle(const char *text, size_t length);

#endif
