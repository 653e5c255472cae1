/* Sentences that name the unit to which a digit is confined: the one with all remaining places. */
#include "logic/worded.h"

/* Not row 2, although it contains all eliminations, too. */
static void claiming_names_the_box_it_is_confined_to(void)
{
    static const struct sudoku_place places[] = {{0, 4}, {99, 4}};
    static const struct sudoku_candidate lost[] = {{R2C1, 4}, {R2C2, 4}};
    struct sudoku_step step = step_of("Locked Candidates, claiming");
    step.places = places;
    step.place_count = 1;
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    static const char *const text = "Locked Candidates, claiming: 4 in row 1 is confined to box 1, "
                                    "so r2c1 and r2c2 lose 4";
    clear_board();
    for (unsigned column = 2; column < 9; column++)
        candidates[column] &= ~digits("4");
    expect(&step, text);
    expect_worded(&step, SUDOKU_HINT_STEP, NULL, text);

    /* Otherwise no unit is named. */
    candidates[R1C5] |= digits("4");
    expect(&step, "Locked Candidates, claiming: 4 in row 1 is confined to cells that they see, so "
                  "r2c1 and r2c2 lose 4");
    step.places = places + 1;
    char other[256];
    CHECK(sudoku_step_write(sudoku_layout_classic(), &step, SUDOKU_HINT_STEP, NULL, other,
                            sizeof other) > 0);
}

/* 4 in box 2 lies in row 1 only, so box 1 has it in r2c1 only. */
static void direct_pointing_names_both_units(void)
{
    static const struct sudoku_place places[][2] = {{{18, 4}, {19, 4}}, {{19, 4}, {18, 4}}};
    static const struct sudoku_candidate lost[] = {{R1C1, 4}, {R1C3, 4}}, placed[] = {{R2C1, 4}};
    struct sudoku_step step = step_of("Direct Pointing");
    step.place_count = 2;
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    step.placements = placed;
    step.placement_count = COUNT(placed);
    clear_board();
    for (unsigned cell = 9; cell < 27; cell++)
        candidates[cell] &= cell % 9 / 3 == 1 ? ~digits("4") : sudoku_digitset_all(9);
    for (unsigned i = 0; i < COUNT(places); i++) {
        step.places = places[i];
        expect(&step, "Direct Pointing: 4 in box 2 is confined to row 1, and then has one place "
                      "left in box 1, so r2c1 is 4, and r1c1 and r1c3 lose 4");
    }
}

/* The unit called TEXT up to END, or the number of units. */
static unsigned unit_called(const struct sudoku_layout *layout, const char *text, const char *end)
{
    char name[32];
    unsigned unit = 0;
    for (; unit < sudoku_layout_unit_count(layout); unit++)
        if (sudoku_layout_unit_name(layout, unit, name, sizeof name) == (size_t)(end - text) &&
            strncmp(name, text, (size_t)(end - text)) == 0)
            break;
    return unit;
}

/* True if the unit to which STEP's sentence confines its digit has all places and eliminations. */
static bool is_confined(const struct sudoku_layout *layout, const struct sudoku_step *step,
                        const sudoku_digitset *known)
{
    static const char *const is_confined_to = " is confined to ";
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    char text[512], *verb;
    bool inside[81] = {false}, fits = true;
    wording.candidates = known;
    sudoku_step_write(layout, step, SUDOKU_HINT_STEP, &wording, text, sizeof text);
    if (!(verb = strstr(text, is_confined_to)) || !strchr(verb, ','))
        return false;
    const char *name = verb + strlen(is_confined_to);
    unsigned unit = unit_called(layout, name, strchr(verb, ','));
    const uint16_t *cells = sudoku_layout_unit_cells(layout, step->places[0].unit);
    for (unsigned i = 0; unit < sudoku_layout_unit_count(layout) && i < 9; i++)
        inside[sudoku_layout_unit_cells(layout, unit)[i]] = true;
    for (size_t i = 0; i < step->elimination_count; i++)
        fits &= inside[step->eliminations[i].cell];
    for (unsigned i = 0; i < 9; i++)
        fits &= inside[cells[i]] || !sudoku_digitset_has(known[cells[i]], step->places[0].digit);
    return fits;
}

static void expect_confined_along(unsigned variants, const char *text)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    uint8_t cells[81];
    unsigned count = 0;
    for (unsigned i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    options.side = 9;
    options.variants = variants;
    position.cells = cells;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(layout, NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        if (strncmp(step->technique->name, "Locked Candidates", 17) == 0) {
            sudoku_logic_get_position(logic, NULL, candidates);
            CHECK(is_confined(layout, step, candidates));
            count++;
        }
        sudoku_logic_apply(logic, step);
    }
    CHECK(count >= 3);
    sudoku_logic_destroy(logic);
    sudoku_layout_destroy(layout);
}

static void locked_candidates_lie_in_the_unit_that_is_named(void)
{
    expect_confined_along(
        0, "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    expect_confined_along(
        SUDOKU_VARIANT_WINDOKU,
        ".......6.8.75......1........8.....2.........113..9.5.7.............83.......7.1..");
    expect_confined_along(
        SUDOKU_VARIANT_DIAGONAL,
        "..6.....1.......72.2.....3....7.6.1.4.....8.3.................8.......9..53...4..");
}

/* Rows, columns and boxes of joined boards keep their names. */
static void units_of_joined_boards_are_named_by_kind_and_board(void)
{
    static const uint16_t places[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12};
    static const struct {
        uint16_t unit;
        const char *text;
    } named[] = {{1, "Look at row 2 of board 1"},
                 {26, "Look at box 9 of board 1"},
                 {27 + 9, "Look at column 1 of board 2"}};
    struct sudoku_layout *layout;
    struct sudoku_step step = step_of("Hidden Single");
    struct sudoku_place place = {0, 4};
    char text[64];
    CHECK_EQ(sudoku_layout_create_joined(places, 5, NULL, &layout), SUDOKU_OK);
    step.places = &place;
    step.place_count = 1;
    for (unsigned i = 0; i < COUNT(named); i++) {
        place.unit = named[i].unit;
        sudoku_step_write(layout, &step, SUDOKU_HINT_PLACE, NULL, text, sizeof text);
        CHECK_TEXT(text, named[i].text);
    }
    sudoku_layout_destroy(layout);
}

int main(void)
{
    units_of_joined_boards_are_named_by_kind_and_board();
    claiming_names_the_box_it_is_confined_to();
    direct_pointing_names_both_units();
    locked_candidates_lie_in_the_unit_that_is_named();
    return check_result();
}
