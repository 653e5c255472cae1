#include "solve/answer/identity.h"

#include <inttypes.h>
#include <string.h>

#include "cli/text/csv.h"
#include "cli/text/json.h"

const char identity_csv_header[] = "number,name,file,line,comment";

uint64_t identity_number(const struct question_context *asked)
{
    return asked->puzzle->number ? asked->puzzle->number : asked->puzzle->sequence + 1;
}

void identity_add_csv(const struct question_context *asked, struct buffer *out)
{
    const struct job_puzzle *puzzle = asked->puzzle;
    buffer_printf(out, "%" PRIu64 ",", identity_number(asked));
    csv_add_field(out, asked->name, puzzle->name_length);
    buffer_add(out, ",", 1);
    csv_add_field(out, puzzle->source, strlen(puzzle->source));
    buffer_printf(out, ",%" PRIu64 ",", puzzle->line);
    csv_add_field(out, asked->comment, puzzle->text_length);
}

static void add_string(struct buffer *out, const char *key, const char *text, size_t length)
{
    struct buffer value = {0};
    buffer_add(&value, text, length);
    buffer_add(&value, "", 1);
    buffer_printf(out, ",\"%s\":", key);
    json_add_string(out, value.data);
    buffer_free(&value);
}

void identity_add_json(const struct question_context *asked, struct buffer *out)
{
    const struct job_puzzle *puzzle = asked->puzzle;
    buffer_printf(out, ",\"number\":%" PRIu64, identity_number(asked));
    if (puzzle->name_length)
        add_string(out, "name", asked->name, puzzle->name_length);
    add_string(out, "file", puzzle->source, strlen(puzzle->source));
    buffer_printf(out, ",\"line\":%" PRIu64, puzzle->line);
    add_string(out, "comment", asked->comment, puzzle->text_length);
}

void identity_add_title(const struct question_context *asked, struct buffer *title)
{
    const struct job_puzzle *puzzle = asked->puzzle;
    for (const char *pattern = asked->options->title; *pattern; pattern++) {
        char next = pattern[0] == '%' ? pattern[1] : '\0';
        if (next == 'd')
            buffer_printf(title, "%" PRIu64, identity_number(asked));
        else if (next == 'f')
            buffer_add(title, puzzle->source, strlen(puzzle->source));
        else if (next == 't')
            buffer_add(title, asked->name, puzzle->name_length);
        else if (next == 'c')
            buffer_add(title, asked->comment, puzzle->text_length);
        else
            buffer_add(title, pattern, 1);
        pattern += next && strchr("dftc%", next);
    }
    buffer_add(title, "", 1);
}
