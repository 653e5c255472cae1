/* Puzzles with rules in the forms of other programs, in dot notation. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/mem.h"
#include "forms_expect.h"
#include "rules/forms/lz_string.h"
#include "support/check.h"

/* -------------------------------------------------------------------------------------- killers */

/* A line of which the first cells are BEGIN and all others have no cage. */
static const char *line_of(const char *begin)
{
    static char line[82];
    memset(line, '0', 81);
    memcpy(line, begin, strlen(begin));
    return line;
}

static void cages_are_followed_to_their_sums(void)
{
    expect(line_of("A<a>j"), ".Cage~10~R1C1~R1C2.Cage~36~R1C3.Cage~45~R1C4~R1C5");
    expect(line_of("3<0000000^`"), ".Cage~3~R1C1~R1C2~R2C1~R2C2");
    expect(line_of("0v0000000>5<"), ".Cage~5~R1C2~R2C1~R2C2~R2C3");
    expect(line_of("0v.000,0000'8`0"), ".AllDifferent~R1C4~R2C3~R2C5.AllDifferent~R1C2~R2C2.Cage~8~"
                                       "R1C3~R2C4.AllDifferent~R1C7~R2C6");
}

static void pointers_without_a_sum_are_errors(void)
{
    expect_error(line_of("><"), "1:1: expected a pointer '>' to the sum of a cage, found one that "
                                "leads outside or in a circle");
    expect_error(line_of("00^"), "1:3: expected a pointer '^' to the sum of a cage, found one that "
                                 "leads outside or in a circle");
    expect_error(line_of("A<<<<<<<<^^"), "1:10: expected at most 9 cells in a cage, found more");
}

/* Each cell has a number of its own. */
static void killers_without_cages_are_boards(void)
{
    char text[400] = "3x3::k";
    size_t length = strlen(text);
    for (unsigned cell = 0; cell < 81; cell++)
        length += (size_t)snprintf(text + length, sizeof text - length, ":%u", cell);
    expect(text, ".Shape~9x9");
}

static void lines_without_pointers_are_other_puzzles(void)
{
    expect_none(line_of("1.3"));
    expect_none("A<00");
    expect_none("");
    expect_none(" \n");
}

/* Numbers of 4 x 4 cells after HEAD. */
static const char *string_of(const char *head, const char *cells)
{
    static char text[400];
    snprintf(text, sizeof text, "\n %s%s", head, cells);
    return text;
}

static void cages_are_numbers_of_cells(void)
{
    const char *cells = "1025:1025:2:3:4:4:6:7:8:9:10:11:12:13:14:15";
    const char *dots = ".Shape~4x4.Cage~4~R1C1~R1C2.AllDifferent~R2C1~R2C2";
    const char *diagonals = ".Shape~4x4.Diagonal~1.Diagonal~-1.Cage~4~R1C1~R1C2"
                            ".AllDifferent~R2C1~R2C2";
    expect(string_of("2x2::k:", cells), dots);
    expect(string_of("2x2:k:", cells), dots);
    expect(string_of("2x2:d:k:", cells), diagonals);
}

static void damaged_strings_of_cages_are_errors(void)
{
    const char *cells = "1025:1025:2:3:4:4:6:7:8:9:10:11:12:13:14:15";
    expect_error(string_of("2x2:k:", "1025:513:2"), "2:13: expected the sum 4 of cage 1, found 2");
    expect_error(string_of("2x2:k:", "1025:1025:x"),
                 "2:18: expected the numbers of 16 cells, found those of 2");
    expect_error(string_of("2x2:j:k:", cells), "2:6: the rule 'j' of this form is not supported");
    expect_error(string_of("3x2:k:", cells),
                 "2:2: boxes of 3 rows and 2 columns are not supported");
    expect_error("2x2:k:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1",
                 "1:39: expected the end of the cells, found more");
    expect_error("2x2:k:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1",
                 "1:15: expected at most 4 cells in a cage, found more");
}

/* ---------------------------------------------------------------------------------------- games */

/* Cages of Keen: 2 x 2 cells with one line below the left cell, or as separate cells. */
static void games_of_keen_have_cages(void)
{
    const char *head = ".Shape~2x2.NoBoxes";
    char dots[200];
    /* No line but that at the end: one cage. */
    snprintf(dots, sizeof dots, "%s.Sum~6~R1C1~R1C2~R2C1~R2C2", head);
    expect("2:d,a6", dots);
    expect("2dn:d,a6", dots);
    /* Lines between the rows, of which the upper one is a product. */
    snprintf(dots, sizeof dots, "%s.ProductCage~2~R1C1~R1C2.DifferenceCage~1~R2C1~R2C2", head);
    expect("2dem:b__,m2s1", dots);
    expect("2:b_2,m2s1", dots);
    snprintf(dots, sizeof dots, "%s.QuotientCage~2~R1C1~R2C1.Sum~1~R1C2.Sum~2~R2C2", head);
    expect("2:_2a_,d2a1a2", dots);
    /* 25 places without a line, and one more. */
    snprintf(dots, sizeof dots, ".Shape~5x5.NoBoxes.Sum~75~R1C1");
    expect_error("5:zo,a75",
                 "1:9: expected at most 16 cells in a cage in this identifier of a game");
}

static void damaged_games_of_keen_are_errors(void)
{
    expect_error("2:c,a6", "1:4: expected more lines in this identifier of a game");
    expect_error("2:e,a6", "1:4: expected fewer lines in this identifier of a game");
    expect_error("2:a_9,a6", "1:5: expected fewer lines in this identifier of a game");
    expect_none("2:d,a");
    expect_none("2d:d,a6");
    expect_error("2:d,a6a6", "1:7: expected the end in this identifier of a game");
    expect_error("2:b__,m2", "1:9: expected a, s, m or d and a number for each cage in this "
                             "identifier of a game");
    expect_error("2:d,s6", "1:7: expected two cells in cages of differences and quotients in this "
                           "identifier of a game");
    expect_error("2:d,m1000000",
                 "1:12: expected a number up to 999999 in this identifier of a game");
    expect_error("2:_c,a6", "1:5: expected no lines within a cage in this identifier of a game");
    expect_error("17:d,a6", "1:2: expected a side of 2 to 16 in this identifier of a game");
}

static void games_of_unequal_have_signs(void)
{
    expect("2:0R,0,0U,0,", ".Shape~2x2.NoBoxes.GreaterThan~R1C1~R1C2.GreaterThan~R2C1~R1C1");
    expect("2de:0,1,2,0", ".Shape~2x2.NoBoxes.~R1C2_1.~R2C1_2");
    expect_error("2:0,0,0D,2", "1:8: expected signs between cells in this identifier of a game");
    expect_error("2:0,3,0,0", "1:5: expected a digit of each cell in this identifier of a game");
    expect_error("2a:0R,0,0,0", "1:2: the rule 'a' of this identifier of a game is not supported");
    expect_error("2:0,0D0,0,0",
                 "1:7: expected a comma after each cell in this identifier of a game");
    expect_none("2:0,0");
}

static void other_json_is_no_puzzle_with_rules(void)
{
    expect_none("{\"puzzle\":\"1...\"}");
    expect_none("{\"size\":2,\"grid\":[\"1.\",\"..\"]}");
    expect_none("{\"size\":2,\"grid\":[[1,0],[0]]}");
    expect_none("{\"grid\":[[{\"value\":1},{}],[{}]]}");
    expect_none("{\"cells\":[[{\"value\":1},{}],[{},{}]]}");
    expect_none("{\"grid\":[[{}]]");
    expect_none("{\"grid\":[[{}]],}");
    expect_none("{");
    expect_none("{]");
    expect_none("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[");
    char deep[200];
    memset(deep, '[', sizeof deep);
    memcpy(deep, "{\"grid\":", 8);
    deep[sizeof deep - 1] = '\0';
    expect_none(deep);
    expect_error("{\"size\":2,\"grid\":[[{},{}],[{}]]}",
                 "1:27: expected 2 cells in a row of the grid, found 1");
}

/* ---------------------------------------------------------------------------------------- links */

/* As npm's lz-string 1.5.0 packs them. */
#define TINY                                                                                       \
    "N4IgzglgXgpiBcAWANCALhNAbO8QBUIA7ATwAJAUAjMQA9ERUBzAJwgBMEBtT0ANwEMsAV1wBGJhF4wiCNMxEBfZMC"   \
    "UrlCgLrIeq3eq071RlQbVndGrSADWELDmYBjfo1w8QjmPbBcQAJVEAYVEGfyCAJhArAWFcEABmEE0FIA=="
#define DRAWING                                                                                    \
    "N4YwpgXA2lwG4QIwF8A06C6qrtVnm2uGWIAhtPBAOQAuAlrQDaQAEAkrQDrUDO1aUJBgAGVCPxjEJVAgDMqAK4A7egEd" \
    "Fk"                                                                                           \
    "WsiwAnYaPGTU07IiNmTMwwCZjc/ObuWH+KDYvur2BRJ9W3D2cvB39ghVcsJkoAdwAHaCgRADoAVnE0xwCdZCA="

static void links_hold_packed_puzzles(void)
{
    const char *tiny = ".Shape~4x4.~R1C1_1.Cage~3~R1C1~R1C2";
    const char *drawing = ".Shape~4x4.~R1C1_1.Cage~3~R1C1~R1C2 without lines";
    expect("https://www.f-puzzles.com/?load=" TINY, tiny);
    expect("https://f-puzzles.com/?load=" TINY "&mode=play", tiny);
    expect("https://sudokupad.app/fpuz" TINY "?setting-nogrid=1", tiny);
    expect("fpuzzles" TINY, tiny);
    expect("https://sudokupad.app/scl" DRAWING, drawing);
    expect("https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc" DRAWING, drawing);
    expect(" scl" DRAWING "\n", drawing);
}

static void ids_of_servers_are_refused(void)
{
    expect_error("https://sudokupad.app/abc123",
                 "1:23: the puzzle 'abc123' is kept by a server: expected a link that holds it "
                 "(?load=, scl, ctc or fpuz)");
    expect_error("\nhttps://www.f-puzzles.com/?id=yabc",
                 "2:31: the puzzle 'yabc' is kept by a server: expected a link that holds it "
                 "(?load=, scl, ctc or fpuz)");
}

static void damaged_links_are_errors(void)
{
    expect_error("https://www.f-puzzles.com/?load=N4Igzglg",
                 "1:33: expected a packed puzzle in this link, found a damaged one");
    expect_error("https://www.f-puzzles.com/?load=",
                 "1:33: expected a packed puzzle in this link, found a damaged one");
    expect_error("https://www.f-puzzles.com/?load=Q===",
                 "1:1: expected JSON in this link, found none");
    expect_none("https://example.org/?load=" TINY);
}

static void a_small_stream_cannot_grow_beyond_its_limit(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    char *plain;
    size_t length;
    /* 20 letters a. */
    const char *code = "IY1/kA";
    CHECK_EQ(lz_string_decompress(code, strlen(code), 64, &allocator, &plain, &length), SUDOKU_OK);
    CHECK_EQ(length, 20);
    free(plain);
    CHECK_EQ(lz_string_decompress(code, strlen(code), 19, &allocator, &plain, &length),
             SUDOKU_ERR_TEXT);
}

int main(void)
{
    cages_are_followed_to_their_sums();
    pointers_without_a_sum_are_errors();
    killers_without_cages_are_boards();
    lines_without_pointers_are_other_puzzles();
    cages_are_numbers_of_cells();
    games_of_keen_have_cages();
    damaged_games_of_keen_are_errors();
    games_of_unequal_have_signs();
    damaged_strings_of_cages_are_errors();
    other_json_is_no_puzzle_with_rules();
    links_hold_packed_puzzles();
    ids_of_servers_are_refused();
    damaged_links_are_errors();
    a_small_stream_cannot_grow_beyond_its_limit();
    return check_result();
}
