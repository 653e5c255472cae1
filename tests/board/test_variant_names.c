/* Names of variants and their aliases. */
#include <sudoku/layout.h>

#include "support/check.h"

static void every_variant_has_a_name_that_finds_it(void)
{
    unsigned all = 0;
    const char *name;
    for (unsigned flag = 1; (name = sudoku_variant_name((enum sudoku_variant)flag)); flag <<= 1) {
        enum sudoku_variant found = (enum sudoku_variant)0;
        CHECK_EQ(sudoku_variant_from_name(name, &found), SUDOKU_OK);
        CHECK_EQ((unsigned)found, flag);
        all |= flag;
    }
    CHECK_EQ(all, 2 * (unsigned)SUDOKU_VARIANT_GIRANDOLA - 1);
    CHECK(!sudoku_variant_name((enum sudoku_variant)0));
    CHECK(!sudoku_variant_name(
        (enum sudoku_variant)(SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_WINDOKU)));
}

static void aliases_find_variants_and_unknown_names_fail(void)
{
    enum sudoku_variant found = SUDOKU_VARIANT_ASTERISK;
    static const char *const wrong[] = {"", "Diagonal", "diagonal ", "diagonal,windoku", "xx"};
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        CHECK_EQ(sudoku_variant_from_name(wrong[i], &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_variant_from_name(NULL, &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_variant_from_name("x", NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(found, SUDOKU_VARIANT_ASTERISK);
    CHECK_EQ(sudoku_variant_from_name("x", &found), SUDOKU_OK);
    CHECK_EQ(found, SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(sudoku_variant_from_name("hyper", &found), SUDOKU_OK);
    CHECK_EQ(found, SUDOKU_VARIANT_WINDOKU);
    CHECK_EQ(sudoku_variant_from_name("centre-dot", &found), SUDOKU_OK);
    CHECK_EQ(found, SUDOKU_VARIANT_CENTER_DOT);
}

int main(void)
{
    every_variant_has_a_name_that_finds_it();
    aliases_find_variants_and_unknown_names_fail();
    return check_result();
}
