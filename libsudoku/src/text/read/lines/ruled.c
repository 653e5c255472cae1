#include "text/read/lines/ruled.h"

#include <string.h>

/* ---------------------------------------------------------------------------------- killers */

bool text_is_killer_string(const char *text, size_t length)
{
    const char *colon = memchr(text, ':', length < 8 ? length : 8);
    size_t at = colon ? (size_t)(colon - text) : 0;
    if (at < 3 || !memchr(text, 'x', at))
        return false;
    for (size_t i = at + 1; i < length && i < at + 8; i++)
        if (text[i] == 'k' && text[i - 1] == ':' && i + 1 < length && text[i + 1] == ':')
            return true;
    return false;
}

int text_killer_sum(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return c >= 'a' && c <= 'j' ? c - 'a' + 36 : -1;
}

bool text_is_killer_line(const char *text, size_t length)
{
    enum { CELLS = 81 };
    bool has_pointer = false;
    for (size_t i = 0; i < length && length == CELLS; i++) {
        bool is_pointer = text[i] && strchr("^<>v", text[i]);
        if (!is_pointer && text_killer_sum(text[i]) < 0 && !(text[i] && strchr("`',.", text[i])))
            return false;
        has_pointer |= is_pointer;
    }
    return has_pointer; /* digits and dots alone are a puzzle without cages */
}

/* ------------------------------------------------------------------------------------ games */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The place after the colon, or 0: a side, then a rule, a difficulty and the operations. */
static size_t pass_game_head(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length && at < 2 && is_digit(text[at]))
        at++;
    if (at == 0)
        return 0;
    at += at < length && (text[at] == 'a' || text[at] == 'k');
    if (at + 1 < length && text[at] == 'd' && text[at + 1] >= 'a' && text[at + 1] <= 'z')
        at += 2;
    at += at < length && text[at] == 'm';
    return at < length && text[at] == ':' ? at + 1 : 0;
}

/* Keen has lines and a comma before the first cage; Unequal has signs or digits, and a comma after
 * each cell. */
bool text_is_game_id(const char *text, size_t length)
{
    size_t at = pass_game_head(text, length), start = at, commas = 0, side = 0;
    if (at == 0 || at == length)
        return false;
    if (!is_digit(text[at])) {
        while (at < length &&
               (text[at] == '_' || is_digit(text[at]) || (text[at] >= 'a' && text[at] <= 'z')))
            at++;
        return at > start && at + 2 < length && text[at] == ',' && text[at + 1] &&
               strchr("asmd", text[at + 1]) && is_digit(text[at + 2]);
    }
    for (; at < length; at++) {
        commas += text[at] == ',';
        if (text[at] != ',' && !is_digit(text[at]) && !(text[at] && strchr("URDL", text[at])))
            return false;
    }
    for (size_t i = 0; is_digit(text[i]); i++)
        side = 10 * side + (size_t)(text[i] - '0');
    return commas + 1 >= side * side && commas <= side * side;
}

/* ------------------------------------------------------------------------------------ links */

static bool begins_with(const char *text, size_t length, const char *name)
{
    return length >= strlen(name) && memcmp(text, name, strlen(name)) == 0;
}

static bool is_base64(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
           (c && strchr("+/=%-_\\", c));
}

/* The length of the first of COUNT names with which TEXT begins, or 0. */
static size_t pass_name(const char *text, size_t length, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (begins_with(text, length, names[i]))
            return strlen(names[i]);
    return 0;
}

size_t text_packed_mark(const char *text, size_t length)
{
    static const char *const marks[] = {"fpuzzles", "fpuz", "scl", "ctc"};
    return pass_name(text, length, marks, 4);
}

size_t text_link_id(const char *text, size_t length)
{
    static const char *const schemes[] = {"https://", "http://"}, *const www[] = {"www."};
    static const char *const hosts[] = {"f-puzzles.com/", "sudokupad.app/",
                                        "app.crackingthecryptic.com/", "sudokupad://"};
    static const char *const folders[] = {"sudoku/", "puzzle/"};
    static const char *const keys[] = {"?puzzleid=", "?load=", "?id="};
    size_t at = pass_name(text, length, schemes, 2);
    at += pass_name(text + at, length - at, www, 1);
    const size_t host = pass_name(text + at, length - at, hosts, 4);
    at += host;
    at += pass_name(text + at, length - at, folders, 2);
    at += pass_name(text + at, length - at, keys, 3);
    return host ? at : 0;
}

bool text_is_packed_puzzle(const char *text, size_t length)
{
    enum { MIN_PACKED = 32, LOAD = 6 }; /* no word is as long */
    const size_t id = text_link_id(text, length);
    bool is_load = id > LOAD && memcmp(text + id - LOAD, "?load=", LOAD) == 0;
    bool is_packed = text_packed_mark(text + id, length - id) && length - id >= MIN_PACKED;
    for (size_t i = id; is_packed && i < length && !(id && strchr("?&#", text[i])); i++)
        is_packed = is_base64(text[i]);
    return is_load || is_packed;
}
