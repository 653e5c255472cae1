/* What a JSON object says of its board beside the cells: shape, rules, symbols, candidates.
 *
 * It counts for the boards of that object, and if an object says nothing but such things, for those
 * of the object around it. Rules that the library does not have are refused, since the board would
 * have other solutions. */
#ifndef TEXT_READ_FORMS_JSON_FACTS_H
#define TEXT_READ_FORMS_JSON_FACTS_H

#include <stdbool.h>

#include <sudoku/digitset.h>
#include <sudoku/text.h>

#include "text/read/board/alphabet.h"
#include "text/read/forms/json/keys.h"
#include "text/read/forms/json/regions.h"
#include "text/read/joined/figure.h"
#include "text/read/lines/lines.h"

/* Where something is said: bit D - 1 inside D brackets. */
typedef uint64_t json_scope;

/* SCOPE is said where DEPTH brackets are open. */
static inline void json_scope_say(json_scope *scope, unsigned depth)
{
    *scope |= (json_scope)1 << (depth - 1);
}

struct json_facts {
    json_scope shape_scope, symbols_scope, candidates_scope;
    unsigned boxes;  /* numbers of "box" */
    unsigned box[2]; /* rows, columns */
    unsigned variants;
    struct json_regions regions;
    struct text_figure parts;       /* without boards: the board is one */
    struct sudoku_text_error fault; /* reported instead of the board, which would be another one;
                                     * line 0: none */
    struct text_alphabet symbols;   /* side 0: none */
    bool has_candidates;
    unsigned candidate_cells;
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
};

/* Forgets everything. */
void json_facts_forget(struct json_facts *facts);

/* The object inside DEPTH brackets ends in line NUMBER. IS_SPENT: its boards were given, or it is
 * in an array. The next boards are refused if it is unknown which part of the shape is theirs. */
void json_facts_close(struct json_facts *facts, unsigned depth, bool is_spent, uint64_t number);

/* Forgets what KEY (JSON_BOX to JSON_RULES) said before: its value begins. */
void json_facts_begin(struct json_facts *facts, enum json_meaning key);

/* True if KEY said something. */
bool json_facts_say(const struct json_facts *facts, enum json_meaning key);

/* Adds LINE, one string or word of the value of KEY, inside DEPTH brackets of that value. */
void json_facts_add(struct json_facts *facts, enum json_meaning key, const struct text_line *line,
                    unsigned depth);

/* Refuses an object at LINE, which is a value of no KEY but JSON_PARTS. */
void json_facts_refuse_object(struct json_facts *facts, enum json_meaning key,
                              const struct text_line *line);

#endif
