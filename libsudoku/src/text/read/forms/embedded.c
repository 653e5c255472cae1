/* 81 cells within a line: a link, or a puzzle after its number or name. Other sides are too likely
 * to be something else. */
#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/board/board.h"
#include "text/read/doubt.h"
#include "text/read/form.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/lines/ahead.h"

enum { SIDE = 9, CELLS = 81 };

/* Finds the puzzle among the *RUNS boards of LINE: all others have its digits. False: there are
 * several. */
static bool find_puzzle(const struct text_line *line, size_t *found, size_t *runs)
{
    size_t first = text_find_board(line, 0, SIDE);
    *found = first;
    *runs = 1;
    for (size_t next = text_find_board(line, first + CELLS, SIDE); next < line->length;
         next = text_find_board(line, next + CELLS, SIDE)) {
        const char *puzzle = line->text + *found, *other = line->text + next;
        ++*runs;
        if (text_has_digits_of(other, puzzle, CELLS))
            continue;
        if (!text_has_digits_of(puzzle, other, CELLS))
            return false;
        *found = next;
    }
    return true;
}

bool text_is_message(const struct text_line *line)
{
    return line->length > CELLS && *line->text == '[' && text_is_decimal(line->text[1]) &&
           text_find_board(line, 0, SIDE) < line->length;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    if (!text_hint_allows_line(&work->hint) || line->is_cut || line->length <= CELLS ||
        (work->hint.side && work->hint.side != SIDE))
        return TEXT_SCORE_NONE;
    return text_find_board(line, 0, SIDE) < line->length ? TEXT_SCORE_CELLS : TEXT_SCORE_NONE;
}

static bool is_edge(char c)
{
    return text_is_separator(c) || strchr(":\"'()|=.", c);
}

/* Takes separators off both ends of TEXT from *START to *END. */
static void trim(const char *text, size_t *start, size_t *end)
{
    while (*end > *start && is_edge(text[*end - 1]))
        --*end;
    while (*start < *end && (is_edge(text[*start]) || text[*start] == '#'))
        ++*start;
}

/* The words before the cells are the name or number of the puzzle, those after them its comment. */
static void take_words(struct text_work *work, const struct text_line *line)
{
    size_t start = 0, end = text_find_board(line, 0, SIDE), behind = end;
    trim(line->text, &start, &end);
    text_heading_number(&work->heading, line->text + start, end - start);
    for (size_t next = behind; next < line->length; next = text_find_board(line, behind, SIDE))
        behind = next + CELLS;
    start = behind;
    end = line->length;
    trim(line->text, &start, &end);
    work->puzzle->comment = line->text + start;
    work->puzzle->comment_length = end - start;
}

/* True if the one board in LINE, at AT, may be the solution of a puzzle in a JSON object. */
static bool may_be_solution(struct text_work *work, struct text_line *line, size_t at)
{
    return text_json_is_solution(line, at, CELLS) ||
           (text_is_full(line->text + at, SIDE) &&
            text_line_after(&work->lines, line, text_json_is_end, NULL));
}

/* True if there is a letter or a colon in LINE before END. */
static bool has_word(const struct text_line *line, size_t end)
{
    for (size_t i = 0; i < end; i++)
        if (text_is_letter(line->text[i]) || line->text[i] == ':')
            return true;
    return false;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    size_t at, runs;
    if (!find_puzzle(line, &at, &runs))
        return text_error(work->error, line->number,
                          line->skipped + text_find_board(line, 0, SIDE) + 1,
                          "expected one puzzle in this line, found several");
    if (text_has_rest(line, SIDE))
        return text_error_at(
            work->error, line, 0,
            "expected a puzzle in this line, found what is left of another beside it");
    if (runs == 1 && may_be_solution(work, line, at))
        return text_error_at(
            work->error, line, at,
            "expected a puzzle, found what may be its solution, or the object that it is in");
    if (at && line->number <= work->past.fault_line + 1 && work->past.fault_line &&
        !has_word(line, at))
        return text_error_at(work->error, line, 0,
                             "expected a puzzle in this line, found what may be the rest of the "
                             "damaged one above it");
    struct text_line part = *line;
    part.skipped += at;
    part.text += at;
    part.length -= at;
    if (text_is_position(&part)) {
        take_words(work, line);
        return text_read_position(work, state, &part);
    }
    part.length = CELLS;
    const struct text_plan plan = {TEXT_PLAN_LINE, true, SIDE, CELLS};
    enum sudoku_status status = text_read_line(work, &part, &plan);
    if (status == SUDOKU_OK && text_may_be_solution(line, work->cells, SIDE))
        return text_error_at(
            work->error, line, 0,
            "expected the 81 cells of a puzzle in this line, found its solution and others");
    work->past.has_pair |= runs > 1;
    take_words(work, line);
    return status == SUDOKU_OK ? text_doubt_line(work, line) : status;
}

const struct text_form text_embedded_form = {.name = "a board within a line",
                                             .size = TEXT_POSITION_CELLS,
                                             .max_score = TEXT_SCORE_CELLS,
                                             .detect = detect,
                                             .begin = begin};
