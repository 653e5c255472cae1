/* Arbitrary text as a puzzle with rules: an error has a place in the text; rules that are read have
 * a solver, and what it finds within a few nodes obeys every rule. */
#include <string.h>

#include <sudoku/rule_text.h>

#include "fuzz.h"
#include "input/text_error.h"

enum { MAX_LENGTH = 2048, MAX_NODES = 30 };

/* Every rule has words that fit where their length was announced. */
static void check_words(const struct sudoku_rules *rules)
{
    char text[64];
    for (unsigned i = 0; i < sudoku_rules_rule_count(rules); i++) {
        size_t length = sudoku_rules_describe(rules, i, text, sizeof text);
        HOLDS(length > 0 && strlen(text) == (length < sizeof text ? length : sizeof text - 1));
    }
}

static void solve(const struct sudoku_rules *rules)
{
    static uint8_t solution[SUDOKU_RULES_MAX_CELLS];
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_rule_solver *solver;
    int broken;
    limits.nodes = MAX_NODES;
    enum sudoku_status status = sudoku_rule_solver_create(rules, &solver);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_ERR_ARGUMENT);
    if (status != SUDOKU_OK)
        return;
    status = sudoku_rule_solver_solve(solver, NULL, &limits, solution);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_NO_SOLUTION || status == SUDOKU_NODE_LIMIT);
    HOLDS(status != SUDOKU_OK || sudoku_rules_check(rules, solution, &broken) == SUDOKU_OK);
    sudoku_rule_solver_destroy(solver);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    struct sudoku_text_error error = {0, 0, ""};
    struct sudoku_rules *rules;
    if (!length || length > MAX_LENGTH)
        return 0;
    /* Without a byte behind the text, a read beyond it is found. */
    char *text = malloc(length);
    HOLDS(text);
    memcpy(text, data, length);
    (void)sudoku_rules_detect(text, length);
    enum sudoku_status status = sudoku_rules_read(text, length, NULL, &rules, &error);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    HOLDS((status == SUDOKU_OK) == (rules != NULL));
    if (status == SUDOKU_ERR_TEXT) {
        text_error_check(text, length, &error);
    } else {
        check_words(rules);
        solve(rules);
    }
    sudoku_rules_destroy(rules);
    free(text);
    return 0;
}
