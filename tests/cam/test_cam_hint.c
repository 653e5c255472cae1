/* Hints and pencil marks. */
#include "cam/window/hint.h"

#include "support/check.h"

static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void parse(const char *text, uint8_t *board)
{
    for (unsigned i = 0; i < HINT_CELLS; i++)
        board[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static void a_place_that_is_the_only_one_in_its_box_comes_first(void)
{
    uint8_t board[HINT_CELLS] = {0};
    /* 1 is barred from two rows and two columns of the first box; r9c9 has one candidate. */
    board[1 * 9 + 3] = board[2 * 9 + 6] = board[3 * 9 + 1] = board[6 * 9 + 2] = 1;
    for (uint8_t i = 0; i < 8; i++)
        board[8 * 9 + i] = (uint8_t)(i + 2);
    CHECK_EQ(cam_hint_next(board), 0);
}

static void a_cell_with_one_candidate_comes_before_those_with_several(void)
{
    uint8_t board[HINT_CELLS] = {0};
    static const uint8_t row[8] = {1, 2, 3, 4};
    memcpy(board, row, sizeof row);
    board[1 * 9 + 6] = 5;
    board[2 * 9 + 7] = 6;
    board[4 * 9 + 8] = 7;
    board[5 * 9 + 8] = 8;
    CHECK_EQ(cam_hint_next(board), 8);
    sudoku_digitset candidates[HINT_CELLS];
    cam_hint_candidates(board, candidates);
    CHECK_EQ(candidates[8], sudoku_digitset_of(9));
    CHECK_EQ(candidates[0], 0);
}

static void hints_lead_to_the_solution(void)
{
    uint8_t board[HINT_CELLS], solved[HINT_CELLS];
    unsigned filled = 0;
    parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          board);
    parse(solution, solved);
    for (unsigned cell; (cell = cam_hint_next(board)) < HINT_CELLS; filled++) {
        CHECK_EQ(board[cell], 0);
        board[cell] = solved[cell];
    }
    CHECK_EQ(filled, 51);
    CHECK(memcmp(board, solved, sizeof board) == 0);
}

int main(void)
{
    a_place_that_is_the_only_one_in_its_box_comes_first();
    a_cell_with_one_candidate_comes_before_those_with_several();
    hints_lead_to_the_solution();
    return check_result();
}
