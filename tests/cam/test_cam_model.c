/* The model of the window: effects of keys, clicks and frames. */
#include "cam/window/model/model.h"

#include "cam/cam_helpers.h"

static bool take(struct cam_model *model, enum svision_track_state state, const char *text,
                 unsigned number)
{
    const struct cam_grid grid = make_grid(state, text, number);
    return cam_model_take(model, &grid);
}

static void open_easy(struct cam_model *model)
{
    cam_model_open(model);
    CHECK(take(model, SVISION_TRACK_COMMITTED, easy_puzzle, 1));
}

static void press_all(struct cam_model *model, const char *keys)
{
    for (; *keys; keys++)
        cam_model_press(model, *keys);
}

/* True if the cells begin as TEXT does. */
static bool begins(const struct cam_model *model, const char *text)
{
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    for (unsigned i = 0; text[i]; i++)
        if (!puzzle || puzzle->cells[i] != (text[i] == '.' ? 0 : text[i] - '0'))
            return false;
    return true;
}

static bool says(const struct cam_model *model, const char *words)
{
    char text[300];
    cam_model_describe(model, text, sizeof text);
    return strstr(text, words) != NULL;
}

/* ---------------------------------------------------------------------------------- corrections */

static void a_digit_corrects_the_cell_that_is_selected(void)
{
    struct cam_model model;
    open_easy(&model);
    CHECK_EQ(cam_model_press(&model, '4'), CAM_ACTION_NONE);
    cam_model_select(&model, 2);
    CHECK_EQ(cam_model_press(&model, '4'), CAM_ACTION_SHOW);
    CHECK(begins(&model, "534.7"));
    CHECK_EQ(cam_model_puzzle(&model)->solutions, 1);
    CHECK(says(&model, "corrected: 1") && says(&model, "r1c3") && !says(&model, "solution"));
    CHECK_EQ(cam_model_press(&model, '1'), CAM_ACTION_SHOW);
    CHECK(begins(&model, "531.7"));
    CHECK_EQ(cam_model_puzzle(&model)->solutions, 0);
    CHECK(says(&model, "no solution"));
    cam_model_close(&model);
}

static void reports_unread_cells_until_corrected(void)
{
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    struct cam_model model;
    cam_model_open(&model);
    CHECK(cam_model_take(&model, &grid) && !says(&model, "not seen"));
    grid.unread[2] = grid.unread[3] = 1;
    cam_model_take(&model, &grid);
    CHECK(says(&model, "not seen clearly: 2 cells"));
    cam_model_select(&model, 2);
    cam_model_press(&model, '4');
    CHECK(says(&model, "not seen clearly: r1c4"));
    cam_model_close(&model);
}

static void five_keys_clear_a_cell(void)
{
    static const int keys[] = {'0', ' ', '.', '\b', 127};
    for (unsigned i = 0; i < 5; i++) {
        struct cam_model model;
        open_easy(&model);
        cam_model_select(&model, 1);
        CHECK_EQ(cam_model_press(&model, keys[i]), CAM_ACTION_SHOW);
        CHECK(begins(&model, "5...7"));
        CHECK(!model.frozen);
        cam_model_close(&model);
    }
}

static void keeps_corrections_across_frames(void)
{
    struct cam_model model;
    open_easy(&model);
    cam_model_select(&model, 2);
    cam_model_press(&model, '4');
    CHECK(!take(&model, SVISION_TRACK_COMMITTED, easy_puzzle, 1));
    CHECK(begins(&model, "534.7"));
    CHECK_EQ(model.selected, 2);
    /* A puzzle that reappears is the same one; another page shares none of its corrections. */
    take(&model, SVISION_TRACK_NONE, "", 1);
    CHECK(cam_model_puzzle(&model) == NULL);
    take(&model, SVISION_TRACK_OUTLINED, other_puzzle, 1);
    CHECK(begins(&model, "..3.2"));
    CHECK(!take(&model, SVISION_TRACK_COMMITTED, easy_puzzle, 1));
    CHECK(begins(&model, "534.7"));
    cam_model_close(&model);
}

static void keeps_corrections_made_before_the_commit(void)
{
    struct cam_model model;
    cam_model_open(&model);
    take(&model, SVISION_TRACK_OUTLINED, easy_puzzle, 0);
    CHECK_EQ(cam_model_puzzle(&model)->solutions, CAM_SOLUTIONS_UNKNOWN);
    CHECK_EQ(cam_model_puzzle(&model)->solution[2], 0);
    cam_model_select(&model, 2);
    cam_model_press(&model, '4');
    CHECK_EQ(cam_model_puzzle(&model)->solutions, 1);
    CHECK_EQ(cam_model_puzzle(&model)->solution[3], 6);
    CHECK(take(&model, SVISION_TRACK_COMMITTED, easy_puzzle, 1));
    CHECK(begins(&model, "534.7"));
    CHECK_EQ(model.selected, 2);
    cam_model_close(&model);
}

static void drops_corrections_of_a_grid_that_disappears(void)
{
    struct cam_model model;
    cam_model_open(&model);
    take(&model, SVISION_TRACK_OUTLINED, easy_puzzle, 0);
    cam_model_select(&model, 2);
    cam_model_press(&model, '4');
    take(&model, SVISION_TRACK_NONE, "", 0);
    take(&model, SVISION_TRACK_OUTLINED, easy_puzzle, 0);
    CHECK(begins(&model, "53..7"));
    CHECK_EQ(model.selected, -1);
    cam_model_close(&model);
}

static void arrows_move_around_the_board(void)
{
    struct cam_model model;
    open_easy(&model);
    cam_model_press(&model, CAM_KEY_UP);
    CHECK_EQ(model.selected, 40);
    cam_model_press(&model, CAM_KEY_UP);
    CHECK_EQ(model.selected, 31);
    cam_model_select(&model, 0);
    cam_model_press(&model, CAM_KEY_UP);
    CHECK_EQ(model.selected, 72);
    cam_model_press(&model, CAM_KEY_LEFT);
    CHECK_EQ(model.selected, 80);
    cam_model_press(&model, CAM_KEY_RIGHT);
    CHECK_EQ(model.selected, 72);
    cam_model_press(&model, CAM_KEY_DOWN);
    CHECK_EQ(model.selected, 0);
    cam_model_select(&model, 81);
    CHECK_EQ(model.selected, -1);
    cam_model_close(&model);
}

/* ----------------------------------------------------------------------------------------- help */

static void reveals_applies_and_leaves_steps(void)
{
    struct cam_model model;
    char text[300];
    open_easy(&model);
    cam_model_explain(&model, text, sizeof text);
    CHECK_EQ(text[0], '\0');
    press_all(&model, "hhh");
    CHECK_EQ(model.answer, CAM_ANSWER_STEPS);
    cam_model_explain(&model, text, sizeof text);
    CHECK(strstr(text, "r1c6 is 8"));
    press_all(&model, "n");
    CHECK_EQ(model.hint.cells[5], 8);
    CHECK_EQ(model.hint.level, SUDOKU_HINT_STEP);
    press_all(&model, "a");
    CHECK_EQ(model.answer, CAM_ANSWER_ALL);
    cam_model_explain(&model, text, sizeof text);
    CHECK_EQ(text[0], '\0');
    cam_model_close(&model);
}

static void the_next_puzzle_has_steps_of_its_own(void)
{
    struct cam_model model;
    open_easy(&model);
    press_all(&model, "hhhnn");
    struct cam_grid other = make_grid(SVISION_TRACK_COMMITTED, other_puzzle, 2);
    put_cells("483921657967345821251876493548132976729564138136798245372689514814253769695417382",
              other.solution);
    CHECK(cam_model_take(&model, &other));
    CHECK_EQ(model.hint.level, SUDOKU_HINT_PLACE);
    CHECK_EQ(memcmp(model.hint.cells, other.cells, 81), 0);
    cam_model_close(&model);
}

static void does_not_report_doubtful_entries_as_right(void)
{
    struct cam_model model;
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    cam_model_open(&model);
    grid.entries[2] = 4;
    grid.verdicts[2] = SVISION_VERDICT_UNDECIDED;
    cam_model_take(&model, &grid);
    press_all(&model, "w");
    CHECK(says(&model, "no certain mistake, in doubt: 1"));
    cam_model_close(&model);
}

/* Sets the evidence of the entry in CELL to EVIDENCE for DIGIT and to its negative for the
 * others. */
static void show_entry(struct cam_grid *grid, unsigned cell, unsigned digit, float evidence)
{
    float *values = grid->evidence + (size_t)cell * SVISION_ENTRY_DIGITS;
    grid->entries[cell] = (uint8_t)digit;
    for (unsigned i = 1; i < SVISION_ENTRY_DIGITS; i++)
        values[i] = i == digit ? evidence : -evidence;
}

static void counts_wrong_entries(void)
{
    struct cam_model model;
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    cam_model_open(&model);
    show_entry(&grid, 2, 4, 12);
    grid.verdicts[2] = SVISION_VERDICT_RIGHT;
    show_entry(&grid, 3, 2, 12);
    grid.verdicts[3] = SVISION_VERDICT_MISTAKE;
    cam_model_take(&model, &grid);
    CHECK(!says(&model, "wrong"));
    press_all(&model, "w");
    CHECK(says(&model, "wrong digits: 1"));
    /* Correcting the givens decides more of the entries. */
    cam_model_select(&model, 80);
    press_all(&model, "0");
    CHECK(says(&model, "wrong digits: 1"));
    cam_model_select(&model, 4);
    press_all(&model, "5");
    CHECK(says(&model, "no solution to check"));
    press_all(&model, "w");
    CHECK(!says(&model, "wrong"));
    cam_model_close(&model);
}

/* Returns the verdict on the entry DIGIT, right or wrong, with EVIDENCE after a given is
 * corrected. */
static enum svision_verdict judge_corrected(unsigned digit, float evidence)
{
    struct cam_model model;
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    cam_model_open(&model);
    show_entry(&grid, 2, digit, evidence);
    cam_model_take(&model, &grid);
    cam_model_select(&model, 80);
    press_all(&model, "0w");
    CHECK_EQ(cam_model_puzzle(&model)->solutions, 1);
    enum svision_verdict verdict = (enum svision_verdict)cam_model_puzzle(&model)->verdicts[2];
    CHECK(says(&model, "wrong digits: 1") == (verdict == SVISION_VERDICT_MISTAKE));
    CHECK(says(&model, "in doubt: 1") == (verdict == SVISION_VERDICT_UNDECIDED));
    cam_model_close(&model);
    return verdict;
}

static void judges_doubtful_entries_as_the_reader_does_after_a_correction(void)
{
    CHECK_EQ(judge_corrected(4, 12), SVISION_VERDICT_RIGHT);
    CHECK_EQ(judge_corrected(4, 2), SVISION_VERDICT_UNDECIDED);
    CHECK_EQ(judge_corrected(2, 12), SVISION_VERDICT_MISTAKE);
    CHECK_EQ(judge_corrected(2, 0), SVISION_VERDICT_UNDECIDED);
}

/* The entry is read as the digit that a misread puzzle's solution suggests. */
static void a_right_entry_becomes_the_digit_of_the_corrected_solution(void)
{
    struct cam_model model;
    struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    cam_model_open(&model);
    show_entry(&grid, 2, 4, 12);
    grid.entries[2] = 9;
    cam_model_take(&model, &grid);
    cam_model_select(&model, 80);
    press_all(&model, "0");
    CHECK_EQ(cam_model_puzzle(&model)->verdicts[2], SVISION_VERDICT_RIGHT);
    CHECK_EQ(cam_model_puzzle(&model)->entries[2], 4);
    cam_model_close(&model);
}

/* -------------------------------------------------------------------------------------- history */

static void shows_earlier_puzzles(void)
{
    struct cam_model model;
    open_easy(&model);
    CHECK_EQ(cam_model_press(&model, CAM_KEY_BACK), CAM_ACTION_NONE);
    CHECK(take(&model, SVISION_TRACK_COMMITTED, other_puzzle, 2));
    CHECK_EQ(cam_model_press(&model, CAM_KEY_BACK), CAM_ACTION_SHOW);
    CHECK(cam_model_is_past(&model) && begins(&model, "53..7"));
    CHECK(says(&model, "puzzle 1 of 2"));
    CHECK_EQ(cam_model_press(&model, CAM_KEY_BACK), CAM_ACTION_NONE);
    /* Frames continue to arrive meanwhile. */
    CHECK(!take(&model, SVISION_TRACK_COMMITTED, other_puzzle, 2));
    CHECK(begins(&model, "53..7"));
    CHECK_EQ(cam_model_press(&model, CAM_KEY_ON), CAM_ACTION_SHOW);
    CHECK(!cam_model_is_past(&model) && begins(&model, "..3.2"));
    CHECK_EQ(cam_model_press(&model, CAM_KEY_ON), CAM_ACTION_NONE);
    /* Once the last puzzle is out of sight, it is an earlier one, too. */
    take(&model, SVISION_TRACK_NONE, "", 2);
    CHECK_EQ(cam_model_press(&model, CAM_KEY_BACK), CAM_ACTION_SHOW);
    CHECK(cam_model_is_past(&model) && begins(&model, "..3.2"));
    cam_model_close(&model);
}

/* Each single picture has its own count from 1. */
static void successive_pictures_have_separate_puzzles(void)
{
    struct cam_model model;
    cam_model_open(&model);
    for (unsigned i = 0; i < 3; i++) {
        struct cam_grid grid =
            make_grid(SVISION_TRACK_COMMITTED, i == 1 ? other_puzzle : easy_puzzle, 1);
        grid.picture = i;
        CHECK(cam_model_take(&model, &grid));
        cam_model_select(&model, 1);
        press_all(&model, "7");
    }
    CHECK_EQ(cam_history_count(&model.history), 3);
    cam_model_press(&model, CAM_KEY_BACK);
    CHECK(begins(&model, ".73.2"));
    cam_model_close(&model);
}

/* ------------------------------------------------------------------------------------ clipboard */

static void copies_the_corrected_puzzle_as_text_and_link(void)
{
    struct cam_model model;
    cam_model_open(&model);
    CHECK_EQ(cam_model_press(&model, 'y'), CAM_ACTION_NONE);
    take(&model, SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    CHECK_EQ(cam_model_press(&model, 'y'), CAM_ACTION_COPY);
    CHECK_EQ(strcmp(model.copy.data, easy_puzzle), 0);
    cam_model_select(&model, 2);
    press_all(&model, "4");
    CHECK_EQ(cam_model_press(&model, 'l'), CAM_ACTION_COPY);
    CHECK_EQ(strcmp(model.copy.data, "https://www.sudokuwiki.org/sudoku.htm?bd="
                                     "534070000600195000098000060800060003400803001700020006"
                                     "060000280000419005000080079"),
             0);
    cam_model_close(&model);
}

static void boards_other_than_classic_have_no_link(void)
{
    struct cam_model model;
    struct cam_grid grid = {.state = SVISION_TRACK_COMMITTED,
                            .puzzle = 1,
                            .side = 4,
                            .box_rows = 2,
                            .box_columns = 2,
                            .cells = {1, 2}};
    cam_model_open(&model);
    cam_model_take(&model, &grid);
    CHECK_EQ(cam_model_press(&model, 'l'), CAM_ACTION_COPY);
    CHECK_EQ(model.copy.length, 1);
    CHECK(strstr(model.copied, "links need"));
    CHECK_EQ(cam_model_press(&model, 'y'), CAM_ACTION_COPY);
    CHECK_EQ(strcmp(model.copy.data, "12.............."), 0);
    cam_model_close(&model);
}

/* ---------------------------------------------------------------------------------------- modes */

static void reports_modes_until_they_are_left(void)
{
    static const struct {
        int key;
        const char *words;
    } rows[] = {
        {' ', "frozen"}, {'b', "before"}, {'m', "mirrored"}, {'c', "candidates"}, {'o', "chime"}};
    struct cam_model model;
    open_easy(&model);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        CHECK(!says(&model, rows[i].words));
        CHECK_EQ(cam_model_press(&model, rows[i].key), CAM_ACTION_SHOW);
        CHECK(says(&model, rows[i].words));
        CHECK_EQ(cam_model_press(&model, rows[i].key), CAM_ACTION_SHOW);
        CHECK(!says(&model, rows[i].words));
    }
    cam_model_close(&model);
}

static void escape_closes_help_then_selection_then_program(void)
{
    struct cam_model model;
    open_easy(&model);
    cam_model_select(&model, 5);
    press_all(&model, "?");
    CHECK(model.help);
    CHECK_EQ(cam_model_press(&model, 27), CAM_ACTION_SHOW);
    CHECK(!model.help && model.selected == 5);
    CHECK_EQ(cam_model_press(&model, 27), CAM_ACTION_SHOW);
    CHECK_EQ(model.selected, -1);
    CHECK_EQ(cam_model_press(&model, 27), CAM_ACTION_QUIT);
    CHECK_EQ(cam_model_press(&model, 'Q'), CAM_ACTION_QUIT);
    cam_model_close(&model);
}

int main(void)
{
    a_digit_corrects_the_cell_that_is_selected();
    reports_unread_cells_until_corrected();
    five_keys_clear_a_cell();
    keeps_corrections_across_frames();
    keeps_corrections_made_before_the_commit();
    drops_corrections_of_a_grid_that_disappears();
    arrows_move_around_the_board();
    reveals_applies_and_leaves_steps();
    the_next_puzzle_has_steps_of_its_own();
    counts_wrong_entries();
    judges_doubtful_entries_as_the_reader_does_after_a_correction();
    a_right_entry_becomes_the_digit_of_the_corrected_solution();
    does_not_report_doubtful_entries_as_right();
    shows_earlier_puzzles();
    successive_pictures_have_separate_puzzles();
    copies_the_corrected_puzzle_as_text_and_link();
    boards_other_than_classic_have_no_link();
    reports_modes_until_they_are_left();
    escape_closes_help_then_selection_then_program();
    return check_result();
}
