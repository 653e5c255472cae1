/* A text cut into lines.
 *
 * Text comes from a read function or from memory, in any encoding; lines end with LF, CRLF or CR.
 * Memory is constant: a line over the limit is cut. The marks of quoted mail ("> ") are left out.
 */
#ifndef TEXT_READ_LINES_LINES_H
#define TEXT_READ_LINES_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/text.h>

/* The longest line: a board of side 64 with all its candidates in every cell stays below 16 KiB a
 * line, and all its numbers on one line too. */
enum { TEXT_LINE_LIMIT = 65536 };

/* One line; TEXT is valid until the next call. */
struct text_line {
    const char *text;
    size_t length;
    uint64_t number; /* from 1 */
    size_t skipped;  /* bytes before TEXT: marks of quotation, a label */
    bool is_cut;     /* the first TEXT_LINE_LIMIT bytes of a longer one */
};

enum text_lines_answer {
    TEXT_LINES_OK = 0,
    TEXT_LINES_END = 1,
    TEXT_LINES_FAILED = 2,
    /* Between text_lines_mark() and text_lines_rewind(): looking ahead ends here. */
    TEXT_LINES_TOO_FAR = 3
};

/* The bytes at the start of a line that are no part of it. */
typedef size_t text_prefix(const char *text, size_t length);

struct text_lines {
    const char *data; /* BUFFER, or a text in memory */
    char *buffer;     /* of the store */
    size_t capacity;
    size_t position;  /* of the next line in DATA */
    size_t end;       /* of DATA */
    size_t line_feed; /* the next one is here or behind: no byte is searched twice */
    size_t carriage_return;
    size_t mark;
    uint64_t number; /* of the last line given */
    uint64_t column; /* of the next byte, where single ones are taken */
    uint64_t marked_number;
    text_prefix *label; /* left out of lines, NULL: there is none */
    bool is_marked;
    bool is_inside_line; /* the rest of a line that was cut comes next */
    bool is_at_end;
    bool has_failed;
    struct text_store *store; /* owned; NULL: a text in memory, all of it */
};

/* Prepares LINES to take text from READ. False: no memory. */
bool text_lines_open(struct text_lines *lines, const struct sudoku_allocator *allocator,
                     sudoku_text_read_callback *read, void *user);

/* Prepares LINES to take LENGTH bytes of TEXT, which must outlive it. False: no memory, which only
 * texts take that are not plain ASCII. */
bool text_lines_open_memory(struct text_lines *lines, const struct sudoku_allocator *allocator,
                            const char *text, size_t length);

/* Frees what text_lines_open() and text_lines_open_memory() took. */
void text_lines_close(struct text_lines *lines, const struct sudoku_allocator *allocator);

/* Gives the next line. A failed read function is not called again. */
enum text_lines_answer text_lines_next(struct text_lines *lines, struct text_line *line);

/* Reads more text behind what is there. False: none came, or there is no room. */
bool text_lines_fill(struct text_lines *lines);

/* The first byte of LINE from AT on that is no space; its length where there is none. */
size_t text_pass_spaces(const struct text_line *line, size_t at);

/* The column of PLACE in LINE, from 1. */
uint64_t text_column(const struct text_line *line, const char *place);

/* Begins to look ahead: LINE, the last one given and not cut, comes again now, and once more after
 * text_lines_rewind(). */
void text_lines_mark(struct text_lines *lines, const struct text_line *line);

/* Ends looking ahead. */
void text_lines_rewind(struct text_lines *lines);

/* Makes LINE, the last one given, come again. */
void text_lines_push_back(struct text_lines *lines, const struct text_line *line);

/* ---------------------------------------------------------- texts whose lines mean nothing */

/* Begins to take single bytes, from the start of LINE on, the last one given. What is left of a
 * line afterwards is the next one. */
void text_lines_to_bytes(struct text_lines *lines, const struct text_line *line);

/* The next byte, which stays or is taken; -1: there is none. */
int text_lines_peek(struct text_lines *lines);
int text_lines_take(struct text_lines *lines);

/* TEXT as a line that begins COLUMN bytes into the line of the next byte, for messages. */
struct text_line text_lines_here(const struct text_lines *lines, const char *text, size_t length,
                                 uint64_t column);

#endif
