/* Exact cover problems with solutions or counts known from the literature. */
#include "support/covers.h"

/* Searches COVER, destroys it, and returns the number of solutions. */
static uint64_t count_and_destroy(struct sudoku_cover *cover)
{
    enum sudoku_status status = sudoku_cover_search(cover, NULL, NULL, NULL);
    uint64_t count = sudoku_cover_stats(cover)->solutions;
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    sudoku_cover_destroy(cover);
    return count;
}

/* The last solution as a set of options, and the number of solutions. */
struct answer {
    unsigned solutions;
    uint32_t options;
};

static int keep_answer(void *user, const size_t *options, size_t count)
{
    struct answer *answer = user;
    answer->solutions++;
    answer->options = 0;
    for (size_t i = 0; i < count; i++)
        answer->options |= (uint32_t)1 << options[i];
    return 0;
}

/* Solves options given as strings with a letter for each item, starting from FIRST. */
static struct answer solve_letters(const char *const *options, unsigned count, char first,
                                   size_t item_count)
{
    struct answer answer = {0};
    struct sudoku_cover *cover = new_cover(item_count, 0);
    for (unsigned i = 0; i < count; i++) {
        uint32_t mask = 0;
        for (const char *letter = options[i]; *letter; letter++)
            mask |= (uint32_t)1 << (*letter - first);
        CHECK_EQ(add_mask(cover, mask, false), SUDOKU_OK);
    }
    CHECK_EQ(sudoku_cover_search(cover, NULL, keep_answer, &answer), SUDOKU_OK);
    sudoku_cover_destroy(cover);
    return answer;
}

/* Knuth, "Dancing Links", matrix (3): rows 1, 4 and 5. */
static void example_of_the_paper_has_one_cover(void)
{
    static const char *const rows[] = {"CEF", "ADG", "BCF", "AD", "BG", "DEG"};
    struct answer answer = solve_letters(rows, 6, 'A', 7);
    CHECK_EQ(answer.solutions, 1);
    CHECK_EQ(answer.options, 1 << 0 | 1 << 3 | 1 << 4);
}

/* The example of encyclopedias for Algorithm X: sets B, D and F. */
static void example_of_algorithm_x_has_one_cover(void)
{
    static const char *const sets[] = {"147", "14", "457", "356", "2367", "27"};
    struct answer answer = solve_letters(sets, 6, '1', 7);
    CHECK_EQ(answer.solutions, 1);
    CHECK_EQ(answer.options, 1 << 1 | 1 << 3 | 1 << 5);
}

/* OEIS A000170. */
static void queens_without_attacks_are_counted(void)
{
    static const uint64_t ways[] = {1, 0, 0, 2, 10, 4, 40, 92, 352};
    for (size_t n = 1; n <= 9; n++)
        CHECK_EQ(count_and_destroy(new_queens(n)), ways[n - 1]);
}

static uint64_t count_langford(size_t n)
{
    struct sudoku_cover *cover = new_cover(3 * n, 0);
    langford_options(n, take_for_cover, cover);
    return count_and_destroy(cover);
}

/* OEIS A014552, doubled: mirror images count. */
static void langford_pairs_are_counted_with_their_mirror_images(void)
{
    static const uint64_t ways[] = {2, 2, 0, 0, 52, 300};
    for (size_t n = 3; n <= 8; n++)
        CHECK_EQ(count_langford(n), ways[n - 3]);
}

static uint64_t count_latin_squares(size_t n)
{
    struct sudoku_cover *cover = new_cover(3 * n * n, 0);
    latin_square_options(n, take_for_cover, cover);
    return count_and_destroy(cover);
}

/* OEIS A002860. */
static void latin_squares_are_counted(void)
{
    CHECK_EQ(count_latin_squares(3), 12);
    CHECK_EQ(count_latin_squares(4), 576);
    CHECK_EQ(count_latin_squares(5), 161280);
}

/* C. B. and J. Haselgrove, "A computer program for pentominoes" (Eureka 23, 1960): 2339 packings
 * of the 6 x 10 rectangle. */
static void pentominoes_fill_the_rectangle_in_all_known_ways(void)
{
    const struct pentomino_board board = {.width = 10, .height = 6, .is_quartered = true};
    struct sudoku_cover *cover = new_cover(pentomino_items(&board), 0);
    pentomino_options(&board, take_for_cover, cover);
    CHECK_EQ(count_and_destroy(cover), 2339);
}

int main(void)
{
    example_of_the_paper_has_one_cover();
    example_of_algorithm_x_has_one_cover();
    queens_without_attacks_are_counted();
    langford_pairs_are_counted_with_their_mirror_images();
    latin_squares_are_counted();
    pentominoes_fill_the_rectangle_in_all_known_ways();
    return check_result();
}
