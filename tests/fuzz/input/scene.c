#include "scene.h"

#include <string.h>

#include <sudoku/sudoku.h>

#include "support/minimal.h"

/* Returns the solver for boards of SIZE, created on first use. */
static struct sudoku_solver *solver_for(const struct board_size *size)
{
    static struct sudoku_solver *made[BOARD_SIZES];
    static struct sudoku_layout *layouts[BOARD_SIZES];
    struct sudoku_solver **solver = &made[size - board_sizes];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_solver_options untimed = SUDOKU_SOLVER_OPTIONS_INIT;
    untimed.untimed = true;
    options.side = size->side;
    options.box_rows = size->box_rows;
    options.box_columns = size->box_columns;
    if (!*solver) {
        struct sudoku_layout **layout = &layouts[size - board_sizes];
        HOLDS(sudoku_layout_create(&options, layout) == SUDOKU_OK);
        HOLDS(sudoku_solver_create(*layout, &untimed, solver) == SUDOKU_OK);
    }
    return *solver;
}

unsigned scene_solve(const struct board_size *size, const uint8_t *cells, uint8_t *solution)
{
    const struct sudoku_puzzle puzzle = {.givens = cells};
    switch (sudoku_solver_unique(solver_for(size), &puzzle, NULL, solution)) {
    case SUDOKU_OK:
        return 1;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return 2;
    default:
        return 0;
    }
}

/* Makes a page of SIZE from the solution determined by SEED; its givens are removed in steps of
 * STEP, which is coprime to the number of cells. */
static void make_page(const struct board_size *size, uint64_t seed, unsigned step,
                      struct scene_page *page)
{
    struct sudoku_solver *solver = solver_for(size);
    const struct sudoku_puzzle empty = {0};
    unsigned count = board_size_cells(size);
    page->size = size;
    sudoku_solver_set_seed(solver, seed);
    HOLDS(sudoku_solver_solve(solver, &empty, NULL, page->solution) == SUDOKU_OK);
    memcpy(page->cells, page->solution, count);
    minimal_dig(solver, count, step, page->cells);
}

/* Two pages of some kinds share a solution. */
const struct scene_page *scene_pages(void)
{
    static const struct {
        unsigned side, box_rows;
        uint64_t seed;
        unsigned step;
    } plans[SCENE_PAGES] = {{4, 2, 1, 1}, {4, 2, 1, 5}, {4, 2, 2, 3},
                            {6, 2, 1, 5}, {6, 3, 1, 7}, {9, 3, 1, 5}};
    static struct scene_page pages[SCENE_PAGES];
    for (unsigned i = 0; i < SCENE_PAGES && !pages[i].size; i++) {
        const struct board_size *size = board_sizes;
        while (size->side != plans[i].side || size->box_rows != plans[i].box_rows)
            size++;
        make_page(size, plans[i].seed, plans[i].step, &pages[i]);
    }
    return pages;
}

bool scene_is_hidden(const struct scene *scene, unsigned cell)
{
    return scene->glare && cell % scene->glare == 0;
}

bool scene_is_covered(const struct scene *scene, unsigned cell)
{
    const struct scene_cover *cover = &scene->cover;
    unsigned row = cell / scene->page->size->side, column = cell % scene->page->size->side;
    return row - cover->row < cover->rows && column - cover->column < cover->columns;
}

/* Fills a rectangle, clipped to the picture. */
static void fill(struct scene *scene, int left, int top, int width, int height, uint8_t shade)
{
    int side = (int)scene->side;
    int from = left < 0 ? 0 : left, to = left + width < side ? left + width : side;
    for (int y = top < 0 ? 0 : top; from < to && y < top + height && y < side; y++)
        memset(scene->pixels + y * side + from, shade, (size_t)(to - from));
}

static void draw_page(struct scene *scene)
{
    enum { THICK = 2, LINE = 60, INK = 50 };
    const struct board_size *size = scene->page->size;
    int length = (int)size->side * SCENE_CELL + 1;
    for (unsigned i = 0; i <= size->side; i++) {
        int at = (int)i * SCENE_CELL, across = i % size->box_columns ? 1 : THICK,
            down = i % size->box_rows ? 1 : THICK;
        fill(scene, scene->x + at, scene->y, across, length, LINE);
        fill(scene, scene->x, scene->y + at, length, down, LINE);
    }
    /* Each digit has marks of its own. */
    for (unsigned i = 0; i < board_size_cells(size); i++) {
        int left = scene->x + (int)(i % size->side) * SCENE_CELL + 4;
        int top = scene->y + (int)(i / size->side) * SCENE_CELL + 3;
        unsigned digit = scene->page->cells[i];
        if (digit)
            fill(scene, left, top, 2, 7, INK);
        for (unsigned bit = 0; bit < 4; bit++)
            if (digit >> bit & 1)
                fill(scene, left, top + 2 * (int)bit, 5, 1, INK);
    }
}

static void draw(struct scene *scene)
{
    const struct scene_cover *cover = &scene->cover;
    memset(scene->pixels, 215, (size_t)scene->side * scene->side);
    if (scene->away)
        return;
    scene->shown[scene->page - scene_pages()] = true;
    draw_page(scene);
    fill(scene, scene->x + (int)cover->column * SCENE_CELL - 1,
         scene->y + (int)cover->row * SCENE_CELL - 1, (int)cover->columns * SCENE_CELL + 3,
         (int)cover->rows * SCENE_CELL + 3, cover->shade);
}

/* Returns the edges of the picture that the page crosses. */
static unsigned find_edges(const struct scene *scene)
{
    int length = (int)scene->page->size->side * SCENE_CELL, side = (int)scene->side;
    return (scene->x < 0 ? SVISION_EDGE_LEFT : 0U) | (scene->y < 0 ? SVISION_EDGE_TOP : 0U) |
           (scene->x + length >= side ? SVISION_EDGE_RIGHT : 0U) |
           (scene->y + length >= side ? SVISION_EDGE_BOTTOM : 0U);
}

/* Places the reading of the page, rotated by TURN quarter turns and shifted by RIGHT and DOWN
 * cells. */
static void place(const struct scene *scene, unsigned turn, int right, int down,
                  struct svision_reading *reading)
{
    unsigned side = scene->page->size->side, row = side + 1;
    for (unsigned i = 0; i < row * row; i++) {
        unsigned at = board_turn_cell(row, i, turn);
        reading->crossings[i] =
            (struct svision_point){scene->x + SCENE_CELL * ((int)(at % row) + right),
                                   scene->y + SCENE_CELL * ((int)(at / row) + down)};
    }
    for (unsigned i = 0; i < 4; i++)
        reading->corners.corner[i] = reading->crossings[board_size_corner(reading->size, i)];
    reading->turn = turn;
}

static void cut_off(const struct scene *scene, unsigned edges, struct svision_reading *reading)
{
    reading->diagnosis.edges = edges;
    reading->diagnosis.reason = edges          ? SVISION_REASON_CUT_OFF
                                : scene->glare ? SVISION_REASON_GLARE
                                               : SVISION_REASON_NONE;
}

/* Returns a reading of the picture with its clearness; covered cells are blank. */
static struct svision_reading *read_page(struct scene *scene)
{
    const struct scene_page *page = scene->page;
    struct svision_reading *reading = &scene->reading[scene->count++];
    reading->size = page->size;
    reading->naming = scene->clearness;
    reading->certainty = scene->clearness > 4 ? SVISION_SURE : SVISION_UNCERTAIN;
    diagnosis_clear(&reading->diagnosis, page->size->side);
    for (unsigned i = 0; i < board_size_cells(page->size); i++) {
        unsigned digit = scene_is_covered(scene, i) ? 0 : page->cells[i];
        for (unsigned k = 0; k <= page->size->side; k++)
            reading->cost[i][k] = k == digit ? 0 : scene->clearness;
        reading->diagnosis.cells[i] = scene_is_hidden(scene, i);
        reading->doubt[i] = scene_is_hidden(scene, i) ? READING_LIT : READING_PLAIN;
    }
    cut_off(scene, find_edges(scene), reading);
    place(scene, 0, 0, 0, reading);
    return reading;
}

/* Introduces typical errors into the reading. */
static void misread(struct bytes *bytes, struct scene *scene)
{
    struct svision_reading *reading = read_page(scene);
    unsigned kind = next_byte(bytes), side = reading->size->side;
    if (kind % 4 == 1)
        place(scene, kind / 4 % 4, 0, 0, reading);
    if (kind % 4 == 2)
        place(scene, 0, (int)(kind / 4 % 3) - 1, (int)(kind / 12 % 3) - 1, reading);
    if (kind % 4 == 3) {
        cut_off(scene, kind / 4 % 16, reading);
        scene->boxes = (enum regions_verdict)(kind / 64);
    }
    for (unsigned i = kind & 128 ? 0 : next_byte(bytes) % 8; i > 0; i--) {
        float *cost = reading->cost[next_byte(bytes) % (side * side)];
        unsigned answer = next_byte(bytes);
        cost[answer % (side + 1)] = (float)(answer / (side + 1)) / 2;
    }
}

static void take_cover(struct bytes *bytes, struct scene *scene)
{
    unsigned side = scene->page->size->side, at = next_byte(bytes), size = next_byte(bytes);
    scene->cover = (struct scene_cover){at / 16 % side, at % side, size % 5, size / 5 % 5,
                                        (uint8_t)(160 + size % 64)};
}

static void take_page(struct bytes *bytes, struct scene *scene)
{
    scene->moved = false;
    scene->page = &scene_pages()[next_byte(bytes) % SCENE_PAGES];
    scene->cover = (struct scene_cover){0};
}

void scene_begin(struct bytes *bytes, struct scene *scene)
{
    static const unsigned sides[4] = {72, 96, SCENE_MAX_PICTURE, 72};
    memset(scene->shown, 0, sizeof scene->shown);
    unsigned kind = next_byte(bytes);
    scene->honest = kind & 1;
    scene->side = sides[kind / 2 % 4];
    scene->glare = kind & 8 ? (uint8_t)(2 + kind / 16) : 0;
    scene->away = false;
    scene->x = scene->y = SCENE_CELL;
    scene->clearness = 6;
    take_page(bytes, scene);
}

static void apply_event(struct bytes *bytes, unsigned event, struct scene *scene)
{
    unsigned value;
    switch (event) {
    case 3:
        value = next_byte(bytes);
        scene->moved_x += (int)(value % 16) - 8;
        scene->moved_y += (int)(value / 16) - 8;
        break;
    case 4:
        take_page(bytes, scene);
        break;
    case 5:
        scene->moved = false;
        scene->away = !scene->away;
        break;
    case 6:
        take_cover(bytes, scene);
        break;
    case 7:
        scene->clearness = (float)next_byte(bytes) / 16;
        break;
    default:
        break;
    }
}

/* Pictures of the same view differ in a corner's brightness, unless the camera is still. */
static void show(struct bytes *bytes, struct scene *scene, unsigned way)
{
    draw(scene);
    scene->frame++;
    if (way % 8 < 6)
        scene->pixels[0] = (uint8_t)(200 + scene->frame % 16);
    scene->count = 0;
    scene->boxes = REGIONS_UNKNOWN;
    if (!scene->honest && way % 4 == 1)
        misread(bytes, scene);
    if (!scene->away && way % 4 != 2)
        (void)read_page(scene);
}

double scene_go_on(struct bytes *bytes, struct scene *scene)
{
    unsigned events = next_byte(bytes), way = next_byte(bytes);
    scene->moved = way % 32 < 28;
    scene->moved_x = scene->moved_y = 0;
    apply_event(bytes, events % 8, scene);
    apply_event(bytes, events / 8 % 8, scene);
    scene->x += scene->moved_x;
    scene->y += scene->moved_y;
    scene->repeats = 1U << events / 64;
    show(bytes, scene, way);
    return way < 224 ? 0.04 : way < 240 ? 0.4 : 2;
}

void scene_stay(struct scene *scene)
{
    scene->moved_x = scene->moved_y = 0;
    scene->pixels[1]++;
}
