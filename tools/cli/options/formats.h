/* Text formats as arguments of options. */
#ifndef CLI_OPTIONS_FORMATS_H
#define CLI_OPTIONS_FORMATS_H

#include <sudoku/text.h>

#include "cli/options/pattern.h"

/* True if FORMAT holds results (csv, json), not boards. */
bool format_is_result(enum sudoku_text_format format);

/* True if boards in FORMAT have several lines; an empty line separates them, so that they can be
 * read again. */
bool format_has_lines(enum sudoku_text_format format);

/* The output format of tools that read pictures. */
struct format_choice {
    enum sudoku_text_format format; /* a format of boards, csv or json */
    const char *pattern;            /* a line pattern instead of FORMAT; NULL: none */
};

/* The end of a row that sets OF, a struct format_choice. */
#define CLI_READING_FORMAT(object, of, usual, letters_of_patterns)                                 \
    .set = format_set_reading, .field = CLI_FIELD(struct format_choice, object, of),               \
    .names = format_output_name, .initial = (usual), .letters = (letters_of_patterns)

cli_setter format_set_reading;

/* The input formats, including `auto`, and the output formats. */
cli_names format_input_name, format_output_name;

#endif
