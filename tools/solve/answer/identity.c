#include "solve/answer/identity.h"

#include <inttypes.h>
#include <string.h>

uint64_t identity_number(const struct question_context *asked)
{
    return asked->puzzle->number ? asked->puzzle->number : asked->puzzle->sequence + 1;
}

struct identity identity_of(const struct question_context *asked, const char *error)
{
    return (struct identity){
        .number = identity_number(asked),
        .name = asked->name,
        .name_length = asked->puzzle->name_length,
        .file = asked->puzzle->source,
        .line = asked->puzzle->line,
        .comment = asked->comment,
        .comment_length = asked->comment ? asked->puzzle->text_length : 0,
        .error = error,
    };
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
