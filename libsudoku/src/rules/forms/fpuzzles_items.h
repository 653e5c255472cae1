/* The items of rules as f-puzzles writes them. */
#ifndef RULES_FORMS_FPUZZLES_ITEMS_H
#define RULES_FORMS_FPUZZLES_ITEMS_H

#include <sudoku/rules.h>

#include "common/text_out.h"
#include "rules/forms/form.h"

enum { SHEET_MAX_CELLS = FORM_MAX_SIDE * FORM_MAX_SIDE };

/* A puzzle that is being written. */
struct fpuzzles_sheet {
    const struct sudoku_rules *rules;
    struct text_out *out;
    unsigned side;
    unsigned lines; /* the number of rows and columns whose digits differ */
    bool has_regions;
    uint8_t region[SHEET_MAX_CELLS];
};

struct fpuzzles_key;

/* Writes the members of the item of RULE; false if f-puzzles cannot say it. */
typedef bool fpuzzles_item_writer(const struct fpuzzles_sheet *sheet,
                                  const struct fpuzzles_key *key, const struct sudoku_rule *rule);

/* What a kind is called. */
struct fpuzzles_key {
    const char *kind;
    const char *name;            /* of the array, or of the flag */
    fpuzzles_item_writer *write; /* NULL: a flag */
    int number;                  /* of a kind with one: the one that may be left out */
};

/* Returns key INDEX, or NULL. */
const struct fpuzzles_key *fpuzzles_key(unsigned index);

/* Returns the key of RULE's kind, or NULL. */
const struct fpuzzles_key *fpuzzles_key_of(const struct sudoku_rule *rule);

#endif
