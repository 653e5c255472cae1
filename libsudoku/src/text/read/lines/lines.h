/* The lines of a text.
 *
 * The text comes from a read function or from memory, in any encoding; lines end with LF, CRLF or
 * CR. Memory is constant: a line over the limit is cut. Quotation marks of mail ("> ") are left
 * out. */
#ifndef TEXT_READ_LINES_LINES_H
#define TEXT_READ_LINES_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/text.h>

/* Maximum bytes of a line. A board of side 64 with all candidates takes less than 16 KiB a line,
 * and so do all its numbers on one line. */
enum { TEXT_LINE_LIMIT = 65536 };

/* A line; TEXT is valid until the next call. */
struct text_line {
    const char *text;
    size_t length;
    uint64_t number; /* from 1 */
    size_t skipped;  /* bytes before TEXT: quotation marks of mail, a label */
    bool is_cut;     /* the first TEXT_LINE_LIMIT bytes of a longer one */
};

enum text_lines_answer {
    TEXT_LINES_OK = 0,
    TEXT_LINES_END = 1,
    TEXT_LINES_FAILED = 2,
    /* Between text_lines_mark() and text_lines_rewind(): beyond the window. */
    TEXT_LINES_TOO_FAR = 3
};

/* Returns the number of bytes at the start of a line that are no part of it. */
typedef size_t text_prefix(const char *text, size_t length);

struct text_lines {
    const char *data; /* BUFFER, or a text in memory */
    char *buffer;     /* of the store */
    size_t capacity;
    size_t position; /* of the next line in DATA */
    size_t end;      /* of DATA */
    size_t searched; /* no line ends between POSITION and it */
    size_t mark;
    uint64_t number; /* of the last line */
    uint64_t column; /* of the next byte, while single bytes are taken */
    uint64_t marked_number;
    text_prefix *label; /* left out of lines, or NULL */
    bool is_marked;
    bool is_inside_line; /* the rest of a cut line follows */
    bool is_at_end;
    bool has_failed;
    struct text_store *store; /* owned; NULL: the whole text is in memory */
};

/* Opens LINES on the text of READ. False: no memory. */
bool text_lines_open(struct text_lines *lines, const struct sudoku_allocator *allocator,
                     sudoku_text_read_callback *read, void *user);

/* Opens LINES on LENGTH bytes of TEXT, which must outlive it. False: no memory, which only texts
 * beyond plain ASCII need. */
bool text_lines_open_memory(struct text_lines *lines, const struct sudoku_allocator *allocator,
                            const char *text, size_t length);

/* Frees the memory of LINES. */
void text_lines_close(struct text_lines *lines, const struct sudoku_allocator *allocator);

/* Takes the next line. A read function that failed is not called again. */
enum text_lines_answer text_lines_next(struct text_lines *lines, struct text_line *line);

/* Reads more text. False: none came, or there is no room. */
bool text_lines_fill(struct text_lines *lines);

/* The first byte of LINE from AT on that is no space, or its length. */
size_t text_pass_spaces(const struct text_line *line, size_t at);

/* The column of PLACE in LINE, from 1. */
uint64_t text_column(const struct text_line *line, const char *place);

/* Begins to look ahead: LINE, the last one and not cut, comes again now. */
void text_lines_mark(struct text_lines *lines, const struct text_line *line);

/* Ends looking ahead and takes the line where it began again, into LINE. */
void text_lines_rewind(struct text_lines *lines, struct text_line *line);

/* Makes LINE, the last one, come again. */
void text_lines_push_back(struct text_lines *lines, const struct text_line *line);

/* ---------------------------------------------------------- texts whose lines mean nothing */

/* Begins to take single bytes from the start of LINE, the last one. The rest of a line is then the
 * next one. */
void text_lines_to_bytes(struct text_lines *lines, const struct text_line *line);

/* The next byte, which stays or is taken; -1: none. */
int text_lines_peek(struct text_lines *lines);
int text_lines_take(struct text_lines *lines);

/* TEXT as a line for messages, COLUMN bytes into the line of the next byte. */
struct text_line text_lines_here(const struct text_lines *lines, const char *text, size_t length,
                                 uint64_t column);

/* ------------------------------------------------------------------------ faults of a text */

/* Fills ERROR, at LINE and COLUMN or at byte AT of LINE, and returns SUDOKU_ERR_TEXT. */
enum sudoku_status text_error(struct sudoku_text_error *error, uint64_t line, uint64_t column,
                              const char *format, ...) __attribute__((format(printf, 4, 5)));
enum sudoku_status text_error_at(struct sudoku_text_error *error, const struct text_line *line,
                                 size_t at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Describes LENGTH bytes at PLACE of LINE, for "... found %s". */
enum { TEXT_FOUND_SIZE = 40 };
void text_describe(const struct text_line *line, const char *place, size_t length,
                   char found[TEXT_FOUND_SIZE]);

#endif
