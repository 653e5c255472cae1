#include "forms_expect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/mem.h"
#include "rules/forms/forms.h"
#include "support/check.h"

/* Translates TEXT, a copy without a terminator, and returns the status; *RESULT is a string that
 * the caller frees: the puzzle and what was left out, or the error. */
static enum sudoku_status translate(const char *text, char **result)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct form_translation translation;
    struct sudoku_text_error error = {0, 0, ""};
    const size_t length = strlen(text), size = 20000;
    char *copy = malloc(length + 1);
    *result = calloc(size, 1);
    if (!copy || !*result)
        exit(1);
    memcpy(copy, text, length);
    enum sudoku_status status = forms_translate(copy, length, &allocator, &translation, &error);
    if (status == SUDOKU_OK) {
        CHECK_EQ(translation.length, strlen(translation.dots));
        snprintf(*result, size, "%s%s%s", translation.dots, *translation.ignored ? " without " : "",
                 translation.ignored);
        free(translation.dots);
    } else if (status == SUDOKU_ERR_TEXT) {
        snprintf(*result, size, "%llu:%llu: %s", (unsigned long long)error.line,
                 (unsigned long long)error.column, error.message);
    }
    free(copy);
    return status;
}

void expect(const char *text, const char *dots)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_OK);
    CHECK_TEXT(result, dots);
    free(result);
}

void expect_error(const char *text, const char *error)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_ERR_TEXT);
    CHECK_TEXT(result, error);
    free(result);
}

void expect_none(const char *text)
{
    char *result;
    CHECK_EQ(translate(text, &result), SUDOKU_END);
    free(result);
}
