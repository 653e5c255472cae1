/* Counts the ways to place N queens on an N x N board without attacks, and prints the first. Each
 * row and column holds exactly one queen: primary items. A diagonal holds at most one: secondary
 * items. An option is a queen on a square. */
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

static int keep_first(void *user, const size_t *options, size_t count)
{
    size_t *column_of = user;
    for (size_t i = 0; i < count && column_of[count] == 0; i++)
        column_of[options[i] / count] = options[i] % count;
    column_of[count] = 1;
    return 0;
}

int main(int argc, char **argv)
{
    size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 8;
    size_t column_of[65] = {0}; /* after the last row: true if it holds a solution */
    struct sudoku_cover *cover = NULL;
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    options.primary = 2 * n;
    options.secondary = 4 * n;
    enum sudoku_status status =
        n <= 64 ? sudoku_cover_create(&options, &cover) : SUDOKU_ERR_ARGUMENT;
    for (size_t square = 0; square < n * n && status == SUDOKU_OK; square++) {
        size_t row = square / n, column = square % n;
        size_t items[] = {row, n + column, 2 * n + row + column, 5 * n + row - column};
        status = sudoku_cover_add(cover, items, 4);
    }
    if (status == SUDOKU_OK)
        status = sudoku_cover_search(cover, NULL, keep_first, column_of);
    if (status < SUDOKU_OK)
        fprintf(stderr, "queens: %s\nusage: queens [1..64]\n", sudoku_strstatus(status));
    else
        printf("%llu ways\n", (unsigned long long)sudoku_cover_stats(cover)->solutions);
    for (size_t square = 0; status == SUDOKU_OK && square < n * n; square++)
        printf("%c%c", column_of[square / n] == square % n ? 'Q' : '.',
               square % n == n - 1 ? '\n' : ' ');
    sudoku_cover_destroy(cover);
    return status < SUDOKU_OK;
}
