#include "mpi/portion.h"

#include <stdbool.h>
#include <string.h>

/* No zero byte, of which a file has many that was not written to its end. */
static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* Nothing, or a comment. */
static bool is_skipped(const char *line, size_t length)
{
    size_t blank = 0;
    while (blank < length && is_blank(line[blank]))
        blank++;
    return blank == length || line[blank] == '#';
}

/* Whether all are digits or dots: by masks, which compilers turn into vectors. */
static bool are_cells(const char *line)
{
    uint8_t other = 0;
    for (size_t i = 0; i < PORTION_CELLS; i++)
        other |= (uint8_t) - ((uint8_t)(line[i] - '0') > 9 && line[i] != '.');
    return !other;
}

/* Whether the line begins with a board and then ends, or goes on with another field. */
static bool is_puzzle(const char *line, size_t length)
{
    if (length < PORTION_CELLS || !are_cells(line))
        return false;
    char next = length > PORTION_CELLS ? line[PORTION_CELLS] : ' ';
    return is_blank(next) || next == ',' || next == ';';
}

/* A line that is no puzzle becomes one that the batch refuses, so that messages come in order. */
static void take_line(struct portion *portion, const char *line, size_t length)
{
    static const char no_puzzle[PORTION_CELLS] = "?";
    bool is_sound = is_puzzle(line, length);
    if (!is_sound && is_skipped(line, length))
        return;
    buffer_add(&portion->cells, is_sound ? line : no_puzzle, PORTION_CELLS);
    buffer_add(&portion->numbers, &portion->lines, sizeof portion->lines);
    portion->malformed += !is_sound;
}

void portion_take(struct portion *portion, const char *text, size_t length)
{
    portion->cells.length = portion->numbers.length = 0;
    portion->malformed = 0;
    portion->lines = 0;
    for (const char *end = text + length; text < end; portion->lines++) {
        const char *feed = memchr(text, '\n', (size_t)(end - text));
        const char *next = feed ? feed : end;
        take_line(portion, text, (size_t)(next - text));
        text = next + 1;
    }
}

uint64_t portion_answer_size(const struct portion *portion)
{
    return (portion->cells.length / PORTION_CELLS - portion->malformed) * (PORTION_CELLS + 1);
}

void portion_free(struct portion *portion)
{
    buffer_free(&portion->cells);
    buffer_free(&portion->numbers);
}
