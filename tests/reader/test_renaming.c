/* Boards with the names of two digits exchanged. */
#include <string.h>

#include "reader/certainty/board/renaming.h"
#include "support/check.h"

enum { SIDE = 9, CELLS = 81 };

/* Cells and their appearance: each digit leads all others by LEAD. */
struct row {
    struct cell_glyph glyphs[CELLS];
    uint8_t cells[CELLS];
};

static void print_row(const char *digits, float lead, struct row *row)
{
    memset(row, 0, sizeof *row);
    for (unsigned i = 0; digits[i]; i++) {
        struct cell_glyph *glyph = &row->glyphs[i];
        row->cells[i] = (uint8_t)(digits[i] - '0');
        glyph->scored = row->cells[i] != 0;
        for (unsigned k = 1; k <= SIDE; k++)
            glyph->scores[k] = k == row->cells[i] ? -0.1F : -0.1F - lead;
    }
}

/* Makes CELL of ROW look like ANSWER by LEAD more than now. */
static void liken(struct row *row, unsigned cell, unsigned answer, float lead)
{
    row->glyphs[cell].scores[answer] += lead;
}

static struct renaming find(const struct row *row)
{
    return renaming_find(row->glyphs, SIDE, row->cells);
}

static bool is_of(const struct renaming *renaming, unsigned a, unsigned b)
{
    return renaming->digit[0] == a && renaming->digit[1] == b;
}

/* Three cells of a font whose 4 looks like a 9 are no surer than one of them. */
static void cells_of_one_digit_count_as_one(void)
{
    struct row row;
    print_row("9991", 8, &row);
    for (unsigned i = 0; i < 3; i++)
        liken(&row, i, 4, 6);
    struct renaming renaming = find(&row);
    CHECK(is_of(&renaming, 4, 9));
    CHECK(renaming.lead > 1.99F && renaming.lead < 2.01F);
    liken(&row, 0, 4, -3);
    renaming = find(&row);
    CHECK(is_of(&renaming, 4, 9));
    CHECK(renaming.lead > 2.99F && renaming.lead < 3.01F);
}

/* Where both digits are printed, both speak against it. */
static void both_digits_speak(void)
{
    struct row row;
    print_row("94", 8, &row);
    liken(&row, 0, 4, 6);
    struct renaming renaming = find(&row);
    /* 4 and any digit that is nowhere else. */
    CHECK(!is_of(&renaming, 4, 9));
    CHECK(renaming.lead > 7.9F && renaming.lead < 8.1F);
    liken(&row, 1, 9, 5);
    renaming = find(&row);
    CHECK(is_of(&renaming, 4, 9));
    CHECK(renaming.lead > 4.9F && renaming.lead < 5.1F);
}

static void a_board_without_digits_has_none(void)
{
    struct row row;
    print_row("000", 8, &row);
    CHECK(find(&row).lead == INFINITY);
}

static void a_renaming_that_is_likelier_is_the_rival(void)
{
    struct assignment board = {.cells = {9, 1, 9}, .gap = 3, .rival = {0, 1}, .solution_gap = 6};
    struct renaming renaming = {4, {4, 9}};
    renaming_rival(&renaming, SIDE, &board);
    CHECK(board.gap == 3 && board.solution_gap == 4 && board.rival[1] && !board.rival[0]);
    renaming.lead = 2;
    renaming_rival(&renaming, SIDE, &board);
    CHECK(board.gap == 2 && board.solution_gap == 2);
    CHECK(board.rival[0] && !board.rival[1] && board.rival[2] && !board.rival[3]);
    renaming.lead = -1;
    renaming_rival(&renaming, SIDE, &board);
    CHECK(board.gap == 0);
}

int main(void)
{
    cells_of_one_digit_count_as_one();
    both_digits_speak();
    a_board_without_digits_has_none();
    a_renaming_that_is_likelier_is_the_rival();
    return check_result();
}
