/* Puzzles as text, in and out.
 *
 *     struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
 *     struct sudoku_text_reader *reader;
 *     if (sudoku_text_reader_create_memory(NULL, line, strlen(line), &reader) == SUDOKU_OK)
 *         while (sudoku_text_reader_next(reader, &puzzle, NULL) == SUDOKU_OK)
 *             printf("a board of side %u\n", puzzle.side);
 *     sudoku_text_reader_destroy(reader);
 *
 * Text in any of the usual forms becomes boards with their candidates and comments, and boards
 * become text. A malformed puzzle is an error with line, column and what was expected, and reading
 * goes on with the next one. docs/formats.md describes every form.
 *
 * A reader belongs to one thread at a time; the functions without a reader may be called by any
 * thread. */
#ifndef SUDOKU_TEXT_H
#define SUDOKU_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/board.h>
#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum sudoku_text_format {
    /* In: found out from the text, puzzle by puzzle. Out: refused. */
    SUDOKU_TEXT_AUTO = 0,
    /* One line a puzzle, side * side symbols, anything after them a comment; .sdm files too. */
    SUDOKU_TEXT_LINE = 1,
    /* side lines of side symbols. */
    SUDOKU_TEXT_GRID = 2,
    /* A grid framed in ASCII or Unicode box drawing; Simple Sudoku's .ss files too. */
    SUDOKU_TEXT_PRETTY = 3,
    /* side lines of side numbers with spaces, tabs or commas between; 0 for an empty cell. */
    SUDOKU_TEXT_NUMBERS = 4,
    /* Two numbers (box side, 1), then side lines of numbers, -1 for an empty cell. Out: layouts
     * with square boxes only. */
    SUDOKU_TEXT_GIANT = 5,
    /* SadMan Software's .sdk: header lines that start with #, then a grid. */
    SUDOKU_TEXT_SDK = 6,
    /* The candidates of every cell with spaces between, framed or not: 134, or 1/3/12 over side 9;
     * '!' where none is left. */
    SUDOKU_TEXT_CANDIDATES = 7,
    /* 729 symbols, nine for each cell: the candidate, or a blank where it is gone; side 9. */
    SUDOKU_TEXT_PENCILMARKS = 8,
    /* Out only: one line of comma-separated values for a result. */
    SUDOKU_TEXT_CSV = 9,
    /* Out only: one JSON object on a line for a result. */
    SUDOKU_TEXT_JSON = 10
};

/* The name of FORMAT, such as "line": a constant text; NULL where there is no such format. */
SUDOKU_API const char *sudoku_text_format_name(enum sudoku_text_format format);

/* Finds the format called NAME, or by another usual name of it (sdm, ss, boxed, jsonl ...), and
 * stores it in *FORMAT. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT with *FORMAT left as it was. */
SUDOKU_API enum sudoku_status sudoku_text_format_from_name(const char *name,
                                                           enum sudoku_text_format *format);

/* ------------------------------------------------------------------------------------ text in */

/* One puzzle of a text. All pointers belong to the reader and are valid until its next call. */
struct sudoku_text_puzzle {
    /* sizeof(struct sudoku_text_puzzle), set by the caller: lets the struct grow. */
    size_t size;
    /* The form in which it was written; never SUDOKU_TEXT_AUTO. */
    enum sudoku_text_format format;
    /* Digits, and cells in a row: 2..64. */
    unsigned side;
    /* Rows and columns of a box where the text shows them by its frame or says them, else 0. */
    unsigned box_rows;
    unsigned box_columns;
    /* CELL_COUNT numbers, a digit 1..side or 0 for an empty cell. */
    const uint8_t *givens;
    /* cell_count sets where the text gives candidates, else NULL. GIVENS is then all empty, but for
     * lines of HoDoKu's library and JSON, which have both. */
    const sudoku_digitset *candidates;
    /* side * side numbers, not 0 for digits that were placed and not given, where the text tells
     * (lines of HoDoKu's library); else NULL. */
    const uint8_t *is_placed;
    /* What stood after the cells of a line, or the header lines of an .sdk file joined by line
     * feeds; not terminated. */
    const char *comment;
    size_t comment_length;
    /* Where it starts in the text: line, counted from 1. */
    uint64_t line;
    /* The symbols of the digits 1, 2 ... side where they are not the usual ones 1..9 A..Z, such as
     * those of a word; else NULL. Not terminated. */
    const char *symbols;
    /* Its name: the title above it, or what a record calls it; not terminated, at most 256 bytes.
     */
    const char *name;
    size_t name_length;
    /* The number that the text gives it, in a record or alone on the line above; 0: none. */
    uint64_t number;
    /* side * side numbers 0..side-1, the region of each cell, where the text says that the board
     * has regions in place of boxes; else NULL. For struct sudoku_layout_options. */
    const uint8_t *regions;
    /* Extra units that the text names: flags of enum sudoku_variant. */
    unsigned variants;
    /* Of boards of side 9 that share cells how many there are, and row and column at which each
     * begins, for sudoku_layout_create_joined(); else 0 and NULL. Only a reader whose options say
     * `joined` gives such puzzles. */
    unsigned place_count;
    const uint16_t *places;
    /* side * side, or the cells of all joined boards together. */
    unsigned cell_count;
    /* The rule of another kind of puzzle that the lines above, the name or the comment speak of,
     * such as "Anti-knight", where nothing else of the text shows it: what was read is the puzzle
     * without that rule. At most 64 bytes, not terminated; NULL: they name none. */
    const char *rule;
    size_t rule_length;
};

/* Its size, and nothing read. */
#define SUDOKU_TEXT_PUZZLE_INIT                                                                    \
    {                                                                                              \
        sizeof(struct sudoku_text_puzzle), SUDOKU_TEXT_AUTO, 0, 0, 0, NULL, NULL, NULL, NULL, 0,   \
            0, NULL, NULL, 0, 0, NULL, 0, 0, NULL, 0, NULL, 0                                      \
    }

/* Why a puzzle could not be read. */
struct sudoku_text_error {
    /* Where: line and column (in bytes), counted from 1. */
    uint64_t line;
    uint64_t column;
    /* What was expected and what stands there, in English, such as
     * "expected a digit 1..9 or a blank, found '?'". */
    char message[160];
};

/* Fills BUFFER with up to SIZE bytes of text. Gives how many, 0 at the end of the text, or a
 * negative number where reading failed. What it asks of the reader that calls it is
 * SUDOKU_ERR_ARGUMENT. */
typedef ptrdiff_t sudoku_text_read_callback(void *user, char *buffer, size_t size);

/* How a reader reads. Begin with its _INIT, then set what differs. */
struct sudoku_text_options {
    /* sizeof(struct sudoku_text_options): lets the struct grow. */
    size_t size;
    /* The form of every puzzle; SUDOKU_TEXT_AUTO: found out from each. */
    enum sudoku_text_format format;
    /* The side of every puzzle, 2..64; 0: found out from each. */
    unsigned side;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* The symbols of the digits 1, 2 ... in every puzzle: 2 to 36 different letters (of either
     * case) and digits, or the first and the last of them as in "1-G", "0-F" (0 stands for the
     * highest digit) or "A-P". Their number is the side. NULL: found out from each puzzle. */
    const char *symbols;
    /* Puzzles of joined boards are given, with their places; false: they are refused, for callers
     * that take each puzzle for side * side cells. */
    bool joined;
    /* How many joined boards each puzzle has, and where they begin, as
     * sudoku_layout_create_joined() takes them (copied): a puzzle then is the figure of them, all
     * its cells on a line, or as many puzzles of side 9, in this order, as there are boards. 0:
     * found out from each puzzle. Only where JOINED is true. */
    unsigned place_count;
    const uint16_t *places;
};

/* Its size, and the defaults. */
#define SUDOKU_TEXT_OPTIONS_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_text_options), SUDOKU_TEXT_AUTO, 0, NULL, NULL, false, 0, NULL        \
    }

struct sudoku_text_reader;

/* Makes a reader that takes its text from READ, called with USER, and stores it in *READER, which
 * the caller then owns. OPTIONS may be NULL. Its memory does not grow with the text. On failure
 * *READER is NULL.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT; SUDOKU_ERR_MEMORY. */
SUDOKU_API enum sudoku_status sudoku_text_reader_create(const struct sudoku_text_options *options,
                                                        sudoku_text_read_callback *read, void *user,
                                                        struct sudoku_text_reader **reader);

/* Makes a reader that takes its text from memory: LENGTH bytes of TEXT (NULL where LENGTH is 0),
 * which must outlive it. All else is as above. */
SUDOKU_API enum sudoku_status
sudoku_text_reader_create_memory(const struct sudoku_text_options *options, const char *text,
                                 size_t length, struct sudoku_text_reader **reader);

/* Frees READER. NULL is left alone. */
SUDOKU_API void sudoku_text_reader_destroy(struct sudoku_text_reader *reader);

/* Reads the next puzzle into *PUZZLE.
 * SUDOKU_OK; SUDOKU_END: no further puzzle; SUDOKU_ERR_TEXT: the next puzzle is malformed, *ERROR
 * (NULL: not wanted) says where and why, the reader stands behind it and may be called again;
 * SUDOKU_ERR_READ: the read function failed; SUDOKU_ERR_ARGUMENT: a NULL. */
SUDOKU_API enum sudoku_status sudoku_text_reader_next(struct sudoku_text_reader *reader,
                                                      struct sudoku_text_puzzle *puzzle,
                                                      struct sudoku_text_error *error);

/* Classic puzzles of a collection, as sudoku_batch_solve() takes them. */
struct sudoku_text_lines {
    /* sizeof(struct sudoku_text_lines), set by the caller: lets the struct grow. */
    size_t size;
    /* COUNT puzzles of 81 characters, '1'..'9', and '0' or '.' where a cell is empty, each STRIDE
     * bytes after the one before. They belong to the reader and are valid until its next call. */
    const uint8_t *puzzles;
    size_t count;
    size_t stride;
    /* The line of the first, counted from 1; each of the others is on the next one. */
    uint64_t line;
};

/* Its size, and no line. */
#define SUDOKU_TEXT_LINES_INIT                                                                     \
    {                                                                                              \
        sizeof(struct sudoku_text_lines), NULL, 0, 0, 0                                            \
    }

/* Takes puzzles that come next as long as they are on a line each, of 81 digits and dots and
 * nothing else: the quick way through a collection. They are those that sudoku_text_reader_next()
 * would give, in the form SUDOKU_TEXT_LINE, without name, number and comment. *LINES has how many
 * they are, LIMIT at most; 0: something else may come next, which that function says.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, and *LINES is as it was. */
SUDOKU_API enum sudoku_status sudoku_text_reader_next_lines(struct sudoku_text_reader *reader,
                                                            size_t limit,
                                                            struct sudoku_text_lines *lines);

/* Reads one puzzle from LENGTH bytes of TEXT (NULL where LENGTH is 0). OPTIONS (NULL: the
 * defaults) may name its form and its side; else both are found out. Stores side * side numbers in
 * GIVENS and, where CANDIDATES is not NULL, as many sets in it: each has room for CAPACITY. Stores
 * the side in *SIDE, which may be NULL where OPTIONS names the side.
 * SUDOKU_OK; SUDOKU_END: no puzzle; SUDOKU_ERR_TEXT, with *ERROR (NULL: not wanted) as above: it
 * is malformed, has another side than OPTIONS names, gives candidates although CANDIDATES is NULL,
 * says regions or extra units or joins boards, which a reader gives, or more text follows;
 * SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT: options out of range, a NULL, or more cells than
 * CAPACITY. On failure GIVENS, CANDIDATES and *SIDE are as they were. */
SUDOKU_API enum sudoku_status sudoku_text_parse(const struct sudoku_text_options *options,
                                                const char *text, size_t length, uint8_t *givens,
                                                sudoku_digitset *candidates, size_t capacity,
                                                unsigned *side, struct sudoku_text_error *error);

/* Reads a map of jigsaw regions: side * side symbols (letters, digits) or numbers, with or without
 * a frame, equal ones for cells of one region. Stores side * side numbers 0..side-1, in the order
 * in which the regions first appear, in REGIONS, which holds CAPACITY numbers, and the side in
 * *SIDE.
 * SUDOKU_OK; SUDOKU_ERR_TEXT, with *ERROR as above: no square, or a region that has not side
 * cells; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT: a NULL, or more cells than CAPACITY. */
SUDOKU_API enum sudoku_status sudoku_text_parse_regions(const char *text, size_t length,
                                                        uint8_t *regions, size_t capacity,
                                                        unsigned *side,
                                                        struct sudoku_text_error *error);

/* ----------------------------------------------------------------------------------- text out */

/* What to write of a board. Begin with its _INIT, then set what differs. */
struct sudoku_text_board {
    /* sizeof(struct sudoku_text_board): lets the struct grow. */
    size_t size;
    /* LINE to PENCILMARKS. */
    enum sudoku_text_format format;
    /* cell_count numbers, 0 for an empty cell. NULL: the single ones of CANDIDATES, which must not
     * be NULL then. */
    const uint8_t *cells;
    /* cell_count numbers: which digits were given, for formats that tell them from found ones.
     * NULL: all were given. */
    const uint8_t *givens;
    /* cell_count sets, for formats that show candidates. NULL: those that CELLS leaves. */
    const sudoku_digitset *candidates;
    /* Header lines of an .sdk file, COMMENT_LENGTH bytes without a line feed at the end; a line
     * that does not begin with # and a letter becomes one with #C. */
    const char *comment;
    size_t comment_length;
    /* PRETTY: found digits in color by ANSI escape sequences; else they bear a mark, as in 4'. */
    bool color;
    /* The symbols of the digits, as many as the side, named as in struct sudoku_text_options; for
     * LINE, GRID, PRETTY and SDK: the other formats have numbers or sets of digits. NULL: the usual
     * ones 1..9 A..Z. */
    const char *symbols;
};

/* Its size, and a board on a line, of which nothing is set. */
#define SUDOKU_TEXT_BOARD_INIT                                                                     \
    {                                                                                              \
        sizeof(struct sudoku_text_board), SUDOKU_TEXT_LINE, NULL, NULL, NULL, NULL, 0, false, NULL \
    }

/* Writes BOARD for LAYOUT, which is square or of joined boards (LINE and GRID, which shows how they
 * lie, with spaces between), into TEXT of SIZE bytes as snprintf() does: always terminated
 * where SIZE is not 0, each line with its line feed. Gives the length of the whole text, or 0 for
 * an argument out of range. Sides up to 35 have symbols 1..9 A..Z; larger boards, unless their
 * symbols are named, are written as numbers with spaces between in every format. */
SUDOKU_API size_t sudoku_text_write_board(const struct sudoku_layout *layout,
                                          const struct sudoku_text_board *board, char *text,
                                          size_t size);

/* The answer to a question about a puzzle, for CSV and JSON. Begin with its _INIT, then set what
 * differs. */
struct sudoku_text_result {
    /* sizeof(struct sudoku_text_result): lets the struct grow. */
    size_t size;
    /* CSV or JSON. */
    enum sudoku_text_format format;
    /* What was asked: the givens (cell_count numbers) and candidates (NULL: none); not both NULL,
     * and without givens the single candidates are shown for them. */
    const uint8_t *givens;
    const sudoku_digitset *candidates;
    /* What the solver answered. */
    enum sudoku_status status;
    /* The solutions to show: SOLUTION_COUNT boards one after another. */
    const uint8_t *solutions;
    size_t solution_count;
    /* How many solutions were counted; at least that many unless COUNT_IS_EXACT. */
    uint64_t count;
    bool count_is_exact;
    /* What is wrong with the givens. */
    const struct sudoku_conflict *conflicts;
    size_t conflict_count;
    /* What the solver did; NULL: zeros. */
    const struct sudoku_stats *stats;
    /* The symbols of the digits in all boards, as in struct sudoku_text_board; JSON says which
     * where they are not the usual ones. */
    const char *symbols;
};

/* Its size, and JSON, of which nothing is set. */
#define SUDOKU_TEXT_RESULT_INIT                                                                    \
    {                                                                                              \
        sizeof(struct sudoku_text_result), SUDOKU_TEXT_JSON, NULL, NULL, SUDOKU_OK, NULL, 0, 0,    \
            false, NULL, 0, NULL, NULL                                                             \
    }

/* Writes RESULT for LAYOUT, square or of joined boards, as sudoku_text_write_board() does, on one
 * line. docs/formats.md lists the columns of CSV, the keys of JSON and the words for statuses. */
SUDOKU_API size_t sudoku_text_write_result(const struct sudoku_layout *layout,
                                           const struct sudoku_text_result *result, char *text,
                                           size_t size);

/* The header line of CSV results, with its line feed: a constant text. */
SUDOKU_API const char *sudoku_text_csv_header(void);

#ifdef __cplusplus
}
#endif
#endif
