/* Setters for most options: each macro is the end of a row that sets FIELD of a struct OBJECT. */
#ifndef CLI_OPTIONS_SETTERS_H
#define CLI_OPTIONS_SETTERS_H

#include <stdint.h>

#include "cli/options/option.h"

cli_setter cli_set_flag, cli_set_value, cli_set_text, cli_set_number, cli_set_unsigned,
    cli_set_real, cli_set_seconds, cli_set_threads;

/* Sets a bool to true. */
#define CLI_FLAG(object, of) .set = cli_set_flag, .field = CLI_FIELD(bool, object, of)

/* Sets an enum of TYPE to NUMBER. */
#define CLI_VALUE(object, of, type, number)                                                        \
    .set = cli_set_value, .field = CLI_FIELD(type, object, of), .value = (number)

/* Sets a const char * to the argument. */
#define CLI_TEXT(object, of) .set = cli_set_text, .field = CLI_FIELD(const char *, object, of)

/* Whole numbers from .min to .max, or to the maximum of the type, as uint64_t or unsigned. */
#define CLI_NUMBER(object, of)   .set = cli_set_number, .field = CLI_FIELD(uint64_t, object, of)
#define CLI_UNSIGNED(object, of) .set = cli_set_unsigned, .field = CLI_FIELD(unsigned, object, of)

/* Numbers from .min to .max, as double. */
#define CLI_REAL(object, of) .set = cli_set_real, .field = CLI_FIELD(double, object, of)

/* A time above 0, as double. */
#define CLI_SECONDS(object, of)                                                                    \
    .set = cli_set_seconds, .field = CLI_FIELD(double, object, of), .max = 1e9,                    \
    .expected = "a time in seconds above 0"

/* A number of threads, as unsigned; 0 becomes the number of processors. */
enum { CLI_MAX_THREADS = 1024 };
#define CLI_THREADS(object, of)                                                                    \
    .set = cli_set_threads, .field = CLI_FIELD(unsigned, object, of), .max = CLI_MAX_THREADS,      \
    .initial = "1"

#endif
