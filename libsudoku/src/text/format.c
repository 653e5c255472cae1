/* The names of the text formats. */
#include <sudoku/text.h>

#include <string.h>

#include "common/argument.h"

/* The first name of each format is its proper one. */
static const struct {
    enum sudoku_text_format format;
    const char *name;
} names[] = {
    {SUDOKU_TEXT_AUTO, "auto"},
    {SUDOKU_TEXT_LINE, "line"},
    {SUDOKU_TEXT_LINE, "sdm"},
    {SUDOKU_TEXT_GRID, "grid"},
    {SUDOKU_TEXT_PRETTY, "pretty"},
    {SUDOKU_TEXT_PRETTY, "boxed"},
    {SUDOKU_TEXT_PRETTY, "ss"},
    {SUDOKU_TEXT_NUMBERS, "numbers"},
    {SUDOKU_TEXT_GIANT, "giant"},
    {SUDOKU_TEXT_SDK, "sdk"},
    {SUDOKU_TEXT_CANDIDATES, "candidates"},
    {SUDOKU_TEXT_CANDIDATES, "hodoku"},
    {SUDOKU_TEXT_PENCILMARKS, "pencilmarks"},
    {SUDOKU_TEXT_PENCILMARKS, "729"},
    {SUDOKU_TEXT_CSV, "csv"},
    {SUDOKU_TEXT_JSON, "json"},
    {SUDOKU_TEXT_JSON, "jsonl"},
};

enum { NAMES = sizeof names / sizeof *names };

const char *sudoku_text_format_name(enum sudoku_text_format format)
{
    for (size_t i = 0; i < NAMES; i++)
        if (names[i].format == format)
            return names[i].name;
    return NULL;
}

enum sudoku_status sudoku_text_format_from_name(const char *name, enum sudoku_text_format *format)
{
    if (!argument_expect(name, "name is NULL") || !argument_expect(format, "format is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    for (size_t i = 0; i < NAMES; i++) {
        if (strcmp(names[i].name, name) == 0) {
            *format = names[i].format;
            return SUDOKU_OK;
        }
    }
    argument_refuse("name is that of no format");
    return SUDOKU_ERR_ARGUMENT;
}
