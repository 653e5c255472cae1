/* Counts the solutions of a puzzle with rules by each search of the solver, for a judge of them.
 *
 * usage: count_rules TEXT
 *
 * Prints the numbers of solutions that are found depth first, depth first after trials, and by
 * learning; that of both in turns, at most 2; and the grid of each solution that is learned. */
#include <sudoku/rule_text.h>

#include "support/count_rules.h"

static void print_grid(const struct sudoku_rules *rules, const uint8_t *values)
{
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++)
        putchar("0123456789abcdefghijklmnopqrstuvwxyz"[values[cell] % 36]);
    putchar('\n');
}

int main(int argc, char **argv)
{
    struct sudoku_text_error error = {0, 0, ""};
    struct sudoku_rules *rules = NULL;
    if (argc != 2 ||
        sudoku_rules_read(argv[1], strlen(argv[1]), NULL, &rules, &error) != SUDOKU_OK) {
        fprintf(stderr, "count_rules: %s\n", argc == 2 ? error.message : "usage: count_rules TEXT");
        return 1;
    }
    printf("%llu ", (unsigned long long)count_by_search(rules, NULL));
    printf("%llu ", (unsigned long long)count_after_trials(rules));
    printf("%u\n", count_in_turns(rules));
    printf("%llu\n", (unsigned long long)count_by_learning(rules, print_grid));
    sudoku_rules_destroy(rules);
    return check_result();
}
