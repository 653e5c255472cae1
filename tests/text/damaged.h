/* Texts with a byte lost, added or changed, or without their beginning or end: each is read as the
 * puzzle, but for the cell that was damaged, or refused, never read as another puzzle. */
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

/* Appends PIECE to TEXT. */
void add(struct text *text, const char *piece);

/* Reads TEXT, which was damaged by WHAT at PLACE. Returns true if it is read without a fault. No
 * other board may be read. */
bool check_text(const struct text *text, const char *what, size_t place);

/* Checks TEXT with a byte lost, added or changed, at every DAMAGE_STEPth place, which the build
 * sets. Returns the number of texts that are read. */
unsigned damage(const struct text *text);

/* Also checks TEXT with a line lost or doubled, and without its beginning or end. */
unsigned damage_wholly(const struct text *text);

/* Prints that READ of the damaged texts are read. Returns the status of main(). */
int damaged_result(unsigned read);

#endif
