/* The text above a puzzle: its name, its number, a rule, and the header lines of an .sdk file. */
#ifndef TEXT_READ_HEADING_H
#define TEXT_READ_HEADING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/read/lines/lines.h"
#include "text/read/lines/rules.h"

/* Maximum bytes of each; the rest is dropped. */
enum { TEXT_NAME_SIZE = 256, TEXT_RULE_SIZE = 64, TEXT_HEADER_SIZE = 4096 };

struct text_named_rule {
    unsigned shape; /* of struct text_part */
    size_t length;
    char text[TEXT_RULE_SIZE];
};

/* More rules than a title combines. */
enum { TEXT_RULES = 8 };

struct text_heading {
    uint64_t number; /* of the next puzzle; 0: none */
    size_t name_length;
    char name[TEXT_NAME_SIZE];
    unsigned rule_count; /* the first ones that are named */
    struct text_named_rule rules[TEXT_RULES];
    bool is_sdk;       /* inside a [Puzzle] section */
    bool has_sections; /* there was such a section */
    size_t header_length;
    uint64_t header_line;
    char header[TEXT_HEADER_SIZE];
};

/* Begins the next puzzle: forgets everything about the last one. */
void text_heading_begin(struct text_heading *heading);

/* Forgets the header lines of an .sdk file. */
void text_heading_forget_lines(struct text_heading *heading);

/* Keeps a header line of an .sdk file, # and a letter; other comments are dropped. */
void text_heading_line(struct text_heading *heading, const struct text_line *line);

/* Keeps LENGTH bytes of TEXT as the name of the next puzzle, or as its number if they are one. */
void text_heading_name(struct text_heading *heading, const char *text, size_t length);
void text_heading_number(struct text_heading *heading, const char *text, size_t length);

/* Keeps the rules that LENGTH bytes of TEXT name. */
void text_heading_rule(struct text_heading *heading, const char *text, size_t length);

/* Keeps the rules that a comment, LENGTH bytes of TEXT from its # on, names. */
void text_heading_comment(struct text_heading *heading, const char *text, size_t length);

/* Keeps NAME, a rule that the frame of the puzzle shows. */
void text_heading_shape(struct text_heading *heading, const char *name);

/* The first rule that no board of SHAPES (of struct text_part) shows, or NULL. */
const struct text_named_rule *text_heading_unseen_rule(const struct text_heading *heading,
                                                       unsigned shapes);

/* Keeps LINE, which is no puzzle, as the name or the number of the next one. */
void text_heading_title(struct text_heading *heading, const struct text_line *line);

#endif
