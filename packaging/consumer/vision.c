/* Draws a board with the installed libraries, reads the picture again and prints a line that a test
 * compares. */
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include <stdio.h>
#include <string.h>

enum { WIDTH = 640 };

static const char line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static uint8_t pixels[WIDTH * WIDTH], givens[81], seen[81];

static enum svision_status draw_page(void)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    const struct svision_canvas page = {pixels, WIDTH, WIDTH, WIDTH, SVISION_GRAY8};
    drawing.layout = sudoku_layout_classic();
    drawing.cells = givens;
    drawing.givens = givens;
    return svision_draw_board(&drawing, &page);
}

static enum svision_status read_page(size_t *count)
{
    const struct svision_image page = {pixels, WIDTH, WIDTH, WIDTH, SVISION_GRAY8};
    struct svision_reader *reader;
    enum svision_status status = svision_reader_create(NULL, &reader);
    if (status != SVISION_OK)
        return status;
    status = svision_reader_read(reader, &page, count, NULL);
    if (status == SVISION_OK && *count > 0)
        memcpy(seen, svision_reading_givens(svision_reader_reading(reader, 0)), sizeof seen);
    svision_reader_destroy(reader);
    return status;
}

int main(void)
{
    unsigned side;
    size_t count = 0;
    if (svision_api_version() != SVISION_API_VERSION ||
        sudoku_text_parse(NULL, line, strlen(line), givens, NULL, 81, &side, NULL) != SUDOKU_OK ||
        draw_page() != SVISION_OK)
        return 1;
    enum svision_status status = read_page(&count);
    printf("%s: %s, %s\n", svision_version(), svision_strstatus(status),
           count == 1 && memcmp(givens, seen, sizeof seen) == 0 ? "right" : "wrong");
    return 0;
}
