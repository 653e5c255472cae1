/* One puzzle from a text in memory. */
#include <string.h>

#include "common/argument.h"
#include "text/read/lines/lines.h"
#include "text/read/reader.h"

/* Checks that READER, whose next puzzle is PUZZLE, has what was asked for and nothing else. */
static enum sudoku_status check(struct sudoku_text_reader *reader,
                                const struct sudoku_text_puzzle *puzzle, bool takes_candidates,
                                struct sudoku_text_error *error)
{
    unsigned side = reader->work.hint.side;
    struct text_line line;
    if (side && puzzle->side != side)
        return text_error(error, puzzle->line, 1, "expected a board of side %u, found side %u",
                          side, puzzle->side);
    if (puzzle->candidates && !takes_candidates)
        return text_error(error, puzzle->line, 1, "expected digits, found candidates");
    if (puzzle->place_count)
        return text_error(error, puzzle->line, 1, "expected one board, found %u that share cells",
                          puzzle->place_count);
    if (puzzle->regions || puzzle->variants)
        return text_error(error, puzzle->line, 1, "expected a board with boxes alone, found %s",
                          puzzle->regions ? "regions" : "extra units");
    while (text_lines_next(&reader->work.lines, &line) == TEXT_LINES_OK) {
        /* The bottom of the frame, blank lines, comments and the state of a game may follow. */
        bool is_state = line.length && *line.text == '[';
        if (is_state && !(line.length >= 8 && memcmp(line.text, "[Puzzle]", 8) == 0))
            return SUDOKU_OK;
        if (!text_ends_rows(line.text, line.length) && !text_is_frame(line.text, line.length, NULL))
            return text_error(error, line.number, 1, "expected the end of the text, found more");
    }
    return SUDOKU_OK;
}

/* True if there is room for a board of SIDE; if that is 0, for any, the caller must want to know
 * it. */
static bool has_room(unsigned side, size_t capacity, const unsigned *found)
{
    return argument_expect(side || found, "side is NULL, and options name none") &&
           argument_expect((size_t)side * side <= capacity, "capacity is below side * side");
}

static void give(const struct sudoku_text_puzzle *puzzle, uint8_t *givens,
                 sudoku_digitset *candidates)
{
    size_t count = (size_t)puzzle->side * puzzle->side;
    memcpy(givens, puzzle->givens, count);
    for (size_t i = 0; i < count && candidates; i++)
        candidates[i] = puzzle->candidates ? puzzle->candidates[i]
                        : givens[i]        ? sudoku_digitset_of(givens[i])
                                           : sudoku_digitset_all(puzzle->side);
}

enum sudoku_status sudoku_text_parse(const struct sudoku_text_options *options, const char *text,
                                     size_t length, uint8_t *givens, sudoku_digitset *candidates,
                                     size_t capacity, unsigned *side,
                                     struct sudoku_text_error *error)
{
    struct sudoku_text_error unwanted;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    if (!argument_expect(givens, "givens is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = sudoku_text_reader_create_memory(options, text, length, &reader);
    if (status != SUDOKU_OK)
        return status;
    if (!error)
        error = &unwanted;
    status = has_room(reader->work.hint.side, capacity, side)
                 ? sudoku_text_reader_next(reader, &puzzle, error)
                 : SUDOKU_ERR_ARGUMENT;
    if (status == SUDOKU_OK)
        status = check(reader, &puzzle, candidates != NULL, error);
    if (status == SUDOKU_OK && !has_room(puzzle.side, capacity, side))
        status = SUDOKU_ERR_ARGUMENT;
    if (status == SUDOKU_OK)
        give(&puzzle, givens, candidates);
    if (status == SUDOKU_OK && side)
        *side = puzzle.side;
    sudoku_text_reader_destroy(reader);
    return status;
}
