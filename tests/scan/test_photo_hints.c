/* Hints on photos with handwriting: each follows from the digits on the page, agrees with the
 * solution, is reported in JSON, and is painted at its cells.
 *
 * Usage: test_photo_hints [--full]
 *
 * Reads every tenth photo, or all with --full. */
#include <glob.h>
#include <stdlib.h>

#include "scan/output/hint.h"
#include "scan/output/paint.h"
#include "support/check.h"
#include "support/photo_truth.h"

struct page {
    const char *name;
    uint8_t solution[81];
    struct scan_result result;
    struct scan_hint hint;
};

struct count {
    unsigned photos, steps, none;
};

/* Solves the puzzle of all printed and written digits; each page of the set has a unique
 * solution. */
static bool solve(struct sudoku_solver *solver, const char *path, uint8_t *solution)
{
    uint8_t truth[81];
    const struct sudoku_puzzle puzzle = {.givens = truth};
    return photo_truth_read(path, truth) &&
           sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK;
}

/* The position has no wrong digits, and the public checker proves the step from it. */
static void check_position(const struct page *page)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    for (unsigned i = 0; i < 81; i++)
        if (page->hint.cells[i])
            CHECK_EQ(page->hint.cells[i], page->solution[i]);
    position.cells = page->hint.cells;
    position.is_placed = page->hint.is_placed;
    position.is_unique = true;
    CHECK_EQ(sudoku_step_check(sudoku_layout_classic(), &position, page->hint.found.step),
             SUDOKU_OK);
}

/* Placements agree with the solution, and eliminations keep its digits. */
static void check_effects(const struct page *page)
{
    const struct sudoku_step *step = page->hint.found.step;
    CHECK(step->placement_count + step->elimination_count > 0);
    for (size_t i = 0; i < step->placement_count; i++) {
        const struct sudoku_candidate *placed = &step->placements[i];
        CHECK_EQ(page->hint.cells[placed->cell], 0);
        CHECK_EQ(placed->digit, page->solution[placed->cell]);
    }
    for (size_t i = 0; i < step->elimination_count; i++) {
        const struct sudoku_candidate *gone = &step->eliminations[i];
        CHECK_EQ(page->hint.cells[gone->cell], 0);
        CHECK(gone->digit != page->solution[gone->cell]);
    }
}

static void expect_reported(const char *json, const struct sudoku_candidate *item,
                            const char *relation)
{
    char cell[32], reported[64];
    sudoku_layout_cell_name(sudoku_layout_classic(), item->cell, cell, sizeof cell);
    snprintf(reported, sizeof reported, "\"%s%s%u\"", cell, relation, (unsigned)item->digit);
    CHECK(strstr(json, reported) != NULL);
}

static void check_json(const struct page *page)
{
    const struct sudoku_step *step = page->hint.found.step;
    struct buffer json = {0};
    scan_hint_json(&page->hint, &json);
    buffer_add(&json, "", 1);
    CHECK(strstr(json.data, step->technique->name) != NULL);
    for (size_t i = 0; i < step->placement_count; i++)
        expect_reported(json.data, &step->placements[i], "=");
    for (size_t i = 0; i < step->elimination_count; i++)
        expect_reported(json.data, &step->eliminations[i], "<>");
    buffer_free(&json);
}

/* Returns the number of pixels in the middle of CELL that differ between the photo and PICTURE. */
static unsigned count_painted(const struct page *page, const struct pixels *picture, unsigned cell)
{
    const struct pixels *photo = &page->result.pixels;
    const struct svision_point *upper =
        svision_reading_crossings(page->result.readings[0]) + cell / 9 * 10 + cell % 9;
    double x = (upper[0].x + upper[11].x) / 2, y = (upper[0].y + upper[11].y) / 2;
    double reach = 0.4 * (upper[1].x - upper[0].x + upper[1].y - upper[0].y);
    int far = (int)(reach < 0 ? -reach : reach);
    unsigned changed = 0;
    for (int row = (int)y - far; row <= (int)y + far; row++) {
        for (int column = (int)x - far; column <= (int)x + far; column++) {
            if (row < 0 || column < 0 || row >= (int)photo->height || column >= (int)photo->width)
                continue;
            size_t at = (size_t)row * photo->width + (size_t)column;
            changed += photo->data[at * photo->channels] != picture->data[3 * at];
        }
    }
    return changed;
}

static void check_painted(const struct page *page)
{
    const struct sudoku_step *step = page->hint.found.step;
    struct pixels picture;
    scan_paint_overlay(page->result.options, &page->result, &picture);
    for (size_t i = 0; i < step->placement_count; i++)
        CHECK(count_painted(page, &picture, step->placements[i].cell) > 10);
    for (size_t i = 0; i < step->elimination_count; i++)
        CHECK(count_painted(page, &picture, step->eliminations[i].cell) > 10);
    pixels_free(&picture);
}

static void try_page(struct svision_reader *reader, const struct scan_options *options,
                     struct page *page, struct count *count)
{
    int failures = check_failures;
    page->result = (struct scan_result){.path = page->name, .options = options};
    CHECK(scan_picture_read(reader, options, &page->result));
    count->photos++;
    if (page->result.count) {
        struct scan_figure figure;
        scan_figure_open(&page->result, 0, &figure);
        scan_hint_open(options, &page->result, &figure, &page->hint);
        if (page->hint.found.step) {
            count->steps++;
            check_position(page);
            check_effects(page);
            check_json(page);
            check_painted(page);
        } else {
            CHECK(page->hint.found.none != NULL);
            printf("%s: none: %s\n", page->name, page->hint.found.none);
            count->none++;
        }
        scan_hint_close(&page->hint);
        scan_figure_close(&figure);
    }
    if (check_failures > failures)
        printf("%s: wrong\n", page->name);
    scan_picture_free(&page->result);
}

/* Reads one in STEP photos of the folder NAME. With --givens, entries are ignored, so most pages
 * have a step. */
static void try_set(const char *data, const char *name, unsigned step,
                    const struct scan_options *options)
{
    struct count count = {0};
    struct sudoku_solver *solver;
    struct svision_reader *reader;
    char pattern[4096];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/photos/%s/*.jpg", data, name);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    if (glob(pattern, 0, NULL, &found) != 0)
        found.gl_pathc = 0;
    for (size_t i = step / 2; i < found.gl_pathc; i += step) {
        struct page page = {.name = found.gl_pathv[i]};
        if (solve(solver, page.name, page.solution))
            try_page(reader, options, &page, &count);
    }
    printf("%s%s: %u photos, %u steps, %u without\n", name, options->givens ? ", print alone" : "",
           count.photos, count.steps, count.none);
    CHECK(count.photos > 0);
    CHECK(!options->givens || 4 * count.steps >= 3 * count.photos);
    globfree(&found);
    sudoku_solver_destroy(solver);
    svision_reader_destroy(reader);
}

int main(int argc, char **argv)
{
    const char *data = getenv("SUDOKU_TEST_DATA");
    char name[] = "sudoku-scan", hint[] = "--hint=3", photo[] = "-";
    char *arguments[] = {name, hint, photo, NULL};
    struct scan_options options;
    unsigned step = argc > 1 && strcmp(argv[1], "--full") == 0 ? 1 : 10;
    if (!data || !*data)
        return TEST_SKIPPED;
    CHECK_EQ(scan_options_read(&options, 3, arguments), CLI_READY);
    for (unsigned turn = 0; turn < 2; turn++) {
        options.givens = turn;
        try_set(data, "handwritten", step, &options);
        try_set(data, "mixed", step, &options);
    }
    return check_result();
}
