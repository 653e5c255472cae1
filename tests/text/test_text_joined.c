/* Boards that share cells, laid out in rows. */
#include "joined.h"

/* Replaces the bytes at COLUMN, from 1, of LINE of TEXT. */
static void put(char *text, unsigned line, unsigned column, char c)
{
    while (--line)
        text = strchr(text, '\n') + 1;
    text[column - 1] = c;
}

/* Removes LINE, from 1, of TEXT. */
static void cut(char *text, unsigned line)
{
    while (--line)
        text = strchr(text, '\n') + 1;
    const char *next = strchr(text, '\n') + 1;
    memmove(text, next, strlen(next) + 1);
}

static void reads_joined_boards_laid_out_in_rows(void)
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

/* Between cells, before all of them, at the ends of lines; and zeros. */
static void ignores_spaces_around_cells(void)
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

static void reads_two_figures_as_two_puzzles(void)
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

/* Boards are found if each has a box of its own, and there is a gap. */
static void finds_figures_of_many_shapes(void)
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
static void leaves_other_boards_alone(void)
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

static void reports_where_a_figure_is_damaged(void)
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

/* A board may lack eight cells, but not a whole box. */
static void refuses_a_board_without_a_whole_box(void)
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

/* A caller that expects side * side cells would read another board. */
static void refuses_joined_boards_unless_asked_for(void)
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
    reads_joined_boards_laid_out_in_rows();
    ignores_spaces_around_cells();
    reads_two_figures_as_two_puzzles();
    finds_figures_of_many_shapes();
    leaves_other_boards_alone();
    reports_where_a_figure_is_damaged();
    refuses_a_board_without_a_whole_box();
    refuses_joined_boards_unless_asked_for();
    return check_result();
}
