#include "support/counting_allocator.h"
#include "text/examples.h"

static void refuses_bad_arguments(void)
{
    struct source source = source_of("");
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = 65;
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    options.side = 1;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    options.side = 0;
    options.format = SUDOKU_TEXT_CSV;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, &source, &reader),
             SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_reader_create(NULL, NULL, &source, &reader), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_text_reader_create(NULL, read_source, &source, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK(reader == NULL);
    sudoku_text_reader_destroy(NULL);
}

static void survives_every_failed_allocation(void)
{
    struct counting_allocator counting = {0};
    struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.allocator = &allocator;
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    for (size_t refused = 1; status == SUDOKU_ERR_MEMORY && refused < 100; refused++) {
        struct source source = source_of(LINE81 "\n" GRID9);
        struct sudoku_text_reader *reader = NULL;
        struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
        counting = (struct counting_allocator){.refused = refused};
        status = sudoku_text_reader_create(&options, read_source, &source, &reader);
        CHECK_EQ(reader != NULL, status == SUDOKU_OK);
        if (reader) {
            CHECK(refused > 1);
            counting.refused = counting.calls + 1; /* reading takes no memory */
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
            CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
        }
        sudoku_text_reader_destroy(reader);
        CHECK_EQ(counting.live, 0);
    }
    CHECK_EQ(status, SUDOKU_OK);
}

/* With lines of any length, a puzzle is read in the same way wherever its text is. */
static void reads_long_lines_alike_from_memory_and_callback(void)
{
    enum { ROWS = 9, LINE = 40000 };
    static char text[ROWS * (LINE + 1) + 1], in_memory[4096];
    memset(text, ' ', sizeof text - 1);
    for (size_t row = 0; row < ROWS; row++) {
        memcpy(text + row * (LINE + 1), "1.3.2.1..", 9);
        text[row * (LINE + 1) + LINE] = '\n';
    }
    const char *said_there = transcript(text, sizeof text - 1, 0, SUDOKU_TEXT_AUTO, 0);
    snprintf(in_memory, sizeof in_memory, "%s", said_there);
    CHECK(strlen(in_memory) > 10 && strlen(in_memory) < sizeof in_memory - 1);
    CHECK_TEXT(transcript(text, sizeof text - 1, SIZE_MAX, SUDOKU_TEXT_AUTO, 0), in_memory);
}

static void names_and_formats_convert_both_ways(void)
{
    for (int format = SUDOKU_TEXT_AUTO; format <= SUDOKU_TEXT_JSON; format++) {
        enum sudoku_text_format found = SUDOKU_TEXT_JSON;
        const char *name = sudoku_text_format_name((enum sudoku_text_format)format);
        CHECK(name != NULL);
        CHECK_EQ(sudoku_text_format_from_name(name, &found), SUDOKU_OK);
        CHECK_EQ(found, format);
    }
    enum sudoku_text_format found = SUDOKU_TEXT_GRID;
    CHECK_EQ(sudoku_text_format_from_name("jsonl", &found), SUDOKU_OK);
    CHECK_EQ(found, SUDOKU_TEXT_JSON);
    CHECK_EQ(sudoku_text_format_from_name("nonsense", &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(found, SUDOKU_TEXT_JSON);
    CHECK(sudoku_text_format_name((enum sudoku_text_format)99) == NULL);
}

int main(void)
{
    refuses_bad_arguments();
    survives_every_failed_allocation();
    reads_long_lines_alike_from_memory_and_callback();
    names_and_formats_convert_both_ways();
    return check_result();
}
