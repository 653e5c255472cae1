/* Techniques on request: the steps they find in known positions, that each is sound, and what they
 * leave to others. */
#include <string.h>

#include "logic/explained.h"

/* Positions from the paths of puzzles, as lines of HoDoKu's library. */
static const char *const positions[] = {
    ":0000:x:.7..+43.......65.39....1.6.4.6.+3.+19+4+5+9+3145+7..6.5..+9+6317.......+9....639..1."
    "98...."
    "+63:774 794:::",
    ":0000:x:42.+67.831+7..+1.+2.+4...1+3+4..27...+7...1..7.+43.2.9.5.2...+739.+78.4..+2.+1.92+37."
    "4...5."
    "+7.+9.:645 165 665 588:::",
    ":0000:x:42.+67.831+7....+2.....1....27...+7...1..7..3.2.9.5.2...+739.+78.4..+2...92+37.4...5."
    "+7...::::",
    ":0000:x:.3........7.6.19...4.....2.2..8.6.....9...1.....+15....4....2..5.....8.1.....1.734:::"
    ":",
    ":0000:x:4.+7.+8+193.....75+4.8...+4+9+3+7...3..4+85..8....2+3..27..36+184.2.+36.+84....824"
    "+67.......+2.3:794:::",
};

enum { KITE_AND_WINGS, WXYZ, MANY_WINGS, RING, CROSSING };

struct found {
    struct explained explained;
    struct sudoku_text_reader *reader;
    const char *wanted; /* part of the sentence */
    unsigned matches;
};

/* Sets LOGIC to the position at INDEX; data for the checks stays until close(). */
static void open(struct found *found, struct sudoku_logic *logic, int index)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    *found = (struct found){.explained = {.layout = sudoku_layout_classic(), .logic = logic}};
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, positions[index], strlen(positions[index]),
                                              &found->reader),
             SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(found->reader, &puzzle, NULL), SUDOKU_OK);
    position.cells = puzzle.givens;
    position.is_placed = puzzle.is_placed;
    position.candidates = puzzle.candidates;
    position.is_unique = true;
    found->explained.givens = puzzle.givens;
    found->explained.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

static int take(void *user, const struct sudoku_step *step)
{
    struct found *found = user;
    char text[1024];
    sudoku_digitset candidates[81];
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    sudoku_logic_get_position(found->explained.logic, NULL, candidates);
    sudoku_step_write(found->explained.layout, step, SUDOKU_HINT_STEP, &wording, text, sizeof text);
    found->matches += found->wanted && strstr(text, found->wanted);
    return expect_sound(&found->explained, step);
}

/* Expects that technique NAME has COUNT steps in the position, one of them with TEXT, if not NULL,
 * in its sentence. */
static void expect_steps(struct sudoku_logic *logic, int index, const char *name, unsigned count,
                         const char *text)
{
    struct found found;
    size_t technique = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &technique), SUDOKU_OK);
    open(&found, logic, index);
    found.wanted = text;
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique, take, &found), SUDOKU_OK);
    CHECK_EQ(found.explained.steps, count);
    CHECK_EQ(found.matches, text ? 1 : 0);
    sudoku_text_reader_destroy(found.reader);
}

static void bent_sets_leave_one_digit_to_their_cells(struct sudoku_logic *logic)
{
    expect_steps(logic, WXYZ, "WXYZ-Wing", 4,
                 "1, 5 and 8 fit at most once each into r7c8(56), r8c8(68), r9c5(16) and r9c9(68), "
                 "hence one of these is 6, so r9c7 loses 6");
    expect_steps(
        logic, WXYZ, "VWXYZ-Wing", 3,
        "1, 3, 5 and 8 fit at most once each into r7c2(36), r7c5(16), r7c8(56), r8c8(68) and "
        "r9c9(68), hence one of these is 6, so r7c7 loses 6");
    expect_steps(logic, WXYZ, "UVWXYZ-Wing", 0, NULL);
    expect_steps(logic, MANY_WINGS, "UVWXYZ-Wing", 4,
                 "r1c6(59), r2c5(14589), r3c5(4589), r3c6(589), r7c5(16) and r9c5(16) have as many "
                 "digits as cells");
}

/* Three strong links, each in a cell or a unit. */
static void wings_of_links_are_chains_of_three(struct sudoku_logic *logic)
{
    expect_steps(logic, KITE_AND_WINGS, "M-Wing", 1,
                 "by the chain r7c9(2)=r7c9(8)-r7c5(8)=r4c5(8)-r4c5(2)=r6c4(2), so r7c4 loses 2");
    expect_steps(logic, WXYZ, "S-Wing", 1,
                 "by the chain r9c5(6)=r7c5(6)-r7c2(6)=r7c2(3)-r7c7(3)=r9c7(3), so r9c7 loses 6");
    expect_steps(logic, KITE_AND_WINGS, "L-Wing", 1,
                 "by the chain r4c1(8)=r4c5(8)-r4c5(2)=r6c4(2)-r6c4(8)=r6c1(8), so r1c1");
    expect_steps(logic, KITE_AND_WINGS, "H-Wing", 6,
                 "by the chain r2c3(2)=r2c3(4)-r6c3(4)=r6c3(2)-r6c4(2)=r4c5(2), so r4c3 loses 2");
}

static void kites_take_what_hangs_on_both_strings(struct sudoku_logic *logic)
{
    expect_steps(logic, KITE_AND_WINGS, "2-String Kite", 2,
                 "hence it is in r8c8 or r1c9, so r1c8 loses 8");
}

/* Rows 5 and 8 have 8 in columns 7 and 8: an X-Wing. */
static void skyscrapers_are_no_x_wings(struct sudoku_logic *logic)
{
    expect_steps(logic, KITE_AND_WINGS, "Skyscraper", 1, "hence it is in r3c6 or r1c9");
}

/* A chain that ends at its start: the digit is there. */
static void turbot_fish_may_close(struct sudoku_logic *logic)
{
    expect_steps(logic, RING, "Turbot Fish", 7,
                 "r9c2 is 2, by the chain r9c2(2)=r9c3(2)-r8c2(2)=r9c2(2), so r8c2, r8c3 and r9c3");
}

static void large_and_siamese_fish_hold(struct sudoku_logic *logic)
{
    expect_steps(logic, KITE_AND_WINGS, "Finned Squirmbag", 6, NULL);
    expect_steps(logic, KITE_AND_WINGS, "Franken Whale", 7, NULL);
    expect_steps(logic, KITE_AND_WINGS, "Siamese Franken Swordfish", 3, NULL);
    expect_steps(logic, KITE_AND_WINGS, "Siamese Mutant Swordfish", 6, NULL);
}

/* The rest of the crossing may belong to either unit. */
static void sue_de_coq_may_stay_in_its_crossing(struct sudoku_logic *logic)
{
    expect_steps(logic, CROSSING, "Sue de Coq", 1, "so r9c1, r9c2, r9c3 and r9c8 lose 1 and 5");
}

/* Every form of chains and almost locked sets in a list of all steps. */
static void chains_in_every_form_hold(struct sudoku_logic *logic)
{
    static const struct {
        const char *name;
        unsigned count;
    } forms[] = {
        {"X-Chain", 6},
        {"Discontinuous Nice Loop", 64},
        {"AIC", 29},
        {"Grouped Continuous Nice Loop", 44},
        {"Grouped Discontinuous Nice Loop", 88},
        {"Grouped AIC", 135},
        {"ALS-XZ", 24},
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        expect_steps(logic, WXYZ, forms[i].name, forms[i].count, NULL);
}

/* Each fin, or each place in a cover, leads to the conclusion of the fish. */
static void kraken_fish_follow_their_fins(struct sudoku_logic *logic)
{
    expect_steps(logic, WXYZ, "Kraken Fish Type 1", 61,
                 "but for the fins r3c1 and r3c7; without them, 5 is nowhere else in columns 3 and "
                 "6, and with any of them the same follows by the chains "
                 "r3c1(5)-r1c3(5)=r1c6(5)-r4c6(5); r3c7(5)-r2c9(5)=r4c9(5)-r4c6(5), so r4c6");
    expect_steps(logic, WXYZ, "Kraken Fish Type 2", 72,
                 "so column 1 has it in one of r4c1 and r9c1, or the fin has it, and the same "
                 "follows from each by the chains "
                 "r4c1(2)-r4c1(8); r9c1(2)-r9c1(3)=r4c1(3)-r4c1(8); "
                 "r9c3(2)-r9c1(2)=r4c1(2)-r4c1(8), so r4c1 loses 8");
}

/* Sets LOGIC to the board TEXT, with all candidates, some digits of which were placed since GIVENS.
 */
static void set_board(struct sudoku_logic *logic, const char *text, const char *givens)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t cells[81], is_placed[81];
    for (unsigned cell = 0; cell < 81; cell++) {
        cells[cell] = (uint8_t)(text[cell] - '0');
        is_placed[cell] = cells[cell] && givens[cell] == '0';
    }
    position.cells = cells;
    position.is_placed = is_placed;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

struct shapes {
    unsigned bases; /* expected of each fish */
    unsigned fish, naked_loops;
};

static int note_shape(void *user, const struct sudoku_step *step)
{
    struct shapes *shapes = user;
    shapes->fish += step->base_count == shapes->bases && step->cover_count == shapes->bases;
    shapes->naked_loops += step->cell_count > 0 && step->place_count == 0;
    return step->base_count != 0 && step->base_count == shapes->bases;
}

/* The board has one with seven base units. */
static void finned_mutant_fish_have_the_size_of_their_name(struct sudoku_logic *logic)
{
    static const char board[] =
        "125964738483271005796385124309452801518709046200018009602100583950823007830000002";
    static const char *const names[] = {"fmf2", "fmf3", "fmf4", "fmf5", "fmf6", "fmf7"};
    set_board(logic, board, board);
    for (unsigned i = 0; i < 6; i++) {
        struct shapes shapes = {.bases = i + 2};
        size_t technique = 0;
        CHECK_EQ(sudoku_technique_from_name(names[i], &technique), SUDOKU_OK);
        enum sudoku_status status =
            sudoku_logic_enumerate_steps(logic, technique, note_shape, &shapes);
        CHECK(status == SUDOKU_CANCELLED || status == SUDOKU_OK);
        CHECK_EQ(shapes.fish, status == SUDOKU_CANCELLED);
        CHECK(i < 5 || shapes.fish);
    }
}

/* 1 and 5 in r9c7, r9c8, r5c8 and r5c7, two of them with further digits, which r5c4 completes. */
static void unique_loops_are_completed_by_naked_sets(struct sudoku_logic *logic)
{
    struct shapes shapes = {0};
    size_t technique = 0;
    CHECK_EQ(sudoku_technique_from_name("ul", &technique), SUDOKU_OK);
    set_board(logic,
              "143090265827516934596243781304900006960030008700060390231659847459100620678324009",
              "100090260007010000506003000004900000000030008700060300230009807009100600000020000");
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique, note_shape, &shapes), SUDOKU_OK);
    CHECK(shapes.naked_loops > 0);
}

int main(void)
{
    struct sudoku_logic *logic;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    wings_of_links_are_chains_of_three(logic);
    bent_sets_leave_one_digit_to_their_cells(logic);
    kites_take_what_hangs_on_both_strings(logic);
    skyscrapers_are_no_x_wings(logic);
    turbot_fish_may_close(logic);
    large_and_siamese_fish_hold(logic);
    sue_de_coq_may_stay_in_its_crossing(logic);
    chains_in_every_form_hold(logic);
    kraken_fish_follow_their_fins(logic);
    finned_mutant_fish_have_the_size_of_their_name(logic);
    unique_loops_are_completed_by_naked_sets(logic);
    sudoku_logic_destroy(logic);
    return check_result();
}
