#include "page.h"

#include <pango/pangocairo.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The puzzle of examples/puzzle.txt, and the digits that a player has entered. */
static const char givens[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char entries[] =
    "..4.......7.......1.........5...........5.....1...............4..................";

static const char article[] =
    "For eleven years the clock above the market hall has shown twenty to four, and for eleven "
    "years the town has "
    "set its watches by the bakery instead. On Saturday that comes to an end. Two retired "
    "engineers, a school class "
    "and the last clockmaker of the county have taken the works apart, cleaned four hundred and "
    "twelve parts, and "
    "put them together again.\n\n"
    "“We had three screws left over,” says Edith Marlow, 71, who kept the list. “It turned out "
    "that they "
    "belonged to the pulpit.” The hands are gilded once more, the bell has its old voice, and the "
    "pigeons have "
    "been offered a new home in the tower of the fire station, which most of them have "
    "accepted.\n\n"
    "The council paid for the scaffold, the brewery for the gold, and the class sold eleven "
    "hundred cakes. At noon "
    "the mayor starts the pendulum. Whoever guesses how many seconds the clock gains or loses in "
    "its first week wins "
    "a ham.\n\n"
    "The restored works can be seen from the gallery every first Sunday of the month. Children "
    "under six climb the "
    "stairs free of charge; everyone else pays two pounds, which go to the upkeep of the bell. The "
    "bakery has "
    "announced that it will keep its own clock all the same, five minutes fast, so that nobody "
    "misses the bus.\n\n"
    "Readers have sent in forty poems on the occasion. The best of them, by a sixteen-year-old who "
    "asks not to be "
    "named until her examinations are over, rhymes “pendulum” with “kettledrum” and will be "
    "read out from the balcony after the third stroke of noon. The brass band has promised to keep "
    "time.\n\n"
    "The old dial, which is beyond repair, hangs in the library from Monday. It still shows twenty "
    "to four.";

static const char recipe[] =
    "TODAY’S RECIPE. Pear crumble for six. Peel eight firm pears, cut them into slices and cook "
    "them for five "
    "minutes with the juice of a lemon and a spoonful of sugar. Rub together two hundred grams of "
    "flour, a hundred "
    "of butter and a hundred of brown sugar, with a pinch of salt and a little ginger, until the "
    "mixture looks like "
    "coarse gravel.\n\n"
    "Spread the crumble over the pears and bake it for half an hour in a moderate oven. Serve it "
    "warm. What is left "
    "over makes a good breakfast, although nobody here has been able to test this.\n\n"
    "Tomorrow: soup from almost nothing.";

static const char notice[] = "WEATHER. Mist in the valleys until ten, then sun; a light wind from "
                             "the south-west. Frost at night above three "
                             "hundred metres. Sunrise 7.38, sunset 16.02.\n\n"
                             "TIDES. High water at the bridge 6.14 and 18.41.\n\n"
                             "LOST. A grey glove, left hand, between the mill and the post office. "
                             "A reward of one right-hand glove is "
                             "offered.\n\n"
                             "CHESS. White mates in three: solution on page 22. Yesterday’s key "
                             "move was the bishop to the corner.\n\n"
                             "FOUND. One parrot. Answers to “Admiral” and to most other questions.";

struct box {
    double x, y, width;
};

static bool have_family(const char *name)
{
    PangoFontFamily **families;
    int count;
    bool found = false;
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count);
    for (int i = 0; i < count && !found; i++) {
        found = strcmp(pango_font_family_get_name(families[i]), name) == 0;
    }
    g_free(families);
    return found;
}

/* Pango would replace a missing font silently, and the picture would be another one. */
static bool have_fonts(void)
{
    static const char *const fonts[][2] = {{"Liberation Sans", "fonts-liberation"},
                                           {"Old Standard TT", "fonts-oldstandard"},
                                           {"Breip", "fonts-breip"}};
    for (size_t i = 0; i < sizeof fonts / sizeof fonts[0]; i++) {
        if (have_family(fonts[i][0]))
            continue;
        fprintf(stderr, "newspaper: the font %s is missing (Debian package %s)\n", fonts[i][0],
                fonts[i][1]);
        return false;
    }
    return true;
}

/* Draws TEXT in FONT into BOX, justified, cut off after HEIGHT pixels where HEIGHT is positive. */
static void draw_text(cairo_t *cairo, const char *text, const char *font, struct box box,
                      double height)
{
    PangoLayout *layout = pango_cairo_create_layout(cairo);
    PangoFontDescription *description = pango_font_description_from_string(font);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_width(layout, (int)(box.width * PANGO_SCALE));
    pango_layout_set_justify(layout, TRUE);
    pango_layout_set_text(layout, text, -1);
    cairo_save(cairo);
    if (height > 0) {
        cairo_rectangle(cairo, box.x, box.y, box.width, height);
        cairo_clip(cairo);
    }
    cairo_move_to(cairo, box.x, box.y);
    pango_cairo_show_layout(cairo, layout);
    cairo_restore(cairo);
    pango_font_description_free(description);
    g_object_unref(layout);
}

/* Draws one character of FONT with its ink centred on X, Y. */
static void draw_digit(cairo_t *cairo, char digit, const char *font, double x, double y)
{
    PangoLayout *layout = pango_cairo_create_layout(cairo);
    PangoFontDescription *description = pango_font_description_from_string(font);
    PangoRectangle ink;
    pango_layout_set_font_description(layout, description);
    pango_layout_set_text(layout, &digit, 1);
    pango_layout_get_pixel_extents(layout, &ink, NULL);
    cairo_move_to(cairo, x - ink.x - ink.width / 2.0, y - ink.y - ink.height / 2.0);
    pango_cairo_show_layout(cairo, layout);
    pango_font_description_free(description);
    g_object_unref(layout);
}

static void draw_rule(cairo_t *cairo, double x, double y, double dx, double dy, double width)
{
    cairo_set_line_width(cairo, width);
    cairo_move_to(cairo, x, y);
    cairo_rel_line_to(cairo, dx, dy);
    cairo_stroke(cairo);
}

static void draw_puzzle(cairo_t *cairo, double x, double y, double side)
{
    double cell = side / 9;
    for (int line = 0; line <= 9; line++) {
        double width = line % 3 == 0 ? 6 : 2;
        draw_rule(cairo, x, y + line * cell, side, 0, width);
        draw_rule(cairo, x + line * cell, y, 0, side, width);
    }
    cairo_rectangle(cairo, x, y, side, side);
    cairo_set_line_width(cairo, 7);
    cairo_stroke(cairo);
    for (int i = 0; i < 81; i++) {
        double left = x + (i % 9 + 0.5) * cell, top = y + (i / 9 + 0.5) * cell;
        if (givens[i] != '.') {
            draw_digit(cairo, givens[i], "Liberation Sans 42", left, top);
        } else if (entries[i] != '.') {
            cairo_set_source_rgb(cairo, 0.12, 0.18, 0.55);
            draw_digit(cairo, entries[i], "Breip 50", left + 3, top - 2);
            cairo_set_source_rgb(cairo, 0.11, 0.10, 0.10);
        }
    }
}

cairo_surface_t *page_draw(void)
{
    if (!have_fonts())
        return NULL;
    cairo_surface_t *page = cairo_image_surface_create(CAIRO_FORMAT_RGB24, PAGE_WIDTH, PAGE_HEIGHT);
    cairo_t *cairo = cairo_create(page);
    cairo_set_source_rgb(cairo, 0.87, 0.85, 0.79);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 0.11, 0.10, 0.10);
    draw_rule(cairo, 60, 70, PAGE_WIDTH - 120, 0, 3);
    draw_text(cairo, "PUZZLES & NOTICES", "Old Standard TT Bold 26", (struct box){60, 82, 700}, 0);
    draw_text(cairo, "Saturday · page 21", "Old Standard TT Italic 26", (struct box){1150, 82, 400},
              0);
    draw_rule(cairo, 60, 148, PAGE_WIDTH - 120, 0, 3);
    draw_text(cairo, "Market hall clock strikes again", "Old Standard TT Bold 58",
              (struct box){60, 160, 1400}, 0);
    draw_text(cairo, article, "Old Standard TT 22", (struct box){60, 300, 400}, PAGE_HEIGHT - 360);
    draw_rule(cairo, 482, 310, 0, PAGE_HEIGHT - 380, 2);
    draw_text(cairo, "Sudoku · easy", "Liberation Sans Bold 30", (struct box){510, 304, 600}, 0);
    draw_puzzle(cairo, 514, 372, 920);
    draw_text(cairo, "Each row, column and box holds the digits 1 to 9 once. Solution on page 22.",
              "Old Standard TT Italic 21", (struct box){514, 1308, 920}, 0);
    draw_rule(cairo, 510, 1365, 930, 0, 2);
    draw_text(cairo, notice, "Old Standard TT 22", (struct box){510, 1380, 445},
              PAGE_HEIGHT - 1440);
    draw_text(cairo, recipe, "Old Standard TT 22", (struct box){985, 1380, 450},
              PAGE_HEIGHT - 1440);
    cairo_destroy(cairo);
    cairo_surface_flush(page);
    return page;
}
