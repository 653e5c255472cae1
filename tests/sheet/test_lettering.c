/* Text beyond ASCII is drawn with Pango and rejected by character without it. */
#include "lettering/lettering.h"

#include <string.h>

#include <sudokuvision/canvas.h>

#include "support/check.h"

enum { WIDTH = 200, HEIGHT = 60 };

static uint8_t pixels[3 * WIDTH * HEIGHT];

/* Draws TEXT in black on white; returns the number of pixels that are no longer white. */
static unsigned draw(const char *text, double x, double y, double height, double width)
{
    const struct svision_canvas canvas = {pixels, WIDTH, HEIGHT, 3 * WIDTH, SVISION_RGB24};
    unsigned count = 0;
    memset(pixels, 255, sizeof pixels);
    lettering_draw(&canvas, text, x, y, height, width, 0x000000);
    for (size_t i = 0; i < sizeof pixels; i += 3)
        count += pixels[i] < 255;
    return count;
}

/* Finds the first and last columns that contain a dark pixel. */
static void find_columns(unsigned *left, unsigned *right)
{
    *left = WIDTH, *right = 0;
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++)
        if (pixels[3 * i] < 128) {
            *left = i % WIDTH < *left ? i % WIDTH : *left;
            *right = i % WIDTH > *right ? i % WIDTH : *right;
        }
}

static void recognizes_ascii(void)
{
    CHECK(lettering_is_ascii(NULL) && lettering_is_ascii("") && lettering_is_ascii("a~ 1"));
    CHECK(!lettering_is_ascii("gr\xC3\xBC"
                              "n") &&
          !lettering_is_ascii("\xFF"));
}

static void draws_accents(void)
{
    struct message message;
    CHECK(lettering_is_possible("\xC3\xA9\xC3\xB1\xC2\xBF", &message));
    unsigned plain = draw("e", 100, 30, 20, 200), accented = draw("\xC3\xA9", 100, 30, 20, 200);
    CHECK(plain > 50 && accented > plain + 10);
    /* A box, or one glyph for all characters beyond ASCII, would look the same. */
    unsigned char first[sizeof pixels];
    memcpy(first, pixels, sizeof first);
    draw("\xC3\xAA", 100, 30, 20, 200);
    CHECK(memcmp(first, pixels, sizeof first) != 0);
}

static void centers_text_and_fits_its_width(void)
{
    unsigned left, right;
    double width = lettering_width("H\xC3\x84H", 20);
    CHECK(width > 30 && width < 80);
    CHECK(lettering_width("H\xC3\x84H", 40) > 1.9 * width);
    draw("H\xC3\x84H", 100, 30, 20, 200);
    find_columns(&left, &right);
    CHECK(left > 100 - width / 2 && right < 100 + width / 2 && right - left > 0.8 * width);
    draw("H\xC3\x84H", 100, 30, 20, width / 2);
    find_columns(&left, &right);
    CHECK(left >= 100 - width / 4 - 1 && right <= 100 + width / 4 + 1);
    /* Text outside the canvas is clipped. */
    CHECK(draw("\xC3\x84\xC3\x84", 0, 0, 40, 200) > 0);
    CHECK_EQ(draw("\xC3\x84", -500, 900, 40, 200), 0);
}

/* U+10FFFD is a private-use character. */
static void names_characters_without_a_font(void)
{
    struct message message;
    CHECK(!lettering_is_possible("a \xF4\x8F\xBF\xBD", &message));
    CHECK(strstr(message.text, "\xF4\x8F\xBF\xBD") != NULL);
}

static void reports_missing_pango(void)
{
    struct message message;
    CHECK(!lettering_is_possible("\xC3\xA9", &message));
    CHECK(strstr(message.text, "Pango") != NULL || strstr(message.text, "pango") != NULL);
    CHECK_EQ(draw("\xC3\xA9", 100, 30, 20, 200), 0);
    CHECK(lettering_width("\xC3\xA9", 20) <= 0);
}

int main(int argc, char **argv)
{
    recognizes_ascii();
    if (argc > 1 && strcmp(argv[1], "without") == 0) {
        CHECK(!lettering_has_pango());
        reports_missing_pango();
        return check_result();
    }
    if (!lettering_has_pango())
        return 77;
    draws_accents();
    centers_text_and_fits_its_width();
    names_characters_without_a_font();
    return check_result();
}
