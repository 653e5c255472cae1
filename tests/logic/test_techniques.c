/* The table of techniques inside the library. */
#include "logic/techniques.h"

#include <string.h>

#include "support/check.h"

/* Techniques of one contest are tried together, by one finder. */
static void techniques_of_a_contest_share_their_finder(void)
{
    for (size_t i = 0; i < logic_technique_count; i++)
        for (size_t k = 0; k < i; k++)
            if (logic_techniques[i].contest == logic_techniques[k].contest)
                CHECK(!logic_techniques[i].contest ||
                      logic_techniques[i].find == logic_techniques[k].find);
}

static void names_codes_and_abbreviations_are_unique(void)
{
    for (size_t i = 0; i < logic_technique_count; i++) {
        const struct sudoku_technique *own = &logic_techniques[i].public;
        for (size_t k = 0; k < i; k++) {
            const struct sudoku_technique *other = &logic_techniques[k].public;
            CHECK(strcmp(own->name, other->name) != 0);
            CHECK(strcmp(own->code, other->code) != 0);
            CHECK(strcmp(own->abbreviation, other->abbreviation) != 0);
        }
    }
}

int main(void)
{
    techniques_of_a_contest_share_their_finder();
    names_codes_and_abbreviations_are_unique();
    return check_result();
}
