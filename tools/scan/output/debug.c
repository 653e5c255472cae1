#include "scan/output/debug.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <sudokuvision/draw.h>

#include "cli/files/output.h"
#include "cli/text/board.h"
#include "scan/output/name.h"
#include "scan/output/paint.h"
#include "scan/output/stage_picture.h"

bool scan_debug_open(const struct scan_options *options)
{
    struct stat status;
    if (!options->debug || mkdir(options->debug, 0777) == 0)
        return true;
    if (errno == EEXIST && stat(options->debug, &status) == 0) {
        if (S_ISDIR(status.st_mode))
            return true;
        errno = ENOTDIR;
    }
    cli_error(&scan_cli, "--debug=%s: %s", options->debug, strerror(errno));
    return false;
}

/* Stores the name of the next numbered file of STAGE, with ENDING, in PATH; returns its number. */
static unsigned next_name(struct scan_result *result, const char *stage, const char *ending,
                          struct buffer *path)
{
    struct buffer file = {0};
    unsigned number = ++result->pictures;
    buffer_printf(&file, "%s%s", stage, ending);
    scan_name_debug(result->options->debug, result->path, result->page, number, file.data, path);
    buffer_free(&file);
    return number;
}

/* Reports that PATH was not written unless DONE or another file is in the way, which was reported.
 */
static void report_written(struct scan_result *result, const char *path, bool allowed, bool done)
{
    if (allowed && !done)
        buffer_printf(result->err, SCAN_PREFIX "%s: %s\n", path, strerror(errno));
    result->failed = result->failed || !done;
}

/* Writes IMAGE, the result of STAGE, to the next numbered file; TITLE is preceded by the number. */
static void write_picture(struct scan_result *result, enum svision_stage stage,
                          const struct svision_image *image, const char *title)
{
    struct buffer path = {0}, numbered = {0};
    struct pixels picture;
    unsigned number = next_name(result, stage_picture_name(stage), ".png", &path);
    buffer_printf(&numbered, "%u %s: %s", number, stage_picture_name(stage), title);
    stage_picture_make(image, numbered.data, &picture);
    bool allowed = scan_may_write(result, path.data);
    bool done = allowed && image_write(path.data, &picture);
    report_written(result, path.data, allowed, done);
    pixels_free(&picture);
    buffer_free(&numbered);
    buffer_free(&path);
}

void scan_debug_trace(void *user, enum svision_stage stage, double seconds,
                      const struct svision_image *picture)
{
    static const char *const titles[] = {
        [SVISION_STAGE_GRAY] = "the brightness in which grids are looked for",
        [SVISION_STAGE_DETECT] = "the best grid, straightened",
        [SVISION_STAGE_CELLS] = "the cells of a grid, each straightened by itself",
    };
    struct scan_result *result = user;
    result->seconds[stage] += seconds;
    if (result->options->debug && picture && stage <= SVISION_STAGE_CELLS)
        write_picture(result, stage, picture, titles[stage]);
}

/* Writes the digits of READING as a board, doubtful ones in red. */
static void write_digits(struct scan_result *result, const struct svision_reading *reading)
{
    enum { SIDE = 480 };
    static const struct svision_draw_colors colors = {
        .paper = 0xFFFFFF, .thin = 0x8A8A8A, .found = 0xC80000};
    const uint8_t *cells = svision_reading_givens(reading);
    const uint8_t *suspect = svision_diagnosis_cells(svision_reading_diagnosis(reading));
    unsigned side = svision_reading_side(reading);
    struct sudoku_layout *layout = scan_layout(reading);
    uint8_t sure[SVISION_MAX_CELLS];
    uint8_t *pixels = buffer_resize(NULL, (size_t)3 * SIDE * SIDE);
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, (size_t)3 * SIDE, SVISION_RGB24};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    for (unsigned i = 0; i < side * side; i++)
        sure[i] = suspect && suspect[i] ? 0 : cells[i];
    drawing.layout = layout;
    drawing.cells = cells;
    drawing.givens = sure;
    drawing.colors = &colors;
    const struct svision_image image = {pixels, SIDE, SIDE, (size_t)3 * SIDE, SVISION_RGB24};
    if (svision_draw_board(&drawing, &canvas) == SVISION_OK)
        write_picture(result, SVISION_STAGE_DIGITS, &image,
                      "what stands in the cells, red: in doubt");
    free(pixels);
    sudoku_layout_destroy(layout);
}

/* Appends the votes of JUDGE on READING, as "ink: r3c4 r5c6" or "joined: the page". */
static void add_votes(const struct svision_reading *reading, unsigned judge, struct buffer *text)
{
    unsigned side = svision_reading_side(reading), cells = side * side;
    buffer_printf(text, "%s:", svision_judge_name(judge));
    if (svision_reading_votes(reading, cells) >> judge & 1)
        buffer_printf(text, " the page");
    for (unsigned i = 0; i < cells; i++)
        if (svision_reading_votes(reading, i) >> judge & 1)
            buffer_printf(text, " r%uc%u", i / side + 1, i % side + 1);
    buffer_printf(text, "\n");
}

/* Writes the probabilities of READING and the votes of all judges. */
static void write_votes(struct scan_result *result, const struct svision_reading *reading)
{
    struct buffer path = {0}, text = {0};
    struct output output;
    next_name(result, "votes", ".txt", &path);
    buffer_printf(&text, "probability: %.4f\n", (double)svision_reading_probability(reading));
    for (unsigned part = 0; svision_part_name(part); part++)
        buffer_printf(&text, "probability of %s: %.4f\n", svision_part_name(part),
                      (double)svision_reading_part_probability(reading, part));
    for (unsigned judge = 0; svision_judge_name(judge); judge++)
        add_votes(reading, judge, &text);
    bool allowed = scan_may_write(result, path.data);
    bool done = allowed && output_open(&output, path.data);
    if (done && !output_write(&output, text.data, text.length)) {
        int error = errno;
        output_discard(&output);
        errno = error;
        done = false;
    }
    done = done && output_commit(&output);
    report_written(result, path.data, allowed, done);
    buffer_free(&text);
    buffer_free(&path);
}

void scan_debug_finish(const struct scan_options *options, struct scan_result *result)
{
    struct pixels picture;
    if (!options->debug)
        return;
    for (size_t i = 0; i < result->count; i++)
        write_digits(result, result->readings[i]);
    scan_paint_overlay(options, result, &picture);
    const struct svision_image image = {picture.data, picture.width, picture.height,
                                        3 * (size_t)picture.width, SVISION_RGB24};
    bool sure = result->count > 0 && scan_is_sure(options, result, result->readings[0]);
    char why[200], title[240];
    svision_diagnosis_explain(result->count ? svision_reading_diagnosis(result->readings[0])
                                            : result->none,
                              why, sizeof why);
    if (sure)
        snprintf(title, sizeof title, "sure, with the solution in green");
    else
        snprintf(title, sizeof title, "%s%s%s", result->count ? "uncertain" : "no grid",
                 why[0] ? ": " : "", why);
    write_picture(result, SVISION_STAGE_READ, &image, title);
    pixels_free(&picture);
    for (size_t i = 0; i < result->count; i++)
        write_votes(result, result->readings[i]);
}
