#include "text/read/forms/html/html.h"

#include <string.h>

#include "text/symbols.h"

/* A page and who sees its bytes. */
struct source {
    struct text_lines *lines;
    struct html_cells *cells;
};

static int peek(const struct source *source)
{
    return text_lines_peek(source->lines);
}

static int take(const struct source *source)
{
    int c = text_lines_take(source->lines);
    html_cells_scan(source->cells, c);
    return c;
}

static bool is_space(int c)
{
    return text_is_space((char)c) || c == '\n';
}

static bool is_word(int c)
{
    return c >= 0 && (text_is_letter((char)c) || text_is_decimal((char)c));
}

void html_add_char(struct html_word *word, char c)
{
    if (word->length < HTML_WORD_SIZE)
        word->text[word->length++] = c;
    else
        word->is_long = true;
}

bool html_word_is_one_of(const struct html_word *word, const char *const *names, size_t count)
{
    return !word->is_long && text_is_one_of(word->text, word->length, names, count);
}

bool html_word_is(const struct html_word *word, const char *name)
{
    return html_word_is_one_of(word, &name, 1);
}

/* Takes letters and digits, in lower case. */
static void take_word(const struct source *source, struct html_word *word)
{
    *word = (struct html_word){.length = 0};
    while (is_word(peek(source)))
        html_add_char(word, text_lower((char)take(source)));
}

/* Adds C of the value of ATTRIBUTE to TOKEN. */
static void keep(struct html_token *token, const struct html_word *attribute, char c)
{
    size_t length = strlen(token->class);
    if (html_word_is(attribute, "value"))
        html_add_char(&token->value, c);
    else if (html_word_is(attribute, "type"))
        html_add_char(&token->type, text_lower(c));
    else if ((html_word_is(attribute, "class") || html_word_is(attribute, "id")) &&
             length + 1 < sizeof token->class)
        token->class[length] = text_lower(c);
}

/* Takes = and the value of ATTRIBUTE. */
static void take_value(const struct source *source, const struct html_word *attribute,
                       struct html_token *token)
{
    (void)take(source);
    int c, quote = peek(source);
    bool is_quoted = quote == '"' || quote == '\'';
    if (is_quoted)
        (void)take(source);
    while ((c = peek(source)) >= 0 && (is_quoted ? c != quote : c != '>' && !is_space(c)))
        keep(token, attribute, (char)take(source));
    if (is_quoted)
        (void)take(source);
}

/* Takes the attributes of a tag and its '>'. */
static void take_attributes(const struct source *source, struct html_token *token)
{
    struct html_word attribute = {.length = 0};
    int c;
    while ((c = peek(source)) >= 0 && c != '>') {
        if (c == '=') {
            take_value(source, &attribute, token);
        } else if (text_is_letter((char)c)) {
            take_word(source, &attribute);
            token->is_fixed |=
                html_word_is(&attribute, "readonly") || html_word_is(&attribute, "disabled");
        } else {
            attribute.length = 0;
            (void)take(source);
        }
    }
    (void)take(source);
}

/* Passes over everything up to END. */
static void skip_to(const struct source *source, const char *end)
{
    size_t found = 0;
    int c;
    while (end[found] && (c = take(source)) >= 0) {
        if ((c | 0x20) == (end[found] | 0x20))
            found++;
        else
            found = c == end[0];
    }
}

static void take_tag(const struct source *source, struct html_token *token)
{
    (void)take(source);
    int c = peek(source);
    if (c == '!' || c == '?') {
        (void)take(source);
        token->kind = HTML_COMMENT;
        skip_to(source, peek(source) == '-' ? "-->" : ">");
        return;
    }
    token->kind = c == '/' ? HTML_END_TAG : HTML_BEGIN_TAG;
    if (c == '/')
        (void)take(source);
    take_word(source, &token->name);
    token->place = text_lines_here(source->lines, "", 0, source->lines->column);
    take_attributes(source, token);
    if (token->kind == HTML_BEGIN_TAG && html_word_is(&token->name, "script"))
        skip_to(source, "</script>");
    else if (token->kind == HTML_BEGIN_TAG && html_word_is(&token->name, "style"))
        skip_to(source, "</style>");
}

/* Takes an entity such as &#53; or &nbsp; and returns its character. */
static char take_entity(const struct source *source)
{
    struct html_word name;
    int number = 0;
    (void)take(source);
    bool is_number = peek(source) == '#';
    if (is_number)
        (void)take(source);
    take_word(source, &name);
    if (peek(source) == ';')
        (void)take(source);
    bool is_hex = name.length > 1 && *name.text == 'x';
    for (size_t i = is_hex; is_number && i < name.length && i < 6; i++) {
        char c = name.text[i];
        number = number * (is_hex ? 16 : 10) + (text_is_decimal(c) ? c - '0' : c - 'a' + 10);
    }
    if (number == 0xA0 || html_word_is(&name, "nbsp") || html_word_is(&name, "ensp") ||
        html_word_is(&name, "emsp"))
        return ' ';
    return number == 0xB7 || html_word_is(&name, "middot") ? '.'
           : number > ' ' && number < 0x7F                 ? (char)number
                                                           : '?';
}

void html_next(struct text_lines *lines, struct html_cells *cells, struct html_token *token)
{
    const struct source source = {lines, cells};
    int c = peek(&source);
    *token = (struct html_token){.kind = HTML_CHARACTER};
    if (c == '<')
        take_tag(&source, token);
    else
        token->character = c == '&' ? take_entity(&source) : (char)take(&source);
}
