/* A JSON text while it is read: the open brackets, the board at hand, and the facts about it. */
#ifndef TEXT_READ_FORMS_JSON_JSON_H
#define TEXT_READ_FORMS_JSON_JSON_H

#include "text/read/forms/json/facts.h"
#include "text/read/forms/json/tokens.h"
#include "text/read/work.h"

struct json {
    struct text_work *work;
    struct json_tokens tokens;
    struct json_facts facts;
    unsigned puzzle_depth;    /* of the object with the puzzle at hand; 0: there is none */
    struct text_placed board; /* its board, until its object ends: symbols may follow */
    uint64_t board_end;       /* the line */
    size_t comment_length;
    char comment[TEXT_NAME_SIZE];
    char key[TEXT_NAME_SIZE]; /* of the last value */
};

/* Takes the rest of an object in place of a cell, such as {"value": 5, "given": true}, and leaves
 * its value as the string of the tokens, empty if there is none. */
void json_take_cell(struct json *json);

/* Takes the value of KEY (JSON_BOX to JSON_RULES) into the facts. After the boards of the same
 * object it is refused: they were given without it. */
void json_take_facts(struct json *json, enum json_meaning key);

/* Takes an array of candidates into the facts. */
void json_take_candidates(struct json *json);

/* Gives the board in the table, which ended in line END, with the facts of its object: SUDOKU_OK
 * becomes the status, or SUDOKU_ERR_TEXT. What is given is valid until a fact is added. */
void json_give_board(struct json *json, uint64_t end);

/* Takes the string of the tokens for a rule, and refuses such boards unless it says that the rule
 * is off. */
void json_say_rule(struct json *json);

/* Refuses the boards of the open brackets: all of them, or if the facts have a fault. */
void json_mark_refused(struct json *json);
void json_refuse(struct json *json);

#endif
