/* The shape of a board in JSON: boxes, regions, extra units. */
#include "text/examples.h"

#define EMPTY   "\"puzzle\": \"1...............\""
#define REGIONS "\"regions\": [1,1,1,2,1,3,2,2,3,3,2,4,3,4,4,4]"

static const uint8_t jigsaw[] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};

/* Reads the puzzle NUMBER, from 0, of TEXT; its pointers live until the next call. */
static enum sudoku_status read_nth(const char *text, unsigned number,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error)
{
    static struct sudoku_text_reader *reader;
    sudoku_text_reader_destroy(reader);
    enum sudoku_status status = sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader);
    for (unsigned i = 0; i <= number && status >= SUDOKU_OK; i++)
        status = sudoku_text_reader_next(reader, puzzle, error);
    return status;
}

static void check_jigsaw(const char *text, unsigned number)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(read_nth(text, number, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.side, 4);
    CHECK(puzzle.regions && memcmp(puzzle.regions, jigsaw, sizeof jigsaw) == 0);
    CHECK_EQ(puzzle.box_rows, 0);
}

/* Checks TEXT, and the same with spaces for blanks. */
static void check_drawn_jigsaw(const char *text)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    uint8_t givens[16];
    char open[1024];
    check_jigsaw(text, 0);
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    memcpy(givens, puzzle.givens, sizeof givens);
    snprintf(open, sizeof open, "%s", text);
    for (char *place = open; (place = strchr(place, '.')); place++)
        *place = ' ';
    check_jigsaw(open, 0);
    CHECK_EQ(read_nth(open, 0, &puzzle, &error), SUDOKU_OK);
    CHECK(memcmp(puzzle.givens, givens, sizeof givens) == 0);
}

static void refuses_borders_that_show_no_columns(void)
{
    static const struct example texts[] = {
        /* a border in the middle of a cell, a digit on one, a row that ends early, a tab */
        {"┌───────────┬───┐\n│ 1         │   │\n│   ┌───┬───┘   │\n│   │   │ 2   │ │\n"
         "├───┘   │   ┌───┤\n│       │   │   │\n│   ┌───┴───┘   │\n│   │ 3         │\n"
         "└───┴───────────┘\n",
         "error 4:28 expected 3 borders in this row, found 5\n"},
        {"┌───────────┬───┐\n│ 1         │   │\n│   ┌───┬───┘   │\n│   │   │ 2     │\n"
         "├───┘   │   ┌───┤\n│       4   │   │\n│   ┌───┴───┘   │\n│   │ 3         │\n"
         "└───┴───────────┘\n",
         "error 4:26 expected 3 borders in this row, found 4\n"},
        {"┌───────────┬───┐\n│ 1         │   │\n│   ┌───┬───┘   │\n│   │   │ 2   │\n"
         "├───┘   │   ┌───┤\n│       │   │   │\n│   ┌───┴───┘   │\n│   │ 3         │\n"
         "└───┴───────────┘\n",
         "error 4:24 expected 3 borders in this row, found 4\n"},
        {"┌───────────┬───┐\n│ 1\t      │   │\n│   ┌───┬───┘   │\n│   │   │ 2     │\n"
         "├───┘   │   ┌───┤\n│       │   │   │\n│   ┌───┴───┘   │\n│   │ 3         │\n"
         "└───┴───────────┘\n",
         "error 4:26 expected 3 borders in this row, found 4\n"},
    };
    check_examples(texts, sizeof texts / sizeof *texts);
}

static void reads_regions_in_every_form(void)
{
    check_jigsaw("{" REGIONS ", " EMPTY "}", 0);
    check_jigsaw("{" EMPTY ", \"box\": [2, 2], " REGIONS "}", 0);
    check_jigsaw("{" EMPTY ", \"regions\": \"AAABACBBCCBDCDDD\"}", 0);
    check_jigsaw("{" EMPTY ", \"regions\": [\"aaab\", \"acbb\", \"ccbd\", \"cddd\"]}", 0);
    check_jigsaw("{" EMPTY ", \"regions\": [[11,11,11,12],[11,13,12,12],"
                 "[13,13,12,14],[13,14,14,14]]}",
                 0);
    check_jigsaw("{" EMPTY ", \"shape\": {" REGIONS "}}", 0);
}

static void reads_regions_that_borders_enclose(void)
{
    check_drawn_jigsaw("┌──────────────┬────┐\n"
                       "│ 1    .    .  │ .  │\n"
                       "│    ┌────┬────┘    │\n"
                       "│ .  │ .  │ 2    .  │\n"
                       "├────┘    │    ┌────┤\n"
                       "│ .    .  │ .  │ .  │\n"
                       "│    ┌────┴────┘    │\n"
                       "│ .  │ 3    .    .  │\n"
                       "└────┴──────────────┘\n");
    check_drawn_jigsaw(
        "+-------+\n|1 . 3|4|\n| +---+ |\n|3|4|. 2|\n|-+ | +-|\n|. 1|4|.|\n| +---+ |\n"
        "|4|. 2 1|\n+-------+\n");
    /* Light borders are around cells. */
    check_drawn_jigsaw(
        "╔═══╤═══╤═══╦═══╗\n║ 1 │ . │ 3 ║ 4 ║\n╟───╔═══╦═══╝───╢\n║ 3 ║ 4 ║ . │ 2 ║\n"
        "╠═══╝───║───╔═══╣\n║ . │ 1 ║ 4 ║ . ║\n╟───╔═══╩═══╝───╢\n║ 4 ║ . │ 2 │ 1 ║\n"
        "╚═══╩═══════════╝\n");
}

/* A map of SIDE regions, strips of two rows that are cut in the middle, by the symbols from FIRST
 * on; the last row of an odd side is a region. */
static void write_map(char *map, unsigned side, char first)
{
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned row = cell / side, column = cell % side, strip = row / 2 * 2;
        unsigned cut = row % 2 == 0 ? side / 2 + 1 : side - side / 2 - 1;
        bool is_alone = row + 1 == side && side % 2;
        unsigned region = strip + (!is_alone && column >= cut);
        map[cell] = (char)((first == '1' && region >= 9 ? 'A' - 9u : (unsigned)first) + region);
    }
    map[side * side] = '\0';
}

static void check_map_behind(unsigned side, char first, const char *between)
{
    char map[257], cells[257], text[600];
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {0, 0, ""};
    write_map(map, side, first);
    memset(cells, '.', (size_t)side * side);
    cells[0] = '1';
    cells[1] = (char)(side < 10 ? '0' + side : 'A' + side - 10);
    cells[side * side] = '\0';
    snprintf(text, sizeof text, "%s%s%s\n", cells, between, map);
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(puzzle.side, side);
    if (puzzle.regions)
        CHECK(puzzle.regions[0] == 0 && puzzle.regions[side - 1] == 1);
    else
        fprintf(stderr, "no regions in %s", text);
    CHECK(puzzle.regions);
}

static void reads_regions_behind_the_cells(void)
{
    static const char *const separators[] = {"", " ", ",", ";", "\t", ":", " : "};
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    check_jigsaw("1...............0001021122132333\n", 0);
    check_jigsaw("1............... AAABACBBCCBDCDDD\n", 0);
    check_jigsaw("1...............:1112132233243444:\n", 0);
    for (unsigned side = 4; side <= 16; side++)
        for (size_t i = 0; i < sizeof separators / sizeof *separators; i++) {
            check_map_behind(side, '1', separators[i]);
            check_map_behind(side, 'A', separators[i]);
            check_map_behind(side, 'a', separators[i]);
        }
    /* Regions in two parts, of other sizes, and solutions are none. */
    CHECK_EQ(read_nth("1...............0001021122132330\n", 0, &puzzle, NULL), SUDOKU_ERR_TEXT);
    CHECK_EQ(read_nth("1...............0001021122232333\n", 0, &puzzle, NULL), SUDOKU_ERR_TEXT);
    CHECK_EQ(read_nth("1............... 1234341221434321\n", 0, &puzzle, NULL), SUDOKU_OK);
    CHECK(!puzzle.regions && puzzle.comment_length == 16);
}

/* Writes FORM into TEXT, with the cells for P and the map for M. */
static void fill_in(char *text, const char *form, const char *cells, const char *map)
{
    for (; *form; form++) {
        const char *part = *form == 'P' ? cells : *form == 'M' ? map : form;
        const size_t length = part == form ? 1 : 81;
        memcpy(text, part, length);
        text += length;
    }
    *text = '\0';
}

static void refuses_regions_in_other_places(void)
{
    static const char *const forms[] = {"puzzle,regions\nP,M\n",
                                        "regions,puzzle\nM,P\n",
                                        "puzzle,regions,name\nP,M,two\n",
                                        "1,P,M\n",
                                        "1: P M\n",
                                        "P M # easy\n",
                                        "M P\n",
                                        "M\nP\n",
                                        "\"P M\"\n",
                                        "  P / M\n"};
    static const char cells[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    char map[257], text[400];
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    write_map(map, 9, 'A');
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        fill_in(text, forms[i], cells, map);
        enum sudoku_status status = read_nth(text, 0, &puzzle, NULL);
        bool has_regions = status == SUDOKU_OK && puzzle.regions;
        if (status != SUDOKU_ERR_TEXT && !has_regions)
            fprintf(stderr, "status %d of %s", (int)status, text);
        CHECK(status == SUDOKU_ERR_TEXT || has_regions);
    }
}

/* The cells of each region, as programs for solving online write them: rows and columns from 0, or
 * from 1, or names. */
static void reads_regions_as_lists_of_cells(void)
{
    check_jigsaw("{" EMPTY ", \"regions\": [[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2]],"
                 "[[1,1],[2,0],[2,1],[3,0]],[[2,3],[3,1],[3,2],[3,3]]]}",
                 0);
    check_jigsaw("{\"regions\": [[[2,1],[1,1],[1,2],[1,3]],[[1,4],[2,3],[2,4],[3,3]],"
                 "[[2,2],[3,1],[3,2],[4,1]],[[3,4],[4,2],[4,3],[4,4]]], " EMPTY "}",
                 0);
    check_jigsaw("{" EMPTY ", \"regions\": [[\"r1c1\",\"R1C2\",\"r1c3\",\"r2c1\"],"
                 "[\"r1c4\",\"r2c3\",\"r2c4\",\"r3c3\"],[\"r2c2\",\"r3c1\",\"r3c2\",\"r4c1\"],"
                 "[\"r3c4\",\"r4c2\",\"r4c3\",\"r4c4\"]]}",
                 0);
}

static void refuses_lists_that_are_no_regions(void)
{
    static const char *const lists[] = {
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2]],"
        "[[1,1],[2,0],[2,1],[3,0]],[[2,3],[3,1],[3,2],[3,2]]]", /* a cell twice */
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2]],"
        "[[1,1],[2,0],[2,1],[3,0]],[[2,3],[3,1],[3,2]]]", /* one too few */
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2],[3,0]],"
        "[[1,1],[2,0],[2,1]],[[2,3],[3,1],[3,2],[3,3]]]", /* of other sizes */
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2]],"
        "[[1,1],[2,0],[2,1],[3,0]],[[2,3],[3,1],[3,2],[3,4]]]",  /* no cell of the board */
        "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,2]]]", /* two of four */
        "[[[0,0],[0,1],[0,2],[1,0]],[1,2,3,4]]",                 /* and labels */
        "[[[0,99999999999999999999]]]",
        "[[[0,-1]]]",
    };
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        char text[512];
        snprintf(text, sizeof text, "{" EMPTY ", \"regions\": %s}", lists[i]);
        CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_ERR_TEXT);
    }
}

static void reads_boxes(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    char text[200], cells[101] = {0};
    memset(cells, '.', 100);
    snprintf(text, sizeof text, "{\"puzzle\": \"%s\", \"box\": [5, 2]}", cells);
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.box_rows, 5);
    CHECK_EQ(puzzle.box_columns, 2);
    CHECK(!puzzle.regions && puzzle.variants == 0);
    snprintf(text, sizeof text, "{\"puzzle\": \"%s\", \"box\": \"2x5\"}", cells);
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.box_rows, 2);
    CHECK_EQ(puzzle.box_columns, 5);
}

static void check_boxes(const char *text, unsigned rows, unsigned columns)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.box_rows, rows);
    CHECK_EQ(puzzle.box_columns, columns);
}

static void bars_or_lines_alone_imply_the_other_size_of_boxes(void)
{
    check_boxes("1 2|3 4|5 6\n. .|. .|. .\n. .|. .|. .\n"
                ". .|. .|. .\n. .|. .|. .\n. .|. .|. .\n",
                3, 2);
    check_boxes("1 2 3|4 5 6\n. . .|. . .\n. . .|. . .\n"
                ". . .|. . .\n. . .|. . .\n. . .|. . .\n",
                2, 3);
    check_boxes("1 2 3 4 5 6\n. . . . . .\n. . . . . .\n-----------\n"
                ". . . . . .\n. . . . . .\n. . . . . .\n",
                3, 2);
    /* Borders around cells in one direction, boxes in the other. */
    check_boxes("1 2|3 4|5 6\n---+---+---\n. .|. .|. .\n---+---+---\n. .|. .|. .\n---+---+---\n"
                ". .|. .|. .\n---+---+---\n. .|. .|. .\n---+---+---\n. .|. .|. .\n",
                3, 2);
    check_boxes("1|2|3|4|5|6\n.|.|.|.|.|.\n.|.|.|.|.|.\n-----------\n.|.|.|.|.|.\n.|.|.|.|.|.\n"
                ".|.|.|.|.|.\n",
                3, 2);
    check_boxes("1 2 3 4\n-------\n. . . .\n-------\n. . . .\n-------\n. . . .\n", 0, 0);
    check_boxes("1|2|3|4|5|6\n.|.|.|.|.|.\n.|.|.|.|.|.\n"
                ".|.|.|.|.|.\n.|.|.|.|.|.\n.|.|.|.|.|.\n",
                0, 0);
}

static void reads_extra_units_by_name(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(read_nth("{\"variants\": [\"windoku\", \"x\"], " EMPTY "}", 0, &puzzle, &error),
             SUDOKU_OK);
    CHECK_EQ(puzzle.variants, SUDOKU_VARIANT_WINDOKU | SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(read_nth("{" EMPTY ", \"variants\": \"disjoint, diagonal\"}", 0, &puzzle, &error),
             SUDOKU_OK);
    CHECK_EQ(puzzle.variants, SUDOKU_VARIANT_DISJOINT | SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(read_nth("{" EMPTY ", \"variant\": \"windoku\"}", 0, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.variants, SUDOKU_VARIANT_WINDOKU);
    CHECK_EQ(read_nth("{" EMPTY ", \"variant\": \"classic\"}", 0, &puzzle, &error), SUDOKU_OK);
    CHECK_EQ(puzzle.variants, 0);
}

/* Programs call other things a box as well: one number, or four of a rectangle. */
static void ignores_values_that_are_no_box(void)
{
    static const char *const texts[] = {
        "{" EMPTY ", \"box\": 7}",
        "{" EMPTY ", \"box\": \"round\"}",
        "{" EMPTY ", \"box\": [10, 20, 300, 400]}",
    };
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        CHECK_EQ(read_nth(texts[i], 0, &puzzle, &error), SUDOKU_OK);
        CHECK_EQ(puzzle.box_rows, 0);
    }
}

/* The shape in an object, or in one around it, belongs to its boards. */
static void gives_each_board_the_shape_of_its_object(void)
{
    static const char several[] = "[{" EMPTY ", " REGIONS "}, {" EMPTY "}]";
    static const char shared[] = "{" REGIONS ", \"puzzles\": [{" EMPTY "}, {" EMPTY "}]}";
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    check_jigsaw(several, 0);
    CHECK_EQ(read_nth(several, 1, &puzzle, &error), SUDOKU_OK);
    CHECK(!puzzle.regions);
    check_jigsaw(shared, 0);
    check_jigsaw(shared, 1);
    CHECK_EQ(read_nth("[{" REGIONS "}, {" EMPTY "}]", 0, &puzzle, &error), SUDOKU_OK);
    CHECK(!puzzle.regions);
}

/* Objects of one object follow one another as those of an array do. */
static void forgets_the_shape_after_its_board(void)
{
    static const char sets[] =
        "\"candidates\": [[1], [2], [3], [4], [3], [4], [1], [2], [2], [1], [4], "
        "[3], [4], [3], [2], []]";
    char text[1000];
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    snprintf(text, sizeof text,
             "{\"a\": {" EMPTY ", \"box\": [4, 1], \"variants\": [\"diagonal\"], %s},\n"
             "\"b\": {" EMPTY "}, \"c\": {\"game\": {" EMPTY "}, %s}, \"d\": {" EMPTY "},\n"
             "\"e\": {\"symbols\": \"ABCD\", \"puzzle\": \"A..............B\"}, \"f\": {" EMPTY
             "}}",
             sets, sets);
    CHECK_EQ(read_nth(text, 0, &puzzle, &error), SUDOKU_OK);
    CHECK(puzzle.candidates && puzzle.candidates[15] == SUDOKU_DIGITSET_EMPTY);
    CHECK_EQ(puzzle.box_rows, 4);
    for (unsigned i = 1; i < 6; i++) {
        CHECK_EQ(read_nth(text, i, &puzzle, &error), SUDOKU_OK);
        CHECK(!puzzle.candidates && !puzzle.variants && puzzle.box_rows == 0);
    }
}

static unsigned variants_of(const char *text, unsigned number)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(read_nth(text, number, &puzzle, &error), SUDOKU_OK);
    return puzzle.variants;
}

/* A shape beside boards belongs to all of them, also from an object of its own. */
static void gives_a_shape_beside_boards_to_all(void)
{
    static const char *const texts[] = {
        "{\"rules\": {\"variant\": \"windoku\"}, \"a\": {" EMPTY "}, \"b\": {" EMPTY "}}",
        "{\"about\": {\"rules\": {\"variant\": \"windoku\"}}, \"all\": [{" EMPTY "}, {" EMPTY "}]}",
        "{\"variant\": \"windoku\", \"all\": {\"a\": {" EMPTY "}, \"b\": {" EMPTY "}}}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (unsigned number = 0; number < 2; number++)
            CHECK_EQ(variants_of(texts[i], number), SUDOKU_VARIANT_WINDOKU);
}

/* Boards are read as soon as they are complete. */
static void refuses_a_shape_after_its_board(void)
{
    static const char *const texts[] = {
        "{\"puzzles\": [{" EMPTY "}], \"variants\": [\"diagonal\"]}",
        "{\"game\": {" EMPTY "}, \"box\": [1, 4]}",
        "{\"a\": {\"b\": [{" EMPTY "}]}, " REGIONS "}",
    };
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        CHECK_EQ(variants_of(texts[i], 0), 0);
        CHECK_EQ(read_nth(texts[i], 1, &puzzle, &error), SUDOKU_ERR_TEXT);
        CHECK(strstr(error.message, "expected the shape of a board before it, found '"));
    }
}

/* It is unknown whether the part outside is for the next board. */
static void refuses_a_shape_that_is_partly_outside(void)
{
    static const char text[] = "{\"variants\": [\"diagonal\"], \"puzzles\": [{" EMPTY
                               ", \"box\": [1, 4]}, {" EMPTY "}]}\n{" EMPTY "}";
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(variants_of(text, 0), SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(read_nth(text, 1, &puzzle, &error), SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message,
               "expected the whole shape of a board in its object, found some outside");
    CHECK_EQ(variants_of("{\"box\": 1, \"all\": [{\"box\": 4, " EMPTY "}]}", 0), 0);
}

/* A board of another shape has another solution. */
static void refuses_an_unknown_shape(void)
{
    static const char *const texts[] = {
        "{" EMPTY ", \"regions\": [1, 2, 3]}",
        "{" EMPTY ", \"regions\": \"AAABACBBCCBDCDDA\"}",
        "{" EMPTY ", \"regions\": \"AAAAAAAAAAAAAAAA\"}",
        "{" EMPTY ", \"variants\": [\"diagonal\", \"killer\"]}",
        "{" EMPTY ", \"variants\": {\"diagonal\": true}}",
        "{" EMPTY ", \"box\": [2, 3]}",
        "{" EMPTY ", \"box\": \"2x3\"}",
        "{" EMPTY ", \"box\": \"2x\"}",
        "{" EMPTY ", \"box\": {\"rows\": 2, \"columns\": 2}}",
        "{" EMPTY ", \"box\": [2, 18446744073709551618]}",
        "{" EMPTY ", \"box\": [4294967298, 2]}",
        "{" EMPTY ", \"box\": [2, 2.5]}",
        "{" EMPTY ", \"box\": [-2, 2]}",
        "{" EMPTY ", \"box\": [2, null]}",
        "{" EMPTY ", \"variant\": \"killer\"}",
        "{" EMPTY ", \"variant\": 2}",
    };
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CHECK_EQ(read_nth(texts[i], 0, &puzzle, &error), SUDOKU_ERR_TEXT);
}

static void refuses_a_board_of_three_rows_for_its_size(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    CHECK_EQ(read_nth("{\"grid\": [[1,0,0], [0,0,0], [0,0,0]]}", 0, &puzzle, &error),
             SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message, "expected 4 rows or more, found 3");
    CHECK_EQ(read_nth("{\"grid\": [[1,0,0,0], [0,0,0,0], [0,0,0,0]]}", 0, &puzzle, &error),
             SUDOKU_ERR_TEXT);
    CHECK_TEXT(error.message, "expected as many rows as columns, found 3 and 4");
}

/* In JSON of programs for other kinds of puzzles. */
static void refuses_other_rules_unless_off(void)
{
    static const char *const on[] = {
        "{" EMPTY ", \"antiknight\": true}",
        "{\"cages\": [{\"cells\": [[0, 0], [0, 1]], \"value\": 3}], " EMPTY "}",
        "{" EMPTY ", \"thermometer\": [{\"lines\": [[\"R1C1\", \"R2C2\"]]}]}",
        "{" EMPTY ", \"diagonal+\": true}",
        "{" EMPTY ", \"killer\": \"yes\"}",
        "{" EMPTY ", \"anti_knight\": true}",
        "{" EMPTY ", \"Killer-Cages\": [[1, 2]]}",
        "{" EMPTY ", \"diagonal\": true}",
        "{" EMPTY ", \"windoku\": 1}",
    };
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    for (size_t i = 0; i < sizeof on / sizeof *on; i++)
        CHECK_EQ(read_nth(on[i], 0, &puzzle, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(read_nth("{" EMPTY
                      ", \"antiknight\": false, \"cages\": [], \"killer\": null, \"arrow\": 0,"
                      " \"diagonal\": false, \"_killer\": 1}",
                      0, &puzzle, &error),
             SUDOKU_OK);
}

/* One call has no room for regions and extra units. */
static void parses_one_board_with_boxes_alone(void)
{
    static const char *const texts[] = {"{" EMPTY ", " REGIONS "}",
                                        "{" EMPTY ", \"variants\": \"diagonal\"}"};
    uint8_t cells[16];
    unsigned side;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CHECK_EQ(sudoku_text_parse(NULL, texts[i], strlen(texts[i]), cells, NULL, 16, &side, NULL),
                 SUDOKU_ERR_TEXT);
}

int main(void)
{
    reads_regions_in_every_form();
    reads_regions_that_borders_enclose();
    refuses_borders_that_show_no_columns();
    reads_regions_behind_the_cells();
    refuses_regions_in_other_places();
    reads_regions_as_lists_of_cells();
    refuses_lists_that_are_no_regions();
    reads_boxes();
    bars_or_lines_alone_imply_the_other_size_of_boxes();
    reads_extra_units_by_name();
    ignores_values_that_are_no_box();
    gives_each_board_the_shape_of_its_object();
    forgets_the_shape_after_its_board();
    gives_a_shape_beside_boards_to_all();
    refuses_a_shape_after_its_board();
    refuses_a_shape_that_is_partly_outside();
    refuses_an_unknown_shape();
    refuses_a_board_of_three_rows_for_its_size();
    refuses_other_rules_unless_off();
    parses_one_board_with_boxes_alone();
    return check_result();
}
