/* Candidates in order, and the same links whether they are stored or not. */
#include "cdcl/candidates.h"

#include "common/mem.h"
#include "support/layouts.h"

/* True if the links of CANDIDATE are exactly the peers with its digit, in the order of peers. */
static bool has_its_links(struct candidates *candidates, uint32_t candidate)
{
    const struct sudoku_layout *layout = candidates->layout;
    unsigned cell = candidates->cells[candidate], digit = candidates_digit(candidates, candidate);
    uint32_t count, found = 0;
    const uint32_t *links = candidates_links(candidates, candidate, &count);
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++) {
        if (!sudoku_digitset_has(candidates->sets[layout->peers[p]], digit))
            continue;
        if (found == count || candidates->cells[links[found]] != layout->peers[p] ||
            candidates_digit(candidates, links[found]) != digit)
            return false;
        found++;
    }
    return found == count;
}

/* On a 9x9 board whose cells have every EVERY-th digit, shifted by a knight's pattern, all
 * candidates are linked or not. */
static void candidates_are_numbered_and_linked(unsigned every, bool all)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct sudoku_layout *layout = square_layout(9, 3, 3, 0);
    struct candidates candidates = {0};
    sudoku_digitset sets[81] = {0};
    for (unsigned cell = 0; cell < 81; cell++)
        for (unsigned digit = 1; digit <= 9; digit++)
            if ((2 * (cell / 9) + cell % 9 + digit) % every == 0)
                sets[cell] |= sudoku_digitset_of(digit);
    CHECK(candidates_create(&candidates, layout, &allocator));
    for (unsigned time = 0; time < 2; time++) {
        uint32_t next = 0;
        candidates_load(&candidates, sets);
        for (unsigned cell = 0; cell < 81; cell++)
            candidates_link(&candidates, cell);
        CHECK_EQ(candidates.linked == candidates.first[81], all);
        CHECK(candidates.linked > 0);
        for (unsigned cell = 0; cell < 81; cell++)
            for (sudoku_digitset set = sets[cell]; set; next++) {
                unsigned digit = sudoku_digitset_pop(&set);
                CHECK_EQ(candidates_of(&candidates, cell, digit), next);
                CHECK_EQ(candidates_digit(&candidates, next), digit);
                CHECK(has_its_links(&candidates, next));
            }
        CHECK_EQ(candidates.first[81], next);
    }
    candidates_destroy(&candidates, &allocator);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    candidates_are_numbered_and_linked(1, false);
    candidates_are_numbered_and_linked(4, true);
    return check_result();
}
