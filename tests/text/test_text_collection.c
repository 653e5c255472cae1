/* The large collections and the giants' files read without a fault. */
#include "support/text_helpers.h"

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    FILE *file = user;
    size_t count = fread(buffer, 1, size, file);
    return ferror(file) ? -1 : (ptrdiff_t)count;
}

/* Reads DATA/NAME, which must hold COUNT puzzles of FORMAT and SIDE. */
static void check_file(const char *data, const char *name, enum sudoku_text_format format,
                       unsigned side, size_t count)
{
    char path[1024];
    struct sudoku_text_reader *reader = NULL;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {0};
    enum sudoku_status status;
    size_t found = 0;
    snprintf(path, sizeof path, "%s/%s", data, name);
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    if (!file)
        return;
    CHECK_EQ(sudoku_text_reader_create(NULL, read_file, file, &reader), SUDOKU_OK);
    while ((status = sudoku_text_reader_next(reader, &puzzle, &error)) == SUDOKU_OK) {
        found++;
        CHECK_EQ(puzzle.format, format);
        CHECK_EQ(puzzle.side, side);
    }
    CHECK_EQ(status, SUDOKU_END);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(found, count);
    sudoku_text_reader_destroy(reader);
    fclose(file);
}

static void reads_collections_without_a_fault(const char *data)
{
    check_file(data, "puzzles/17-clue.txt", SUDOKU_TEXT_LINE, 9, 49158);
    check_file(data, "puzzles/magictour-top1465.txt", SUDOKU_TEXT_LINE, 9, 1465);
}

static void giant_files_name_their_boxes(const char *data)
{
    static const unsigned sides[] = {16, 25};
    for (size_t i = 0; i < 2; i++) {
        for (unsigned percent = 30; percent <= 60; percent += 5) {
            char name[64];
            snprintf(name, sizeof name, "giant/inst%ux%u_%u_0.txt", sides[i], sides[i], percent);
            check_file(data, name, SUDOKU_TEXT_GIANT, sides[i], 1);
        }
    }
}

int main(void)
{
    const char *data = getenv("SUDOKU_TEST_DATA");
    if (!data || !*data)
        return TEST_SKIPPED;
    reads_collections_without_a_fault(data);
    giant_files_name_their_boxes(data);
    return check_result();
}
