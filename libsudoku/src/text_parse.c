/* One puzzle from a text in memory. */
#include <string.h>

#include "mem.h"
#include "text_reader.h"

/* Whether READER, whose next puzzle is PUZZLE, holds what the caller asked for and no more. */
static enum sudoku_status check(struct sudoku_text_reader *reader,
                                const struct sudoku_text_puzzle *puzzle, bool takes_candidates,
                                struct sudoku_text_error *error)
{
    unsigned side = reader->hint.side;
    struct text_line line;
    if (puzzle->side != side)
        return text_error(error, puzzle->line, 1, "expected a board of side %u, found side %u",
                          side, puzzle->side);
    if (puzzle->candidates && !takes_candidates)
        return text_error(error, puzzle->line, 1, "expected digits, found candidates");
    enum text_border weight;
    while (text_lines_next(&reader->lines, &line) == TEXT_LINES_OK) {
        /* The bottom of the frame, blank lines, comments and the state of a game may follow. */
        bool is_state = line.length && *line.text == '[';
        if (is_state && !(line.length >= 8 && memcmp(line.text, "[Puzzle]", 8) == 0))
            return SUDOKU_OK;
        if (!text_ends_rows(&line) && !text_is_frame(line.text, line.length, &weight))
            return text_error(error, line.number, 1, "expected the end of the text, found more");
    }
    return SUDOKU_OK;
}

enum sudoku_status sudoku_text_parse(const char *text, size_t length, unsigned side, uint8_t *cells,
                                     sudoku_digitset *candidates, struct sudoku_text_error *error)
{
    struct sudoku_text_error unwanted;
    struct sudoku_text_puzzle puzzle = {.comment = ""};
    if ((!text && length) || !cells || side < 2 || side > SUDOKU_MAX_SIDE)
        return SUDOKU_ERR_ARGUMENT;
    if (!error)
        error = &unwanted;
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct sudoku_text_reader *reader = mem_alloc(&allocator, 1, sizeof *reader);
    if (!reader)
        return SUDOKU_ERR_MEMORY;
    text_lines_open_memory(&reader->lines, text ? text : "", length);
    text_reader_start(reader, SUDOKU_TEXT_AUTO, side);
    enum sudoku_status status = text_reader_next(reader, &puzzle, error);
    if (status == SUDOKU_OK)
        status = check(reader, &puzzle, candidates != NULL, error);
    if (status == SUDOKU_OK) {
        size_t count = (size_t)side * side;
        memcpy(cells, puzzle.cells, count);
        for (size_t i = 0; i < count && candidates; i++)
            candidates[i] = puzzle.candidates ? puzzle.candidates[i]
                            : cells[i]        ? sudoku_digitset_of(cells[i])
                                              : sudoku_digitset_all(side);
    }
    mem_free(&allocator, reader);
    return status;
}
