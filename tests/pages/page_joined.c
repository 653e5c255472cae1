/* Writes a synthetic photo of joined boards as PGM to standard output. The file PUZZLE has them
 * arranged as on paper.
 *
 * usage: page_joined PUZZLE DEGREES TILT SCALE BLUR NOISE SHADOW */
#define PAGE_ZOOM 2

#include <stdio.h>

#include <sudoku/text.h>

#include "pages/page.h"

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    return (ptrdiff_t)fread(buffer, 1, size, user);
}

/* Draws the first puzzle of FILE. */
static bool draw(FILE *file, const struct page_view *view, uint8_t *photo)
{
    static uint8_t board[PAGE_BOARD * PAGE_BOARD];
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    struct sudoku_text_reader *reader;
    struct sudoku_layout *layout = NULL;
    options.joined = true;
    if (sudoku_text_reader_create(&options, read_file, file, &reader) != SUDOKU_OK)
        return false;
    bool done =
        sudoku_text_reader_next(reader, &puzzle, NULL) == SUDOKU_OK &&
        sudoku_layout_create_joined(puzzle.places, puzzle.place_count, NULL, &layout) == SUDOKU_OK;
    drawing.layout = layout;
    drawing.cells = puzzle.givens;
    done = done && svision_draw_board(&drawing, &canvas) == SVISION_OK &&
           page_see(board, view, photo) == SVISION_OK;
    sudoku_layout_destroy(layout);
    sudoku_text_reader_destroy(reader);
    return done;
}

int main(int argc, char **argv)
{
    static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];
    double number[6] = {0};
    FILE *file = argc == 8 ? fopen(argv[1], "rb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s PUZZLE DEGREES TILT SCALE BLUR NOISE SHADOW\n", argv[0]);
        return 1;
    }
    for (int i = 0; i < 6; i++)
        number[i] = strtod(argv[2 + i], NULL);
    const struct page_view view = {.degrees = number[0],
                                   .tilt = number[1],
                                   .scale = number[2],
                                   .blur = number[3],
                                   .noise = number[4],
                                   .shadow = number[5]};
    bool done = draw(file, &view, photo);
    fclose(file);
    if (!done)
        return 1;
    printf("P5\n%d %d\n255\n", PAGE_WIDTH, PAGE_HEIGHT);
    return fwrite(photo, 1, sizeof photo, stdout) != sizeof photo;
}
