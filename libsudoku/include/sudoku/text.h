/* Reading and writing puzzles as text.
 *
 *     struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
 *     struct sudoku_text_reader *reader;
 *     if (sudoku_text_reader_create_memory(NULL, line, strlen(line), &reader) == SUDOKU_OK)
 *         while (sudoku_text_reader_next(reader, &puzzle, NULL) == SUDOKU_OK)
 *             printf("a board of side %u\n", puzzle.side);
 *     sudoku_text_reader_destroy(reader);
 *
 * A reader turns text in any usual form into boards with candidates and comments; other functions
 * write boards as text. A malformed puzzle yields an error with line, column and what was expected,
 * and the reader continues with the next one. docs/formats.md describes every form.
 *
 * A reader belongs to one thread at a time; functions without a reader are thread-safe. */
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
    /* Reading: detected for each puzzle. Writing: rejected. */
    SUDOKU_TEXT_AUTO = 0,
    /* One puzzle per line, side * side symbols, followed by an optional comment; also .sdm
     * files. */
    SUDOKU_TEXT_LINE = 1,
    /* side lines of side symbols. */
    SUDOKU_TEXT_GRID = 2,
    /* A grid framed in ASCII or Unicode box drawing; also Simple Sudoku's .ss files. */
    SUDOKU_TEXT_PRETTY = 3,
    /* side lines of side numbers separated by spaces, tabs or commas; 0 for an empty cell. */
    SUDOKU_TEXT_NUMBERS = 4,
    /* Two numbers (box side, 1), then side lines of numbers, -1 for an empty cell. Written for
     * layouts with square boxes only. */
    SUDOKU_TEXT_GIANT = 5,
    /* SadMan Software's .sdk: header lines that start with #, then a grid. */
    SUDOKU_TEXT_SDK = 6,
    /* The candidates of every cell separated by spaces, framed or not: 134, or 1/3/12 for sides
     * over 9; '!' for an empty set. */
    SUDOKU_TEXT_CANDIDATES = 7,
    /* 729 symbols, nine for each cell: the candidate, or a blank if it is excluded; side 9 only. */
    SUDOKU_TEXT_PENCILMARKS = 8,
    /* Writing only: a result as one line of comma-separated values. */
    SUDOKU_TEXT_CSV = 9,
    /* Writing only: a result as one JSON object on a line. */
    SUDOKU_TEXT_JSON = 10
};

/* Returns the name of FORMAT, such as "line": a constant string, or NULL if there is no such
 * format. Thread-safe. */
SUDOKU_API const char *sudoku_text_format_name(enum sudoku_text_format format);

/* Finds the format called NAME, or by an alias (sdm, ss, boxed, jsonl ...), and stores it in
 * *FORMAT. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *FORMAT
 * unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_text_format_from_name(const char *name,
                                                           enum sudoku_text_format *format);

/* ------------------------------------------------------------------------------------ text in */

/* One puzzle of a text. The reader owns all arrays and strings; they are valid until its next
 * call. */
struct sudoku_text_puzzle {
    /* sizeof(struct sudoku_text_puzzle), set by the caller; allows the struct to grow. */
    size_t size;
    /* The form that was read; never SUDOKU_TEXT_AUTO. */
    enum sudoku_text_format format;
    /* The number of digits, and of cells in a row: 2..64. */
    unsigned side;
    /* Rows and columns of a box, if the text shows or states them; otherwise 0. */
    unsigned box_rows;
    unsigned box_columns;
    /* CELL_COUNT numbers: a digit 1..side, or 0 for an empty cell. */
    const uint8_t *givens;
    /* cell_count sets if the text has candidates, otherwise NULL. GIVENS is then empty, except for
     * positions on a line (HoDoKu, Sudoku Studio) and JSON, which have both. */
    const sudoku_digitset *candidates;
    /* side * side numbers, nonzero for digits that were placed, not given, if the text
     * distinguishes them (positions on a line); otherwise NULL. */
    const uint8_t *is_placed;
    /* The text after the cells of a line, or the header lines of an .sdk file joined by line feeds;
     * not terminated. */
    const char *comment;
    size_t comment_length;
    /* The line of the text where the puzzle starts, counted from 1. */
    uint64_t line;
    /* The symbols of the digits 1, 2 ... side if they are not the usual 1..9 A..Z, such as the
     * letters of a word; otherwise NULL. Not terminated. */
    const char *symbols;
    /* The name of the puzzle: the title above it, or the name in its record; not terminated, 256
     * bytes at most. */
    const char *name;
    size_t name_length;
    /* The number of the puzzle, in its record or alone on the line above; 0 if none. */
    uint64_t number;
    /* side * side numbers 0..side-1, the region of each cell, if the text has regions in place of
     * boxes, as JSON, the borders of a drawn grid, or a map behind the cells of a line; otherwise
     * NULL. For struct sudoku_layout_options. */
    const uint8_t *regions;
    /* Extra units that the text names: flags of enum sudoku_variant. */
    unsigned variants;
    /* For overlapping boards of side 9, their number and the row and column of each board's top
     * left cell, for sudoku_layout_create_joined(); otherwise 0 and NULL. Only readers with the
     * option `joined` return such puzzles. */
    unsigned place_count;
    const uint16_t *places;
    /* side * side, or the number of cells of all joined boards. */
    unsigned cell_count;
    /* The rule of another kind of puzzle, such as "Anti-knight", named in the lines above, the name
     * or the comment of a puzzle that shows no other sign of it, or "jigsaw regions" if its frame
     * has borders that enclose neither boxes nor regions; the puzzle was read without that rule. 64
     * bytes at most, not terminated; NULL if none. */
    const char *rule;
    size_t rule_length;
};

/* The size and no puzzle. */
#define SUDOKU_TEXT_PUZZLE_INIT                                                                    \
    {                                                                                              \
        sizeof(struct sudoku_text_puzzle), SUDOKU_TEXT_AUTO, 0, 0, 0, NULL, NULL, NULL, NULL, 0,   \
            0, NULL, NULL, 0, 0, NULL, 0, 0, NULL, 0, NULL, 0                                      \
    }

/* The reason why a puzzle could not be read. */
struct sudoku_text_error {
    /* The place: line and column (in bytes), counted from 1. */
    uint64_t line;
    uint64_t column;
    /* What was expected and what was found, in English, such as "expected a digit 1..9 or a blank,
     * found '?'". */
    char message[160];
};

/* Fills BUFFER with up to SIZE bytes of text. Returns their number, 0 at the end of the text, or a
 * negative number if reading failed. It must not call the same reader, which would return
 * SUDOKU_ERR_ARGUMENT. */
typedef ptrdiff_t sudoku_text_read_callback(void *user, char *buffer, size_t size);

/* Options of a reader. Start from SUDOKU_TEXT_OPTIONS_INIT, then change fields. */
struct sudoku_text_options {
    /* sizeof(struct sudoku_text_options); allows the struct to grow. */
    size_t size;
    /* The form of every puzzle; SUDOKU_TEXT_AUTO: detected for each. */
    enum sudoku_text_format format;
    /* The side of every puzzle, 2..64; 0: detected for each. */
    unsigned side;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* The symbols of the digits 1, 2 ... in every puzzle: 2 to 36 different letters (of either
     * case) and digits, or the first and the last of them as in "1-G", "0-F" (0 stands for the
     * highest digit) or "A-P". Their number is the side. NULL: detected for each puzzle. */
    const char *symbols;
    /* True: puzzles of joined boards are returned with their places. False: they are rejected, for
     * callers that expect side * side cells. */
    bool joined;
    /* The number of joined boards of each puzzle and their places, as for
     * sudoku_layout_create_joined() (copied): a puzzle is then all cells of the figure on a line,
     * or one puzzle of side 9 for each board, in this order. 0: detected for each puzzle. Only if
     * JOINED is true. */
    unsigned place_count;
    const uint16_t *places;
};

/* The size and the defaults. */
#define SUDOKU_TEXT_OPTIONS_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_text_options), SUDOKU_TEXT_AUTO, 0, NULL, NULL, false, 0, NULL        \
    }

struct sudoku_text_reader;

/* Creates a reader that gets its text from READ, called with USER, and stores it in *READER, owned
 * by the caller. OPTIONS may be NULL: the defaults. Its memory does not grow with the text. On
 * failure *READER is NULL. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL or an option out of
 * range; SUDOKU_ERR_MEMORY. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_text_reader_create(const struct sudoku_text_options *options,
                                                        sudoku_text_read_callback *read, void *user,
                                                        struct sudoku_text_reader **reader);

/* Same as sudoku_text_reader_create(), with the text in memory: LENGTH bytes at TEXT (NULL if
 * LENGTH is 0), which must outlive the reader. */
SUDOKU_API enum sudoku_status
sudoku_text_reader_create_memory(const struct sudoku_text_options *options, const char *text,
                                 size_t length, struct sudoku_text_reader **reader);

/* Frees READER. NULL is left alone. */
SUDOKU_API void sudoku_text_reader_destroy(struct sudoku_text_reader *reader);

/* Reads the next puzzle into *PUZZLE.
 *
 * Returns SUDOKU_OK; SUDOKU_END if there is no further puzzle, with the rule that is named below
 * the last puzzle (NULL: none) in puzzle->rule, its only field that changes; SUDOKU_ERR_TEXT if the
 * next puzzle is malformed, with place and reason in *ERROR (NULL: not needed), after which reading
 * may continue; SUDOKU_ERR_READ if the read function failed; SUDOKU_ERR_ARGUMENT for a NULL. */
SUDOKU_API enum sudoku_status sudoku_text_reader_next(struct sudoku_text_reader *reader,
                                                      struct sudoku_text_puzzle *puzzle,
                                                      struct sudoku_text_error *error);

/* Classic puzzles of a collection, as sudoku_batch_solve() reads them. */
struct sudoku_text_lines {
    /* sizeof(struct sudoku_text_lines), set by the caller; allows the struct to grow. */
    size_t size;
    /* COUNT puzzles of 81 characters, '1'..'9', and '0' or '.' for an empty cell, each STRIDE bytes
     * after the previous one. The reader owns them; they are valid until its next call. */
    const uint8_t *puzzles;
    size_t count;
    size_t stride;
    /* The line of the first puzzle, counted from 1; the others are on consecutive lines. */
    uint64_t line;
};

/* The size and no puzzles. */
#define SUDOKU_TEXT_LINES_INIT                                                                     \
    {                                                                                              \
        sizeof(struct sudoku_text_lines), NULL, 0, 0, 0                                            \
    }

/* Reads consecutive lines of 81 digits and dots and nothing else, LIMIT at most, into *LINES: the
 * fast way through a collection. They are the puzzles that sudoku_text_reader_next() would return
 * in the form SUDOKU_TEXT_LINE without name, number and comment. A count of 0 means that something
 * else may follow; call that function. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, with
 * *LINES unchanged. */
SUDOKU_API enum sudoku_status sudoku_text_reader_next_lines(struct sudoku_text_reader *reader,
                                                            size_t limit,
                                                            struct sudoku_text_lines *lines);

/* Reads one puzzle from LENGTH bytes at TEXT (NULL if LENGTH is 0). OPTIONS (NULL: the defaults)
 * may set its form and its side; otherwise both are detected. Stores side * side numbers in GIVENS
 * and, unless CANDIDATES is NULL, side * side sets there; both have room for CAPACITY. Stores the
 * side in *SIDE, which may be NULL if OPTIONS sets the side.
 *
 * Returns SUDOKU_OK; SUDOKU_END if there is no puzzle; SUDOKU_ERR_TEXT, with *ERROR (NULL: not
 * needed) as above, if it is malformed, has another side than OPTIONS sets, has candidates while
 * CANDIDATES is NULL, has regions, extra units or joined boards, for which a reader is required, or
 * is followed by more text; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT for options out of range, a
 * NULL, or more cells than CAPACITY. On failure GIVENS, CANDIDATES and *SIDE are unchanged.
 * Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_text_parse(const struct sudoku_text_options *options,
                                                const char *text, size_t length, uint8_t *givens,
                                                sudoku_digitset *candidates, size_t capacity,
                                                unsigned *side, struct sudoku_text_error *error);

/* Reads a map of jigsaw regions from LENGTH bytes at TEXT: side * side symbols (letters, digits) or
 * numbers, framed or not, equal ones for cells of one region. Stores side * side numbers 0..side-1,
 * in the order in which the regions first appear, in REGIONS, which has room for CAPACITY, and the
 * side in *SIDE.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_TEXT, with *ERROR as above, if it is not a square or a region does
 * not have side cells; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT for a NULL or more cells than
 * CAPACITY. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_text_parse_regions(const char *text, size_t length,
                                                        uint8_t *regions, size_t capacity,
                                                        unsigned *side,
                                                        struct sudoku_text_error *error);

/* ----------------------------------------------------------------------------------- text out */

/* A board to write. Start from SUDOKU_TEXT_BOARD_INIT, then change fields. Arrays are read during
 * the call only. */
struct sudoku_text_board {
    /* sizeof(struct sudoku_text_board); allows the struct to grow. */
    size_t size;
    /* LINE to PENCILMARKS. */
    enum sudoku_text_format format;
    /* cell_count numbers, 0 for an empty cell. NULL: the single candidates of CANDIDATES, which
     * must not be NULL then. */
    const uint8_t *cells;
    /* cell_count numbers: the digits that were given, for formats that distinguish them from the
     * others. NULL: all were given. */
    const uint8_t *givens;
    /* cell_count sets, for formats that show candidates. NULL: those that CELLS allows. */
    const sudoku_digitset *candidates;
    /* Header lines of an .sdk file, COMMENT_LENGTH bytes without a final line feed; a line that
     * does not begin with # and a letter is prefixed with #C. */
    const char *comment;
    size_t comment_length;
    /* PRETTY: found digits are colored by ANSI escape sequences; otherwise they have a mark, as in
     * 4'. */
    bool color;
    /* The symbols of the digits, one per digit, spelled as in struct sudoku_text_options; for LINE,
     * GRID, PRETTY and SDK (other formats have numbers or sets of digits). NULL: 1..9 A..Z. */
    const char *symbols;
};

/* The size and an empty line. */
#define SUDOKU_TEXT_BOARD_INIT                                                                     \
    {                                                                                              \
        sizeof(struct sudoku_text_board), SUDOKU_TEXT_LINE, NULL, NULL, NULL, NULL, 0, false, NULL \
    }

/* Writes BOARD for LAYOUT into TEXT of SIZE bytes as snprintf() does: terminated unless SIZE is 0,
 * each line with its line feed. LAYOUT is square, or of joined boards for LINE and for GRID, which
 * shows their arrangement with spaces in the gaps. Returns the length of the whole text, or 0 for
 * an argument out of range. Sides up to 35 have symbols 1..9 A..Z; larger boards, unless BOARD has
 * symbols, are written as numbers separated by spaces in every format. */
SUDOKU_API size_t sudoku_text_write_board(const struct sudoku_layout *layout,
                                          const struct sudoku_text_board *board, char *text,
                                          size_t size);

/* The answer to a query, for CSV and JSON. Start from SUDOKU_TEXT_RESULT_INIT, then change fields.
 * Arrays are read during the call only. */
struct sudoku_text_result {
    /* sizeof(struct sudoku_text_result); allows the struct to grow. */
    size_t size;
    /* CSV or JSON. */
    enum sudoku_text_format format;
    /* The puzzle: givens (cell_count numbers) and candidates (NULL: none); not both NULL. Without
     * givens the single candidates are shown in their place. */
    const uint8_t *givens;
    const sudoku_digitset *candidates;
    /* The status that the solver returned. */
    enum sudoku_status status;
    /* Solutions to show: SOLUTION_COUNT boards, one after another. */
    const uint8_t *solutions;
    size_t solution_count;
    /* The number of solutions; a lower bound unless COUNT_IS_EXACT. */
    uint64_t count;
    bool count_is_exact;
    /* The conflicts of the givens. */
    const struct sudoku_conflict *conflicts;
    size_t conflict_count;
    /* The statistics of the solver; NULL: zeros. */
    const struct sudoku_stats *stats;
    /* The symbols of the digits in all boards, as in struct sudoku_text_board; JSON names them if
     * they are not the usual ones. */
    const char *symbols;
};

/* The size and an empty JSON result. */
#define SUDOKU_TEXT_RESULT_INIT                                                                    \
    {                                                                                              \
        sizeof(struct sudoku_text_result), SUDOKU_TEXT_JSON, NULL, NULL, SUDOKU_OK, NULL, 0, 0,    \
            false, NULL, 0, NULL, NULL                                                             \
    }

/* Writes RESULT for LAYOUT, square or of joined boards, on one line, as sudoku_text_write_board()
 * does. docs/formats.md lists the columns of CSV, the keys of JSON and the words for statuses. */
SUDOKU_API size_t sudoku_text_write_result(const struct sudoku_layout *layout,
                                           const struct sudoku_text_result *result, char *text,
                                           size_t size);

/* Returns the header line of CSV results, with its line feed: a constant string. Thread-safe. */
SUDOKU_API const char *sudoku_text_csv_header(void);

#ifdef __cplusplus
}
#endif
#endif
