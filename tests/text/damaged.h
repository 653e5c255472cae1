/* Texts in which a byte was lost, added or changed, or whose beginning or end is lost: each is read
 * as the puzzle, but for the cell that it was, or refused, never as another puzzle. */
#ifndef TESTS_TEXT_DAMAGED_H
#define TESTS_TEXT_DAMAGED_H

#include <stdbool.h>
#include <stddef.h>

#define PUZZLE   "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

extern const char puzzle[];

struct text {
    size_t length;
    char data[4096];
};

/* Puts PIECE behind TEXT. */
void add(struct text *text, const char *piece);

/* Reads TEXT, which was damaged by WHAT; whether it was read without a complaint. No other board
 * may be read beside one. */
bool check_text(const struct text *text, const char *what, size_t place);

/* Checks TEXT with a byte lost, added or changed, wherever it is; how many are read. */
unsigned damage(const struct text *text);

/* The same, and checks TEXT with a line lost or doubled, and with its beginning or its end lost. */
unsigned damage_wholly(const struct text *text);

/* Prints that READ of the damaged texts are read; what main() is to give. */
int damaged_result(unsigned read);

#endif
