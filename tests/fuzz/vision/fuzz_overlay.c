/* Digits, candidates, outlines and text at arbitrary positions on pictures of any size: painting
 * ends and stays within the rows; invisible overlays change nothing, and only invalid ones are
 * refused. */
#include <sudokuvision/sudokuvision.h>

#include "input/canvas.h"
#include "input/numbers.h"

enum { MAX_SIDE = 5, MAX_CROSSINGS = (MAX_SIDE + 1) * (MAX_SIDE + 1) };

struct content {
    struct svision_homography map;
    struct svision_point crossings[MAX_CROSSINGS];
    uint8_t digits[MAX_SIDE * MAX_SIDE];
    uint8_t givens[MAX_SIDE * MAX_SIDE];
    sudoku_digitset candidates[MAX_SIDE * MAX_SIDE];
};

static size_t take_canvas(struct bytes *bytes, struct svision_canvas *canvas)
{
    canvas->format = (enum svision_format)(next_byte(bytes) % 8);
    canvas->width = 1 + next_byte(bytes) % 64;
    canvas->height = 1 + next_byte(bytes) % 64;
    return canvas_take(canvas, next_byte(bytes) % 4);
}

/* Takes a homography that shows the grid, with arbitrary numbers in some places. */
static void take_map(struct bytes *bytes, struct svision_homography *map)
{
    static const double plain[9] = {8, 0, 0, 0, 8, 0, 0, 0, 1};
    for (unsigned i = 0; i < 9; i++)
        map->m[i] = next_byte(bytes) < 128 ? plain[i] : next_number(bytes);
}

static void take_content(struct bytes *bytes, unsigned side, struct content *content)
{
    take_map(bytes, &content->map);
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++) {
        const struct svision_point at = {i % (side + 1), i / (side + 1)};
        content->crossings[i] = svision_homography_apply(&content->map, at);
        if (next_byte(bytes) >= 224)
            content->crossings[i] = (struct svision_point){next_number(bytes), next_number(bytes)};
    }
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t byte = next_byte(bytes);
        content->digits[i] = (uint8_t)(byte % (side + 1));
        content->givens[i] = byte & 64 ? content->digits[i] : 0;
        content->candidates[i] = byte * (sudoku_digitset)0x9E3779B97F4A7C15;
    }
}

static void expect_untouched(const struct svision_canvas *canvas, size_t size)
{
    for (size_t i = 0; i < size; i++)
        HOLDS(canvas->pixels[i] == CANVAS_GUARD);
}

static void paint(struct bytes *bytes, const struct svision_canvas *canvas, size_t size)
{
    static struct content content;
    unsigned side = 2 + next_byte(bytes) % (MAX_SIDE - 1), choice = next_byte(bytes);
    take_content(bytes, side, &content);
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = side;
    overlay.map = &content.map;
    overlay.crossings = choice & 1 ? content.crossings : NULL;
    overlay.digits = choice & 2 ? content.digits : NULL;
    overlay.givens = choice & 4 ? content.givens : NULL;
    overlay.candidates = choice & 8 ? content.candidates : NULL;
    overlay.color = choice * 0x010305U;
    overlay.opacity = choice & 64 ? (float)next_number(bytes) : 1;
    overlay.lit = choice & 16;
    overlay.outline = choice & 32 ? (float)next_number(bytes) : 0.1F;
    enum svision_status status = svision_overlay_paint(&overlay, canvas);
    bool in_range = overlay.opacity >= 0 && overlay.opacity <= 1 && overlay.outline >= 0 &&
                    overlay.outline <= 1;
    struct svision_homography inverse;
    bool placed =
        overlay.crossings || svision_homography_invert(&content.map, &inverse) == SVISION_OK;
    HOLDS(status == (in_range && placed ? SVISION_OK : SVISION_ERR_ARGUMENT));
    if (status != SVISION_OK || overlay.opacity <= 0)
        expect_untouched(canvas, size);
}

static void write_words(struct bytes *bytes, const struct svision_canvas *canvas)
{
    char text[16];
    unsigned length = next_byte(bytes) % sizeof text;
    for (unsigned i = 0; i < length; i++)
        text[i] = (char)next_byte(bytes);
    text[length] = '\0';
    const struct svision_point center = {next_number(bytes), next_number(bytes)};
    double height = next_number(bytes), opacity = next_number(bytes);
    (void)svision_draw_text_width(text, height);
    enum svision_status status = svision_draw_text(canvas, text, center, height, 0x123456, opacity);
    bool in_range = height > 0 && height <= SVISION_MAX_SIDE && opacity >= 0 && opacity <= 1 &&
                    fabs(center.x) <= 2 * SVISION_MAX_SIDE &&
                    fabs(center.y) <= 2 * SVISION_MAX_SIDE;
    HOLDS(status == (in_range ? SVISION_OK : SVISION_ERR_ARGUMENT));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct svision_canvas canvas;
    unsigned choice = next_byte(&bytes);
    size_t pixels = take_canvas(&bytes, &canvas);
    if (choice % 4 < 3)
        paint(&bytes, &canvas, pixels);
    else
        write_words(&bytes, &canvas);
    canvas_expect_guards(&canvas);
    free(canvas.pixels);
    return 0;
}
