#include "text/boards.h"

static void writes_a_result_as_one_line_of_csv_or_json(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    uint8_t broken[16] = {1, 1};
    struct sudoku_conflict conflicts[2];
    size_t count = 0;
    struct sudoku_stats stats = {.nodes = 7, .guesses = 2, .seconds = 0.0000125};
    char text[1024];
    CHECK_EQ(sudoku_board_check(layout, broken, NULL, conflicts, 2, &count), SUDOKU_CONFLICT);
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.format = SUDOKU_TEXT_JSON;
    result.givens = broken;
    result.status = SUDOKU_CONFLICT;
    result.count_is_exact = true;
    result.conflicts = conflicts;
    result.conflict_count = 2;
    result.stats = &stats;
    CHECK_EQ(sudoku_text_write_result(layout, &result, text, sizeof text), strlen(text));
    CHECK_TEXT(text, "{\"puzzle\":\"11..............\",\"status\":\"conflict\",\"solutions\":[],"
                     "\"count\":0,\"count_exact\":true,"
                     "\"conflicts\":[\"1 twice in row 1: r1c1, r1c2\","
                     "\"1 twice in box 1: r1c1, r1c2\"],"
                     "\"nodes\":7,\"guesses\":2,\"microseconds\":13}\n");
    result.format = SUDOKU_TEXT_CSV;
    CHECK_EQ(sudoku_text_write_result(layout, &result, text, sizeof text), strlen(text));
    CHECK_TEXT(text, "11..............,conflict,,0,true,"
                     "\"1 twice in row 1: r1c1, r1c2; 1 twice in box 1: r1c1, r1c2\",7,2,13\n");
    CHECK_EQ(sudoku_text_write_result(layout, &result, text, 5), 102);
    sudoku_layout_destroy(layout);
}

static void writes_solutions_and_candidates(void)
{
    static const uint8_t solutions[8] = {1, 2, 2, 1, 2, 1, 1, 2};
    static const sudoku_digitset sets[4] = {3, 3, 0, 1};
    struct sudoku_layout *layout = layout_of(2, NULL);
    char text[512];
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.format = SUDOKU_TEXT_JSON;
    result.candidates = sets;
    result.status = SUDOKU_SEVERAL_SOLUTIONS;
    result.solutions = solutions;
    result.solution_count = 2;
    result.count = 2;
    sudoku_text_write_result(layout, &result, text, sizeof text);
    CHECK_TEXT(text, "{\"puzzle\":\"...1\",\"candidates\":[[1,2],[1,2],[],[1]],"
                     "\"status\":\"several\",\"solutions\":[\"1221\",\"2112\"],\"count\":2,"
                     "\"count_exact\":false,\"conflicts\":[],\"nodes\":0,\"guesses\":0,"
                     "\"microseconds\":0}\n");
    result.format = SUDOKU_TEXT_CSV;
    sudoku_text_write_result(layout, &result, text, sizeof text);
    CHECK_TEXT(text, "...1,several,1221;2112,2,false,,0,0,0\n");
    sudoku_layout_destroy(layout);
}

static void writes_statuses_as_words(void)
{
    static const struct {
        enum sudoku_status status;
        uint64_t count;
        bool exact;
        const char *word;
    } cases[] = {
        {SUDOKU_OK, 1, true, ",unique,"},
        {SUDOKU_OK, 1, false, ",solved,"},
        {SUDOKU_OK, 5, true, ",several,"},
        {SUDOKU_NO_SOLUTION, 0, true, ",none,"},
        {SUDOKU_SEVERAL_SOLUTIONS, 2, false, ",several,"},
        {SUDOKU_UNDECIDED, 0, false, ",undecided,"},
        {SUDOKU_SOLUTION_LIMIT, 9, false, ",solution_limit,"},
        {SUDOKU_NODE_LIMIT, 0, false, ",node_limit,"},
        {SUDOKU_TIME_LIMIT, 0, false, ",time_limit,"},
        {SUDOKU_CANCELLED, 0, false, ",cancelled,"},
        {SUDOKU_ERR_INTERNAL, 0, false, ",error,"},
    };
    const uint8_t givens[81] = {0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
        result.format = SUDOKU_TEXT_CSV;
        result.givens = givens;
        result.status = cases[i].status;
        result.count = cases[i].count;
        result.count_is_exact = cases[i].exact;
        sudoku_text_write_result(sudoku_layout_classic(), &result, text, sizeof text);
        CHECK(strstr(text, cases[i].word) != NULL);
    }
}

static void csv_lines_have_the_fields_of_the_header(void)
{
    size_t commas = 0, expected = 0;
    const uint8_t givens[81] = {0};
    char text[512];
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.format = SUDOKU_TEXT_CSV;
    result.givens = givens;
    sudoku_text_write_result(sudoku_layout_classic(), &result, text, sizeof text);
    for (const char *c = text; *c; c++)
        commas += *c == ',';
    for (const char *c = sudoku_text_csv_header(); *c; c++)
        expected += *c == ',';
    CHECK_EQ(commas, expected);
}

int main(void)
{
    writes_a_result_as_one_line_of_csv_or_json();
    writes_solutions_and_candidates();
    writes_statuses_as_words();
    csv_lines_have_the_fields_of_the_header();
    return check_result();
}
