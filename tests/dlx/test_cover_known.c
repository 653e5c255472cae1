/* Exact cover problems whose solutions or counts are known from the literature. */
#include "support/covers.h"

/* Searches all of COVER, destroys it, and gives the number of solutions. */
static uint64_t count_and_destroy(struct sudoku_cover *cover)
{
    enum sudoku_status status = sudoku_cover_search(cover, NULL, NULL, NULL);
    uint64_t count = sudoku_cover_stats(cover)->solutions;
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    sudoku_cover_destroy(cover);
    return count;
}

/* The last solution as a set of options, and how many there were. */
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

/* Options as texts with a letter for each item from FIRST on. */
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

/* The example of the encyclopaedias' article on Algorithm X: sets B, D and F. */
static void example_of_algorithm_x_has_one_cover(void)
{
    static const char *const sets[] = {"147", "14", "457", "356", "2367", "27"};
    struct answer answer = solve_letters(sets, 6, '1', 7);
    CHECK_EQ(answer.solutions, 1);
    CHECK_EQ(answer.options, 1 << 1 | 1 << 3 | 1 << 5);
}

/* OEIS A000170. */
static void queens_that_attack_none_are_counted(void)
{
    static const uint64_t ways[] = {1, 0, 0, 2, 10, 4, 40, 92, 352};
    for (size_t n = 1; n <= 9; n++)
        CHECK_EQ(count_and_destroy(new_queens(n)), ways[n - 1]);
}

/* Two numbers K stand K places apart from each other, K numbers between them. */
static struct sudoku_cover *new_langford(size_t n)
{
    struct sudoku_cover *cover = new_cover(3 * n, 0);
    for (size_t k = 1; k <= n; k++) {
        for (size_t place = 0; place + k + 1 < 2 * n; place++) {
            size_t items[] = {k - 1, n + place, n + place + k + 1};
            CHECK_EQ(sudoku_cover_add(cover, items, 3), SUDOKU_OK);
        }
    }
    return cover;
}

/* OEIS A014552, doubled: mirror images count here. */
static void langford_pairs_are_counted_with_their_mirror_images(void)
{
    static const uint64_t ways[] = {2, 2, 0, 0, 52, 300};
    for (size_t n = 3; n <= 8; n++)
        CHECK_EQ(count_and_destroy(new_langford(n)), ways[n - 3]);
}

/* Row and column have each symbol once, each cell has one symbol. OEIS A002860. */
static struct sudoku_cover *new_latin_square(size_t n)
{
    struct sudoku_cover *cover = new_cover(3 * n * n, 0);
    for (size_t i = 0; i < n * n * n; i++) {
        size_t row = i / n / n, column = i / n % n, symbol = i % n;
        size_t items[] = {row * n + column, (n + row) * n + symbol, (2 * n + column) * n + symbol};
        CHECK_EQ(sudoku_cover_add(cover, items, 3), SUDOKU_OK);
    }
    return cover;
}

static void latin_squares_are_counted(void)
{
    CHECK_EQ(count_and_destroy(new_latin_square(3)), 12);
    CHECK_EQ(count_and_destroy(new_latin_square(4)), 576);
    CHECK_EQ(count_and_destroy(new_latin_square(5)), 161280);
}

enum { WIDTH = 10, HEIGHT = 6, PIECES = 12, PIECE_X = 9 };

/* The pentominoes F I L N P T U V W X Y Z, by row and column of their five cells. */
static const char *const pieces[PIECES] = {
    "0102101121", "0001020304", "0001020310", "0001021213", "0001021011", "0001021121",
    "0002101112", "0001021020", "0001111222", "0110111221", "0001020311", "0001112122",
};

/* Turns and mirrors PIECE into one of 8 positions, and gives the mask of its cells in a square of
 * 5 x 5, moved into the corner. */
static uint32_t orient(const char *piece, unsigned position)
{
    int row[5], column[5], top = 5, left = 5;
    for (unsigned i = 0; i < 5; i++) {
        int r = piece[2 * i] - '0', c = piece[2 * i + 1] - '0';
        r = position & 1 ? -r : r;
        c = position & 2 ? -c : c;
        row[i] = position & 4 ? c : r;
        column[i] = position & 4 ? r : c;
        top = row[i] < top ? row[i] : top;
        left = column[i] < left ? column[i] : left;
    }
    uint32_t mask = 0;
    for (unsigned i = 0; i < 5; i++)
        mask |= (uint32_t)1 << ((row[i] - top) * 5 + column[i] - left);
    return mask;
}

/* Adds PIECE with the cells of MASK, moved by TOP and LEFT, where it fits onto the board. The
 * center of the X, which never lies on an axis, stays in one quarter: no solution is met again
 * turned or mirrored, in a quarter of the time. */
static void add_placement(struct sudoku_cover *cover, size_t piece, uint32_t mask, unsigned top,
                          unsigned left)
{
    size_t items[6] = {piece}, count = 1;
    if (piece == PIECE_X && (top + 1 >= HEIGHT / 2 || left + 1 >= WIDTH / 2))
        return;
    for (unsigned i = 0; i < 25; i++) {
        if (!(mask >> i & 1))
            continue;
        unsigned row = top + i / 5, column = left + i % 5;
        if (row >= HEIGHT || column >= WIDTH)
            return;
        items[count++] = PIECES + row * WIDTH + column;
    }
    CHECK_EQ(sudoku_cover_add(cover, items, count), SUDOKU_OK);
}

static void add_piece(struct sudoku_cover *cover, size_t piece)
{
    uint32_t masks[8];
    for (unsigned position = 0; position < 8; position++) {
        masks[position] = orient(pieces[piece], position);
        bool is_new = true;
        for (unsigned other = 0; other < position; other++)
            is_new = is_new && masks[other] != masks[position];
        for (unsigned place = 0; is_new && place < WIDTH * HEIGHT; place++)
            add_placement(cover, piece, masks[position], place / WIDTH, place % WIDTH);
    }
}

/* C. B. and J. Haselgrove, "A computer program for pentominoes" (Eureka 23, 1960): 2339 packings
 * of the 6 x 10 rectangle. */
static void pentominoes_fill_the_rectangle_in_all_known_ways(void)
{
    struct sudoku_cover *cover = new_cover(PIECES + WIDTH * HEIGHT, 0);
    for (size_t piece = 0; piece < PIECES; piece++)
        add_piece(cover, piece);
    CHECK_EQ(count_and_destroy(cover), 2339);
}

int main(void)
{
    example_of_the_paper_has_one_cover();
    example_of_algorithm_x_has_one_cover();
    queens_that_attack_none_are_counted();
    langford_pairs_are_counted_with_their_mirror_images();
    latin_squares_are_counted();
    pentominoes_fill_the_rectangle_in_all_known_ways();
    return check_result();
}
