#include "films/film_page.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "image/imageio.h"
#include "image/pixels_view.h"
#include "pages/synthetic_page.h"
#include "support/samples.h"

static const double cell = VIDEO_PAGE / 10,
                    start = (VIDEO_PAGE - 9 * (VIDEO_PAGE / 10)) / 2.0 - 0.5;

static void set_crossings(struct film_page *page)
{
    for (unsigned i = 0; i < 100; i++)
        page->crossings[i / 10][i % 10] =
            (struct svision_point){start + cell * (i % 10), start + cell * (i / 10)};
}

static bool set_puzzle(struct film_page *page)
{
    struct sudoku_solver *solver;
    if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) != SUDOKU_OK)
        return false;
    const struct sudoku_puzzle puzzle = {.givens = page->cells};
    bool unique = sudoku_solver_unique(solver, &puzzle, NULL, page->solution) == SUDOKU_OK;
    sudoku_solver_destroy(solver);
    return unique;
}

bool film_page_draw(const char *puzzle, struct film_page *page)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        page->cells[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
    video_draw_page(puzzle, page->pixels);
    set_crossings(page);
    return set_puzzle(page);
}

static double brightness(const struct svision_image *image, double x, double y)
{
    x = fmin(fmax(x, 0), image->width - 1.001);
    y = fmin(fmax(y, 0), image->height - 1.001);
    const uint8_t *pixel = image->pixels + (size_t)y * image->stride + (size_t)x;
    double fx = x - floor(x), fy = y - floor(y);
    return (1 - fy) * ((1 - fx) * pixel[0] + fx * pixel[1]) +
           fy * ((1 - fx) * pixel[image->stride] + fx * pixel[image->stride + 1]);
}

/* Rectifies IMAGE (RGB24 without padding). CORNERS are those of the outer edge of the border, which
 * is BORDER cells outside of the middle of its line. */
static bool rectify(const struct svision_image *image, const struct svision_quad *corners,
                    double border, struct film_page *page)
{
    double low = start - border * cell, high = start + (9 + border) * cell;
    const struct svision_point square[4] = {{low, low}, {high, low}, {high, high}, {low, high}};
    struct svision_homography map;
    uint32_t *work = malloc(image->width * sizeof *work);
    uint8_t *gray = malloc((size_t)image->width * image->height);
    bool done = work && gray &&
                svision_homography_fit(square, corners->corner, NULL, 4, &map) == SVISION_OK;
    if (done) {
        svision_gray(image, 1, work, gray);
        const struct svision_image plane = {gray, image->width, image->height, image->width,
                                            SVISION_GRAY8};
        for (unsigned i = 0; i < VIDEO_PAGE * VIDEO_PAGE; i++) {
            struct svision_point at = svision_homography_apply(
                &map, (struct svision_point){i % VIDEO_PAGE, i / VIDEO_PAGE});
            page->pixels[i] = (uint8_t)(brightness(&plane, at.x, at.y) + 0.5);
        }
    }
    free(work);
    free(gray);
    return done;
}

bool film_page_err(unsigned seed, float share, unsigned mistakes, struct film_page *page,
                   uint8_t entries[SVISION_CELLS])
{
    const struct page_settings settings = {.width = 1000,
                                           .height = 1000,
                                           .blur = 0.5F,
                                           .color = 0.5F,
                                           .jpeg = 90,
                                           .fonts = true,
                                           .hand = share,
                                           .mistakes = mistakes};
    struct page print;
    if (!page_make(&settings, seed, &print))
        return false;
    const struct svision_image image = page_image(&print);
    const struct page_grid *grid = &print.grids[0];
    bool done = rectify(&image, &grid->corners, 0.05, page);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        page->cells[i] = grid->entries[i] ? 0 : grid->cells[i];
    memcpy(entries, grid->entries, SVISION_CELLS);
    page_free(&print);
    set_crossings(page);
    return done && set_puzzle(page);
}

bool film_page_write(unsigned seed, float share, struct film_page *page)
{
    uint8_t entries[SVISION_CELLS];
    return film_page_err(seed, share, 0, page, entries);
}

bool film_page_print(unsigned seed, struct film_page *page)
{
    return film_page_write(seed, 0, page);
}

bool film_page_jigsaw(const char *puzzle, const char *regions, struct film_page *page)
{
    struct sudoku_layout *layout = sample_square(9, 0, regions);
    if (!layout)
        return false;
    memset(page->solution, 0, sizeof page->solution);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        page->cells[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
    video_draw(layout, page->cells, page->pixels);
    sudoku_layout_destroy(layout);
    set_crossings(page);
    return true;
}

/* Reads nine lines of nine numbers after two other lines. */
static bool read_digits(const char *path, uint8_t *cells)
{
    char line[200];
    unsigned count = 0, value;
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    for (unsigned i = 0; i < 2; i++)
        if (!fgets(line, sizeof line, file))
            break;
    while (count < SVISION_CELLS && fscanf(file, "%1u", &value) == 1)
        cells[count++] = (uint8_t)value;
    fclose(file);
    return count == SVISION_CELLS;
}

static bool read_corners(const char *path, const char *name, struct svision_quad *corners)
{
    char line[300];
    double at[8] = {0};
    size_t length = strlen(name);
    bool found = false;
    FILE *file = fopen(path, "r");
    while (file && !found && fgets(line, sizeof line, file))
        found = strncmp(line, name, length) == 0 && strncmp(line + length, ".jpg,", 5) == 0 &&
                sscanf(line + length + 5, "%lf,%lf,%lf,%lf,%lf,%lf,%lf,%lf", &at[0], &at[1], &at[2],
                       &at[3], &at[4], &at[5], &at[6], &at[7]) == 8;
    if (file)
        fclose(file);
    for (unsigned i = 0; i < 4; i++)
        corners->corner[i] = (struct svision_point){at[2 * i], at[2 * i + 1]};
    return found;
}

static bool read_crossings(struct film_page *page)
{
    struct svision_reader *reader;
    size_t count = 0;
    const struct svision_image image = {page->pixels, VIDEO_PAGE, VIDEO_PAGE, VIDEO_PAGE,
                                        SVISION_GRAY8};
    if (svision_reader_create(NULL, &reader) != SVISION_OK)
        return false;
    bool found = svision_reader_read(reader, &image, &count, NULL) == SVISION_OK;
    if (found)
        memcpy(page->crossings, svision_reading_crossings(svision_reader_reading(reader, 0)),
               sizeof page->crossings);
    svision_reader_destroy(reader);
    return found;
}

bool film_page_photo(const char *folder, const char *name, struct film_page *page)
{
    char path[4096], message[JPEG_MESSAGE];
    struct svision_quad corners = {{{0, 0}}};
    struct pixels photo;
    snprintf(path, sizeof path, "%s/%s.dat", folder, name);
    if (!read_digits(path, page->cells))
        return false;
    snprintf(path, sizeof path, "%s/outlines.csv", folder);
    if (!read_corners(path, name, &corners))
        return false;
    snprintf(path, sizeof path, "%s/%s.jpg", folder, name);
    if (!image_read(path, &(struct pixels_limits){.longest = SVISION_MAX_SIDE}, &photo, message))
        return false;
    const struct svision_image image = pixels_view(&photo);
    bool done = rectify(&image, &corners, 0.03, page);
    pixels_free(&photo);
    return done && read_crossings(page) && set_puzzle(page);
}
