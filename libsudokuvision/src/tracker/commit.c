#include "tracker/commit.h"

#include <math.h>
#include <string.h>

enum {
    MIN_FAULTS = 5,
    MAX_RIVALS = 10,   /* frames with another committed board until it replaces the puzzle */
    PLAIN_FAULTS = 12, /* number of differing cells that clearly shows another puzzle */
};

/* Minimum share of earlier evidence that a frame keeps, so that evidence from a slow camera
 * accumulates: below 0.75, the limited share of each frame would never reach the margin. */
#define MIN_KEPT 0.85
/* Share of frames in which a blank cell may hide print, above which it is reported, and below which
 * no longer. */
#define MIN_DOUBT  0.5F
#define GONE_DOUBT 0.1F

unsigned commit_scale(const struct board_size *size, unsigned count)
{
    unsigned classic = board_size_of_side(BOARD_SIZE_CLASSIC)->min_digits;
    return (count * size->min_digits + classic - 1) / classic;
}

unsigned commit_min_faults(const struct board_size *size)
{
    return commit_scale(size, MIN_FAULTS);
}

/* It is unknown how much of a cropped grid is missing: half rows look blank, and the page's margin
 * at the other end looks like a row. */
static bool is_cut_off(const struct match *match)
{
    return match->seen.reading->diagnosis.edges != 0;
}

void commit_fade(struct svision_tracker *tracker)
{
    tracker->kept *= (float)fmax(exp(-tracker->gap / tracker->time_constant), MIN_KEPT);
}

static void add_evidence(struct svision_tracker *tracker, const struct match *match,
                         const uint8_t *hidden)
{
    if (match->seen.turn || is_cut_off(match))
        return;
    fusion_forget_contradicted(&tracker->fusion, match->seen.reading, hidden);
    fusion_add(&tracker->fusion, match->seen.reading, hidden, tracker->kept);
    writing_add(&tracker->writing, match->seen.reading, hidden, tracker->kept);
    tracker->kept = 1;
}

/* Cells where the committed puzzle was certain and something else is clearly visible: all of them,
 * and those where a digit is gone. Additional marks may be handwriting that resembles print. */
struct misprints {
    unsigned count, gone;
};

static struct misprints find_misprints(const struct svision_tracker *tracker)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    struct misprints found = {0};
    uint8_t cells[BOARD_MAX_CELLS];
    fusion_likeliest(&tracker->fusion, cells);
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++) {
        bool other = !puzzle->unread[i] && cells[i] != puzzle->cells[i] &&
                     fusion_is_clear(&tracker->fusion, i);
        found.count += other;
        found.gone += other && cells[i] == 0;
    }
    return found;
}

/* True if enough digits are gone to show that there is another page, even one with the same
 * solution. */
static bool has_lost_digits(const struct svision_tracker *tracker)
{
    return find_misprints(tracker).gone >= commit_min_faults(tracker->puzzle.size);
}

bool commit_is_known(const struct svision_tracker *tracker)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    const struct assignment *board = &tracker->verdict.board;
    return puzzle->size && memcmp(puzzle->solution, board->solution, sizeof board->solution) == 0 &&
           !has_lost_digits(tracker);
}

/* Completes cells that were covered when the puzzle was committed, or possibly handwritten, once
 * their print is known, if nothing on the page contradicts the puzzle. */
static void complete(struct svision_tracker *tracker)
{
    struct puzzle *puzzle = &tracker->puzzle;
    uint8_t cells[BOARD_MAX_CELLS];
    if (find_misprints(tracker).count > 0)
        return;
    fusion_likeliest(&tracker->fusion, cells);
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++) {
        if (!puzzle->unread[i] || fusion_lead(&tracker->fusion, i) < POSTERIOR_CLEAR ||
            fusion_is_open(&tracker->fusion, i, puzzle->solution[i]) ||
            (cells[i] && cells[i] != puzzle->solution[i]) ||
            (!cells[i] && fusion_doubt(&tracker->fusion, i) > GONE_DOUBT) ||
            (cells[i] && puzzle->unread[i] == UNREAD_OPEN && !fusion_is_plain(&tracker->fusion, i)))
            continue;
        puzzle->cells[i] = cells[i];
        puzzle->unread[i] = UNREAD_NOT;
    }
}

static void judge(struct svision_tracker *tracker)
{
    fusion_judge(&tracker->fusion, tracker->margin, reader_kbest(tracker->reader),
                 &tracker->verdict);
}

bool commit_is_confirmed(const struct svision_tracker *tracker)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    uint8_t cells[BOARD_MAX_CELLS];
    fusion_likeliest(&tracker->fusion, cells);
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++)
        if (cells[i] != puzzle->cells[i] && cells[i] != puzzle->solution[i])
            return false;
    return true;
}

/* True if READING is certain of another solution, even if most of its digits are those of
 * PUZZLE. */
static bool is_solved_otherwise(const struct puzzle *puzzle, const struct svision_reading *reading)
{
    return reading->certainty == SVISION_SURE && reading->solutions == 1 &&
           memcmp(reading->solution, puzzle->solution, board_size_cells(puzzle->size)) != 0;
}

/* True if enough frames show another puzzle to conclude that the committed one is gone. */
static bool is_foreign(struct svision_tracker *tracker, const struct match *match,
                       const uint8_t *hidden)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    struct consistency consistency =
        fusion_compare(match->seen.reading, hidden, puzzle->cells, puzzle->solution);
    bool solved = is_solved_otherwise(puzzle, match->seen.reading);
    bool differs = consistency.disagree >= commit_min_faults(puzzle->size) &&
                   2 * consistency.disagree > consistency.agree;
    bool plain = solved || (consistency.disagree >= commit_scale(puzzle->size, PLAIN_FAULTS) &&
                            consistency.disagree > consistency.agree);
    tracker->differs = match->seen.turn != 0 || differs || solved;
    if (tracker->differs)
        tracker->foreign += plain ? COMMIT_PLAIN_WEIGHT : 1;
    else if (tracker->foreign > 0)
        tracker->foreign--;
    return tracker->foreign >= COMMIT_MAX_FOREIGN;
}

/* True if another board has been committed for enough frames to replace the puzzle. */
static bool is_replaced(struct svision_tracker *tracker)
{
    if (commit_is_confirmed(tracker)) {
        tracker->rivals = 0;
        return false;
    }
    judge(tracker);
    bool rival = tracker->verdict.committed && !commit_is_known(tracker);
    tracker->rivals = rival ? tracker->rivals + 1 : 0;
    return tracker->rivals >= MAX_RIVALS;
}

/* True if the lines leave no doubt about the shape of the best board. The digits of a jigsaw may
 * also have one, wrong, solution with boxes; if the lines contradict boxes, all evidence is
 * discarded. */
static bool has_boxes(struct svision_tracker *tracker, const struct match *match)
{
    enum regions_verdict lines = reader_judge_boxes(tracker->reader, match->seen.reading);
    if (box_doubt_is_gone(&tracker->box_doubt, lines))
        return true;
    if (lines == REGIONS_OTHERS)
        fusion_start(&tracker->fusion, tracker->fusion.size);
    tracker->verdict.committed = false;
    return false;
}

/* Accepts the best board; the lines of any successor are examined again. */
static enum commit_verdict accept(struct svision_tracker *tracker)
{
    tracker->box_doubt = (struct box_doubt){0};
    return COMMIT_ACCEPT;
}

/* Marks covered cells, and the neighbors of a cell that something extends into: its tip or its
 * shadow may reach them. What the judge of stills finds may stay, like glare. */
static void hide_covered(const struct cover *cover, unsigned side, uint8_t *hidden)
{
    for (unsigned i = 0; i < side * side; i++) {
        if (cover->hidden[i] > 0)
            hidden[i] = FUSION_HIDDEN;
        else if (cover->judged[i] && !hidden[i])
            hidden[i] = FUSION_LIT;
        if (!cover->crossed[i])
            continue;
        unsigned row = i / side, column = i % side;
        for (unsigned r = row ? row - 1 : 0; r <= row + 1 && r < side; r++)
            for (unsigned c = column ? column - 1 : 0; c <= column + 1 && c < side; c++)
                hidden[r * side + c] = FUSION_HIDDEN;
    }
}

enum commit_verdict commit_decide(struct svision_tracker *tracker, const struct match *match)
{
    uint8_t hidden[BOARD_MAX_CELLS];
    guidance_find_hidden(match->seen.reading, tracker->width, tracker->height, hidden);
    hide_covered(&tracker->cover, match->seen.reading->size->side, hidden);
    if (tracker->track.state == SVISION_TRACK_COMMITTED) {
        if (is_foreign(tracker, match, hidden))
            return COMMIT_DROP;
        if (tracker->differs) /* another page contributes no digit */
            return COMMIT_KEEP;
        add_evidence(tracker, match, hidden);
        complete(tracker);
        bool replaced = !is_cut_off(match) && is_replaced(tracker) && has_boxes(tracker, match);
        return replaced ? accept(tracker) : COMMIT_KEEP;
    }
    add_evidence(tracker, match, hidden);
    judge(tracker);
    /* Lines are examined from the first frame on, so that they do not delay the commit. */
    bool clear = !is_cut_off(match) && has_boxes(tracker, match);
    return clear && tracker->verdict.committed ? accept(tracker) : COMMIT_WAIT;
}

/* The reason why the print in CELL of PUZZLE is unknown, if it is. OPEN: it may be handwritten. */
static enum unread find_unread(const struct fusion *fusion, const struct puzzle *puzzle, bool open,
                               unsigned cell)
{
    if (puzzle->cells[cell])
        return UNREAD_NOT;
    if (!fusion_is_read(fusion, cell))
        return UNREAD_UNSEEN;
    if (open)
        return UNREAD_OPEN;
    return fusion_doubt(fusion, cell) > MIN_DOUBT ? UNREAD_HIDDEN : UNREAD_NOT;
}

void commit_accept(struct svision_tracker *tracker)
{
    const struct fusion *fusion = &tracker->fusion;
    const struct assignment *board = &tracker->verdict.board;
    struct puzzle *puzzle = &tracker->puzzle;
    bool open[BOARD_MAX_CELLS] = {false};
    float clarity[BOARD_MAX_CELLS];
    puzzle->size = fusion->size;
    memcpy(puzzle->cells, board->cells, sizeof puzzle->cells);
    memcpy(puzzle->solution, board->solution, sizeof puzzle->solution);
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++) {
        open[i] = !fusion_is_read(fusion, i) || fusion_is_open(fusion, i, board->solution[i]);
        clarity[i] = open[i] ? fusion_print(fusion, i) : INFINITY;
    }
    kbest_thin(reader_kbest(tracker->reader), puzzle->size, clarity, puzzle->cells);
    for (unsigned i = 0; i < BOARD_MAX_CELLS; i++)
        puzzle->unread[i] = (uint8_t)find_unread(fusion, puzzle, open[i], i);
}
