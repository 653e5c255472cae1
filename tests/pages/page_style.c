#include "pages/page_style.h"

#include <math.h>
#include <string.h>

#include "model/random.h"
#include "pages/page_design.h"
#include "pages/paper/page_noise.h"

/* Sides of the dashes of a broken line, in cells. */
#define DASH 0.09F
/* Of a note, and of the letters right above a grid, in cells. */
#define NOTE_HEIGHT    0.26F
#define NOTE_PITCH     0.3F
#define HEADING_HEIGHT 0.9F
#define SHADED_SHARE   0.15F /* of cells */
#define HEADING_AWAY   0.62F

static void mix(const float from[3], const float to[3], float share, float rgb[3])
{
    for (unsigned i = 0; i < 3; i++)
        rgb[i] = from[i] + share * (to[i] - from[i]);
}

/* A color of brightness LEVEL, off gray by up to COLOR of that. */
static void tint(float level, float color, uint64_t *random, float rgb[3])
{
    for (unsigned i = 0; i < 3; i++)
        rgb[i] = fminf(fmaxf(level * (1 + color * random_between(random, -0.5F, 0.5F)), 0), 255);
}

static void choose_colors(const struct page_settings *settings, uint64_t *random,
                          struct page_style *style)
{
    static const float blue[2][3] = {{30, 80, 200}, {110, 170, 255}};
    const bool dark = settings->dark, gaps = settings->style == PAGE_STYLE_TILES;
    tint(dark ? random_between(random, 8, 40) : random_between(random, 225, 255), 0.1F, random,
         style->cell);
    tint(dark ? random_between(random, 200, 255) : random_between(random, 10, 60), 0.2F, random,
         style->ink);
    memcpy(style->typed_ink, blue[dark], sizeof style->typed_ink);
    mix(style->cell, style->ink, random_between(random, 0.45F, 0.8F), style->note_ink);
    mix(style->cell, style->ink, random_between(random, 0.15F, 0.5F), style->line);
    mix(style->cell, style->ink, random_between(random, 0.5F, 1), style->box_line);
    memcpy(style->page, style->cell, sizeof style->page);
    if (gaps) {
        const float low = settings->subtle ? 0.02F : 0.12F, high = settings->subtle ? 0.05F : 0.35F;
        mix(style->cell, style->ink, random_between(random, low, high), style->line);
        memcpy(style->box_line, style->line, sizeof style->line);
        memcpy(style->page, style->line, sizeof style->line);
    }
    memcpy(style->other_cell, style->cell, sizeof style->cell);
    mix(style->cell, blue[0], random_between(random, 0.3F, 0.6F), style->selected);
    mix(style->cell, blue[0], random_between(random, 0.06F, 0.2F), style->peer);
    mix(style->cell, blue[0], random_between(random, 0.2F, 0.35F), style->same);
    if (!settings->vivid)
        return;
    mix(style->cell, style->ink, random_between(random, 0.12F, 0.3F), style->line);
    mix(style->cell, blue[dark], random_between(random, 0.3F, 0.45F), style->peer);
    mix(style->cell, blue[dark], random_between(random, 0.5F, 0.6F), style->same);
    memcpy(style->selected, style->same, sizeof style->same);
}

/* On paper, whose lines are black. */
static void choose_paper(uint64_t *random, struct page_style *style)
{
    tint(random_between(random, 195, 230), 0.05F, random, style->cell);
    memcpy(style->page, style->cell, sizeof style->cell);
    memcpy(style->other_cell, style->cell, sizeof style->cell);
    tint(random_between(random, 25, 50), 0, random, style->ink);
    memcpy(style->line, style->ink, sizeof style->ink);
    memcpy(style->box_line, style->ink, sizeof style->ink);
}

static void choose_lines(const struct page_settings *settings, uint64_t *random,
                         struct page_style *style)
{
    style->thin = random_between(random, 0.01F, 0.02F);
    style->thick = random_between(random, 0.02F, 0.045F);
    switch (settings->style) {
    case PAGE_STYLE_TILES:
        style->tiles = true;
        style->thin = random_between(random, 0.02F, 0.05F);
        style->thick = style->thin * random_between(random, 1, 2.5F);
        style->radius = random_between(random, 0.05F, 0.25F);
        break;
    case PAGE_STYLE_BOXES:
        tint(random_between(random, 140, 215), 0.5F, random, style->other_cell);
        if (random_chance(random, 0.5F))
            tint(random_between(random, 140, 215), 0.5F, random, style->cell);
        break;
    case PAGE_STYLE_BROKEN:
        style->thin = random_between(random, 0.006F, 0.012F);
        style->broken = random_between(random, 0.2F, 0.6F);
        break;
    case PAGE_STYLE_HEADING:
        style->heading = true;
        break;
    case PAGE_STYLE_GIVENS:
        tint(random_between(random, 130, 210), 0.3F, random, style->other_cell);
        style->shaded_givens = true;
        break;
    case PAGE_STYLE_SHADED:
        tint(random_between(random, 150, 215), random_chance(random, 0.3F) ? 0 : 0.6F, random,
             style->other_cell);
        style->shaded_cells = true;
        for (unsigned i = 0; i < SVISION_CELLS; i++)
            style->shaded[i] = random_chance(random, SHADED_SHARE);
        break;
    default:
        break;
    }
}

/* Colors of typed digits and sizes of candidates, as in various apps. */
static void choose_design(const struct page_settings *settings, uint64_t *random,
                          struct page_style *style)
{
    static const float inks[][2][3] = {
        {{30, 80, 200}, {110, 170, 255}},  {{20, 130, 60}, {120, 220, 140}},
        {{150, 40, 160}, {220, 150, 240}}, {{190, 60, 20}, {255, 170, 90}},
        {{0, 120, 140}, {90, 210, 220}},
    };
    style->note_height = NOTE_HEIGHT;
    style->note_pitch = NOTE_PITCH;
    style->notes_in_middle = settings->middle;
    if (!settings->varied)
        return;
    unsigned ink = random_below(random, sizeof inks / sizeof inks[0]);
    memcpy(style->typed_ink, inks[ink][settings->dark], sizeof style->typed_ink);
    style->note_height = random_between(random, 0.19F, 0.32F);
    style->note_pitch = random_between(random, 0.28F, 0.33F);
    style->height = random_between(random, 0.5F, 0.75F);
    mix(style->cell, random_chance(random, 0.25F) ? style->typed_ink : style->ink,
        random_between(random, 0.4F, 1), style->note_ink);
}

/* The colors, lines and sizes of DESIGN. */
static void take_design(const struct page_design *design, struct page_style *style)
{
    const size_t color = sizeof style->cell;
    memcpy(style->cell, design->cell, color);
    memcpy(style->page, design->cell, color);
    memcpy(style->other_cell, design->other_box, color);
    memcpy(style->line, design->line, color);
    memcpy(style->box_line, design->box_line, color);
    memcpy(style->ink, design->ink, color);
    memcpy(style->typed_ink, design->typed_ink, color);
    memcpy(style->note_ink, design->note_ink, color);
    memcpy(style->selected, design->selected, color);
    memcpy(style->peer, design->peer, color);
    memcpy(style->same, design->same, color);
    style->thin = design->thin;
    style->thick = design->thick;
    style->height = design->height;
    style->note_height = design->note_height;
    style->note_pitch = design->note_pitch;
}

/* The one candidate of a cell with the digit OWN: mostly that, or a 5 in the middle. */
static unsigned lone_note(unsigned own, uint64_t *random)
{
    if (random_chance(random, 0.5F))
        return own;
    return random_chance(random, 0.5F) ? 5 : 1 + random_below(random, 9);
}

static uint16_t choose_notes(const struct page_settings *settings, unsigned own, uint64_t *random)
{
    if (settings->lone > 0 && random_chance(random, settings->lone))
        return (uint16_t)(1U << lone_note(own, random));
    uint16_t notes = (uint16_t)(1U << own);
    for (unsigned more = settings->middle ? 1 : 1 + random_below(random, 3); more > 0; more--)
        notes |= (uint16_t)(1U << (1 + random_below(random, 9)));
    return notes;
}

/* Notes are candidates as a player has them: the solution's digit, and others. */
static void choose_entries(const struct page_settings *settings, const uint8_t *cells,
                           const uint8_t *solution, uint64_t *random, struct page_style *style)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        if (cells[i])
            continue;
        style->typed[i] = random_chance(random, settings->typed);
        if (style->typed[i] || !random_chance(random, settings->notes))
            continue;
        style->notes[i] = choose_notes(settings, solution[i], random);
    }
}

void page_style_choose(const struct page_settings *settings, const uint8_t *cells,
                       const uint8_t *solution, uint64_t *random, struct page_style *style)
{
    const bool screen = settings->style == PAGE_STYLE_APP || settings->style == PAGE_STYLE_TILES;
    memset(style, 0, sizeof *style);
    style->selection = -1;
    style->drawn = settings->style != PAGE_STYLE_USUAL;
    if (!style->drawn)
        return;
    style->seed = random_below(random, 1U << 30);
    style->height = random_between(random, 0.45F, 0.65F);
    if (screen)
        choose_colors(settings, random, style);
    else
        choose_paper(random, style);
    choose_lines(settings, random, style);
    choose_design(settings, random, style);
    if (settings->design)
        take_design(settings->design, style);
    choose_entries(settings, cells, solution, random, style);
    if (settings->selected)
        style->selection = (int)random_below(random, SVISION_CELLS);
}

/* How much of its square of HEIGHT around (0, 0) DIGIT covers at (X, Y). */
static float cover_at(const struct page_face *face, unsigned digit, float height, float x, float y)
{
    float u = x / height + 0.5F, v = y / height + 0.5F;
    if (!digit || u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    return (float)face
               ->cover[digit][(unsigned)(v * PAGE_GLYPH_SIDE)][(unsigned)(u * PAGE_GLYPH_SIDE)] /
           255;
}

static bool in_corner(float from_x, float from_y, float radius)
{
    return from_x < radius && from_y < radius && hypotf(radius - from_x, radius - from_y) > radius;
}

/* 1 for a point (X, Y) on a line or in a gap, 2 on a line around a box. */
static unsigned line_at(const struct page_style *style, float x, float y)
{
    float column = roundf(x), row = roundf(y);
    float wide_x = (int)column % 3 ? style->thin : style->thick;
    float wide_y = (int)row % 3 ? style->thin : style->thick;
    float from_x = fabsf(x - column) - wide_x, from_y = fabsf(y - row) - wide_y;
    if (style->tiles)
        return from_x < 0 || from_y < 0 || in_corner(from_x, from_y, style->radius);
    if ((from_x < 0 && (int)column % 3 == 0) || (from_y < 0 && (int)row % 3 == 0))
        return 2;
    return (from_x < 0 || from_y < 0) &&
           page_noise_hash(style->seed, (int)(x / DASH), (int)(y / DASH)) >= style->broken;
}

static const float *ground_of(const struct page_style *style, const uint8_t *cells, unsigned cell)
{
    const int selection = style->selection, row = (int)cell / 9, column = (int)cell % 9;
    if (selection >= 0) {
        bool box = row / 3 == selection / 27 && column / 3 == selection % 9 / 3;
        if (selection == (int)cell)
            return style->selected;
        if (cells[cell] && cells[cell] == cells[selection])
            return style->same;
        if (box || row == selection / 9 || column == selection % 9)
            return style->peer;
    }
    bool other = (row / 3 + column / 3) % 2 == 1;
    if (style->shaded_givens)
        other = cells[cell] && !style->typed[cell];
    if (style->shaded_cells)
        other = style->shaded[cell];
    return other ? style->other_cell : style->cell;
}

/* The offset from the middle of the cell of DIGIT, note NUMBER of COUNT. */
static void place_note(const struct page_style *style, unsigned digit, unsigned number,
                       unsigned count, float *x, float *y)
{
    *x = style->note_pitch * ((float)((digit - 1) % 3) - 1);
    *y = style->note_pitch * ((float)((digit - 1) / 3) - 1);
    if (!style->notes_in_middle)
        return;
    *x = 0.65F * style->note_height * ((float)number - 0.5F * (float)(count - 1));
    *y = 0;
}

/* How much of (X, Y), from the middle of a cell, is ink of its NOTES. */
static float note_at(const struct page_style *style, const struct page_face *face, unsigned notes,
                     float x, float y)
{
    unsigned count = 0, number = 0;
    float share = 0, left, top;
    for (unsigned digit = 1; digit <= 9; digit++)
        count += notes >> digit & 1;
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (!(notes >> digit & 1))
            continue;
        place_note(style, digit, number++, count, &left, &top);
        share = fmaxf(share, cover_at(face, digit, style->note_height, x - left, y - top));
    }
    return share;
}

static void draw_cell(const struct page_style *style, const struct page_face *face,
                      const uint8_t *cells, float x, float y, float rgb[3])
{
    const unsigned cell = (unsigned)y * 9 + (unsigned)x;
    const float *ground = ground_of(style, cells, cell);
    x -= floorf(x) + 0.5F;
    y -= floorf(y) + 0.5F;
    if (cells[cell]) {
        float share = cover_at(face, cells[cell], style->height, x, y);
        mix(ground, style->typed[cell] ? style->typed_ink : style->ink, share, rgb);
        return;
    }
    mix(ground, style->note_ink, note_at(style, face, style->notes[cell], x, y), rgb);
}

/* A word of digits, as wide as it likes. */
static float heading_at(const struct page_style *style, const struct page_face *face, float x,
                        float y)
{
    float column = floorf(x / (0.65F * HEADING_HEIGHT));
    unsigned digit = 1 + (unsigned)(9 * page_noise_hash(style->seed, (int)column, 0)) % 9;
    x -= (column + 0.5F) * 0.65F * HEADING_HEIGHT;
    return cover_at(face, digit, HEADING_HEIGHT, x, y + HEADING_AWAY * HEADING_HEIGHT);
}

void page_style_color(const struct page_style *style, const struct page_face *face,
                      const uint8_t *cells, float x, float y, float rgb[3])
{
    float border = style->thick;
    memcpy(rgb, style->page, 3 * sizeof *rgb);
    if (style->heading && y < 0 && x > 1 && x < 8)
        mix(style->page, style->ink, heading_at(style, face, x, y), rgb);
    if (x <= -border || y <= -border || x >= 9 + border || y >= 9 + border)
        return;
    unsigned line = line_at(style, x, y);
    if (line)
        memcpy(rgb, line == 2 ? style->box_line : style->line, 3 * sizeof *rgb);
    else if (x >= 0 && y >= 0 && x < 9 && y < 9)
        draw_cell(style, face, cells, x, y, rgb);
}
