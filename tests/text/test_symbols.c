/* Characters of a text: digits, blanks, borders, colors, frames. */
#include <stdio.h>
#include <string.h>

#include "support/check.h"
#include "text/symbols.h"

static void every_byte_is_a_digit_a_blank_or_nothing(void)
{
    static const char upper[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char lower[] = "123456789abcdefghijklmnopqrstuvwxyz";
    for (int byte = 0; byte < 256; byte++) {
        char character = (char)byte;
        const char *big = byte ? strchr(upper, character) : NULL;
        const char *small = byte ? strchr(lower, character) : NULL;
        long expected = big                                 ? big - upper + 1
                        : small                             ? small - lower + 1
                        : byte && strchr(".0*_", character) ? 0
                                                            : TEXT_NO_SYMBOL;
        CHECK_EQ(text_symbol_value(character), expected);
        bool is_x = character == 'X' || character == 'x';
        CHECK_EQ(text_symbol_digit(character, 9), character == '-' || is_x ? 0 : expected);
        CHECK_EQ(text_symbol_digit(character, 10), character == '-' ? 0 : expected);
    }
    CHECK_EQ(text_symbol(0), '.');
    for (unsigned digit = 1; digit <= TEXT_SYMBOL_SIDE; digit++)
        CHECK_EQ(text_symbol(digit), upper[digit - 1]);
}

static void character_classes_are_ascii_only(void)
{
    for (int byte = 0; byte < 256; byte++) {
        char character = (char)byte;
        bool is_space = byte && strchr(" \t\v\f", character);
        CHECK_EQ(text_is_space(character), is_space);
        CHECK_EQ(text_is_separator(character), is_space || character == ',' || character == ';');
        CHECK_EQ(text_is_decimal(character), byte && strchr("0123456789", character));
        bool is_letter = byte && strchr("abcdefghijklmnopqrstuvwxyz"
                                        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                                        character);
        CHECK_EQ(text_is_letter(character), is_letter);
    }
}

/* The character U+2500 + PLACE in UTF-8. */
static const char *box_drawing(unsigned place)
{
    static char text[4];
    snprintf(text, sizeof text, "\xE2%c%c", (char)(0x94 + place / 64), (char)(0x80 + place % 64));
    return text;
}

static void distinguishes_light_and_strong_box_drawing(void)
{
    static const char light[] = "─│┄┆┈┊┌┐└┘├┤┬┴┼╌╎╭╮╯╰╱╲╳╴╵╶╷╸╹╺╻╼╽╾╿";
    for (unsigned place = 0; place < 128; place++) {
        const char *text = box_drawing(place);
        enum text_border weight;
        CHECK_EQ(text_border(text, 3, &weight), 3);
        CHECK_EQ(weight, strstr(light, text) ? TEXT_BORDER_LIGHT : TEXT_BORDER_STRONG);
        CHECK_EQ(text_border(text, 2, &weight), 0);
        CHECK_EQ(weight, TEXT_BORDER_NONE);
    }
}

static void characters_beside_the_block_are_no_borders(void)
{
    static const char *const others[] = {"\xE2\x93\xBF", "\xE2\x96\x80", "\xE3\x94\x80",
                                         "\xE1\x94\x80", "\xE2\x94\x7F", "\xE2\x94\xC0",
                                         "-ab",          "\xE2\x95\x41", "1|1"};
    enum text_border weight;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        CHECK_EQ(text_border(others[i], 3, &weight), 0);
    CHECK_EQ(text_border("|", 1, &weight), 1);
    CHECK_EQ(weight, TEXT_BORDER_LIGHT);
    CHECK_EQ(text_border("|", 0, &weight), 0);
}

/* The weight of TEXT as a frame, or -1. */
static int frame(const char *text)
{
    enum text_border weight;
    return text_is_frame(text, strlen(text), &weight) ? (int)weight : -1;
}

static void recognizes_frames_by_horizontal_lines(void)
{
    static const char vertical[] = "│┃┆┇┊┋╎╏║╵╷╹╻╽╿";
    for (unsigned place = 0; place < 128; place++) {
        const char *text = box_drawing(place);
        int expected = strstr(vertical, text)                             ? -1
                       : strcmp(text, "━") == 0 || strcmp(text, "═") == 0 ? TEXT_BORDER_STRONG
                                                                          : TEXT_BORDER_LIGHT;
        CHECK_EQ(frame(text), expected);
    }
    CHECK_EQ(frame("+---+---+"), TEXT_BORDER_LIGHT);
    CHECK_EQ(frame(":---*---'"), TEXT_BORDER_LIGHT);
    CHECK_EQ(frame(".-- --."), TEXT_BORDER_LIGHT);
    CHECK_EQ(frame("+===+---+"), TEXT_BORDER_STRONG);
    CHECK_EQ(frame("|---|---|"), TEXT_BORDER_LIGHT);
    CHECK_EQ(frame("| . | . |"), -1);
    CHECK_EQ(frame("+---1---+"), -1);
    CHECK_EQ(frame(""), -1);
}

static void colors_are_whole_sequences(void)
{
    CHECK_EQ(text_color("\033[m", 3), 3);
    CHECK_EQ(text_color("\033[1;31mx", 8), 7);
    CHECK_EQ(text_color("\033[09;8m", 7), 7);
    CHECK_EQ(text_color("\033[1;31m", 6), 0);
    CHECK_EQ(text_color("\033[1:31m", 7), 0);
    CHECK_EQ(text_color("\033[A", 3), 0);
    CHECK_EQ(text_color("\033(m", 3), 0);
    CHECK_EQ(text_color("1[m", 3), 0);
    CHECK_EQ(text_color("\033[", 2), 0);
}

static void blanks_comments_and_sections_end_rows(void)
{
    CHECK(text_ends_rows("", 0));
    CHECK(text_ends_rows(" \t ", 3));
    CHECK(text_ends_rows("  # a", 5));
    CHECK(text_ends_rows("[Puzzle]", 8));
    CHECK(!text_ends_rows("  1 #", 5));
    CHECK(!text_ends_rows("1", 1));
}

static void derives_sides_from_numbers_of_cells(void)
{
    for (unsigned root = 0; root < 64; root++)
        for (size_t count = root * root; count < (root + 1) * (root + 1); count++)
            CHECK_EQ(text_root(count), root);
    CHECK_EQ(text_root(4096), 64);
    CHECK_EQ(text_root(1000000), 64);
    for (unsigned side = 2; side < 64; side++) {
        CHECK_EQ(text_nearest_side(side * side), side);
        CHECK_EQ(text_nearest_side(side * (side + 1)), side);
        CHECK_EQ(text_nearest_side(side * (side + 1) + 1), side + 1);
    }
    CHECK_EQ(text_nearest_side(0), 2);
    CHECK_EQ(text_nearest_side(100000), 64);
}

int main(void)
{
    every_byte_is_a_digit_a_blank_or_nothing();
    character_classes_are_ascii_only();
    distinguishes_light_and_strong_box_drawing();
    characters_beside_the_block_are_no_borders();
    recognizes_frames_by_horizontal_lines();
    colors_are_whole_sequences();
    blanks_comments_and_sections_end_rows();
    derives_sides_from_numbers_of_cells();
    return check_result();
}
