/* The reader: a picture's way to its readings.
 *
 *     picture -> grey -> grids -> cells -> digits -> the way up -> reading -> trust */
#include <sudokuvision/reader.h>

#include <math.h>
#include <string.h>

#include "detect.h"
#include "kinds.h"
#include "mem.h"
#include "reader.h"
#include "trace.h"
#include "trust.h"

/* Lines around boxes that are this much heavier than the others show which boxes they are. */
#define CLEAR_EMPHASIS 1.2F

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
    uint8_t patches[CELL_MOST][CELL_PIXELS];
    struct cell_mark marks[CELL_MOST];
    struct cell_mark work[CELL_MOST];
    struct belief belief;
    struct assign_space assign;
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

/* Whether part of a cell lies outside the picture. */
static bool is_cut_off(const struct svision_reader *reader, const struct grid *grid)
{
    const struct plane *plane = &reader->pyramid.level[0];
    double margin = 0.2 * grid->cell, far = grid->side;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point corner =
            grid_point(grid, i == 1 || i == 2 ? far : 0, i >= 2 ? far : 0);
        if (corner.x < -margin || corner.y < -margin || corner.x > plane->width + margin ||
            corner.y > plane->height + margin)
            return true;
    }
    return false;
}

/* How much heavier the lines of DIRECTION are at every STEP than the others, as a factor. */
static float emphasis(const struct grid *grid, unsigned direction, unsigned step)
{
    float heavy = 0, light = 0, heavies = 0, lights = 0;
    for (unsigned line = 1; line < grid->side; line++) {
        float weight = grid->weight[direction][line];
        *(line % step ? &light : &heavy) += weight;
        *(line % step ? &lights : &heavies) += 1;
    }
    return (heavy / heavies + 0.01F) / (light / lights + 0.01F);
}

/* How much GRID, read TURN quarter turns from how it lies, looks as if its boxes were those of
 * KIND: the lines around them are heavier. */
static float looks_like(const struct grid *grid, unsigned turn, const struct kind *kind)
{
    return emphasis(grid, turn % 2 ? LINES_DOWN : LINES_ACROSS, kind->box_rows) *
           emphasis(grid, turn % 2 ? LINES_ACROSS : LINES_DOWN, kind->box_columns);
}

/* Finds the board, and the kind where the side alone does not tell it: the lines do, and where they
 * are all alike, the rules. *OTHER_WAY: neither does. */
static const struct kind *solve_grid(struct svision_reader *reader, const struct grid *grid,
                                     unsigned turn, struct assignment *assignment, bool *other_way)
{
    const struct kind *best = NULL, *second = NULL;
    struct assignment other;
    for (unsigned i = 0; i < KINDS; i++) {
        if (kinds[i].side == grid->side && reader->assign.solver[i]) {
            second = best;
            best = &kinds[i];
        }
    }
    float ratio = INFINITY;
    if (second) {
        ratio = looks_like(grid, turn, best) / looks_like(grid, turn, second);
        if (ratio < 1) {
            const struct kind *kept = best;
            best = second;
            second = kept;
            ratio = 1 / ratio;
        }
    }
    assign_cells(&reader->assign, best, &reader->belief, assignment);
    *other_way = false;
    if (ratio > CLEAR_EMPHASIS)
        return best;
    assign_cells(&reader->assign, second, &reader->belief, &other);
    if (other.solutions != 1)
        return best;
    *other_way = assignment->solutions == 1;
    if (*other_way)
        return best;
    *assignment = other;
    return second;
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
    evidence.kind = solve_grid(reader, grid, turn, &assignment, &evidence.other_way);
    reading->box_rows = evidence.kind->box_rows;
    reading->box_columns = evidence.kind->box_columns;
    memcpy(reading->cells, assignment.cells, sizeof reading->cells);
    memcpy(reading->solution, assignment.solution, sizeof reading->solution);
    for (unsigned i = 0; i < grid->side * grid->side; i++)
        memcpy(reading->cost[i], reader->belief.cost[i],
               reader->belief.answers * sizeof reading->cost[i][0]);
    reading->solutions = assignment.solutions;
    place_reading(reader, grid, turn, reading);
    evidence.marks = reader->marks;
    evidence.belief = &reader->belief;
    evidence.assignment = &assignment;
    evidence.turn = turn;
    evidence.cut_off = is_cut_off(reader, grid);
    trust_judge(&evidence, reading);
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

static enum svision_reason reason_of(enum detect_result result, const struct svision_image *image)
{
    static const enum svision_reason reasons[] = {
        [DETECT_FOUND] = SVISION_REASON_NONE,
        [DETECT_NOTHING_DARK] = SVISION_REASON_NO_OUTLINE,
        [DETECT_NO_QUAD] = SVISION_REASON_NO_QUADRILATERAL,
        [DETECT_NO_LINES] = SVISION_REASON_NO_LINES,
    };
    if (result != DETECT_FOUND && (image->width < 63 || image->height < 63))
        return SVISION_REASON_TOO_SMALL;
    return reasons[result];
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

void reader_look(struct svision_reader *reader, const struct svision_image *image)
{
    double start = trace_now();
    pyramid_fill(&reader->pyramid, image);
    const struct plane *grey = &reader->pyramid.detect;
    trace_stage(&reader->trace, SVISION_STAGE_GREY, start, grey->pixels, grey->width, grey->height);
}

enum svision_status reader_read(struct svision_reader *reader, const struct svision_image *image,
                                const struct svision_quad *expected,
                                struct svision_reading *readings, size_t capacity, size_t *count,
                                enum svision_reason *reason)
{
    unsigned found;
    double start = trace_now();
    enum detect_result result = find_grids(reader, expected, &found);
    unsigned view = lines_view_side(reader->detect.grid.side);
    trace_stage(&reader->trace, SVISION_STAGE_DETECT, start, reader->detect.grid.view,
                found ? view : 0, view);
    *count = 0;
    for (unsigned i = 0; i < found && *count < capacity; i++)
        *count += read_grid(reader, &reader->grids[i], &readings[*count]);
    if (reason)
        *reason = reason_of(found && *count == 0 ? DETECT_NO_LINES : result, image);
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
    return reader_read(reader, image, NULL, readings, capacity, count, reason);
}
