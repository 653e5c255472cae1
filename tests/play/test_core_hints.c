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
    CHECK(run(game, "clear"));
    CHECK_EQ(count_flag(game, CELL_PLACE | CELL_PREMISE), 0);
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
    the_first_hint_names_no_cell();
    return check_result();
}
