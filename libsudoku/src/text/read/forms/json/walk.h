/* A JSON text while it is read: the open brackets, the board at hand, and the facts about it. */
#ifndef TEXT_READ_FORMS_JSON_WALK_H
#define TEXT_READ_FORMS_JSON_WALK_H

#include "text/read/forms/json/facts.h"
#include "text/read/forms/json/tokens.h"
#include "text/read/work.h"

/* Between two puzzles; of bits, the lowest is for the outermost bracket. */
struct json_state {
    struct json_tokens tokens;
    struct json_facts facts;
    uint64_t given;           /* boards inside the bracket were given */
    uint64_t refused;         /* something inside it was refused */
    unsigned puzzle_depth;    /* of the object with the puzzle at hand; 0: there is none */
    struct text_placed board; /* its board, until its object ends: symbols may follow */
    uint64_t board_end;       /* the line */
    size_t comment_length;
    char comment[TEXT_NAME_SIZE];
    char key[TEXT_NAME_SIZE]; /* of the last value */
};

/* While one puzzle is read. */
struct json_walk {
    struct text_work *work;
    struct json_state *json;
    struct json_tokens *tokens; /* of json */
    struct json_facts *facts;   /* of json */
    struct sudoku_text_puzzle *puzzle;
    struct sudoku_text_error *error;
    enum sudoku_status status; /* SUDOKU_END: go on */
    bool is_broken;            /* the text is no JSON from here on */
};

/* Notes that TOKEN is a failure, if it is one. Returns TOKEN. */
enum json_token json_note(struct json_walk *walk, enum json_token token);

/* Takes the next token. */
enum json_token json_take(struct json_walk *walk);

/* Takes the rest of an object in place of a cell, such as {"value": 5, "given": true}, and leaves
 * its value as the string of the tokens, empty if there is none. */
void json_take_cell(struct json_walk *walk);

/* Takes the value of KEY (JSON_BOX to JSON_RULES) into the facts. After the boards of the same
 * object it is refused: they were given without it. */
void json_take_facts(struct json_walk *walk, enum json_meaning key);

/* Takes an array of candidates into the facts. */
void json_take_candidates(struct json_walk *walk);

/* Refuses the boards of the open brackets if the facts have a fault. */
void json_refuse(struct json_walk *walk);

/* Takes the string of the tokens for a rule, and refuses such boards unless it says that the rule
 * is off. */
void json_say_rule(struct json_walk *walk);

/* Gives the board in the table, which ended in line END, with the facts of its object. */
void json_give_board(struct json_walk *walk, uint64_t end);

/* Whether something inside the brackets at DEPTH was refused; marks all that are open. */
bool json_is_refused(const struct json_state *json, unsigned depth);
void json_mark_refused(struct json_state *json);

/* Whether boards inside the innermost bracket were given; marks it. */
bool json_has_given(const struct json_state *json);
void json_mark_given(struct json_state *json, bool is_given);

#endif
