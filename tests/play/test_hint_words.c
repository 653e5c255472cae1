/* Hints in languages that the library does not support. */
#include "play/core/words/hint_words.h"

#include <stdlib.h>

#include "play/play_helpers.h"

static struct sudoku_node node(unsigned cell, unsigned digit)
{
    return (struct sudoku_node){
        .digit = (uint16_t)digit, .cell_count = 1, .cells = {(uint16_t)cell}};
}

/* Checks that the full hint with LINKS ends with EXPECTED. */
static void check_links(struct sudoku_link *links, size_t count, const char *expected)
{
    struct board *board = easy_board();
    struct hint hint = {.technique = "Dynamic Forcing Chains with techniques"};
    char text[400];
    hint.digits = calloc(board->cell_count, sizeof *hint.digits);
    hint.excluded = calloc(board->cell_count, sizeof *hint.excluded);
    CHECK(hint.digits && hint.excluded);
    hint.links = links;
    hint.link_count = count;
    hint_write(LANGUAGE_GERMAN, board, &hint, SUDOKU_HINT_STEP, text, sizeof text);
    const char *found = strchr(text, ';');
    CHECK(found && strcmp(found, expected) == 0);
    free(hint.digits);
    free(hint.excluded);
    board_destroy(board);
}

static void chains_continue_at_the_end_of_the_last_link(void)
{
    struct sudoku_link links[] = {{node(0, 5), node(3, 5), true},
                                  {node(3, 5), node(21, 5), false},
                                  {node(40, 7), node(41, 7), true}};
    check_links(links, 3, "; r1c1(5)=r1c4(5)-r3c4(5), r5c5(7)=r5c6(7)");
}

static void consecutive_weak_links_start_a_new_chain(void)
{
    struct sudoku_link links[] = {{node(0, 5), node(3, 5), false},
                                  {node(3, 5), node(21, 5), false}};
    check_links(links, 2, "; r1c1(5)-r1c4(5), r1c4(5)-r3c4(5)");
}

static void eliminations_between_chains_are_no_links(void)
{
    struct sudoku_link links[] = {{node(0, 5), node(3, 5), false},
                                  {node(77, 8), node(77, 8), false},
                                  {node(77, 8), node(73, 8), true},
                                  {node(73, 8), node(73, 8), false}};
    check_links(links, 4, "; r1c1(5)-r1c4(5), r9c6<>8, r9c6(8)=r9c2(8), r9c2<>8");
    check_links(links + 1, 1, "; r9c6<>8");
}

int main(void)
{
    chains_continue_at_the_end_of_the_last_link();
    consecutive_weak_links_start_a_new_chain();
    eliminations_between_chains_are_no_links();
    return check_result();
}
