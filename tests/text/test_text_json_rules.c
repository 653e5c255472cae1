/* Rules that the library does not have, in JSON of programs for setters: a board beside them is
 * refused, since it has other solutions without them. */
#include "support/text_helpers.h"

#define CELL  "{\"value\": 1, \"given\": true}"
#define ROW   "[{}, {}, {}, {}]"
#define BOARD "\"grid\": [[" CELL ", {}, {}, {}], " ROW ", " ROW ", " ROW "]"

/* The numbers of puzzles and faults of a text. */
struct seen {
    unsigned puzzles, faults;
    struct sudoku_text_puzzle last;
};

static struct seen read_all(const char *text)
{
    static struct sudoku_text_reader *reader;
    struct seen seen = {0, 0, SUDOKU_TEXT_PUZZLE_INIT};
    struct sudoku_text_error error;
    enum sudoku_status status;
    sudoku_text_reader_destroy(reader);
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, strlen(text), &reader), SUDOKU_OK);
    while ((status = sudoku_text_reader_next(reader, &seen.last, &error)) != SUDOKU_END) {
        seen.puzzles += status == SUDOKU_OK;
        seen.faults += status == SUDOKU_ERR_TEXT;
        CHECK(status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    }
    return seen;
}

static void is_refused(const char *text)
{
    const struct seen seen = read_all(text);
    CHECK(seen.puzzles == 0 && seen.faults > 0);
    if (seen.puzzles)
        fprintf(stderr, "read: %s\n", text);
}

static void is_read(const char *text)
{
    const struct seen seen = read_all(text);
    CHECK(seen.puzzles == 1 && seen.faults == 0);
    if (seen.faults)
        fprintf(stderr, "refused: %s\n", text);
}

/* Values of rules in setters' programs. */
#define LINES "[{\"lines\": [[\"R1C1\", \"R1C2\", \"R2C3\"]]}]"
#define CELLS "[{\"cells\": [\"R1C3\", \"R1C4\"], \"value\": \"2\"}]"
#define EDGE  "[{\"cell\": \"R0C1\", \"value\": \"10\"}]"

static const char *const rules[] = {
    "\"diagonal+\": true",
    "\"diagonal-\": true",
    "\"antiknight\": true",
    "\"disjointgroups\": true",
    "\"nonconsecutive\": true",
    "\"negative\": [\"xv\", \"ratio\"]",
    "\"odd\": [{\"cell\": \"R1C3\"}]",
    "\"extraregion\": [{\"cells\": [\"R1C1\", \"R2C2\"]}]",
    "\"thermometer\": " LINES,
    "\"line\": " LINES,
    "\"regionsumline\": " LINES,
    "\"a rule of tomorrow\": " LINES,
    "\"killercage\": " CELLS,
    "\"another one\": " CELLS,
    "\"text\": " CELLS,
    "\"circle\": [{\"cells\": [\"R1C1\"], \"width\": 0.5}]",
    "\"clone\": [{\"cells\": [\"R1C3\"], \"cloneCells\": [\"R4C4\"]}]",
    "\"littlekillersum\": " EDGE,
    "\"numberedroom\": " EDGE,
    "\"fog\": [\"R1C1\", \"R1C2\"]",
    "\"at\": \"r1c1\"",
    "\"isDiagonal\": true",
    "\"hasDiagonals\": 1",
    "\"sudokuX\": true",
    "\"xSudoku\": \"yes\"",
    "\"useAntiKingConstraint\": true",
    "\"type\": \"antiknight\"",
    "\"type\": \"Killer Sudoku\"",
    "\"constraints\": [{\"type\": \"anything\"}]",
    "\"constraints\": [\"anything\"]",
    "\"rules\": [\"anything\"]",
    "\"ruleset\": \"Normal sudoku rules apply. Cells a knight's move apart differ.\"",
    "\"rules\": \"Normal sudoku. Anti-king.\"",
    "\"more\": {\"antiknight\": true}",
    "\"more\": [{\"antiknight\": true}]",
    "\"more\": [{\"kind\": \"renban\"}]",
    "\"more\": {\"even\": [[{\"cells\": [[0, 0]]}]]}",
    "\"odd\": [[0, 0]]",
    "\"lines\": [{\"wayPoints\": [[0.5, 0.5], [1.5, 1.5]], \"color\": \"#ccc\"}]",
};

static void refuses_rules_before_and_after_a_board(void)
{
    char text[1024];
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        snprintf(text, sizeof text, "{%s, %s}", rules[i], BOARD);
        is_refused(text);
        snprintf(text, sizeof text, "{%s, %s}", BOARD, rules[i]);
        is_refused(text);
        snprintf(text, sizeof text, "{\"size\": 4, %s, \"about\": {\"by\": \"me\"}, %s}", rules[i],
                 BOARD);
        is_refused(text);
    }
}

/* A fact about one object is no fact about another. */
static void reads_boards_of_other_objects(void)
{
    char text[2048];
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        snprintf(text, sizeof text, "[{%s}, {%s, %s}, {%s}, {%s, %s}, {%s}]", BOARD, rules[i],
                 BOARD, BOARD, BOARD, rules[i], BOARD);
        const struct seen seen = read_all(text);
        CHECK_EQ(seen.puzzles, 3);
        CHECK(seen.faults >= 2);
        if (seen.puzzles != 3)
            fprintf(stderr, "%s\n", text);
    }
}

static void ignores_members_without_a_rule(void)
{
    static const char *const others[] = {
        "\"diagonal+\": false",
        "\"killercage\": []",
        "\"constraints\": []",
        "\"ruleset\": \"Normal sudoku rules apply.\"",
        "\"rules\": \"\"",
        "\"type\": \"classic\"",
        "\"author\": \"King of puzzles\"",
        "\"title\": \"Killer\"",
        "\"solution\": [1, 2, 3, 4]",
        "\"isUnique\": true",
        "\"history\": [{\"row\": 0, \"col\": 2, \"digit\": 4}]",
    };
    char text[1024];
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        snprintf(text, sizeof text, "{%s, %s}", others[i], BOARD);
        is_read(text);
        snprintf(text, sizeof text, "{%s, %s}", BOARD, others[i]);
        is_read(text);
    }
}

/* Cells that say more than their digit. */
static void reads_regions_from_cells(void)
{
    static const uint8_t jigsaw[] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    char text[2048] = "{\"grid\": [";
    for (unsigned i = 0; i < 16; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s{%s\"region\": %u}%s",
                 i % 4 ? "" : "[", i == 1 ? "\"value\": 2, " : "", jigsaw[i],
                 i == 15      ? "]]}"
                 : i % 4 == 3 ? "], "
                              : ", ");
    const struct seen seen = read_all(text);
    CHECK_EQ(seen.puzzles, 1);
    CHECK(seen.last.regions && memcmp(seen.last.regions, jigsaw, sizeof jigsaw) == 0);
    const char *bare = strchr(text, '[');
    char two[2 * sizeof text + 8];
    snprintf(two, sizeof two, "[%.*s, %.*s]", (int)strlen(bare) - 1, bare, (int)strlen(bare) - 1,
             bare);
    CHECK_EQ(read_all(two).puzzles, 2);
}

static void refuses_cells_with_rules_of_their_own(void)
{
    static const char *const cells[] = {
        "{\"region\": 3}",
        "{\"region\": null, \"cage\": 4}",
        "{\"givenPencilMarks\": [1, 2]}",
        "{\"parity\": \"even\"}",
        "{\"odd\": true}",
        "{\"value\": 2, \"given\": false}",
    };
    char text[1024];
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        snprintf(text, sizeof text,
                 "{\"grid\": [[" CELL ", %s, {}, {}], " ROW ", " ROW ", " ROW "]}", cells[i]);
        is_refused(text);
    }
    is_read("{\"grid\": [[" CELL
            ", {\"region\": null, \"centerPencilMarks\": [1, 2], \"c\": \"#fff\"}"
            ", {\"odd\": false, \"givenPencilMarks\": null}, {\"cornerPencilMarks\": [4]}], " ROW
            ", " ROW ", " ROW "]}");
}

int main(void)
{
    refuses_rules_before_and_after_a_board();
    reads_boards_of_other_objects();
    ignores_members_without_a_rule();
    reads_regions_from_cells();
    refuses_cells_with_rules_of_their_own();
    return check_result();
}
