/* Rules that a title or a comment names and the board does not show: the puzzle is read, with the
 * rule. */
#include "support/text_helpers.h"

#define LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Checks that the first puzzle of TEXT names RULE, or none for NULL. */
#define JIGSAW                                                                                     \
    "+-------+\n|1 . 3|4|\n| +---+ |\n|3|4|. 2|\n|-+ | +-|\n|. 1|4|.|\n| +---+ |\n|4|. 2 1|\n"     \
    "+-------+\n"
#define JIGSAW_LINE "1...............0001021122132333\n"

static void names(const char *text, const char *rule)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    char named[65] = "";
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK(puzzle.side == 9 || puzzle.side == 4);
    if (puzzle.rule)
        snprintf(named, sizeof named, "%.*s", (int)puzzle.rule_length, puzzle.rule);
    CHECK_EQ(!puzzle.rule, !puzzle.rule_length);
    if (strcmp(named, rule ? rule : "") != 0) {
        fprintf(stderr, "\"%s\" of %s\n", named, text);
        CHECK(false);
    }
    sudoku_text_reader_destroy(reader);
}

static void titles(const char *title, const char *rule)
{
    char text[512];
    snprintf(text, sizeof text, "%s\n" LINE "\n", title);
    names(text, rule);
}

static void reports_rules_in_titles(void)
{
    titles("Anti-knight", "Anti-knight");
    titles("Anti Knight", "Anti Knight");
    titles("ANTIKING SUDOKU", "ANTIKING SUDOKU");
    titles("Killer", "Killer");
    titles("Killer #12", "Killer");
    titles("The daily killer sudoku", "killer sudoku");
    titles("Sudoku Killer", "Killer");
    titles("Killersudoku", "Killersudoku");
    titles("Little Killer by Bob", "Little Killer");
    titles("Odd/Even", "Odd/Even");
    titles("Thermo Sudoku", "Thermo Sudoku");
    titles("Cells a knight's move apart differ", "knight's move");
    titles("X-Sudoku", "X-Sudoku");
    titles("Sudoku X", "Sudoku X");
    titles("Diagonal", "Diagonal");
    titles("# Non-consecutive", "Non-consecutive");
    titles("#DArrow Sudoku", "Arrow Sudoku");
    titles("Consecutive Sudoku", "Consecutive Sudoku");
    titles("Greater Than Sudoku", "Greater Than");
    titles("Jigsaw", "Jigsaw");
    titles("Irregular Sudoku #4", "Irregular Sudoku");
    titles("German whispers", "German whispers");
    titles("Calcudoku", "Calcudoku");
    titles("Center dot sudoku", "Center dot");
    titles("Color Sudoku", "Color Sudoku");
    titles("Digits do not repeat on either main diagonal", "main diagonal");
    titles("Both diagonals have each digit once", "Both diagonals");
}

static void ignores_other_titles(void)
{
    static const char *const innocent[] = {
        "Easy",
        "Even easier than the last one",
        "Odd one out",
        "King of puzzles",
        "Sudoku King",
        "Arrow keys",
        "A maximum of fun",
        "Daily sudoku",
        "Killer instinct",
        "X-Wing",
        "XY-Chain",
        "Skyscraper example",
        "Chess club",
        "Three consecutive days",
        "A jigsaw of digits",
        "An irregular puzzle",
        "A center dot on the page",
        "In color",
    };
    for (size_t i = 0; i < sizeof innocent / sizeof *innocent; i++)
        titles(innocent[i], NULL);
}

static void titles_count_for_the_next_puzzle_alone(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    static const char text[] = "Anti-knight\nby somebody\n\n" LINE "\n" LINE "\nNext\n" LINE "\n";
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader), SUDOKU_OK);
    for (unsigned i = 0; i < 3; i++) {
        CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
        CHECK_EQ(puzzle.rule != NULL, i == 0);
    }
    sudoku_text_reader_destroy(reader);
}

static void reports_rules_in_names_and_comments(void)
{
    names("{\"title\": \"Renban\", \"puzzle\": \"" LINE "\"}", "Renban");
    names("{\"puzzle\": \"" LINE "\", \"comment\": \"killer cages\"}", "killer cages");
    names(LINE " antiknight", "antiknight");
    names(LINE " easy, 1.2", NULL);
    names("name,puzzle\nAnti-king," LINE "\n", "Anti-king");
    names(LINE "\n", NULL);
}

/* A rule that the board shows is not reported. */
static void reports_no_rule_that_the_board_shows(void)
{
    static const char empty[] = "\"puzzle\": \"1...............\"";
    char text[512];
    snprintf(text, sizeof text, "{\"title\": \"Diagonal\", %s, \"variants\": [\"diagonal\"]}",
             empty);
    names(text, NULL);
    snprintf(text, sizeof text, "{\"title\": \"Diagonal\", %s}", empty);
    names(text, "Diagonal");
    snprintf(text, sizeof text, "{\"title\": \"Renban\", %s, \"variants\": [\"diagonal\"]}", empty);
    names(text, "Renban");
    /* Another unit than the one that it shows, before or after that. */
    snprintf(text, sizeof text,
             "{\"title\": \"Diagonal Windoku\", %s, \"variants\": [\"diagonal\"]}", empty);
    names(text, "Windoku");
    names("Diagonal Sudoku\n" JIGSAW, "Diagonal Sudoku");
    names("Jigsaw Windoku\n" JIGSAW, "Windoku");
    names("Jigsaw Sudoku\n" JIGSAW, NULL);
    names("# Windoku\n" JIGSAW_LINE, "Windoku");
}

static void reports_rules_in_comments_among_sizes(void)
{
    static const char *const heads[] = {
        "# Killer\n4 4\n2 2\n",
        "4 4\n# Killer\n2 2\n",
        "4\n\n#R Killer\n2 2\n",
        "4 4\n2 2\n#Killer\n",
        "2\n # Killer\n2\n4\n# 4\n4\n",
        "2 2\n#S Killer\n\n",
        "2 2 # Killer\n",
        "4\n2 2 # Killer\n",
    };
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        char text[200];
        snprintf(text, sizeof text, "%s1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n", heads[i]);
        names(text, "Killer");
    }
}

static void reports_rules_below_the_last_puzzle(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    static const char text[] = LINE "\n\nRules: anti-knight.\n";
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK(!puzzle.rule);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
    CHECK_EQ(puzzle.side, 9);
    CHECK(puzzle.rule_length == 11 && memcmp(puzzle.rule, "anti-knight", 11) == 0);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
    CHECK(!puzzle.rule && !puzzle.rule_length);
    sudoku_text_reader_destroy(reader);
}

/* Borders that enclose neither boxes nor regions are reported. */
static void reports_borders_that_enclose_no_regions(void)
{
    names("1|. 3 4\n3 4|. 2\n. 1|4 .\n4 .|2 1\n", "jigsaw regions");
    names("1 . 3|4\n3 4 .|2\n. 1 4|.\n4 . 2|1\n", "jigsaw regions");
    names("1 . 3 4\n3 4 . 2\n. 1 4 .\n-------\n4 . 2 1\n", "jigsaw regions");
    /* A border is missing between two regions; one too many is inside a box. */
    names("+-------+\n|1 . 3|4|\n| +---+ |\n|3|4|. 2|\n|-+ | + |\n|. 1|4|.|\n| +---+ |\n|4|. 2 1|\n"
          "+-------+\n",
          "jigsaw regions");
    names(
        "+---+---+\n|1 .|3 4|\n|-  |   |\n|3 4|. 2|\n+---+---+\n|. 1|4 .|\n|4 .|2 1|\n+---+---+\n",
        "jigsaw regions");
    /* A light cage in the middle of strong boxes. */
    names("╔═══════╦═══════╗\n║ 1   . ║ 3   4 ║\n║   ┌───╫───┐   ║\n║ 3 │ 4 ║ . │ 2 ║\n"
          "╠═══╪═══╬═══╪═══╣\n║ . │ 1 ║ 4 │ . ║\n║   └───╫───┘   ║\n║ 4   . ║ 2   1 ║\n"
          "╚═══════╩═══════╝\n",
          "jigsaw regions");
    names("1 .|3 4\n3 4|. 2\n. 1|4 .\n4 .|2 1\n", NULL);
    names("1|.|3|4\n3|4|.|2\n.|1|4|.\n4|.|2|1\n", NULL);
    names("1 . 3 4\n3 4 . 2\n-------\n. 1 4 .\n4 . 2 1\n", NULL);
}

static void refuses(const char *text, const char *what)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {0, 0, ""};
    struct sudoku_text_reader *reader;
    char message[160];
    snprintf(message, sizeof message,
             "%s is not supported: expected a board without rules of its own", what);
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_ERR_TEXT);
    CHECK_EQ(error.line, 1);
    CHECK_TEXT(error.message, message);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    sudoku_text_reader_destroy(reader);
}

/* Each is above a puzzle, which is read after the error. */
static void refuses_puzzles_with_rules_of_their_own(void)
{
    refuses(
        "G<<L<K<L<^G>^>^E^^>^IJ<G^<G^>^^I^<>^HC<C^<B^N^^G^<>^>^^E^<DF<^PG^<>^^J<^^<H<<>^>^\n" LINE,
        "killer");
    refuses(
        ">G<L<K<L<^G>^>^E^^>^IJ<G^<G^>^^I^<>^HC<C^<B^N^^G^<>^>^^E^<DF<^PG^<>^^J<^^<H<<>^>^\n" LINE,
        "killer");
    refuses("3x3:k:6144:6144:6401:6401:6401:6658\n" LINE, "killer");
    refuses("3x3:d:k:6144:6144:6401\n" LINE, "killer");
    refuses("https://www.f-puzzles.com/"
            "?load=N4IgzglgXgpiBcBOANCALhNAbO8QBUBrsNAAgB0QBHS0wYDIRUBDA\n" LINE,
            "a packed puzzle");
    refuses("sclN4YwzgXArADANCAphA2i4A3aBfOe8C6cKemEA5AEzm6HH50kNFP4sNwFEBOyaK8GC3gBGYXEosRcIcWli5"
            "\n" LINE,
            "a packed puzzle");
}

int main(void)
{
    reports_rules_in_titles();
    ignores_other_titles();
    titles_count_for_the_next_puzzle_alone();
    reports_rules_in_names_and_comments();
    reports_no_rule_that_the_board_shows();
    reports_rules_in_comments_among_sizes();
    reports_rules_below_the_last_puzzle();
    reports_borders_that_enclose_no_regions();
    refuses_puzzles_with_rules_of_their_own();
    return check_result();
}
