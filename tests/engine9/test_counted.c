/* The operation counts of the benchmark agree with a plain version of the search. */
#include "counted.h"
#include "engine9/boards.h"
#include "engine9/reference_walk.h"

static void write_text(const uint8_t *board, char *text)
{
    for (unsigned cell = 0; cell < 81; cell++)
        text[cell] = (char)(board[cell] ? '0' + board[cell] : '.');
}

static bool is_counted_alike(const uint8_t *board)
{
    char text[81];
    write_text(board, text);
    const struct counted counted = count_rounds(text);
    const struct walk walk = reference_walk(board, counted_is_alone(text));
    return counted.before == walk.before && counted.all == walk.all && counted.path == walk.path &&
           counted.guesses == walk.guesses && counted.refuted == walk.refuted;
}

/* Puzzles with one solution, with and without branches, with many, and refuted ones. */
static void counts_agree_with_a_plain_search(void)
{
    struct boards boards = boards_read(40);
    unsigned different = 0, branched = 0;
    uint64_t random = 3;
    for (size_t i = 0; i < boards.count; i++) {
        char text[81];
        uint8_t board[81];
        memcpy(board, boards.items[i], 81);
        different += !is_counted_alike(board);
        write_text(board, text);
        branched += count_rounds(text).guesses > 2;
        boards_mutate(board, &random);
        different += !is_counted_alike(board);
    }
    CHECK_EQ(different, 0);
    CHECK(branched > 0);
    printf("%zu boards, of which %u need more than two branches\n", boards.count, branched);
    free(boards.items);
}

static void no_path_is_longer_than_all_rounds(void)
{
    const struct counted counted = count_rounds(boards_default);
    CHECK(counted.before <= counted.path && counted.path < counted.all);
    CHECK(counted.refuted > 0 && counted.refuted <= counted.guesses + 1);
}

int main(void)
{
    counts_agree_with_a_plain_search();
    no_path_is_longer_than_all_rounds();
    return check_result();
}
