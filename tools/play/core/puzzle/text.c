#include <string.h>

#include <sudoku/text.h>

#include "play/core/puzzle/puzzle.h"

void source_puzzle_free(struct source_puzzle *puzzle)
{
    shape_free(&puzzle->shape);
    draft_destroy(puzzle->draft);
    puzzle->draft = NULL;
}

/* Copies digits and candidates of TEXT. A text with candidates only does not distinguish givens
 * from digits found. */
static void copy_cells(const struct sudoku_text_puzzle *text, struct source_puzzle *puzzle)
{
    const sudoku_digitset all = sudoku_digitset_all(text->side);
    bool has_digits = false;
    for (size_t i = 0; i < text->cell_count; i++)
        has_digits |= text->givens[i] != 0;
    puzzle->has_candidates = text->candidates != NULL;
    for (size_t i = 0; i < text->cell_count; i++) {
        bool is_placed = text->is_placed && text->is_placed[i];
        unsigned digit = text->givens[i];
        if (!has_digits && text->candidates && sudoku_digitset_is_single(text->candidates[i]))
            digit = sudoku_digitset_first(text->candidates[i]);
        puzzle->givens[i] = is_placed ? 0 : (uint8_t)digit;
        puzzle->entries[i] = is_placed ? (uint8_t)digit : 0;
        if (text->candidates && !digit)
            puzzle->excluded[i] = all & ~text->candidates[i];
    }
}

static void take(const struct sudoku_text_puzzle *text, struct source_puzzle *puzzle)
{
    size_t cells = text->cell_count;
    puzzle->shape = shape_of_side(text->side);
    if (text->place_count)
        shape_join(text->places, text->place_count, &puzzle->shape);
    if (!text->place_count && text->box_rows * text->box_columns == text->side) {
        puzzle->shape.box_rows = text->box_rows;
        puzzle->shape.box_columns = text->box_columns;
    }
    puzzle->shape.variants = text->variants;
    if (text->regions) {
        puzzle->shape.box_rows = puzzle->shape.box_columns = 0;
        puzzle->shape.regions = buffer_resize(NULL, cells);
        memcpy(puzzle->shape.regions, text->regions, cells);
    }
    copy_cells(text, puzzle);
}

/* Reads the first puzzle of TEXT using OPTIONS. */
static bool read_text(const struct sudoku_text_options *options, const char *text, size_t length,
                      struct source_puzzle *puzzle, struct message *message)
{
    struct sudoku_text_reader *reader;
    struct sudoku_text_puzzle read = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    enum sudoku_status status = sudoku_text_reader_create_memory(options, text, length, &reader);
    if (status == SUDOKU_OK)
        status = sudoku_text_reader_next(reader, &read, &error);
    bool is_played = status == SUDOKU_OK && read.place_count <= SHAPE_MAX_BOARDS;
    if (is_played)
        take(&read, puzzle);
    else if (status == SUDOKU_OK)
        message_set(message, "more than %d joined boards", SHAPE_MAX_BOARDS);
    else if (status == SUDOKU_ERR_TEXT)
        message_set(message, "%llu:%llu: %s", (unsigned long long)error.line,
                    (unsigned long long)error.column, error.message);
    else
        message_set(message, "%s",
                    status == SUDOKU_END ? "there is no puzzle" : sudoku_strstatus(status));
    sudoku_text_reader_destroy(reader);
    return is_played;
}

bool source_read_text(const char *text, size_t length, struct source_puzzle *puzzle,
                      struct message *message)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.joined = true;
    return read_text(&options, text, length, puzzle, message);
}

bool source_read_joined(const char *text, size_t length, const struct shape *boards,
                        struct source_puzzle *puzzle, struct message *message)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.joined = true;
    options.place_count = boards->board_count;
    options.places = boards->places;
    return read_text(&options, text, length, puzzle, message);
}
