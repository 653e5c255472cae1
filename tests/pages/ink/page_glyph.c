#include "pages/ink/page_glyph.h"

#include <math.h>
#include <string.h>

#include "model/samples/strokes.h"

#if HAVE_FREETYPE
#include <ft2build.h>
#include FT_FREETYPE_H
#endif

/* An arc of an ellipse, in degrees from the right over the bottom; a straight line where both radii
 * are 0: from (x, y) to (from, to). The cell of the digit is 1 high. */
struct arc {
    float x, y, rx, ry, from, to;
};

enum { ARCS = 4 };

static const struct arc latin[10][ARCS] = {
    [1] = {{0.52F, 0, 0, 0, 0.52F, 1}, {0.52F, 0, 0, 0, 0.3F, 0.2F}},
    [2] = {{0.48F, 0.28F, 0.27F, 0.28F, 170, 395},
           {0.7F, 0.44F, 0, 0, 0.2F, 1},
           {0.2F, 1, 0, 0, 0.78F, 1}},
    [3] = {{0.46F, 0.25F, 0.25F, 0.25F, 190, 450}, {0.46F, 0.74F, 0.29F, 0.26F, 270, 525}},
    [4] = {{0.62F, 0, 0, 0, 0.62F, 1},
           {0.62F, 0, 0, 0, 0.16F, 0.7F},
           {0.16F, 0.7F, 0, 0, 0.84F, 0.7F}},
    [5] = {{0.74F, 0, 0, 0, 0.28F, 0},
           {0.28F, 0, 0, 0, 0.24F, 0.47F},
           {0.47F, 0.67F, 0.29F, 0.33F, 218, 505}},
    [6] = {{0.5F, 0.68F, 0.27F, 0.32F, 0, 360}, {0.68F, 0.62F, 0.45F, 0.62F, 180, 275}},
    [7] = {{0.2F, 0, 0, 0, 0.78F, 0}, {0.78F, 0, 0, 0, 0.38F, 1}},
    [8] = {{0.5F, 0.24F, 0.23F, 0.24F, 0, 360}, {0.5F, 0.74F, 0.28F, 0.26F, 0, 360}},
    [9] = {{0.5F, 0.32F, 0.27F, 0.32F, 0, 360}, {0.32F, 0.38F, 0.45F, 0.62F, 0, 95}},
};

static const struct arc persian[10][ARCS] = {
    [1] = {{0.44F, 0, 0, 0, 0.54F, 1}},
    [2] = {{0.3F, 0, 0, 0, 0.4F, 1}, {0.5F, 0.04F, 0.2F, 0.26F, 0, 180}},
    [3] = {{0.24F, 0, 0, 0, 0.34F, 1},
           {0.37F, 0.04F, 0.13F, 0.24F, 0, 180},
           {0.63F, 0.04F, 0.13F, 0.24F, 0, 180}},
    [4] = {{0.3F, 0, 0, 0, 0.4F, 1},
           {0.58F, 0.2F, 0.18F, 0.2F, 90, 300},
           {0.34F, 0.42F, 0, 0, 0.76F, 0.4F}},
    [5] = {{0.34F, 0.72F, 0.16F, 0.26F, 0, 200},
           {0.66F, 0.72F, 0.16F, 0.26F, -20, 180},
           {0.19F, 0.64F, 0, 0, 0.5F, 0.04F},
           {0.81F, 0.64F, 0, 0, 0.5F, 0.04F}},
    [6] = {{0.52F, 0.22F, 0.22F, 0.22F, 90, 330},
           {0.52F, 0.44F, 0, 0, 0.76F, 0.38F},
           {0.72F, 0.4F, 0, 0, 0.28F, 1}},
    [7] = {{0.2F, 0, 0, 0, 0.5F, 1}, {0.8F, 0, 0, 0, 0.5F, 1}},
    [8] = {{0.5F, 0, 0, 0, 0.2F, 1}, {0.5F, 0, 0, 0, 0.8F, 1}},
    [9] = {{0.46F, 0.24F, 0.2F, 0.24F, 0, 360}, {0.66F, 0.2F, 0, 0, 0.62F, 1}},
};

/* Arabic digits that differ from Persian. */
static const struct arc arabic[10][ARCS] = {
    [4] = {{0.48F, 0.25F, 0.2F, 0.25F, 90, 300}, {0.5F, 0.76F, 0.24F, 0.26F, 60, 270}},
    [5] = {{0.5F, 0.55F, 0.26F, 0.4F, 0, 360}},
    [6] = {{0.24F, 0.06F, 0, 0, 0.66F, 0}, {0.64F, 0, 0, 0, 0.7F, 1}},
};

/* The arcs of DIGIT in SCRIPT. */
static const struct arc *arcs_of(enum page_script script, unsigned digit)
{
    if (script == PAGE_LATIN)
        return latin[digit];
    bool differs = script == PAGE_ARABIC && digit >= 4 && digit <= 6;
    return differs ? arabic[digit] : persian[digit];
}

static void add_point(struct strokes *strokes, float x, float y, bool lifted)
{
    strokes->x[strokes->count] = x;
    strokes->y[strokes->count] = y;
    strokes->lifted[strokes->count++] = lifted;
}

/* Adds the points of ARC to STROKES. */
static void trace(const struct arc *arc, struct strokes *strokes)
{
    enum { PIECES = 20 };
    if (arc->rx == 0) {
        add_point(strokes, arc->x, arc->y, true);
        add_point(strokes, arc->from, arc->to, false);
        return;
    }
    for (int i = 0; i <= PIECES; i++) {
        float angle = (arc->from + (arc->to - arc->from) * (float)i / PIECES) * 0.0174533F;
        add_point(strokes, arc->x + arc->rx * cosf(angle), arc->y + arc->ry * sinf(angle), i == 0);
    }
}

/* The coverage at (X, Y). STROKES are center lines of the pen, which must stay inside. */
static uint8_t pen_cover(const struct strokes *strokes, float x, float y, float pen)
{
    float inside = 1 - pen;
    float away = strokes_distance(strokes, (x - 0.5F) / inside + 0.5F, (y - pen / 2) / inside);
    float cover = (pen / 2 - away * inside) * PAGE_GLYPH_SIDE + 0.5F;
    return (uint8_t)(255 * fminf(fmaxf(cover, 0), 1));
}

static void draw_own(enum page_script script, float bold, struct page_face *face)
{
    float pen = 0.08F + 0.08F * bold;
    for (unsigned digit = 1; digit <= 9; digit++) {
        const struct arc *arcs = arcs_of(script, digit);
        struct strokes strokes = {0};
        for (unsigned i = 0; i < ARCS; i++)
            if (arcs[i].rx != 0 || arcs[i].x != 0)
                trace(&arcs[i], &strokes);
        for (unsigned y = 0; y < PAGE_GLYPH_SIDE; y++)
            for (unsigned x = 0; x < PAGE_GLYPH_SIDE; x++)
                face->cover[digit][y][x] = pen_cover(&strokes, ((float)x + 0.5F) / PAGE_GLYPH_SIDE,
                                                     ((float)y + 0.5F) / PAGE_GLYPH_SIDE, pen);
    }
}

#if HAVE_FREETYPE
static const char *const fonts[] = {
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",
    "/usr/share/fonts/truetype/freefont/FreeSansBold.ttf",
};

static void copy_glyph(const FT_Bitmap *bitmap, uint8_t cover[PAGE_GLYPH_SIDE][PAGE_GLYPH_SIDE])
{
    unsigned width = bitmap->width < PAGE_GLYPH_SIDE ? bitmap->width : PAGE_GLYPH_SIDE;
    unsigned height = bitmap->rows < PAGE_GLYPH_SIDE ? bitmap->rows : PAGE_GLYPH_SIDE;
    unsigned left = (PAGE_GLYPH_SIDE - width) / 2, top = (PAGE_GLYPH_SIDE - height) / 2;
    for (unsigned y = 0; y < height; y++)
        memcpy(&cover[top + y][left], bitmap->buffer + (size_t)y * (size_t)bitmap->pitch, width);
}

bool page_face_load(enum page_script script, const char *path, struct page_face *face)
{
    static const FT_ULong zero[] = {'0', 0x06F0, 0x0660};
    FT_Library library;
    FT_Face font;
    memset(face, 0, sizeof *face);
    if (FT_Init_FreeType(&library))
        return false;
    bool done = FT_New_Face(library, path, 0, &font) == 0;
    if (done) {
        /* Digits are about seven tenths of an em high. */
        done = FT_Set_Pixel_Sizes(font, 0, PAGE_GLYPH_SIDE * 4 / 3) == 0;
        for (unsigned digit = 1; digit <= 9 && done; digit++) {
            const FT_ULong character = zero[script] + digit;
            done = FT_Get_Char_Index(font, character) != 0 &&
                   FT_Load_Char(font, character, FT_LOAD_RENDER | FT_LOAD_NO_HINTING) == 0;
            if (done)
                copy_glyph(&font->glyph->bitmap, face->cover[digit]);
        }
        FT_Done_Face(font);
    }
    FT_Done_FreeType(library);
    return done;
}
#else
bool page_face_load(enum page_script script, const char *path, struct page_face *face)
{
    (void)script;
    (void)path;
    (void)face;
    return false;
}
#endif

bool page_face_draw(enum page_script script, unsigned number, float bold, struct page_face *face)
{
#if HAVE_FREETYPE
    if (number > 0 && number <= sizeof fonts / sizeof fonts[0] &&
        page_face_load(script, fonts[number - 1], face))
        return true;
#endif
    (void)number;
    memset(face, 0, sizeof *face);
    draw_own(script, bold, face);
    return false;
}
