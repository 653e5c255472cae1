/* Names of statuses and engines, and versions. */
#include <sudoku/sudoku.h>

#include "support/check.h"

static void every_status_has_a_name_of_its_own(void)
{
    enum { FIRST = SUDOKU_ERR_INTERNAL, LAST = SUDOKU_NOT_FOUND };
    for (int a = FIRST; a <= LAST; a++) {
        CHECK(strcmp(sudoku_strstatus((enum sudoku_status)a), "unknown status") != 0);
        for (int b = FIRST; b < a; b++)
            CHECK(strcmp(sudoku_strstatus((enum sudoku_status)a),
                         sudoku_strstatus((enum sudoku_status)b)) != 0);
    }
    CHECK_TEXT(sudoku_strstatus(SUDOKU_NO_SOLUTION), "no solution");
}

static void unknown_statuses_have_a_name(void)
{
    CHECK_TEXT(sudoku_strstatus((enum sudoku_status)(SUDOKU_ERR_INTERNAL - 1)), "unknown status");
    CHECK_TEXT(sudoku_strstatus((enum sudoku_status)(SUDOKU_NOT_FOUND + 1)), "unknown status");
}

static void failures_are_negative_and_answers_are_positive(void)
{
    CHECK_EQ(SUDOKU_OK, 0);
    CHECK(SUDOKU_NO_SOLUTION > 0 && SUDOKU_END > 0);
    CHECK(SUDOKU_ERR_ARGUMENT < 0 && SUDOKU_ERR_INTERNAL < 0);
}

static void versions_of_header_and_library_agree(void)
{
    unsigned major, minor, patch;
    char rest;
    CHECK_EQ(sudoku_api_version(), SUDOKU_API_VERSION);
    CHECK_EQ(sscanf(sudoku_version(), "%u.%u.%u%c", &major, &minor, &patch, &rest), 3);
}

static void an_engine_that_has_a_name_is_found_by_it(void)
{
    unsigned named = 0;
    for (int i = 0; i < 16; i++) {
        enum sudoku_engine found = (enum sudoku_engine)99;
        const char *name = sudoku_engine_name((enum sudoku_engine)i);
        if (!name)
            continue;
        CHECK_EQ(sudoku_engine_from_name(name, &found), SUDOKU_OK);
        CHECK_EQ(found, i);
        named++;
    }
    CHECK(named >= 3);
}

static void unknown_engine_names_are_rejected(void)
{
    enum sudoku_engine found = SUDOKU_ENGINE_LOGIC;
    CHECK_EQ(sudoku_engine_from_name("", &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_engine_from_name("Simple", &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_engine_from_name(NULL, &found), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_engine_from_name("simple", NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(found, SUDOKU_ENGINE_LOGIC);
    CHECK(sudoku_engine_name((enum sudoku_engine)99) == NULL);
    CHECK(sudoku_engine_name((enum sudoku_engine) - 1) == NULL);
}

int main(void)
{
    every_status_has_a_name_of_its_own();
    unknown_statuses_have_a_name();
    failures_are_negative_and_answers_are_positive();
    versions_of_header_and_library_agree();
    an_engine_that_has_a_name_is_found_by_it();
    unknown_engine_names_are_rejected();
    return check_result();
}
