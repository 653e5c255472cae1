/* The reader: a picture's way to its readings.
 *
 *     picture -> grey -> grids -> cells -> digits -> the way up -> reading -> trust */
#include <sudokuvision/reader.h>

#include <math.h>
#include <string.h>
#include <time.h>

#include "detect.h"
#include "mem.h"
#include "trust.h"

struct svision_reader {
    struct sudoku_allocator allocator;
    svision_trace *trace;
    void *trace_user;
    unsigned max_width;
    unsigned max_height;
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grids[DETECT_GRIDS];
    uint8_t patches[CELL_COUNT][CELL_PIXELS];
    struct cell_mark marks[CELL_COUNT];
    struct cell_mark work[CELL_COUNT];
    struct belief belief;
    struct assign_space assign;
};

enum svision_status svision_reader_create(const struct svision_reader_options *options,
                                          struct svision_reader **out)
{
    static const struct svision_reader_options defaults = {.size = sizeof defaults};
    if (!out)
        return SVISION_ERR_ARGUMENT;
    *out = NULL;
    if (!options)
        options = &defaults;
    if (options->size < sizeof *options)
        return SVISION_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(options->allocator);
    struct svision_reader *reader = mem_alloc(&allocator, 1, sizeof *reader);
    if (!reader)
        return SVISION_ERR_MEMORY;
    reader->allocator = allocator;
    reader->trace = options->trace;
    reader->trace_user = options->trace_user;
    const struct sudoku_solver_options solver = {.size = sizeof solver, .allocator = &allocator};
    if (sudoku_solver_create(sudoku_layout_classic(), &solver, &reader->assign.solver)) {
        svision_reader_destroy(reader);
        return SVISION_ERR_MEMORY;
    }
    *out = reader;
    return SVISION_OK;
}

void svision_reader_destroy(struct svision_reader *reader)
{
    if (!reader)
        return;
    struct sudoku_allocator allocator = reader->allocator;
    pyramid_close(&reader->pyramid, &allocator);
    detect_close(&reader->detect, &allocator);
    sudoku_solver_destroy(reader->assign.solver);
    mem_free(&allocator, reader);
}

enum svision_status svision_reader_resize(struct svision_reader *reader, unsigned width,
                                          unsigned height)
{
    if (!reader || width == 0 || width > SVISION_MAX_SIDE || height == 0 ||
        height > SVISION_MAX_SIDE)
        return SVISION_ERR_ARGUMENT;
    if (width <= reader->max_width && height <= reader->max_height)
        return SVISION_OK;
    width = width > reader->max_width ? width : reader->max_width;
    height = height > reader->max_height ? height : reader->max_height;
    struct pyramid pyramid;
    struct detect_space detect;
    if (!pyramid_open(&pyramid, &reader->allocator, width, height))
        return SVISION_ERR_MEMORY;
    if (!detect_open(&detect, &reader->allocator, width, height)) {
        pyramid_close(&pyramid, &reader->allocator);
        return SVISION_ERR_MEMORY;
    }
    pyramid_close(&reader->pyramid, &reader->allocator);
    detect_close(&reader->detect, &reader->allocator);
    reader->pyramid = pyramid;
    reader->detect = detect;
    reader->max_width = width;
    reader->max_height = height;
    return SVISION_OK;
}

/* A point of level 0 in the picture. */
static struct svision_point in_picture(const struct svision_reader *reader,
                                       struct svision_point point)
{
    double scale = reader->pyramid.base_scale;
    return (struct svision_point){(point.x + 0.5) * scale - 0.5, (point.y + 0.5) * scale - 0.5};
}

/* The crossing at (x, y) of the reading, which is TURN quarter turns from how the grid lies. */
static struct svision_point crossing(const struct grid *grid, unsigned turn, unsigned x, unsigned y)
{
    for (; turn > 0; turn--) {
        unsigned kept = x;
        x = y;
        y = 9 - kept;
    }
    return grid_point(grid, x, y);
}

static void place_reading(const struct svision_reader *reader, const struct grid *grid,
                          unsigned turn, struct svision_reading *reading)
{
    for (unsigned i = 0; i < 4; i++)
        reading->corners.corner[i] = in_picture(reader, grid->corners.corner[(i + 4 - turn) % 4]);
    for (unsigned row = 0; row < 10; row++)
        for (unsigned column = 0; column < 10; column++)
            reading->crossings[row][column] = in_picture(reader, crossing(grid, turn, column, row));
}

/* Whether a corner lies in the outermost pixels of the picture. */
static bool is_cut_off(const struct svision_reader *reader, const struct grid *grid)
{
    const struct plane *plane = &reader->pyramid.level[0];
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point border = grid_point(grid, i == 1 || i == 2 ? 9 : 0, i >= 2 ? 9 : 0);
        if (border.x < 0 || border.y < 0 || border.x > plane->width - 1.0 ||
            border.y > plane->height - 1.0)
            return true;
    }
    return false;
}

static void read_grid(struct svision_reader *reader, const struct grid *grid,
                      struct svision_reading *reading)
{
    struct assignment assignment;
    float lead;
    memset(reading, 0, sizeof *reading);
    cells_extract(&reader->pyramid, grid, reader->patches);
    marks_find((const uint8_t(*)[CELL_PIXELS])reader->patches, reader->marks);
    unsigned turn = marks_turn_upright(reader->marks, reader->work, &lead);
    belief_weigh(reader->marks, &reader->belief);
    assign_cells(&reader->assign, &reader->belief, &assignment);
    memcpy(reading->cells, assignment.cells, sizeof reading->cells);
    memcpy(reading->solution, assignment.solution, sizeof reading->solution);
    reading->solutions = assignment.solutions;
    place_reading(reader, grid, turn, reading);
    const struct evidence evidence = {
        .grid = grid,
        .marks = reader->marks,
        .belief = &reader->belief,
        .assignment = &assignment,
        .turn = turn,
        .cut_off = is_cut_off(reader, grid),
    };
    trust_judge(&evidence, reading);
}

enum svision_status svision_reader_read(struct svision_reader *reader,
                                        const struct svision_image *image,
                                        struct svision_reading *readings, size_t capacity,
                                        size_t *count, enum svision_reason *reason)
{
    if (!reader || !readings || capacity == 0 || !count || svision_image_check(image, NULL))
        return SVISION_ERR_ARGUMENT;
    enum svision_status status = svision_reader_resize(reader, image->width, image->height);
    if (status)
        return status;
    unsigned found;
    pyramid_fill(&reader->pyramid, image);
    enum detect_result result =
        detect_grids(&reader->detect, &reader->pyramid, reader->grids, &found);
    if (reason)
        *reason = result == DETECT_FOUND ? SVISION_REASON_NONE : (enum svision_reason)result;
    *count = found < capacity ? found : capacity;
    for (size_t i = 0; i < *count; i++)
        read_grid(reader, &reader->grids[i], &readings[i]);
    return *count ? SVISION_OK : SVISION_NO_GRID;
}
