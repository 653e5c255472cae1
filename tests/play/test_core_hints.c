/* What hints mark on the board and say, level by level. */
#include "play/core_helpers.h"

static unsigned count_flag(const struct game *game, unsigned flag)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < game_cell_count(game); cell++)
        count += (cell_at(game, cell).flags & flag) != 0;
    return count;
}

static sudoku_digitset all_candidates_of(const struct game *game, bool of_pattern)
{
    sudoku_digitset all = 0;
    for (unsigned cell = 0; cell < game_cell_count(game); cell++)
        all |= of_pattern ? cell_at(game, cell).hint.pattern : cell_at(game, cell).hint.excluded;
    return all;
}

static unsigned count_pattern(const struct game *game)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < game_cell_count(game); cell++)
        count += cell_at(game, cell).hint.pattern != 0;
    return count;
}

/* Returns the number of groups of KIND that the hint has. */
static unsigned count_groups(const struct game *game, enum hint_group_kind kind)
{
    const struct game_hint hint = game_hint(game);
    unsigned count = 0;
    for (size_t i = 0; i < hint.group_count; i++)
        count += hint.groups[i].kind == kind;
    return count;
}

/* An X-wing of 5 in rows 2 and 8 of a board whose only candidates are those. */
static void hints_mark_one_place_then_the_region_then_the_step(void)
{
    static const char x_wing[] =
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    double seconds = 0;
    struct game *game = begin(&seconds);
    unsigned first;
    game_paste(game, x_wing);
    for (unsigned i = 0; i < 50; i++) {
        CHECK(run(game, "hint"));
        CHECK_EQ(count_flag(game, CELL_PLACE), 9);
        CHECK(strncmp(game_message(game), "Look at ", 8) == 0 && !strchr(game_message(game), ','));
        CHECK(!game_hint(game).technique && count_flag(game, CELL_PREMISE) == 0);
        CHECK(run(game, "hint"));
        first = count_flag(game, CELL_PLACE);
        CHECK(first > 0 && game_hint(game).technique && count_flag(game, CELL_PREMISE) == 0);
        CHECK_EQ(all_candidates_of(game, true) | all_candidates_of(game, false), 0);
        CHECK(run(game, "hint"));
        CHECK(count_flag(game, CELL_PLACE) == 0 && count_flag(game, CELL_PREMISE) == first);
        if (strcmp(game_hint(game).technique, "X-Wing") == 0)
            break;
        CHECK(run(game, "do-step"));
    }
    CHECK_TEXT(game_hint(game).technique, "X-Wing");
    CHECK(sudoku_digitset_is_single(all_candidates_of(game, true)));
    CHECK_EQ(all_candidates_of(game, true), all_candidates_of(game, false));
    CHECK_EQ(count_pattern(game), 4);
    CHECK(count_groups(game, HINT_GROUP_BASE) == 2 && count_groups(game, HINT_GROUP_COVER) == 2);
    CHECK_EQ(count_groups(game, HINT_GROUP_SET), 0);
    for (size_t i = 0; i < 4; i++)
        CHECK_EQ(game_hint(game).groups[i].cell_count, 9);
    CHECK_EQ(game_hint(game).groups[0].cells[0], 9); /* row 2 */
    CHECK(run(game, "clear"));
    CHECK_EQ(count_flag(game, CELL_PLACE | CELL_PREMISE), 0);
    CHECK_EQ(game_hint(game).group_count, 0);
    game_destroy(game);
}

/* Each cell of an almost locked set has the number of the first set with it. */
static void hints_number_almost_locked_sets(void)
{
    static const char puzzle[] =
        "...9...6..8...27.94........7...5.9..5.4.....7.967....361..9.5.....8.........41...";
    double seconds = 0;
    struct game *game = begin(&seconds);
    game_paste(game, puzzle);
    unsigned sets = 0;
    for (unsigned i = 0; i < 60 && sets == 0; i++) {
        CHECK(run(game, "hint") && run(game, "hint") && run(game, "hint"));
        sets = count_groups(game, HINT_GROUP_SET);
        if (sets == 0)
            CHECK(run(game, "do-step"));
    }
    CHECK(sets > 1);
    const struct hint_group *first = game_hint(game).groups;
    for (size_t i = 0; i < first->cell_count; i++)
        CHECK_EQ(cell_at(game, first->cells[i]).hint.set, 1);
    unsigned highest = 0;
    for (unsigned cell = 0; cell < game_cell_count(game); cell++)
        if (cell_at(game, cell).hint.set > highest)
            highest = cell_at(game, cell).hint.set;
    CHECK_EQ(highest, sets);
    game_destroy(game);
}

/* A naked single's cell is not given away by the first hint. */
static void the_first_hint_names_no_cell(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    for (unsigned i = 0; i < 81 && !game_is_solved(game); i++) {
        CHECK(run(game, "hint"));
        CHECK(!strstr(game_message(game), " r1c") && !strchr(game_message(game), '='));
        CHECK_EQ(count_flag(game, CELL_PLACE), 9);
        CHECK(run(game, "do-step"));
    }
    CHECK(game_is_solved(game));
    game_destroy(game);
}

int main(void)
{
    hints_mark_one_place_then_the_region_then_the_step();
    hints_number_almost_locked_sets();
    the_first_hint_names_no_cell();
    return check_result();
}
