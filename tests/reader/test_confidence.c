/* The limits beyond which a reading is not sure, one by one. */
#include <math.h>

#include "reader/certainty/confidence.h"
#include "support/check.h"
#include "tracker/readings.h"

enum { GIVEN = 0, EMPTY = 2 }; /* cells of the puzzle */
enum { PAPER = 64 };           /* pixels along a side of the picture, in which nothing is sharp */

struct scene {
    struct pyramid pyramid;
    struct grid grid;
    struct cell_glyph glyphs[81];
    uint8_t patches[81][CELL_PIXELS];
    struct posterior posterior;
    struct assignment assignment;
    struct evidence evidence;
    struct svision_reading reading;
};

/* Paper with lines around it. */
static void draw_patch(uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        bool line = x == 0 || y == 0 || x == CELL_SIDE - 1 || y == CELL_SIDE - 1;
        patch[i] = line ? 60 : 200;
    }
}

/* All that a clear reading of a puzzle comes with. */
static struct scene *clear_scene(void)
{
    static struct scene scene;
    static const uint8_t paper[PAPER * PAPER];
    uint8_t cells[81];
    memset(&scene, 0, sizeof scene);
    reading_digits(reading_puzzle, 0, cells);
    reading_show(&scene.reading, cells, 8);
    memcpy(scene.reading.cells, cells, sizeof cells);
    scene.grid.side = scene.grid.lines.side = 9;
    scene.grid.cell = 30;
    for (unsigned i = 0; i < lines_count(9); i++)
        scene.grid.lines.clearness[i] = 0.2F;
    scene.posterior.side = 9;
    scene.posterior.answers = 10;
    for (unsigned i = 0; i < 81; i++) {
        struct cell_glyph *glyph = &scene.glyphs[i];
        glyph->blob = (struct blob){
            .found = cells[i] != 0, .contrast = 1, .paper = 200, .width = 10, .height = 16};
        glyph->scored = cells[i] != 0;
        glyph->blob.ink = cells[i] ? 0.8F : 0;
        scene.reading.writing[i] = cells[i] ? SVISION_WRITING_PRINT : SVISION_WRITING_NONE;
        glyph->ratio = cells[i] ? 1 : 0;
        glyph->scores[0] = -9;
        scene.posterior.blank[i] = scene.posterior.nothing[i] = 14;
        draw_patch(scene.patches[i]);
        memcpy(scene.posterior.cost[i], scene.reading.cost[i], 10 * sizeof(float));
    }
    scene.assignment.solutions = 1;
    scene.assignment.gap = 4;
    scene.pyramid = (struct pyramid){.level_count = 1, .base_scale = 1};
    scene.pyramid.level[0] = (struct plane){paper, PAPER, PAPER, PAPER};
    /* The grid touches an edge, which is then the cause of most that is not sure. */
    scene.evidence = (struct evidence){.pyramid = &scene.pyramid,
                                       .grid = &scene.grid,
                                       .glyphs = scene.glyphs,
                                       .patches = (const uint8_t(*)[CELL_PIXELS])scene.patches,
                                       .posterior = &scene.posterior,
                                       .assignment = &scene.assignment,
                                       .lead = 10,
                                       .touched = SVISION_EDGE_TOP};
    return &scene;
}

typedef void change(struct scene *scene, float value);

static void set_gap(struct scene *scene, float value)
{
    scene->assignment.gap = value;
}

static void set_extra(struct scene *scene, float value)
{
    scene->assignment.extra = value;
    scene->assignment.changed[GIVEN] = 1;
}

static void set_changes(struct scene *scene, float value)
{
    scene->assignment.changes = (unsigned)value;
    scene->assignment.changed[GIVEN] = 1;
}

static void set_strangeness(struct scene *scene, float value)
{
    scene->posterior.strangeness[GIVEN] = value;
}

static void set_cell(struct scene *scene, float value)
{
    scene->grid.cell = value;
}

static void set_blank_ratio(struct scene *scene, float value)
{
    scene->glyphs[EMPTY].ratio = value;
}

/* A dark mark that looks like no digit, with such odds that it is none. */
static void set_dark_blank(struct scene *scene, float value)
{
    scene->glyphs[EMPTY].scored = true;
    scene->glyphs[EMPTY].scores[0] = 0;
    scene->glyphs[EMPTY].ratio = 0.45F;
    scene->posterior.blank[EMPTY] = value;
}

/* The same, where it is no print only because it looks like a hand's. */
static void set_mark_of_nobody(struct scene *scene, float value)
{
    set_dark_blank(scene, 9);
    scene->posterior.nothing[EMPTY] = value;
}

/* A mark that looks like a digit. */
static void set_digit_like_blank(struct scene *scene, float value)
{
    scene->glyphs[EMPTY].scored = true;
    scene->glyphs[EMPTY].scores[0] = -4;
    scene->glyphs[EMPTY].ratio = value;
}

/* A mark with the same ink, which looks like a digit by a probability of VALUE. */
static void set_shape(struct scene *scene, float value)
{
    set_digit_like_blank(scene, 0.3F);
    scene->glyphs[EMPTY].scores[0] = logf(1 - value);
}

/* The same, where so many others have that ink, too. */
static void set_clean_page(struct scene *scene, float value)
{
    set_digit_like_blank(scene, 0.3F);
    for (unsigned i = 0, others = 0; i < 81; i++)
        if (!scene->reading.cells[i] && (float)others++ < 51 - value)
            scene->glyphs[i].ratio = 0.25F;
}

static void set_shade(struct scene *scene, float value)
{
    scene->posterior.cost[GIVEN][5] = 0.3F;
    scene->glyphs[GIVEN].blob.contrast = value;
}

static void set_shaded_doubt(struct scene *scene, float value)
{
    set_shade(scene, 2);
    scene->posterior.cost[GIVEN][5] = value;
}

static void set_shaded_blank(struct scene *scene, float value)
{
    set_dark_blank(scene, value);
    scene->glyphs[EMPTY].blob.contrast = 2;
}

/* Nothing printed, by all the rest, but a digit by its shape, with a probability of VALUE. */
static void set_shaded_shape(struct scene *scene, float value)
{
    set_shaded_blank(scene, 12);
    scene->glyphs[EMPTY].scores[0] = logf(1 - value);
}

/* The segments around EMPTY: its border above, a line across, and two down. */
static float *segment(struct scene *scene, unsigned number)
{
    unsigned at = number < 2 ? lines_at(9, LINES_ACROSS, number, EMPTY)
                             : lines_at(9, LINES_DOWN, EMPTY + number - 2, 0);
    return &scene->grid.lines.clearness[at];
}

/* Where the lines around EMPTY are lit: all of COUNT edges, or but for the middle or the ends. */
enum part { WHOLE, MIDDLE, ENDS };

static bool is_lit(unsigned x, unsigned y, unsigned count, enum part part)
{
    bool across = y == 0 || y == CELL_SIDE - 1;
    bool far = across ? y > 0 : x > 0;
    unsigned along = across ? x : y, edge = (across ? 0U : 2U) + (far ? 1U : 0U);
    bool middle = along >= 9 && along < 23;
    return edge < count && (part == WHOLE || middle == (part == MIDDLE));
}

/* Leaves nothing of lines but what lies in EMPTY, and white paper beside them. */
static void whiten(struct scene *scene)
{
    for (unsigned i = 0; i < sizeof scene->patches; i++)
        if (scene->patches[i / CELL_PIXELS][i % CELL_PIXELS] == 200)
            scene->patches[i / CELL_PIXELS][i % CELL_PIXELS] = 255;
    for (unsigned i = 0; i < CELL_SIDE; i++) {
        scene->patches[EMPTY - 1][i * CELL_SIDE + CELL_SIDE - 1] = 255;
        scene->patches[EMPTY + 1][i * CELL_SIDE] = 255;
        scene->patches[EMPTY + 9][i] = 255;
    }
}

/* Adds LIGHT to COUNT lines around EMPTY. */
static void add_light(struct scene *scene, float light, unsigned count, enum part part)
{
    whiten(scene);
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        bool edge = x == 0 || y == 0 || x == CELL_SIDE - 1 || y == CELL_SIDE - 1;
        uint8_t *pixel = &scene->patches[EMPTY][i];
        if (edge && is_lit(x, y, count, part))
            *pixel = (uint8_t)fminf((float)*pixel + light, 255);
    }
}

/* EMPTY is white. */
static void burn(struct scene *scene, float share)
{
    scene->glyphs[EMPTY].blob.burnt = share;
    scene->glyphs[EMPTY].blob.paper = 255;
}

static void set_paper(struct scene *scene, float value)
{
    add_light(scene, 175, 4, WHOLE);
    scene->glyphs[EMPTY].blob.paper = value;
}

static void set_light(struct scene *scene, float value)
{
    burn(scene, 1);
    add_light(scene, value, 4, WHOLE);
}

static void set_lit_lines(struct scene *scene, float value)
{
    burn(scene, 1);
    add_light(scene, 195, (unsigned)value, WHOLE);
}

static void set_lines_on_white(struct scene *scene, float value)
{
    set_lit_lines(scene, value);
    for (unsigned i = 0; i < 81; i++)
        scene->glyphs[i].blob.paper = 255;
}

static void set_peak(struct scene *scene, float value)
{
    burn(scene, 1);
    add_light(scene, 50, 4, ENDS);
    add_light(scene, value, 4, MIDDLE);
}

/* Of a part that is white, so much light reaches a line. */
static void set_spot(struct scene *scene, float value)
{
    burn(scene, 0.5F);
    add_light(scene, value, 1, WHOLE);
}

/* A digit is written in EMPTY, and nothing anywhere else. */
static void set_lone_entry(struct scene *scene, float odds)
{
    scene->reading.writing[EMPTY] = SVISION_WRITING_HAND;
    scene->posterior.blank[EMPTY] = scene->posterior.shape[EMPTY] = odds;
}

/* What looks clearly written stands between lines that are so clear. */
static void set_lines_of_entry(struct scene *scene, float value)
{
    set_lone_entry(scene, 12);
    for (unsigned i = 0; i < 4; i++)
        *segment(scene, i) = value;
}

static void set_white_around_entry(struct scene *scene, float value)
{
    set_lone_entry(scene, 12);
    burn(scene, value);
    add_light(scene, 100, 4, WHOLE);
}

static void set_solutions(struct scene *scene, float value)
{
    scene->assignment.solutions = (unsigned)value;
}

static void set_digits(struct scene *scene, float value)
{
    for (unsigned i = 0, digits = 0; i < 81; i++) {
        digits += scene->reading.cells[i] != 0;
        if ((float)digits > value)
            scene->reading.cells[i] = 0;
        scene->glyphs[i].ratio = scene->glyphs[i].scored = scene->reading.cells[i] != 0;
    }
}

/* A change that leaves the reading sure with one value, and not with the other. */
static const struct limit {
    const char *name;
    change *change;
    float sure, unsure;
} limits[] = {
    {"gap", set_gap, 2.8F, 2.5F},
    {"extra", set_extra, 2.99F, 3.01F},
    {"changes", set_changes, 2, 3},
    {"strangeness", set_strangeness, 1.49F, 1.51F},
    {"size of a cell", set_cell, 7.1F, 6.9F},
    {"ink without a shape", set_blank_ratio, 0.29F, 0.31F},
    {"dark blank", set_dark_blank, 6.1F, 5.9F},
    {"dark mark of nobody", set_mark_of_nobody, 2.7F, 2.5F},
    {"faint digit", set_digit_like_blank, 0.06F, 0.3F},
    {"shape", set_shape, 0.3F, 0.995F},
    {"clean page", set_clean_page, 0, 50},
    {"shade", set_shade, 1.39F, 1.41F},
    {"doubt in shade", set_shaded_doubt, 0.19F, 0.21F},
    {"blank in shade", set_shaded_blank, 10.1F, 9.9F},
    {"shape in shade", set_shaded_shape, 0.09F, 0.11F},
    {"bright paper", set_paper, 240, 241},
    {"light", set_light, 166, 168},
    {"lit lines", set_lit_lines, 1, 2},
    {"lines on white paper", set_lines_on_white, 1, 2},
    {"peak of light", set_peak, 62, 63},
    {"spot of light", set_spot, 46, 44},
    {"lone entry", set_lone_entry, 9, 6},
    {"lines around an entry", set_lines_of_entry, 0.16F, 0.14F},
    {"white around an entry", set_white_around_entry, 0.14F, 0.16F},
    {"solutions", set_solutions, 1, 2},
    {"no solution", set_solutions, 1, 0},
    {"digits", set_digits, 17, 16},
};

static enum svision_certainty judge(const struct limit *limit, float value)
{
    struct scene *scene = clear_scene();
    limit->change(scene, value);
    confidence_judge(&scene->evidence, &scene->reading);
    return scene->reading.certainty;
}

static void each_limit_is_where_it_is_said_to_be(void)
{
    for (unsigned i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        bool sure = judge(&limits[i], limits[i].sure) == SVISION_SURE;
        bool unsure = judge(&limits[i], limits[i].unsure) == SVISION_UNCERTAIN;
        if (!sure || !unsure)
            fprintf(stderr, "%s:\n", limits[i].name);
        CHECK(sure);
        CHECK(unsure);
    }
}

static void a_clear_reading_is_sure_and_says_how_sure(void)
{
    struct scene *scene = clear_scene();
    scene->posterior.cost[GIVEN][5] = 0.4F;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_SURE);
    CHECK_EQ(scene->reading.diagnosis.reason, SVISION_REASON_NONE);
    CHECK(fabsf(scene->reading.confidence[GIVEN] - expf(-0.4F)) < 1e-6F);
    CHECK(scene->reading.confidence[EMPTY] > 0.999F && scene->reading.confidence[EMPTY] < 1);
    CHECK(scene->reading.probability > 0.98F && scene->reading.probability < 1);
}

/* Who wrote a digit in another ink is open, and so is what is printed. */
static void a_second_ink_speaks_against_the_print(void)
{
    struct scene *scene = clear_scene();
    scene->evidence.typed[EMPTY] = true;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_SURE);
    CHECK(scene->reading.probability > 0.98F);
    scene->evidence.typed_is_open = true;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_UNCERTAIN);
    CHECK_EQ(scene->reading.diagnosis.cells[EMPTY], 1);
    CHECK(scene->reading.probability < 0.5F);
}

/* A board that has no rival is likelier than one that has. */
static void the_farther_a_rival_the_likelier_is_a_board(void)
{
    CHECK(confidence_of_gap(0) == 0.5F);
    for (float gap = 0; gap < KBEST_REACH; gap += 0.25F)
        CHECK(confidence_of_gap(gap) < confidence_of_gap(gap + 0.25F));
    CHECK(confidence_of_gap(KBEST_REACH) == confidence_of_gap(2 * KBEST_REACH));
    CHECK(confidence_of_gap(KBEST_REACH) < 1);
}

/* The certainty of a reading in which GIVEN is strange, where it may be by hand; FILLED stand there
 * for sure. */
static enum svision_certainty judge_strange(struct kbest *space, unsigned given,
                                            sudoku_digitset filled)
{
    struct scene *scene = clear_scene();
    scene->evidence.space = space;
    scene->reading.has_hands = true;
    scene->reading.solutions = 1;
    reading_digits(reading_solution, 0, scene->reading.solution);
    scene->posterior.strangeness[given] = 5;
    scene->posterior.filled[given] = filled;
    confidence_judge(&scene->evidence, &scene->reading);
    return scene->reading.certainty;
}

static void who_wrote_a_needless_digit_is_no_doubt(void)
{
    static struct kbest space;
    unsigned needless = 0, needed = 0;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned i = 0; i < 81; i++) {
        sudoku_digitset own = sudoku_digitset_of((unsigned)(reading_solution[i] - '0'));
        if (reading_puzzle[i] == '.')
            continue;
        CHECK_EQ(judge_strange(&space, i, sudoku_digitset_all(9) & ~own), SVISION_UNCERTAIN);
        if (judge_strange(&space, i, own) == SVISION_SURE)
            needless++;
        else
            needed++;
    }
    CHECK(needless > 0 && needed > 0);
    sudoku_solver_destroy(space.solver[0]);
}

/* The certainty where light burns the share BURNT of EMPTY white, but not its lines, on a page
 * whose paper is as bright as PAPER, and a mark there is read as WRITING. */
static enum svision_certainty judge_in_light(enum svision_writing writing, float burnt, float paper)
{
    struct scene *scene = clear_scene();
    for (unsigned i = 0; i < 81; i++)
        scene->glyphs[i].blob.paper = paper;
    burn(scene, burnt);
    add_light(scene, 100, 4, WHOLE);
    scene->reading.writing[EMPTY + 1] = SVISION_WRITING_CANDIDATES;
    scene->reading.writing[EMPTY] = (uint8_t)writing;
    scene->glyphs[EMPTY].scored = true;
    scene->glyphs[EMPTY].scores[0] = 0;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.diagnosis.cells[EMPTY], scene->reading.certainty == SVISION_UNCERTAIN);
    return scene->reading.certainty;
}

static void light_leaves_nothing_clear_but_print(void)
{
    CHECK_EQ(judge_in_light(SVISION_WRITING_CANDIDATES, 0.1F, 200), SVISION_SURE);
    CHECK_EQ(judge_in_light(SVISION_WRITING_CANDIDATES, 0.5F, 200), SVISION_UNCERTAIN);
    CHECK_EQ(judge_in_light(SVISION_WRITING_NONE, 0.1F, 200), SVISION_SURE);
    CHECK_EQ(judge_in_light(SVISION_WRITING_NONE, 0.5F, 200), SVISION_UNCERTAIN);
    CHECK_EQ(judge_in_light(SVISION_WRITING_CANDIDATES, 0.5F, 255), SVISION_SURE);
}

/* The cell of a given is in light that drowns its lines. */
static void clear_print_is_in_no_glare(void)
{
    struct scene *scene = clear_scene();
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        scene->patches[GIVEN][i] = 255;
    scene->glyphs[GIVEN].blob.burnt = 0.8F;
    scene->glyphs[GIVEN].blob.paper = 255;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_SURE);
    scene->posterior.cost[GIVEN][scene->reading.cells[GIVEN]] = 0.3F;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_UNCERTAIN);
    CHECK_EQ(scene->reading.diagnosis.cells[GIVEN], 1);
}

/* What is behind an entry that is in doubt where the grid touches an edge and its print leads by
 * GAP. */
static const struct svision_diagnosis *doubt_entry(float gap)
{
    struct scene *scene = clear_scene();
    scene->reading.solutions = 1;
    scene->assignment.gap = gap;
    scene->reading.writing[EMPTY] = SVISION_WRITING_HAND;
    scene->evidence.entry_doubt[EMPTY] = 0.5F;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.certainty, SVISION_UNCERTAIN);
    return &scene->reading.diagnosis;
}

static void a_doubtful_entry_beside_an_edge_is_not_cut_off(void)
{
    const struct svision_diagnosis *clear = doubt_entry(4);
    CHECK_EQ(clear->reason, SVISION_REASON_BLURRED); /* as all is here */
    CHECK_EQ(clear->edges, 0);
    CHECK_EQ(clear->cells[EMPTY], 1);
    CHECK_EQ(doubt_entry(0)->reason, SVISION_REASON_CUT_OFF);
}

/* Somebody wrote candidates beside EMPTY, or crumbs lie there, of which none is the one of the
 * solution. */
static void set_candidates(struct scene *scene, bool are_some)
{
    scene->reading.writing[EMPTY + 1] = SVISION_WRITING_CANDIDATES;
    scene->reading.solution[EMPTY + 1] = 4;
    scene->reading.candidates[EMPTY + 1] = sudoku_digitset_of(are_some ? 4 : 5);
}

static void crumbs_are_no_sign_of_a_writer(void)
{
    for (unsigned are_some = 0; are_some < 2; are_some++) {
        struct scene *scene = clear_scene();
        set_lone_entry(scene, 6);
        set_candidates(scene, are_some);
        confidence_judge(&scene->evidence, &scene->reading);
        CHECK_EQ(scene->reading.certainty, are_some ? SVISION_SURE : SVISION_UNCERTAIN);
    }
}

/* A digit whose form is that of print, by the odds, in another ink. */
static void a_stained_digit_is_no_sign_of_a_writer(void)
{
    for (float form = -2; form < 12; form += 10) {
        struct scene *scene = clear_scene();
        set_lone_entry(scene, 12);
        scene->posterior.shape[EMPTY] = form;
        confidence_judge(&scene->evidence, &scene->reading);
        CHECK_EQ(scene->reading.certainty, form > 0 ? SVISION_SURE : SVISION_UNCERTAIN);
    }
}

/* The certainty where a mark, no print by the odds BLANK, is read as WRITING, with or without its
 * other half. */
static enum svision_certainty judge_mark(enum svision_writing writing, float ratio, float blank,
                                         bool broken)
{
    struct scene *scene = clear_scene();
    set_candidates(scene, true);
    set_dark_blank(scene, blank);
    scene->glyphs[EMPTY].ratio = ratio;
    scene->glyphs[EMPTY].blob.broken = broken;
    scene->glyphs[EMPTY].blob.width = 4 * scene->glyphs[EMPTY].blob.height; /* a bar */
    scene->reading.writing[EMPTY] = (uint8_t)writing;
    confidence_judge(&scene->evidence, &scene->reading);
    CHECK_EQ(scene->reading.diagnosis.cells[EMPTY], scene->reading.certainty == SVISION_UNCERTAIN);
    return scene->reading.certainty;
}

static void half_a_mark_is_neither_an_entry_nor_nothing(void)
{
    CHECK_EQ(judge_mark(SVISION_WRITING_HAND, 0.8F, 9, false), SVISION_SURE);
    CHECK_EQ(judge_mark(SVISION_WRITING_HAND, 0.8F, 9, true), SVISION_UNCERTAIN);
    CHECK_EQ(judge_mark(SVISION_WRITING_HAND, 0.2F, 9, true), SVISION_UNCERTAIN);
    /* Candidates are several pieces. */
    CHECK_EQ(judge_mark(SVISION_WRITING_CANDIDATES, 0.8F, 6.1F, true), SVISION_SURE);
    CHECK_EQ(judge_mark(SVISION_WRITING_CANDIDATES, 0.8F, 5.9F, true), SVISION_UNCERTAIN);
    CHECK_EQ(judge_mark(SVISION_WRITING_CANDIDATES, 0.8F, 5.9F, false), SVISION_SURE);
    CHECK_EQ(judge_mark(SVISION_WRITING_CANDIDATES, 0.3F, 5.9F, true), SVISION_SURE);
    CHECK_EQ(judge_mark(SVISION_WRITING_NONE, 0.41F, 9, false), SVISION_SURE);
    CHECK_EQ(judge_mark(SVISION_WRITING_NONE, 0.41F, 9, true), SVISION_UNCERTAIN);
    CHECK_EQ(judge_mark(SVISION_WRITING_NONE, 0.39F, 9, true), SVISION_SURE);
}

int main(void)
{
    a_clear_reading_is_sure_and_says_how_sure();
    each_limit_is_where_it_is_said_to_be();
    a_second_ink_speaks_against_the_print();
    the_farther_a_rival_the_likelier_is_a_board();
    who_wrote_a_needless_digit_is_no_doubt();
    light_leaves_nothing_clear_but_print();
    clear_print_is_in_no_glare();
    a_doubtful_entry_beside_an_edge_is_not_cut_off();
    crumbs_are_no_sign_of_a_writer();
    a_stained_digit_is_no_sign_of_a_writer();
    half_a_mark_is_neither_an_entry_nor_nothing();
    return check_result();
}
