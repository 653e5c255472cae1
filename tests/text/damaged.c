/* Texts with a byte lost, added or changed. */
#include "text/damaged.h"

#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

const char puzzle[] = PUZZLE;

void add(struct text *text, const char *piece)
{
    size_t length = strlen(piece);
    if (text->length + length < sizeof text->data)
        memcpy(text->data + text->length, piece, length + 1);
    text->length += length;
}

/* True if cell I of FOUND is as in the puzzle, as a digit or as its candidates. */
static bool is_same(const struct sudoku_text_puzzle *found, unsigned i)
{
    unsigned digit = puzzle[i] == '.' ? 0 : (unsigned)(puzzle[i] - '0');
    if (!found->candidates)
        return found->givens[i] == digit;
    return found->candidates[i] == (digit ? sudoku_digitset_of(digit) : sudoku_digitset_all(9));
}

/* The number of cells of FOUND that differ from the puzzle. */
static unsigned differences(const struct sudoku_text_puzzle *found)
{
    unsigned different = found->side == 9 ? 0 : 81;
    for (unsigned i = 0; i < 81 && found->side == 9; i++)
        different += !is_same(found, i);
    return different;
}

bool check_text(const struct text *text, const char *what, size_t place)
{
    struct sudoku_text_puzzle found = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader = NULL;
    unsigned boards = 0, refused = 0, wrong = 0;
    enum sudoku_status status =
        sudoku_text_reader_create_memory(NULL, text->data, text->length, &reader);
    CHECK_EQ(status, SUDOKU_OK);
    while (reader && (status = sudoku_text_reader_next(reader, &found, NULL)) != SUDOKU_END) {
        refused += status != SUDOKU_OK;
        boards += status == SUDOKU_OK;
        wrong += status == SUDOKU_OK && differences(&found) > 1;
    }
    sudoku_text_reader_destroy(reader);
    CHECK(wrong == 0);
    if (wrong > 0)
        fprintf(stderr, "%s at %zu:\n%.*s\n", what, place, (int)text->length, text->data);
    return boards > 0 && refused == 0;
}

/* True if all boards on lines of TEXT, which has no lists or strings, are whole, although a line
 * feed may have parted them. */
static bool are_boards_whole(const struct text *text)
{
    size_t run = 0, boards = 0;
    for (size_t i = 0; i <= text->length; i++) {
        const char c = i < text->length ? text->data[i] : ' ';
        if (strchr("{[\"", c))
            return false;
        if (strchr("0123456789.-xX", c)) {
            run++;
            continue;
        }
        /* The line feed may have replaced the first cell of a second one. */
        if (run > 40 && run != 81 && !(run == 80 && boards > 0))
            return false;
        boards += run == 81;
        run = 0;
    }
    return boards > 0;
}

unsigned damage(const struct text *text)
{
    /* '\0' doubles a byte. */
    static const char extra[] = {'\0', ' ', '1', ',', '|', '\t', '"', '.', '-', 'x', '\n'};
    static struct text damaged;
    unsigned read = 0;
    for (size_t i = 0; i < text->length; i += DAMAGE_STEP) {
        damaged.length = text->length - 1;
        memcpy(damaged.data, text->data, i);
        memcpy(damaged.data + i, text->data + i + 1, text->length - i - 1);
        read += check_text(&damaged, "a byte lost", i);
        for (size_t k = 0; k < sizeof extra; k++) {
            damaged.length = text->length + 1;
            memcpy(damaged.data, text->data, i);
            damaged.data[i] = extra[k] ? extra[k] : text->data[i];
            memcpy(damaged.data + i + 1, text->data + i, text->length - i);
            if (extra[k] != '\n' || !are_boards_whole(&damaged))
                read += check_text(&damaged, "a byte added", i);
        }
        for (size_t k = 1; k < sizeof extra; k++) {
            damaged = *text;
            damaged.data[i] = extra[k];
            if (extra[k] != '\n' || !are_boards_whole(&damaged))
                read += check_text(&damaged, "a byte changed", i);
        }
    }
    return read;
}

/* Checks TEXT with a line lost or doubled. */
static void break_lines(const struct text *text)
{
    static struct text broken;
    for (size_t start = 0, end; start < text->length; start = end) {
        const char *feed = memchr(text->data + start, '\n', text->length - start);
        end = feed ? (size_t)(feed - text->data) + 1 : text->length;
        broken.length = text->length - (end - start);
        memcpy(broken.data, text->data, start);
        memcpy(broken.data + start, text->data + end, text->length - end);
        if (!are_boards_whole(&broken))
            check_text(&broken, "a line lost", start);
        if (text->length + (end - start) > sizeof broken.data)
            continue;
        broken.length = text->length + (end - start);
        memcpy(broken.data, text->data, end);
        memcpy(broken.data + end, text->data + start, text->length - start);
        check_text(&broken, "a line doubled", start);
    }
}

/* Checks TEXT with its beginning or its end lost. */
static void cut(const struct text *text)
{
    static struct text rest;
    for (size_t i = 1; i < text->length; i += DAMAGE_STEP) {
        rest.length = text->length - i;
        memcpy(rest.data, text->data + i, rest.length);
        if (!are_boards_whole(&rest))
            check_text(&rest, "the beginning lost", i);
        memcpy(rest.data, text->data, rest.length);
        if (!are_boards_whole(&rest))
            check_text(&rest, "the end lost", i);
    }
}

unsigned damage_wholly(const struct text *text)
{
    cut(text);
    break_lines(text);
    return damage(text);
}

int damaged_result(unsigned read)
{
    printf("%u damaged texts are read, the others refused\n", read);
    CHECK(read > 1000 / DAMAGE_STEP);
    return check_result();
}
