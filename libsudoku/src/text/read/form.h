/* A form of text: whether a line begins one, and how it is read.
 *
 * reader.c has the table of all forms. */
#ifndef TEXT_READ_FORM_H
#define TEXT_READ_FORM_H

#include "text/read/work.h"

/* How much of a text a form explains. The form that explains most reads it; if two explain as much,
 * the text is refused. */
enum text_score {
    TEXT_SCORE_NONE = 0,
    TEXT_SCORE_LINE = 1,  /* there are cells in the line */
    TEXT_SCORE_PARTS = 2, /* rows of cells, some of which are missing or too many */
    TEXT_SCORE_CELLS = 3, /* all cells of a board */
    TEXT_SCORE_ALL = 4,   /* and everything around them */
    TEXT_SCORE_RULES = 5  /* and rules */
};

/* STATE is the form's own: SIZE bytes that are 0 at first and live as long as the reader. Statuses
 * are SUDOKU_OK: the puzzle of WORK is complete; SUDOKU_END: there is none, the lines go on;
 * SUDOKU_ERR_TEXT with the error of WORK; SUDOKU_ERR_READ. */
struct text_form {
    const char *name; /* for messages */
    size_t size;
    enum text_score max_score; /* that detect() returns */
    /* How much of the text that LINE, the last one of WORK, begins this form explains. May look
     * ahead; LINE is valid afterwards. */
    enum text_score (*detect)(struct text_work *work, void *state, struct text_line *line);
    /* Begins the text at LINE, for which detect() was not TEXT_SCORE_NONE, and reads its first
     * puzzle. */
    enum sudoku_status (*begin)(struct text_work *work, void *state, struct text_line *line);
    /* For texts of several puzzles, or NULL: whether a text is open, and its next puzzle. */
    bool (*is_open)(const void *state);
    enum sudoku_status (*take)(struct text_work *work, void *state);
    /* For a form around puzzles of other forms, or NULL: ends it after the puzzle, or a fault. */
    void (*end)(struct text_work *work, void *state, bool has_puzzle);
};

/* Every form of text. What each one is, its file says. */
extern const struct text_form text_embedded_form;
extern const struct text_form text_figure_form;
extern const struct text_form text_framed_form;
extern const struct text_form text_giant_form;
extern const struct text_form text_html_form;
extern const struct text_form text_jigsaw_form;
extern const struct text_form text_json_form;
extern const struct text_form text_labels_form;
extern const struct text_form text_position_form;
extern const struct text_form text_plain_form;
extern const struct text_form text_records_form;
extern const struct text_form text_ruled_form;
extern const struct text_form text_sheet_form;

/* True if LINE is a jigsaw on a line, cells and regions. */
bool text_is_jigsaw(const struct text_line *line);

/* True if some word in LENGTH bytes of TEXT is, or begins or ends with, a map of the regions of a
 * board of SIDE. */
bool text_has_map(const char *text, size_t length, unsigned side);

/* True if LINE begins with a time in brackets, as in chats, and has a puzzle. */
bool text_is_message(const struct text_line *line);

enum { TEXT_POSITION_SIDE = 9, TEXT_POSITION_CELLS = 81 };

/* True if LINE begins with cells and deleted candidates, or with cells some of which have a +. */
bool text_is_position(const struct text_line *line);

/* Reads such a line; IS_PLACED has room for TEXT_POSITION_CELLS. SUDOKU_OK, or SUDOKU_ERR_TEXT. */
enum sudoku_status text_read_position(struct text_work *work, uint8_t *is_placed,
                                      const struct text_line *line);

#endif
