#include "pages/synthetic_page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"
#include "pages/ink/page_hand.h"
#include "pages/page_puzzle.h"
#include "pages/page_style.h"
#include "pages/page_view.h"
#include "pages/paper/page_clutter.h"
#include "pages/paper/page_dirt.h"
#include "pages/paper/page_ground.h"
#include "pages/paper/page_light.h"
#include "pages/paper/page_litter.h"
#include "pages/paper/page_noise.h"
#include "pages/paper/page_wear.h"

#define BORDER 0.05F /* half of a thick line, in cells */
#define PITCH  10.5F /* from grid to grid, in cells */

/* How one grid is printed. */
struct print {
    float x, y;                        /* of its middle, in cells from that of the page */
    struct page_face face, other_face; /* of every other digit, where there are two */
    bool two_faces, two_inks;
    float height; /* of digits, in cells */
    float thin;   /* half of a thin line */
    float border; /* from the edge of a grid to the outer edge of its border, in cells */
    float lost;   /* share of lines that is not printed */
    unsigned line_seed;
    float paper[3], shaded[3], ink[3], other_ink[3], line[3];
    struct page_ornament ornament;
    struct page_hand hand;
    bool written; /* HAND has digits */
    float pen[3]; /* under the ink of the hand */
    struct page_dirt dirt;
    struct page_ground ground;
    struct page_wear wear;
    struct page_litter litter;
    struct page_style style;
};

/* A page: grids side by side, (0, 0) in the middle, in cells. */
struct sheet {
    unsigned columns, rows;
    struct page_clutter clutter;
    struct print prints[PAGE_GRIDS];
};

static void tint(float level, float color, uint64_t *random, float rgb[3])
{
    for (unsigned i = 0; i < 3; i++)
        rgb[i] = level * (1 + color * random_between(random, -0.25F, 0.25F));
}

static void choose_print(const struct page_settings *settings, uint64_t *random,
                         struct print *print)
{
    float color = settings->color;
    float bold = random_between(random, 0.2F, 0.9F), ink = random_between(random, 25, 55);
    unsigned number = settings->fonts ? 1 + random_below(random, 5) : 0;
    if (!settings->font || !page_face_load(settings->script, settings->font, &print->face))
        page_face_draw(settings->script, number, bold, &print->face);
    print->height = random_between(random, 0.5F, 0.68F);
    print->thin = random_between(random, 0.012F, 0.025F);
    tint(random_between(random, 190, 225), color, random, print->paper);
    tint(random_between(random, 190, 225) * (1 - 0.2F * color), color, random, print->shaded);
    tint(ink * (1 + color), color, random, print->ink);
    tint(ink, 0, random, print->line);
    print->border = settings->frame < 0 ? 0 : fmaxf(BORDER, settings->frame);
    print->lost = settings->lost;
    print->line_seed = settings->lost > 0 ? random_below(random, 1U << 30) : 0;
    page_ornament_choose(settings->ornament, random, &print->height, &print->ornament);
    print->two_faces = settings->two_faces;
    print->two_inks = settings->two_inks;
    if (settings->two_faces)
        page_face_draw(settings->script, 1 + random_below(random, 5), bold, &print->other_face);
    if (settings->two_inks)
        tint(random_between(random, 60, 120), 1, random, print->other_ink);
}

/* Fills in blank cells of the one solution with a pen, blue or gray. */
static void fill_in(const struct page_settings *settings, uint64_t *random, struct page_grid *grid,
                    struct print *print)
{
    uint8_t solution[SVISION_CELLS];
    if (settings->hand > 0 && page_puzzle_solve(grid->cells, solution)) {
        float dark = settings->pencil > 0 ? settings->pencil : random_between(random, 0.3F, 0.9F);
        float blue = random_chance(random, 0.5F) ? 0.5F : 1;
        for (unsigned i = 0; i < 3; i++)
            print->pen[i] = 1 - dark * (i == 2 ? blue : 1);
        page_hand_write(settings->hand, solution, random, grid->cells, &print->hand);
        page_hand_mistake(settings->mistakes, random, grid->cells, &print->hand);
        print->written = true;
        for (unsigned i = 0; i < SVISION_CELLS; i++) {
            grid->entries[i] = (uint8_t)print->hand.cells[i].digit;
            grid->mistaken[i] = grid->entries[i] && grid->entries[i] != solution[i];
        }
    }
}

/* What befalls the print of GRID. */
static void wear_out(const struct page_settings *settings, uint64_t *random, struct page_grid *grid,
                     struct print *print)
{
    page_ground_choose(settings->ground, random, &print->ground);
    page_wear_choose(settings, grid->cells, random, &print->wear);
    page_litter_choose(settings->litter, settings->things, random, &print->litter);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        grid->covered[i] = grid->cells[i] && print->wear.paleness[i] >= 1;
}

/* Whether the piece of a line that is near (X, Y) is printed; the border is. */
static bool is_printed(float x, float y, float lost, unsigned seed)
{
    bool down = fabsf(x - roundf(x)) < fabsf(y - roundf(y));
    int line = (int)roundf(down ? x : y), piece = (int)floorf(4 * (down ? y : x));
    return line % 9 == 0 || page_noise_hash(seed + down, line, piece / (line % 2 ? 1 : 4)) >= lost;
}

/* Lays out GRID with its typed digits and candidates. */
static void lay_out(const struct page_settings *settings, uint64_t *random, struct page_grid *grid,
                    struct page_style *style)
{
    uint8_t solution[SVISION_CELLS] = {0};
    if (settings->style != PAGE_STYLE_USUAL && !page_puzzle_solve(grid->cells, solution))
        memcpy(solution, grid->cells, sizeof solution);
    page_style_choose(settings, grid->cells, solution, random, style);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (style->typed[i])
            grid->cells[i] = grid->entries[i] = solution[i];
    memcpy(grid->notes, style->notes, sizeof grid->notes);
}

static bool on_line(float x, float y, const struct print *print)
{
    float column = roundf(x), row = roundf(y), edge = print->border > 0 ? BORDER : 0;
    float out = fmaxf(fmaxf(-x, x - 9), fmaxf(-y, y - 9));
    if (out > print->border)
        return false;
    if (out > -edge)
        return true;
    float wide_x = (int)column % 3 == 0 ? BORDER : print->thin;
    float wide_y = (int)row % 3 == 0 ? BORDER : print->thin;
    return ((int)column % 9 != 0 && fabsf(x - column) < wide_x) ||
           ((int)row % 9 != 0 && fabsf(y - row) < wide_y);
}

/* Returns the share of (x, y), in cells of a grid, that is ink of its digits. */
static float ink_at(const struct print *print, const uint8_t *cells, float x, float y)
{
    if (x < 0 || y < 0 || x >= 9 || y >= 9)
        return 0;
    unsigned cell = (unsigned)y * 9 + (unsigned)x;
    if (print->hand.cells[cell].digit)
        return 0;
    const struct page_face *face = print->two_faces && cell % 2 ? &print->other_face : &print->face;
    return page_ornament_ink(&print->ornament, face, cell, cells[cell], print->height,
                             x - floorf(x) - 0.5F, y - floorf(y) - 0.5F) *
           (1 - print->wear.paleness[cell]);
}

/* Returns the share of (x, y) that is ink of entries. */
static float pen_at(const struct print *print, float x, float y)
{
    bool inside = x >= 0 && y >= 0 && x < 9 && y < 9;
    float faded = inside ? print->wear.paleness[(unsigned)y * 9 + (unsigned)x] : 0;
    return print->written ? page_hand_ink(&print->hand, x, y) * (1 - faded) : 0;
}

/* The color of PRINT with the digits of CELLS, at (x, y) in cells from its corner. */
static void print_color(const struct sheet *sheet, const struct print *print, const uint8_t *cells,
                        float x, float y, float rgb[3])
{
    bool inside = x > 0 && y > 0 && x < 9 && y < 9;
    bool shaded = inside && ((unsigned)(x / 3) + (unsigned)(y / 3)) % 2;
    float paper[3];
    memcpy(paper, shaded ? print->shaded : print->paper, sizeof paper);
    page_ground_tint(&print->ground, &print->face, x, y, paper);
    const float *color = print->two_inks && (unsigned)x % 2 ? print->other_ink : print->ink;
    float pen = pen_at(print, x, y), ink = ink_at(print, cells, x, y);
    float around = page_clutter_ink(&sheet->clutter, &print->face, x, y);
    ink = fmaxf(ink, around);
    float dirt = page_dirt_at(&print->dirt, &print->face, x, y);
    float worn = page_wear_at(&print->wear, x, y);
    bool line = on_line(x, y, print) && is_printed(x, y, print->lost, print->line_seed);
    for (unsigned i = 0; i < 3; i++) {
        float value = line ? print->line[i] : paper[i] + ink * (color[i] - paper[i]);
        value += worn * (paper[i] - value);
        rgb[i] = value * (1 - pen * (1 - print->pen[i])) * (1 - dirt);
    }
}

/* The color of the page at (x, y). */
static void page_color(const struct sheet *sheet, const struct page *page, float x, float y,
                       float rgb[3])
{
    /* There are two columns and two rows at most, on both sides of the middle. */
    unsigned column = sheet->columns > 1 && x >= 0, row = sheet->rows > 1 && y >= 0;
    unsigned number = row * sheet->columns + column;
    const struct print *print = &sheet->prints[number];
    x += 4.5F - print->x;
    y += 4.5F - print->y;
    float seen_x = x, seen_y = y;
    page_litter_refract(&print->litter, &x, &y);
    if (print->style.drawn)
        page_style_color(&print->style, &print->face, page->grids[number].cells, x, y, rgb);
    else
        print_color(sheet, print, page->grids[number].cells, x, y, rgb);
    page_litter_cover(&print->litter, seen_x, seen_y, rgb);
}

static void set_corners(const struct sheet *sheet, const struct page_view *view, struct page *page)
{
    double half = 4.5 + (double)BORDER;
    for (unsigned number = 0; number < page->grid_count; number++) {
        const struct print *print = &sheet->prints[number];
        for (unsigned i = 0; i < 4; i++) {
            double x = (double)print->x + (i == 1 || i == 2 ? half : -half);
            double y = (double)print->y + (i >= 2 ? half : -half);
            page->grids[number].corners.corner[i] =
                page_view_to_frame(view, (struct svision_point){x, y});
        }
    }
}

/* Looks at the page through every pixel, at 2 x 2 places of it. */
static void photograph(const struct sheet *sheet, const struct page *page,
                       const struct page_view *view, struct page_frame *frame)
{
    enum { PLACES = 2 };
    for (unsigned y = 0; y < frame->height; y++) {
        for (unsigned x = 0; x < frame->width; x++) {
            float sum[3] = {0}, rgb[3];
            for (unsigned k = 0; k < PLACES * PLACES; k++) {
                struct svision_point at = {x + (k % PLACES + 0.5) / PLACES - 0.5,
                                           y + (k / PLACES + 0.5) / PLACES - 0.5};
                at = page_view_to_page(view, at);
                page_color(sheet, page, (float)at.x, (float)at.y, rgb);
                for (unsigned c = 0; c < 3; c++)
                    sum[c] += rgb[c] / (PLACES * PLACES);
            }
            memcpy(frame->pixel[(size_t)y * frame->width + x], sum, sizeof sum);
        }
    }
}

static void print_sheet(const struct page_settings *settings, uint64_t *random, struct sheet *sheet,
                        struct page *page)
{
    page->grid_count = settings->grids >= 4 ? 4 : settings->grids == 2 ? 2 : 1;
    sheet->columns = page->grid_count > 1 ? 2 : 1;
    sheet->rows = page->grid_count > 2 ? 2 : 1;
    page_clutter_choose(settings->clutter, random, &sheet->clutter);
    for (unsigned i = 0; i < page->grid_count; i++) {
        page_puzzle_choose(settings->open, random, page->grids[i].cells);
        choose_print(settings, random, &sheet->prints[i]);
        sheet->prints[i].x =
            PITCH * ((float)(i % sheet->columns) - (float)(sheet->columns - 1) / 2);
        sheet->prints[i].y = PITCH * ((float)(i / sheet->columns) - (float)(sheet->rows - 1) / 2);
        page_puzzle_add(settings->spare, random, page->grids[i].cells);
        fill_in(settings, random, &page->grids[i], &sheet->prints[i]);
        page_dirt_choose(settings->through, settings->stains, random, &sheet->prints[i].dirt);
        wear_out(settings, random, &page->grids[i], &sheet->prints[i]);
        lay_out(settings, random, &page->grids[i], &sheet->prints[i].style);
    }
}

bool page_make(const struct page_settings *settings, uint64_t seed, struct page *page)
{
    struct page_view view;
    size_t count = (size_t)settings->width * settings->height;
    struct page_frame frame = {settings->width, settings->height, NULL};
    *page = (struct page){.width = settings->width, .height = settings->height};
    struct sheet *sheet = calloc(1, sizeof *sheet);
    frame.pixel = malloc(count * sizeof *frame.pixel);
    page->pixels = malloc(3 * count);
    bool done = sheet && frame.pixel && page->pixels;
    if (done) {
        print_sheet(settings, &seed, sheet, page);
        page_view_choose(settings, sheet->columns, sheet->rows, PITCH, &seed, &view);
        set_corners(sheet, &view, page);
        photograph(sheet, page, &view, &frame);
        done = page_expose(settings, &frame, &seed, page->pixels);
    }
    free(sheet);
    free(frame.pixel);
    if (!done)
        page_free(page);
    return done;
}

void page_free(struct page *page)
{
    free(page->pixels);
    *page = (struct page){0};
}

struct svision_image page_image(const struct page *page)
{
    return (struct svision_image){page->pixels, page->width, page->height, (size_t)3 * page->width,
                                  SVISION_RGB24};
}

bool page_grid_prints(const struct page_grid *grid, const uint8_t *cells)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (cells[i] != (grid->entries[i] ? 0 : grid->cells[i]))
            return false;
    return true;
}
