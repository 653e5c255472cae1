/* The library's text forms as options take them. */
#ifndef CLI_OPTIONS_FORMATS_H
#define CLI_OPTIONS_FORMATS_H

#include <sudoku/text.h>

#include "cli/options/pattern.h"

/* Whether FORMAT holds results (csv, json), not boards. */
bool format_is_result(enum sudoku_text_format format);

/* Whether boards in FORMAT have several lines; they are kept apart by an empty one, so that they
 * can be read again. */
bool format_has_lines(enum sudoku_text_format format);

/* How tools that read pictures write what they read. */
struct format_choice {
    enum sudoku_text_format format; /* one that holds boards, csv or json */
    const char *pattern;            /* of a line, in place of FORMAT; NULL: none */
};

/* The end of a row that sets OF, a struct format_choice. */
#define CLI_READING_FORMAT(object, of, usual, letters_of_patterns)                                 \
    .set = format_set_reading, .field = CLI_FIELD(struct format_choice, object, of),               \
    .names = format_output_name, .initial = (usual), .letters = (letters_of_patterns)

cli_setter format_set_reading;

/* Forms that a text may have, `auto` among them, and all that can be written. */
cli_names format_input_name, format_output_name;

#endif
