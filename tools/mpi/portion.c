#include "mpi/portion.h"

#include <stdbool.h>
#include <string.h>

/* Zero bytes are not blank: incompletely written files are full of them. */
static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* True for empty lines and comments. */
static bool is_skipped(const char *line, size_t length)
{
    size_t blank = 0;
    while (blank < length && is_blank(line[blank]))
        blank++;
    return blank == length || line[blank] == '#';
}

/* True if all characters are digits or dots; branch-free, so that compilers vectorize it. */
static bool are_cells(const char *line)
{
    uint8_t other = 0;
    for (size_t i = 0; i < PORTION_CELLS; i++)
        other |= (uint8_t) - ((uint8_t)(line[i] - '0') > 9 && line[i] != '.');
    return !other;
}

/* True if the line is a board, alone or followed by another field. */
static bool is_puzzle(const char *line, size_t length)
{
    if (length < PORTION_CELLS || !are_cells(line))
        return false;
    char next = length > PORTION_CELLS ? line[PORTION_CELLS] : ' ';
    return is_blank(next) || next == ',' || next == ';';
}

/* Adds a line unless it is skipped. Malformed lines become a puzzle that the batch rejects, to keep
 * messages in order. */
static void add_line(struct portion *portion, const char *line, size_t length)
{
    static const char malformed_puzzle[PORTION_CELLS] = "?";
    bool is_valid = is_puzzle(line, length);
    if (!is_valid && is_skipped(line, length))
        return;
    buffer_add(&portion->cells, is_valid ? line : malformed_puzzle, PORTION_CELLS);
    buffer_add(&portion->numbers, &portion->lines, sizeof portion->lines);
    portion->malformed += !is_valid;
}

void portion_parse(struct portion *portion, const char *text, size_t length)
{
    portion->cells.length = portion->numbers.length = 0;
    portion->malformed = 0;
    portion->lines = 0;
    for (const char *end = text + length; text < end; portion->lines++) {
        const char *feed = memchr(text, '\n', (size_t)(end - text));
        const char *next = feed ? feed : end;
        add_line(portion, text, (size_t)(next - text));
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
