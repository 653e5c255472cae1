#include "text/read/forms/json/candidates.h"

#include "text/read/lines/tokens.h"

/* The number 1..SUDOKU_MAX_SIDE that the word at hand is; 0: it is none. */
static unsigned number_of(const struct text_json *json)
{
    unsigned number = 0;
    for (size_t i = 0; i < json->length && number <= SUDOKU_MAX_SIDE; i++) {
        if (!text_is_decimal(json->string[i]))
            return 0;
        number = 10 * number + (unsigned)(json->string[i] - '0');
    }
    return number <= SUDOKU_MAX_SIDE ? number : 0;
}

/* Takes a number inside DEPTH brackets: a candidate of the last cell. */
static void take_candidate(struct json_walk *walk, unsigned depth)
{
    struct text_json *json = walk->json;
    bool is_string;
    uint64_t column;
    json_take_scalar(walk, &is_string, &column);
    unsigned digit = number_of(json);
    json->has_candidates &= depth == 2 && digit;
    if (json->has_candidates) {
        sudoku_digitset *set = &walk->work->sets[json->candidate_cells - 1];
        *set = sudoku_digitset_add(*set, digit);
    }
}

/* Takes a bracket inside which there are DEPTH of them: at two a cell begins. */
static void take_opening(struct json_walk *walk, unsigned depth)
{
    struct text_json *json = walk->json;
    (void)text_lines_take(json_lines_of(walk));
    json->has_candidates &= depth <= 2 && json->candidate_cells < SUDOKU_MAX_CELLS;
    if (depth == 2 && json->has_candidates)
        walk->work->sets[json->candidate_cells++] = SUDOKU_DIGITSET_EMPTY;
}

void json_take_candidates(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    unsigned depth = 0;
    json->candidate_cells = 0;
    json_scope_say(&json->candidates_scope, json->depth);
    json->has_candidates = json_peek(walk) == '[';
    do {
        int c = json_peek(walk);
        if (c == '[') {
            take_opening(walk, ++depth);
        } else if (depth && (c == ']' || c == ',')) {
            depth -= c == ']';
            (void)text_lines_take(json_lines_of(walk));
        } else if (depth && c > 0 && text_is_decimal((char)c)) {
            take_candidate(walk, depth);
        } else {
            json->has_candidates = false;
            json_skip_value(walk);
        }
    } while (walk->status == SUDOKU_END && depth > 0);
}

void json_candidates_give(struct text_work *work, const struct text_json *json,
                          struct sudoku_text_puzzle *puzzle)
{
    unsigned cells = puzzle->place_count ? puzzle->cell_count : puzzle->side * puzzle->side;
    sudoku_digitset all = sudoku_digitset_all(puzzle->side), any = SUDOKU_DIGITSET_EMPTY;
    bool fits = json->has_candidates && json->candidate_cells == cells;
    for (unsigned i = 0; fits && i < cells; i++) {
        sudoku_digitset set = work->sets[i];
        unsigned given = puzzle->givens[i];
        fits = sudoku_digitset_is_subset(set, all) && (!given || sudoku_digitset_has(set, given));
        any |= set;
    }
    if (fits && any)
        puzzle->candidates = work->sets;
}
