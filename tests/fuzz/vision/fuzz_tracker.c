/* Frames of pages that move, are covered, disappear and reappear. A committed puzzle obeys the
 * rules, is counted once and comes from frames that show the whole grid. If readings are honest,
 * it is the puzzle of a page in the picture or indistinguishable from it. A track is as
 * documented. The linker replaces the pixel code, which takes a hundred times as long as the
 * rest, by the stand-ins below: the reader (a target of its own, `vision`), the picture's
 * motion, and the cover of lines. */
#include <math.h>
#include <string.h>

#include <sudoku/board.h>
#include <sudokuvision/sudokuvision.h>

#include "input/answers.h"
#include "input/scene.h"
#include "tracker/cover/line_cover.h"
#include "tracker/state.h"

enum { MAX_FRAMES = 64, HOLD = 2 };

static struct svision_tracker *the_tracker(void)
{
    static struct svision_tracker *made;
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.sides = SCENE_SIDES;
    options.hold = HOLD;
    HOLDS(made || svision_tracker_create(&options, &made) == SVISION_OK);
    return made;
}

/* Input of the reader. */
static struct scene scene;
static bool was_read; /* the reader was called in this frame */

enum svision_status __wrap_reader_read(struct svision_reader *reader,
                                       const struct reader_place *expected, struct search *search);
size_t __wrap_reader_count(const struct svision_reader *reader);
const struct svision_reading *__wrap_svision_reader_reading(const struct svision_reader *reader,
                                                            size_t index);
enum regions_verdict __wrap_reader_judge_boxes(const struct svision_reader *reader,
                                               const struct svision_reading *reading);
bool __wrap_flow_find(const struct optical_flow *flow, const struct pyramid *pyramid,
                      const struct svision_point *points, unsigned count,
                      const struct svision_homography *guess, struct svision_homography *map);
void __wrap_line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                            bool crossed[BOARD_MAX_CELLS]);
enum sudoku_status __real_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution);
enum sudoku_status __wrap_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution);
const struct sudoku_stats *__wrap_sudoku_solver_stats(const struct sudoku_solver *solver);

enum svision_status __wrap_reader_read(struct svision_reader *reader,
                                       const struct reader_place *expected, struct search *search)
{
    (void)expected;
    (void)search;
    was_read = true;
    for (unsigned i = 0; i < scene.count; i++)
        HOLDS(reader_need(reader, scene.reading[i].size->side));
    return scene.count ? SVISION_OK : SVISION_NO_GRID;
}

size_t __wrap_reader_count(const struct svision_reader *reader)
{
    (void)reader;
    return scene.count;
}

const struct svision_reading *__wrap_svision_reader_reading(const struct svision_reader *reader,
                                                            size_t index)
{
    (void)reader;
    return index < scene.count ? &scene.reading[index] : NULL;
}

enum regions_verdict __wrap_reader_judge_boxes(const struct svision_reader *reader,
                                               const struct svision_reading *reading)
{
    (void)reader;
    (void)reading;
    return scene.boxes;
}

bool __wrap_flow_find(const struct optical_flow *flow, const struct pyramid *pyramid,
                      const struct svision_point *points, unsigned count,
                      const struct svision_homography *guess, struct svision_homography *map)
{
    (void)flow;
    (void)pyramid;
    (void)points;
    (void)count;
    (void)guess;
    *map = (struct svision_homography){{1, 0, scene.moved_x, 0, 1, scene.moved_y, 0, 0, 1}};
    return scene.moved;
}

/* Covers are as large as cells, and their edges do not cross lines. */
void __wrap_line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                            bool crossed[BOARD_MAX_CELLS])
{
    (void)crossed;
    for (unsigned i = 0; frame->side == scene.page->size->side && i < frame->side * frame->side;
         i++)
        if (scene_is_covered(&scene, i))
            look[i] = APPEARANCE_HIDDEN;
}

/* Returns the number of cells on the boards of SOLVER, one of the tracker's. */
static unsigned cells_of(const struct sudoku_solver *solver)
{
    const struct kbest *space = reader_kbest(the_tracker()->reader);
    for (unsigned i = 0; i < BOARD_SIZES; i++)
        if (space->solver[i] == solver)
            return board_size_cells(&board_sizes[i]);
    return 0;
}

enum sudoku_status __wrap_sudoku_solver_unique(struct sudoku_solver *solver,
                                               const struct sudoku_puzzle *puzzle,
                                               const struct sudoku_limits *limits,
                                               uint8_t *solution)
{
    unsigned count = cells_of(solver);
    bool known;
    if (count == 0)
        return __real_sudoku_solver_unique(solver, puzzle, limits, solution);
    struct answer *answer = answer_to(solver, puzzle->givens, count, &known);
    if (!known)
        answer->status = __real_sudoku_solver_unique(solver, puzzle, limits, answer->solution);
    memcpy(solution, answer->solution, count);
    return answer->status;
}

/* The same whether the answer was cached or not. */
const struct sudoku_stats *__wrap_sudoku_solver_stats(const struct sudoku_solver *solver)
{
    static const struct sudoku_stats none;
    (void)solver;
    return &none;
}

/* True if one of the frame's readings shows a whole grid. */
static bool has_whole_grid_reading(void)
{
    for (unsigned i = 0; i < scene.count; i++)
        if (scene.reading[i].diagnosis.edges == 0)
            return true;
    return false;
}

/* True if READING has the given of PAGE in CELL, or the cell is unread. */
static bool matches_given(const struct svision_track *track, const struct svision_reading *reading,
                          const struct scene_page *page, unsigned cell)
{
    return reading->solution[cell] == page->solution[cell] &&
           reading->cells[cell] == (svision_track_unread(track)[cell] ? 0 : page->cells[cell]);
}

/* True if READING has the givens of a page that was shown, except for unread cells. */
static bool matches_shown_page(const struct svision_track *track,
                               const struct svision_reading *reading)
{
    for (unsigned i = 0; i < SCENE_PAGES; i++) {
        const struct scene_page *page = &scene_pages()[i];
        unsigned count = board_size_cells(page->size), alike = 0;
        if (!scene.shown[i] || page->size != reading->size)
            continue;
        for (unsigned k = 0; k < count; k++)
            alike += matches_given(track, reading, page, k);
        if (alike == count)
            return true;
    }
    return false;
}

/* The visible part of the page in the frames read. */
static struct view {
    const struct scene_page *page;
    bool seen[SCENE_MAX_CELLS];
} views[MAX_FRAMES + 8];
static unsigned view_count;

static void keep_view(void)
{
    struct view *view = &views[view_count];
    if (!was_read || scene.count == 0)
        return;
    view->page = scene.page;
    for (unsigned i = 0; i < board_size_cells(scene.page->size); i++)
        view->seen[i] = !scene_is_covered(&scene, i);
    view_count++;
}

/* True if VIEW shows only digits of READING; marks the cells that it shows in SEEN. */
static bool view_supports(const struct view *view, const struct svision_track *track,
                          const struct svision_reading *reading, bool *seen)
{
    if (view->page->size != reading->size)
        return false;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (view->seen[i] && !matches_given(track, reading, view->page, i))
            return false;
        seen[i] |= view->seen[i];
    }
    return true;
}

/* True if the last frames, back to the first needed to show every known cell, show pages with
 * the givens of READING: several pages may have alternated under a cover, each showing only
 * their common part. */
static bool is_consistent_with_one_page(const struct svision_track *track,
                                        const struct svision_reading *reading)
{
    bool seen[SCENE_MAX_CELLS] = {false};
    const uint8_t *unread = svision_track_unread(track);
    for (unsigned i = view_count; i > 0 && view_supports(&views[i - 1], track, reading, seen);
         i--) {
        unsigned open = 0;
        for (unsigned k = 0; k < board_size_cells(reading->size); k++)
            open += !seen[k] && !unread[k];
        if (open == 0)
            return true;
    }
    return false;
}

static void check_committed(const struct svision_track *track)
{
    const struct svision_reading *reading = svision_track_reading(track);
    uint8_t solution[SCENE_MAX_CELLS];
    HOLDS(scene_solve(reading->size, reading->cells, solution) == 1);
    HOLDS(memcmp(solution, reading->solution, board_size_cells(reading->size)) == 0);
    if (scene.honest)
        HOLDS(matches_shown_page(track, reading) || is_consistent_with_one_page(track, reading));
}

static void check_reading(const struct svision_track *track)
{
    const struct svision_reading *reading = svision_track_reading(track);
    unsigned side = svision_reading_side(reading);
    const struct svision_point *crossings = svision_reading_crossings(reading);
    for (unsigned i = 0; i < side * side; i++) {
        HOLDS(reading->cells[i] <= side);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
        if (scene_is_hidden(&scene, i))
            HOLDS(svision_track_unread(track)[i]);
        if (svision_track_state(track) == SVISION_TRACK_COMMITTED && svision_track_unread(track)[i])
            HOLDS(reading->cells[i] == 0);
    }
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++)
        HOLDS(isfinite(crossings[i].x) && isfinite(crossings[i].y));
}

/* The tracker's state before a frame. */
struct before {
    enum svision_track_state state;
    unsigned puzzle, frames;
    const struct board_size *size;
    uint8_t cells[SCENE_MAX_CELLS], solution[SCENE_MAX_CELLS], unread[SCENE_MAX_CELLS];
    double away; /* seconds since a page was in the picture */
};

/* True if the known puzzle is unchanged. */
static bool is_unchanged(const struct svision_track *track, const struct before *before)
{
    const struct svision_reading *reading = svision_track_reading(track);
    unsigned count = board_size_cells(reading->size);
    return before->state == SVISION_TRACK_COMMITTED && !svision_track_is_new(track) &&
           reading->size == before->size && memcmp(reading->cells, before->cells, count) == 0 &&
           memcmp(reading->solution, before->solution, count) == 0 &&
           memcmp(svision_track_unread(track), before->unread, count) == 0;
}

/* Checks that a puzzle that stays loses no known cell. */
static void check_kept(const struct svision_track *track, const struct before *before)
{
    const struct svision_reading *reading = svision_track_reading(track);
    const uint8_t *unread = svision_track_unread(track);
    HOLDS(reading->size == before->size);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        HOLDS(reading->solution[i] == before->solution[i]);
        HOLDS(before->unread[i] || (!unread[i] && reading->cells[i] == before->cells[i]));
    }
}

static void check_puzzle(const struct svision_track *track, const struct before *before)
{
    const struct svision_diagnosis *diagnosis = svision_track_diagnosis(track);
    bool fresh = svision_track_is_new(track);
    HOLDS(svision_diagnosis_reason(diagnosis) == SVISION_REASON_NONE);
    HOLDS(svision_reading_certainty(svision_track_reading(track)) == SVISION_SURE);
    if (is_unchanged(track, before))
        return;
    check_committed(track);
    if (before->state == SVISION_TRACK_COMMITTED && !fresh)
        check_kept(track, before);
}

static void check_track(const struct svision_track *track, const struct before *before)
{
    enum svision_track_state state = svision_track_state(track);
    const struct svision_diagnosis *diagnosis = svision_track_diagnosis(track);
    bool fresh = svision_track_is_new(track);
    char text[200];
    HOLDS((svision_track_reading(track) == NULL) == (state == SVISION_TRACK_NONE));
    HOLDS(svision_track_puzzle_number(track) == before->puzzle + fresh);
    HOLDS(svision_diagnosis_explain(diagnosis, text, sizeof text) < 120);
    HOLDS(svision_diagnosis_hint(diagnosis, text, sizeof text) < 80);
    HOLDS(svision_track_visibility(track) >= 0 && svision_track_visibility(track) <= 1);
    HOLDS(svision_track_time_unseen(track) >= 0 && svision_track_time_unseen(track) <= HOLD);
    if (fresh)
        HOLDS(state == SVISION_TRACK_COMMITTED && svision_track_is_seen(track));
    if (was_read && svision_track_is_seen(track))
        HOLDS(scene.count > 0);
    if (state == SVISION_TRACK_COMMITTED)
        check_puzzle(track, before);
    if (state != SVISION_TRACK_NONE)
        check_reading(track);
    if (state != SVISION_TRACK_NONE && before->state != SVISION_TRACK_NONE &&
        !has_whole_grid_reading())
        HOLDS(!fresh && svision_track_frames(track) <= before->frames);
    if (scene.honest && before->away > 0.15)
        HOLDS(svision_track_visibility(track) == 0);
}

static void keep(const struct svision_track *track, struct before *before)
{
    const struct svision_reading *reading = svision_track_reading(track);
    before->state = svision_track_state(track);
    before->puzzle = svision_track_puzzle_number(track);
    before->frames = svision_track_frames(track);
    before->size = reading ? reading->size : NULL;
    if (!reading)
        return;
    memcpy(before->cells, reading->cells, sizeof before->cells);
    memcpy(before->solution, reading->solution, sizeof before->solution);
    memcpy(before->unread, svision_track_unread(track), sizeof before->unread);
}

static void follow(struct svision_tracker *tracker, double seconds, struct before *before)
{
    const struct svision_image image = {scene.pixels, scene.side, scene.side, scene.side,
                                        SVISION_GRAY8};
    const struct svision_track *track = NULL;
    was_read = false;
    HOLDS(svision_tracker_update(tracker, &image, seconds, &track) == SVISION_OK);
    before->away = scene.away ? before->away + tracker->gap : 0;
    keep_view();
    check_track(track, before);
    keep(track, before);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct before before = {0};
    struct bytes bytes = {data, size};
    struct svision_tracker *tracker = the_tracker();
    double seconds = 0;
    svision_tracker_reset(tracker);
    view_count = 0;
    scene_begin(&bytes, &scene);
    for (unsigned frames = 0; frames < MAX_FRAMES && (frames == 0 || bytes.size > 0);) {
        double gap = scene_go_on(&bytes, &scene);
        for (unsigned i = 0; i < scene.repeats; i++, frames++) {
            seconds += gap;
            follow(tracker, seconds, &before);
            scene_stay(&scene);
        }
    }
    return 0;
}
