/* The tokens of a web page: tags and characters. Comments, scripts and styles are passed over. */
#ifndef TEXT_READ_FORMS_HTML_TOKENS_H
#define TEXT_READ_FORMS_HTML_TOKENS_H

#include <stdbool.h>
#include <stddef.h>

#include "text/read/forms/html/cells.h"
#include "text/read/lines/lines.h"

/* Maximum bytes of a tag's name, an attribute or the text of a cell: longer ones are no digits. */
enum { HTML_WORD_SIZE = 16, HTML_CLASS_SIZE = 64 };

struct html_word {
    size_t length;
    bool is_long; /* some of it was dropped */
    char text[HTML_WORD_SIZE];
};

enum html_kind { HTML_CHARACTER, HTML_BEGIN_TAG, HTML_END_TAG, HTML_COMMENT };

struct html_token {
    enum html_kind kind;
    char character;         /* the one that an entity stands for, '?' for most of them */
    struct html_word name;  /* of a tag, in lower case */
    struct text_line place; /* after the name */
    struct html_word value;
    struct html_word type;       /* of a field */
    bool is_fixed;               /* nobody may type into the field */
    char class[HTML_CLASS_SIZE]; /* and the id, in lower case */
};

/* Takes the next token of LINES, which are not at their end. CELLS see every byte. */
void html_next(struct text_lines *lines, struct html_cells *cells, struct html_token *token);

/* Adds C to WORD. */
void html_add_char(struct html_word *word, char c);

/* True if WORD is NAME, or one of COUNT names. */
bool html_word_is(const struct html_word *word, const char *name);
bool html_word_is_one_of(const struct html_word *word, const char *const *names, size_t count);

#endif
