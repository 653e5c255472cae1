/* Boards that share cells: as they lie, in JSON, and one after another where they are named. */
#include <stdlib.h>

#include "boards.h"

enum { CELLS = 369, SIDE = 21, BOARDS = 5, BOARD = 81, ROOM = 1200 };

static const uint16_t samurai[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};

struct read {
    enum sudoku_status status;
    struct sudoku_text_puzzle puzzle;
    struct sudoku_text_error error;
    struct sudoku_text_reader *reader;
};

static void read_on(struct read *read)
{
    read->puzzle = (struct sudoku_text_puzzle)SUDOKU_TEXT_PUZZLE_INIT;
    read->error = (struct sudoku_text_error){.line = 0};
    read->status = sudoku_text_reader_next(read->reader, &read->puzzle, &read->error);
}

/* Reads the first puzzle of TEXT; where PLACES are named, those are the boards. */
static struct read read_first(const char *text, const uint16_t *places, unsigned count)
{
    struct read read = {.status = SUDOKU_OK};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.joined = true;
    options.places = places;
    options.place_count = count;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, strlen(text), &read.reader),
             SUDOKU_OK);
    read_on(&read);
    return read;
}

static struct sudoku_layout *joined(const uint16_t *places, unsigned count)
{
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_joined(places, count, NULL, &layout), SUDOKU_OK);
    return layout;
}

/* What every test has in its cells: the text does not say whether boards keep the rules. */
static void fill(uint8_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        cells[i] = (uint8_t)(i * i % 11 % 10);
}

/* The samurai as a text in FORMAT. */
static char *write_samurai(enum sudoku_text_format format)
{
    struct sudoku_layout *layout = joined(samurai, BOARDS);
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    board.format = format;
    board.cells = cells;
    char *text = written(layout, &board);
    sudoku_layout_destroy(layout);
    return text;
}

static void expect_places(const struct sudoku_text_puzzle *puzzle, const uint16_t *places,
                          unsigned count)
{
    CHECK_EQ(puzzle->place_count, count);
    if (puzzle->place_count == count)
        CHECK(memcmp(puzzle->places, places, 2 * count * sizeof *places) == 0);
}

static void expect_samurai(const struct read *read)
{
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    CHECK_EQ(read->status, SUDOKU_OK);
    if (read->status != SUDOKU_OK)
        return;
    CHECK_EQ(read->puzzle.side, 9);
    CHECK_EQ(read->puzzle.box_rows, 3);
    CHECK_EQ(read->puzzle.cell_count, CELLS);
    expect_places(&read->puzzle, samurai, BOARDS);
    CHECK(read->puzzle.cell_count == CELLS &&
          memcmp(read->puzzle.givens, cells, sizeof cells) == 0);
}

/* Puts what is in LINE of TEXT at ITS place: other bytes at COLUMN, from 1. */
static void put(char *text, unsigned line, unsigned column, char c)
{
    while (--line)
        text = strchr(text, '\n') + 1;
    text[column - 1] = c;
}

/* Takes line LINE, from 1, out of TEXT. */
static void cut(char *text, unsigned line)
{
    while (--line)
        text = strchr(text, '\n') + 1;
    const char *next = strchr(text, '\n') + 1;
    memmove(text, next, strlen(next) + 1);
}

static void boards_are_read_as_they_lie(void)
{
    char *text = write_samurai(SUDOKU_TEXT_GRID);
    struct read read = read_first(text, NULL, 0);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.format, SUDOKU_TEXT_GRID);
    CHECK_EQ(read.puzzle.line, 1);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_END);
    sudoku_text_reader_destroy(read.reader);
    read = read_first(text, samurai, BOARDS);
    expect_samurai(&read);
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

/* Between cells, before all, at the ends of lines; and zeros. */
static void spaces_around_cells_do_not_matter(void)
{
    char *text = write_samurai(SUDOKU_TEXT_GRID), spaced[4 * ROOM] = "Title\n\n   ", *to;
    to = spaced + strlen(spaced);
    for (const char *c = text; *c; c++) {
        *to++ = *c == '.' ? '0' : *c;
        if (*c == '\n' && c[1])
            to = (char *)memcpy(to, "   ", 3) + 3;
        else if (*c != '\n')
            *to++ = ' ';
    }
    *to = '\0';
    struct read read = read_first(spaced, NULL, 0);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.line, 3);
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

static void two_figures_are_two_puzzles(void)
{
    char *text = write_samurai(SUDOKU_TEXT_GRID), both[2 * ROOM];
    snprintf(both, sizeof both, "%s\n%s", text, text);
    struct read read = read_first(both, NULL, 0);
    expect_samurai(&read);
    read_on(&read);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.line, SIDE + 2);
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

/* Boards are found where each has a box of its own, as long as there is a gap somewhere. */
static void figures_of_many_shapes_are_found(void)
{
    static const uint16_t twins[] = {0, 3, 3, 0}, sohei[] = {0, 6, 6, 0, 6, 12, 12, 6},
                          far[] = {0, 0, 3, 6, 6, 12, 9, 18, 12, 24};
    static const struct {
        const uint16_t *places;
        unsigned count;
    } figures[] = {{twins, 2}, {sohei, 4}, {far, 5}, {samurai, 5}};
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        struct sudoku_layout *layout = joined(figures[i].places, figures[i].count);
        struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
        uint8_t cells[BOARDS * BOARD];
        fill(cells, sudoku_layout_cell_count(layout));
        board.format = SUDOKU_TEXT_GRID;
        board.cells = cells;
        char *text = written(layout, &board);
        struct read read = read_first(text, NULL, 0);
        CHECK_EQ(read.status, SUDOKU_OK);
        expect_places(&read.puzzle, figures[i].places, figures[i].count);
        CHECK_EQ(read.puzzle.cell_count, sudoku_layout_cell_count(layout));
        sudoku_text_reader_destroy(read.reader);
        free(text);
        sudoku_layout_destroy(layout);
    }
}

/* A rectangle is a board of another side, and boards side by side share nothing. */
static void other_boards_stay_what_they_are(void)
{
    char text[ROOM] = "";
    struct read read;
    for (unsigned row = 0; row < 12; row++)
        snprintf(text + 13 * row, sizeof text - 13 * row, "12..........\n");
    read = read_first(text, NULL, 0);
    CHECK_EQ(read.status, SUDOKU_OK);
    CHECK_EQ(read.puzzle.side, 12);
    CHECK_EQ(read.puzzle.place_count, 0);
    CHECK_EQ(read.puzzle.cell_count, 144);
    sudoku_text_reader_destroy(read.reader);
    for (unsigned row = 0; row < 9; row++)
        snprintf(text + 22 * row, sizeof text - 22 * row, "1........   .......2.\n");
    read = read_first(text, NULL, 0);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    sudoku_text_reader_destroy(read.reader);
}

static void expect_fault(const char *text, uint64_t line, uint64_t column, const char *message)
{
    struct read read = read_first(text, NULL, 0);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK_EQ(read.error.line, line);
    CHECK_EQ(read.error.column, column);
    CHECK_TEXT(read.error.message, message);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_END);
    sudoku_text_reader_destroy(read.reader);
}

static void a_damaged_figure_says_where(void)
{
    static const struct {
        unsigned line, column;
        char put;
        const char *message;
    } faults[] = {
        {5, 2, '?', "expected a digit 1..9 or a blank at r5c2, found '?'"},
        {7, 21, ' ', "expected a digit 1..9 or a blank at r7c21, found ' '"},
        {10, 3, '5', "expected a space, which is outside of all boards, at r10c3, found '5'"},
        {21, 1, 'A', "expected a digit 1..9 or a blank at r21c1, found 'A'"},
    };
    char *text = write_samurai(SUDOKU_TEXT_GRID), damaged[ROOM];
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        snprintf(damaged, sizeof damaged, "%s", text);
        put(damaged, faults[i].line, faults[i].column, faults[i].put);
        expect_fault(damaged, faults[i].line, faults[i].column, faults[i].message);
    }
    for (unsigned line = 1; line <= SIDE; line += 4) {
        snprintf(damaged, sizeof damaged, "%s", text);
        cut(damaged, line);
        expect_fault(damaged, SIDE, 1, "expected a multiple of 3 rows, found 20");
    }
    snprintf(damaged, sizeof damaged, "%s", text);
    *strchr(strchr(damaged, '.'), '.') = '0';
    expect_fault(damaged, 1, 1, "expected one blank, found 0 and others");
    free(text);
}

/* Eight cells may be missing of a board, not a whole box. */
static void a_board_that_lacks_a_box_is_none(void)
{
    char *text = write_samurai(SUDOKU_TEXT_GRID);
    for (unsigned i = 0; i < 8; i++)
        put(text, 1 + i / 3, 1 + i % 3, ' ');
    expect_fault(text, 1, 1, "expected a digit 1..9 or a blank at r1c1, found ' '");
    put(text, 3, 3, ' ');
    struct read read = read_first(text, NULL, 0);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK(!strstr(read.error.message, "r1c1"));
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

#define PARTS                                                                                      \
    "\"parts\":[{\"at\":\"r1c1\",\"corners\":[[1,2],[3,4]]},{\"at\":\"r1c13\"},\"r7c7\","          \
    "{\"corners\":[],\"at\":\"r13c1\"},{\"at\":\"r13c13\"}]"

static void json_says_where_boards_begin(void)
{
    char *line = write_samurai(SUDOKU_TEXT_LINE), text[ROOM];
    line[strlen(line) - 1] = '\0';
    for (unsigned i = 0; i < 2; i++) {
        if (i)
            snprintf(text, sizeof text, "{\"puzzle\":\"%s\",\"box\":[3,3]," PARTS "}", line);
        else
            snprintf(text, sizeof text,
                     "{\"side\":9,\"box\":[3,3]," PARTS ",\"cells\":\"%s\",\"solution\":null}",
                     line);
        struct read read = read_first(text, NULL, 0);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
        read = read_first(text, samurai, BOARDS);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
        read = read_first(text, samurai, BOARDS - 1);
        CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
        CHECK_TEXT(read.error.message, "expected the joined boards that are named, found others");
        sudoku_text_reader_destroy(read.reader);
    }
    snprintf(text, sizeof text, "{" PARTS ",\"cells\":\"%s\"}", line + 1);
    expect_fault(text, 1, 1, "expected the 369 cells of 5 boards, found 368");
    line[5] = 'A';
    snprintf(text, sizeof text, "{\"cells\":\"%s\"," PARTS "}", line);
    expect_fault(text, 1, 16, "expected a digit up to 9 or a blank, found 'A'");
    snprintf(text, sizeof text, "{\"parts\":[\"r1c1\",\"r1c1\"],\"cells\":\"%s\"}", line);
    expect_fault(text, 1, 19,
                 "expected the first cell of another board, such as r1c13, found 'r1c1'");
    snprintf(text, sizeof text, "{\"parts\":[\"r1c257\"],\"cells\":\"%s\"}", line);
    expect_fault(text, 1, 12,
                 "expected the first cell of another board, such as r1c13, found 'r1c257'");
    free(line);
}

/* The boards of the samurai as lines, one below the other. */
static void write_boards(char text[BOARDS * (BOARD + 1) + 1])
{
    uint8_t cells[CELLS];
    fill(cells, CELLS);
    struct sudoku_layout *layout = joined(samurai, BOARDS);
    for (unsigned board = 0; board < BOARDS; board++) {
        for (unsigned i = 0; i < CELLS; i++) {
            unsigned row = sudoku_layout_cell_row(layout, i) - samurai[2 * board];
            unsigned column = sudoku_layout_cell_column(layout, i) - samurai[2 * board + 1];
            if (row < 9 && column < 9)
                text[board * (BOARD + 1) + 9 * row + column] =
                    cells[i] ? (char)('0' + cells[i]) : '.';
        }
        text[board * (BOARD + 1) + BOARD] = '\n';
    }
    text[BOARDS * (BOARD + 1)] = '\0';
    sudoku_layout_destroy(layout);
}

static void named_boards_come_one_after_another(void)
{
    char text[BOARDS * (BOARD + 1) + 1], twice[2 * sizeof text + 10];
    write_boards(text);
    snprintf(twice, sizeof twice, "One\n%s\n%s", text, text);
    struct read read = read_first(twice, samurai, BOARDS);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.line, 2);
    CHECK_EQ(read.puzzle.name_length, 3);
    read_on(&read);
    expect_samurai(&read);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_END);
    sudoku_text_reader_destroy(read.reader);
}

static void all_cells_of_named_boards_may_stand_on_a_line(void)
{
    char *text = write_samurai(SUDOKU_TEXT_LINE);
    struct read read = read_first(text, samurai, BOARDS);
    expect_samurai(&read);
    CHECK_EQ(read.puzzle.format, SUDOKU_TEXT_LINE);
    sudoku_text_reader_destroy(read.reader);
    free(text);
}

/* A fault of one board is told once, and the next puzzle begins where it should. */
static void boards_that_do_not_fit_are_told(void)
{
    enum { LENGTH = BOARDS * (BOARD + 1) };
    static const struct {
        unsigned at;
        char put;
        unsigned line, column;
        const char *message;
    } faults[] = {
        {2 * (BOARD + 1) + 5, '?', 3, 6, "expected a digit 1..9 or a blank, found '?'"},
        /* r7c8, which the first board has as well */
        {2 * (BOARD + 1) + 1, '6', 3, 1,
         "expected 3 at r7c8, as a board before has, found 6 in board 3"},
    };
    char text[LENGTH + 1], both[2 * LENGTH + 1];
    write_boards(text);
    CHECK(text[6 * 9 + 7] == '3');
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        snprintf(both, sizeof both, "%s%s", text, text);
        both[faults[i].at] = faults[i].put;
        struct read read = read_first(both, samurai, BOARDS);
        CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
        CHECK_EQ(read.error.line, faults[i].line);
        CHECK_EQ(read.error.column, faults[i].column);
        CHECK_TEXT(read.error.message, faults[i].message);
        read_on(&read);
        expect_samurai(&read);
        sudoku_text_reader_destroy(read.reader);
    }
    text[3 * (BOARD + 1)] = '\0';
    struct read read = read_first(text, samurai, BOARDS);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK_EQ(read.error.line, 4);
    CHECK_TEXT(read.error.message, "expected 5 boards for a puzzle, found 3");
    sudoku_text_reader_destroy(read.reader);
}

/* Whoever takes puzzles for side * side cells would read another board. */
static void who_does_not_ask_for_joined_boards_gets_none(void)
{
    char *text = write_samurai(SUDOKU_TEXT_GRID);
    struct read read = {.status = SUDOKU_OK};
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &read.reader), SUDOKU_OK);
    read_on(&read);
    CHECK_EQ(read.status, SUDOKU_ERR_TEXT);
    CHECK_TEXT(read.error.message, "expected one board, found 5 that share cells");
    sudoku_text_reader_destroy(read.reader);
    uint8_t cells[CELLS];
    unsigned side;
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.joined = true;
    CHECK_EQ(sudoku_text_parse(&options, text, strlen(text), cells, NULL, CELLS, &side, NULL),
             SUDOKU_ERR_TEXT);
    free(text);
}

int main(void)
{
    boards_are_read_as_they_lie();
    spaces_around_cells_do_not_matter();
    two_figures_are_two_puzzles();
    figures_of_many_shapes_are_found();
    other_boards_stay_what_they_are();
    a_damaged_figure_says_where();
    a_board_that_lacks_a_box_is_none();
    json_says_where_boards_begin();
    named_boards_come_one_after_another();
    all_cells_of_named_boards_may_stand_on_a_line();
    boards_that_do_not_fit_are_told();
    who_does_not_ask_for_joined_boards_gets_none();
    return check_result();
}
