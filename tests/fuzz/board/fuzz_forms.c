/* Arbitrary bytes as puzzles with rules in the forms of other programs: what they become is dot
 * notation, the same each time, and in no other form, or as f-puzzles writes it; an error has a
 * place in the text. Every other input is packed JSON: its bytes are base64. */
#include <string.h>

#include <sudoku/rule_text.h>

#include "common/mem.h"
#include "fuzz.h"
#include "input/text_error.h"
#include "rules/forms/forms.h"

enum { MAX_LENGTH = 4096 };

/* Writes the bytes of DATA as a link into TEXT. Returns its length. */
static size_t make_link(const uint8_t *data, size_t length, char *text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static const char link[] = "https://f-puzzles.com/?load=";
    memcpy(text, link, sizeof link - 1);
    for (size_t i = 0; i < length; i++)
        text[sizeof link - 1 + i] = digits[data[i] & 63];
    return sizeof link - 1 + length;
}

/* What f-puzzles can say of the puzzle in LENGTH bytes of TEXT is read from what is written. */
static void check_conversion(const char *text, size_t length, enum sudoku_rule_text_form form)
{
    static char written[1 << 18];
    struct sudoku_rules *rules;
    struct sudoku_text_error error = {0, 0, ""};
    size_t size = 0;
    enum sudoku_status status =
        sudoku_rules_convert(text, length, form, NULL, written, sizeof written, &size, &error);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_ERR_TEXT);
    if (status != SUDOKU_OK)
        return;
    HOLDS(size < sizeof written && strlen(written) == size);
    HOLDS(sudoku_rules_read(written, size, NULL, &rules, &error) == SUDOKU_OK);
    sudoku_rules_destroy(rules);
}

/* True if every item of DOTS begins with a dot, and no byte is foreign. */
static bool are_dots(const char *dots, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!(dots[i] >= '0' && dots[i] <= '9') &&
            !((dots[i] | 32) >= 'a' && (dots[i] | 32) <= 'z') && !strchr(".~_=-", dots[i]))
            return false;
    return !length || *dots == '.';
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    static char text[MAX_LENGTH + 64];
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct form_translation first, second;
    struct sudoku_text_error error = {0, 0, ""};
    if (!length || length > MAX_LENGTH)
        return 0;
    size_t size = length - 1;
    if (*data & 1)
        size = make_link(data + 1, length - 1, text);
    else
        memcpy(text, data + 1, size);
    enum sudoku_status status = forms_translate(text, size, &allocator, &first, &error);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_END || status == SUDOKU_ERR_TEXT);
    if (status == SUDOKU_ERR_TEXT)
        text_error_check(text, size, &error);
    if (status != SUDOKU_OK)
        return 0;
    HOLDS(strlen(first.dots) == first.length && are_dots(first.dots, first.length));
    HOLDS(forms_translate(text, size, &allocator, &second, &error) == SUDOKU_OK);
    HOLDS(strcmp(first.dots, second.dots) == 0 && strcmp(first.ignored, second.ignored) == 0);
    mem_free(&allocator, second.dots);
    HOLDS(forms_translate(first.dots, first.length, &allocator, &second, &error) == SUDOKU_END);
    mem_free(&allocator, first.dots);
    check_conversion(text, size, SUDOKU_RULE_TEXT_FPUZZLES);
    check_conversion(text, size, SUDOKU_RULE_TEXT_LINK);
    return 0;
}
