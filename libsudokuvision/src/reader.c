/* The reader: a picture's way to its readings.
 *
 *     picture -> grey -> grids -> cells -> digits -> the way up -> reading -> trust */
#include <sudokuvision/reader.h>

#include <math.h>
#include <string.h>

#include "boxes.h"
#include "cause.h"
#include "detect.h"
#include "failure.h"
#include "kinds.h"
#include "mem.h"
#include "reader.h"
#include "trace.h"
#include "trust.h"

/* How far a grid that is cut off lies outside the picture at least, in cells, and how close to its
 * edge one lies of which part may be. */
#define CUT_OFF  0.2
#define TOUCHING 0.2

struct svision_reader {
    struct sudoku_allocator allocator;
    struct trace trace;
    uint32_t sides; /* that are looked for: a bit 1 << side for each */
    struct sudoku_layout *layout[KINDS];
    unsigned max_width;
    unsigned max_height;
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grids[DETECT_GRIDS];
    uint8_t view[GRID_VIEW_PIXELS];
    uint8_t patches[CELL_MOST][CELL_PIXELS];
    struct cell_mark marks[CELL_MOST];
    struct cell_mark work[CELL_MOST];
    struct belief belief;
    struct assign_space assign;
    unsigned edges; /* where the grid that was not read leaves the picture */
};

static bool is_wanted(const struct svision_reader_options *options, const struct kind *kind)
{
    return (options->sides == 0 || (options->sides >> kind->side & 1) != 0) &&
           (options->box_rows == 0 || options->box_rows == kind->box_rows) &&
           (options->box_columns == 0 || options->box_columns == kind->box_columns);
}

static enum sudoku_status make_solver(struct svision_reader *reader, unsigned i)
{
    const struct sudoku_layout_options layout = {.size = sizeof layout,
                                                 .side = kinds[i].side,
                                                 .box_rows = kinds[i].box_rows,
                                                 .box_columns = kinds[i].box_columns,
                                                 .allocator = &reader->allocator};
    const struct sudoku_solver_options solver = {.size = sizeof solver,
                                                 .allocator = &reader->allocator};
    const struct sudoku_layout *used = sudoku_layout_classic();
    if (kinds[i].side != KINDS_CLASSIC) {
        enum sudoku_status status = sudoku_layout_create(&layout, &reader->layout[i]);
        if (status)
            return status;
        used = reader->layout[i];
    }
    return sudoku_solver_create(used, &solver, &reader->assign.solver[i]);
}

/* A solver for each kind of grid that OPTIONS ask for. */
static enum svision_status make_solvers(struct svision_reader *reader,
                                        const struct svision_reader_options *options)
{
    if (options->sides & ~SVISION_SIDES)
        return SVISION_ERR_ARGUMENT;
    for (unsigned i = 0; i < KINDS; i++) {
        if (!is_wanted(options, &kinds[i]))
            continue;
        if (make_solver(reader, i))
            return SVISION_ERR_MEMORY;
        reader->sides |= UINT32_C(1) << kinds[i].side;
    }
    return reader->sides ? SVISION_OK : SVISION_ERR_ARGUMENT;
}

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
    reader->trace = (struct trace){options->trace, options->trace_user};
    enum svision_status status = make_solvers(reader, options);
    if (status) {
        svision_reader_destroy(reader);
        return status;
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
    for (unsigned i = 0; i < KINDS; i++) {
        sudoku_solver_destroy(reader->assign.solver[i]);
        sudoku_layout_destroy(reader->layout[i]);
    }
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
    if (!detect_open(&detect, &reader->allocator, reader->sides, width, height)) {
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
        y = grid->side - kept;
    }
    return grid_point(grid, x, y);
}

static void place_reading(const struct svision_reader *reader, const struct grid *grid,
                          unsigned turn, struct svision_reading *reading)
{
    for (unsigned i = 0; i < 4; i++)
        reading->corners.corner[i] = in_picture(reader, grid->corners.corner[(i + 4 - turn) % 4]);
    for (unsigned row = 0; row <= grid->side; row++)
        for (unsigned column = 0; column <= grid->side; column++)
            reading->crossings[row * (grid->side + 1) + column] =
                in_picture(reader, crossing(grid, turn, column, row));
}

/* The edges of the picture beyond which GRID goes by MARGIN cells; where that is below 0, those to
 * which it comes so close. */
static unsigned cut_edges(const struct svision_reader *reader, const struct grid *grid,
                          double margin)
{
    const struct plane *plane = &reader->pyramid.level[0];
    double far = grid->side;
    unsigned edges = 0;
    margin *= grid->cell;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point corner =
            grid_point(grid, i == 1 || i == 2 ? far : 0, i >= 2 ? far : 0);
        edges |= corner.x < -margin ? SVISION_EDGE_LEFT : 0;
        edges |= corner.y < -margin ? SVISION_EDGE_TOP : 0;
        edges |= corner.x > plane->width + margin ? SVISION_EDGE_RIGHT : 0;
        edges |= corner.y > plane->height + margin ? SVISION_EDGE_BOTTOM : 0;
    }
    return edges;
}

/* False: GRID, which is no classic one, is no puzzle. */
static bool read_grid(struct svision_reader *reader, const struct grid *grid,
                      struct svision_reading *reading)
{
    struct assignment assignment;
    struct evidence evidence = {.grid = grid};
    memset(reading, 0, sizeof *reading);
    reading->side = grid->side;
    double start = trace_now();
    cells_extract(&reader->pyramid, grid, reader->patches);
    start = trace_stage(&reader->trace, SVISION_STAGE_CELLS, start, &reader->patches[0][0],
                        CELL_SIDE, CELL_SIDE * grid->side * grid->side);
    marks_find((const uint8_t(*)[CELL_PIXELS])reader->patches, grid->side, reader->marks);
    unsigned turn = marks_turn_upright(reader->marks, grid->side, reader->work, &evidence.lead);
    start = trace_stage(&reader->trace, SVISION_STAGE_DIGITS, start, NULL, 0, 0);
    if (grid->side != KINDS_CLASSIC && !marks_are_digits(reader->marks, grid->side))
        return false;
    belief_weigh(reader->marks, grid->side, &reader->belief);
    const struct boxes_question question = {grid, turn, &reader->belief};
    evidence.kind = boxes_solve(&question, &reader->assign, &assignment, &evidence.other_way);
    reading->box_rows = evidence.kind->box_rows;
    reading->box_columns = evidence.kind->box_columns;
    memcpy(reading->cells, assignment.cells, sizeof reading->cells);
    memcpy(reading->solution, assignment.solution, sizeof reading->solution);
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        memcpy(reading->cost[i], reader->belief.cost[i],
               reader->belief.answers * sizeof reading->cost[i][0]);
    reading->solutions = assignment.solutions;
    place_reading(reader, grid, turn, reading);
    reading->edges = cut_edges(reader, grid, CUT_OFF);
    evidence.marks = reader->marks;
    evidence.belief = &reader->belief;
    evidence.assignment = &assignment;
    evidence.turn = turn;
    evidence.cut_off = reading->edges != 0;
    trust_judge(&evidence, reading);
    cause_name(&reader->pyramid, cut_edges(reader, grid, -TOUCHING), reading);
    trace_stage(&reader->trace, SVISION_STAGE_READ, start, NULL, 0, 0);
    return true;
}

/* Sure readings first, else in the order in which they were found. */
static void sort_readings(struct svision_reading *readings, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        for (size_t k = i; k > 0 && readings[k].certainty < readings[k - 1].certainty; k--) {
            struct svision_reading kept = readings[k];
            readings[k] = readings[k - 1];
            readings[k - 1] = kept;
        }
    }
}

/* Where EXPECTED (in the picture) is given and holds a grid, that one alone; else all grids. */
static enum detect_result find_grids(struct svision_reader *reader,
                                     const struct svision_quad *expected, unsigned *found)
{
    double scale = reader->pyramid.base_scale;
    if (expected) {
        struct svision_quad quad;
        for (unsigned i = 0; i < 4; i++)
            quad.corner[i] = (struct svision_point){(expected->corner[i].x + 0.5) / scale - 0.5,
                                                    (expected->corner[i].y + 0.5) / scale - 0.5};
        *found = 1;
        if (detect_at(&reader->detect, &reader->pyramid, &quad, &reader->grids[0]))
            return DETECT_FOUND;
    }
    return detect_grids(&reader->detect, &reader->pyramid, reader->grids, found);
}

/* The view is drawn for those who watch only. */
static void tell_detected(struct svision_reader *reader, double start, unsigned found)
{
    double end = trace_now();
    unsigned side = 0;
    if (reader->trace.function && found)
        side = grid_view(&reader->pyramid, &reader->grids[0], reader->view);
    trace_stage(&reader->trace, SVISION_STAGE_DETECT, start + trace_now() - end, reader->view, side,
                side);
}

void reader_look(struct svision_reader *reader, const struct svision_image *image)
{
    double start = trace_now();
    pyramid_fill(&reader->pyramid, image);
    const struct plane *grey = &reader->pyramid.detect;
    trace_stage(&reader->trace, SVISION_STAGE_GREY, start, grey->pixels, grey->width, grey->height);
}

enum svision_status reader_read(struct svision_reader *reader, const struct svision_quad *expected,
                                struct svision_reading *readings, size_t capacity, size_t *count,
                                enum svision_reason *reason)
{
    unsigned found;
    double start = trace_now();
    enum detect_result result = find_grids(reader, expected, &found);
    tell_detected(reader, start, found);
    *count = 0;
    for (unsigned i = 0; i < found && *count < capacity; i++)
        *count += read_grid(reader, &reader->grids[i], &readings[*count]);
    struct failure failure = {SVISION_REASON_NONE, 0};
    if (*count == 0)
        failure =
            failure_explain(&reader->detect, &reader->pyramid, found ? DETECT_NO_LINES : result);
    reader->edges = failure.edges;
    if (reason)
        *reason = failure.reason;
    sort_readings(readings, *count);
    return *count ? SVISION_OK : SVISION_NO_GRID;
}

const struct pyramid *reader_pyramid(const struct svision_reader *reader)
{
    return &reader->pyramid;
}

struct assign_space *reader_assign(struct svision_reader *reader)
{
    return &reader->assign;
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
    reader_look(reader, image);
    return reader_read(reader, NULL, readings, capacity, count, reason);
}

unsigned svision_reader_edges(const struct svision_reader *reader)
{
    return reader ? reader->edges : 0;
}
