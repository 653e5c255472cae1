#!/bin/sh
# Prints a program that runs the example which a public header opens with: the first indented block
# of its comment that is code. Examples may use what stands before main() here.
#
# usage: example_test.sh HEADER
set -eu

example=$(awk '
/^ \*     / { block = block substr($0, 4) "\n"; code = code || /[;{]$/; next }
{ if (code) { printf "%s", block; exit } block = "" }
/\*\/$/ { exit }' "$1")
[ -n "$example" ] || { echo "$1 opens with no example" >&2; exit 1; }
case $1 in
*.hpp)
    cat <<END
#include <iostream>
#include <sstream>
#include <sudoku/sudoku.hpp>
#if __has_include(<sudokuvision/sudokuvision.hpp>)
#include <sudokuvision/sudokuvision.hpp>

static const std::uint8_t pixels[640 * 640] = {};
static const svision_image image = {pixels, 640, 640, 640, SVISION_GRAY8};
#endif

int main()
{
    std::istringstream line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    std::cin.rdbuf(line.rdbuf());
$example
#if __has_include(<sudokuvision/sudokuvision.hpp>)
    return image.width != 640;
#endif
}
END
    exit
    ;;
*/sudokuvision/*)
    cat <<END
#include <stdio.h>
#include <string.h>
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

static const char line[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static uint8_t givens[81], pixels[640 * 640], mask[640 * 640], cell_pixels[32 * 32];
static uint32_t work[640 + 31];
static int32_t labels[SVISION_CONTOUR_WORK(640, 640)];
static struct svision_contour contours[100];
static struct svision_point points[1000];
static const struct svision_point from[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
static const struct svision_point to[4] = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
static char text[100];
static struct svision_canvas page = {pixels, 640, 640, 640, SVISION_GRAY8};
static struct svision_image image = {pixels, 640, 640, 640, SVISION_GRAY8};
static struct svision_image cell = {cell_pixels, 32, 32, 32, SVISION_GRAY8};
static struct svision_drawing drawing = SVISION_DRAWING_INIT;
static struct svision_tracker *tracker;
static const struct svision_track *track;
static const struct svision_reading *reading;
static const struct svision_diagnosis *diagnosis;
static double seconds;

static void show(const uint8_t *numbers)
{
    printf("%u\\n", numbers[0]);
}

static bool next_frame(const struct svision_image *frame, double *time)
{
    *time += frame->width / 1000.0;
    return *time < 2;
}

static void run(void)
{
$example
}

/* So that no example has to use all of these. */
static bool is_ready(void)
{
    return contours[0].hole || points[0].x > 0 || labels[0] || work[0] || mask[0] || text[0] ||
           from[0].x > 0 || to[0].x > 0 || page.width || cell.width || track || next_frame(&image, &seconds);
}

int main(void)
{
    struct svision_reader *own;
    size_t count;
    unsigned side = 0;
    memset(cell_pixels, 255, sizeof cell_pixels);
    drawing.layout = sudoku_layout_classic();
    drawing.cells = givens;
    if (sudoku_text_parse(NULL, line, strlen(line), givens, NULL, 81, &side, NULL) != SUDOKU_OK ||
        svision_draw_board(&drawing, &page) != SVISION_OK ||
        svision_tracker_create(NULL, &tracker) != SVISION_OK ||
        svision_reader_create(NULL, &own) != SVISION_OK ||
        svision_reader_read(own, &image, &count, NULL) != SVISION_OK || !is_ready())
        return 1;
    show(givens);
    reading = svision_reader_reading(own, 0);
    diagnosis = svision_reading_diagnosis(reading);
    run();
    svision_reader_destroy(own);
    svision_tracker_destroy(tracker);
    return 0;
}
END
    exit
    ;;
esac
cat <<END
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku/logic.h>
#include <sudoku/sudoku.h>

static const char line[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static uint8_t givens[81];

static void *allocate(void *user, size_t size)
{
    (void)user;
    return malloc(size);
}

static void release(void *user, void *pointer)
{
    (void)user;
    free(pointer);
}

static void run(void)
{
$example
}

int main(void)
{
    unsigned side = 0;
    /* So that no example has to use all of these. */
    release(NULL, allocate(NULL, 1));
    if (sudoku_text_parse(NULL, line, strlen(line), givens, NULL, 81, &side, NULL) != SUDOKU_OK)
        return 1;
    run();
    return 0;
}
END
