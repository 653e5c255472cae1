#include "cli/options/formats.h"

#include <string.h>

#include "cli/text/forms.h"

bool format_is_result(enum sudoku_text_format format)
{
    return format == SUDOKU_TEXT_CSV || format == SUDOKU_TEXT_JSON;
}

bool format_has_lines(enum sudoku_text_format format)
{
    return format != SUDOKU_TEXT_LINE && format != SUDOKU_TEXT_PENCILMARKS &&
           format != (enum sudoku_text_format)FORM_LIBRARY && !format_is_result(format);
}

static bool is_input(enum sudoku_text_format format)
{
    return !format_is_result(format) && !form_is_own(format);
}

static bool is_output(enum sudoku_text_format format)
{
    return format != SUDOKU_TEXT_AUTO;
}

/* The name at INDEX of the formats for which ARE_TAKEN is true. */
static const char *name_at(unsigned index, bool (*are_taken)(enum sudoku_text_format format))
{
    for (int format = 0; format <= FORM_LIBRARY; format++) {
        const char *name = form_name((enum sudoku_text_format)format);
        if (name && are_taken((enum sudoku_text_format)format) && index-- == 0)
            return name;
    }
    return NULL;
}

const char *format_input_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return name_at(index, is_input);
}

const char *format_output_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return name_at(index, is_output);
}

bool format_set_reading(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *options)
{
    struct format_choice choice = {.format = SUDOKU_TEXT_LINE};
    if (pattern_is(argument)) {
        choice.pattern = argument;
        if (!pattern_is_sound(cli, option, argument, option->letters))
            return false;
    } else if (!form_from_name(argument, &choice.format) || !is_output(choice.format)) {
        return cli_expected(cli, option, argument, NULL);
    }
    memcpy((char *)options + option->field, &choice, sizeof choice);
    return true;
}
