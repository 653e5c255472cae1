/* What makes a reading unsure: changes of a page that is clear. */
#include <math.h>

#include "reader/certainty/judges.h"
#include "reader/judged_page.h"

static void set_gap(struct judged_page *page, float value)
{
    page->assignment.gap = value;
}

static void set_extra(struct judged_page *page, float value)
{
    page->assignment.extra = value;
    page->assignment.changed[GIVEN] = 1;
}

static void set_changes(struct judged_page *page, float value)
{
    page->assignment.changes = (unsigned)value;
    page->assignment.changed[GIVEN] = 1;
}

static void set_cell(struct judged_page *page, float value)
{
    page->grid.cell = value;
}

static void set_blank_ratio(struct judged_page *page, float value)
{
    page->glyphs[EMPTY].ratio = value;
}

/* A dark mark that looks like no digit, with such odds that it is none. */
static void set_dark_blank(struct judged_page *page, float value)
{
    page->glyphs[EMPTY].scored = true;
    page->glyphs[EMPTY].scores[0] = 0;
    page->glyphs[EMPTY].ratio = certainty_model.darkest + 0.05F;
    page->posterior.blank[EMPTY] = page->posterior.nothing[EMPTY] = value;
}

/* The same, where it is no print only because it looks like a hand's. */
static void set_mark_of_nobody(struct judged_page *page, float value)
{
    set_dark_blank(page, value);
    page->posterior.blank[EMPTY] = 9;
}

/* A mark with an INK relative to print that is a digit with the probability VALUE by its shape, and
 * with the odds that follow from both (posterior.c). */
static void set_mark(struct judged_page *page, float ink, float value)
{
    float darkness = fminf(fmaxf((ink - 0.4F) / 0.05F, -6), 2.5F);
    page->glyphs[EMPTY].scored = true;
    page->glyphs[EMPTY].scores[0] = logf(1 - value);
    page->glyphs[EMPTY].ratio = ink;
    page->posterior.blank[EMPTY] = page->posterior.nothing[EMPTY] =
        logf((1 - value) / value) - darkness;
}

/* A mark that looks like a digit. */
static void set_digit_like_blank(struct judged_page *page, float value)
{
    set_mark(page, value, 0.98F);
}

/* A mark with the same ink that is a digit with the probability VALUE. */
static void set_shape(struct judged_page *page, float value)
{
    set_mark(page, 0.3F, value);
}

static void set_shaded_blank(struct judged_page *page, float value)
{
    set_dark_blank(page, value);
    page->glyphs[EMPTY].blob.contrast = 2;
}

/* A dark mark that is a digit by its shape, with a probability of VALUE. */
static void set_shaded_shape(struct judged_page *page, float value)
{
    set_mark(page, certainty_model.darkest + 0.05F, value);
    page->glyphs[EMPTY].blob.contrast = 2;
}

/* The odds that a faint mark is a digit, on a page with entries in VALUE of 51 open cells. */
static void set_entries(struct judged_page *page, float value)
{
    set_mark(page, 0.15F, 0.3F);
    for (unsigned i = 0, others = 0; i < 81; i++)
        if (!page->reading.cells[i] && i != EMPTY && (float)others++ < value) {
            page->reading.writing[i] = SVISION_MARK_ENTRY;
            page->posterior.blank[i] = page->posterior.shape[i] = 14;
        }
}

/* The segments around EMPTY: its border above, a line across, and two down. */
static float *segment(struct judged_page *page, unsigned number)
{
    unsigned at = number < 2 ? lines_at(9, LINES_ACROSS, number, EMPTY)
                             : lines_at(9, LINES_DOWN, EMPTY + number - 2, 0);
    return &page->grid.lines.clearness[at];
}

/* A clear entry between lines of clearness VALUE. */
static void set_lines_of_entry(struct judged_page *page, float value)
{
    judged_page_write(page, 12);
    for (unsigned i = 0; i < 4; i++)
        *segment(page, i) = value;
}

static void set_solutions(struct judged_page *page, float value)
{
    page->assignment.solutions = (unsigned)value;
}

static void set_digits(struct judged_page *page, float value)
{
    for (unsigned i = 0, digits = 0; i < 81; i++) {
        digits += page->reading.cells[i] != 0;
        if ((float)digits > value)
            page->reading.cells[i] = 0;
        page->glyphs[i].ratio = page->glyphs[i].scored = page->reading.cells[i] != 0;
    }
}

static const struct judged_change changes[] = {
    {"a rival comes close", set_gap, 8, 0.5F},
    {"overruled digits cost more", set_extra, 0, 9},
    {"more digits are overruled", set_changes, 0, 9},
    {"cells are smaller", set_cell, 30, 3},
    {"a blank cell has more ink", set_blank_ratio, 0.02F, 0.8F},
    {"a dark mark may be print", set_dark_blank, 14, 0},
    {"a dark mark may be a digit", set_mark_of_nobody, 14, 0},
    {"a mark shaped like a digit is darker", set_digit_like_blank, 0.03F, 0.5F},
    {"a mark is shaped more like a digit", set_shape, 0.05F, 0.999F},
    {"a mark on a shadow's edge may be print", set_shaded_blank, 20, 2},
    {"a mark on a shadow's edge is shaped more like a digit", set_shaded_shape, 0.01F, 0.9F},
    {"a page with a faint mark has more entries", set_entries, 10, 50},
    {"the only entry looks more like print", judged_page_write, 14, 0},
    {"the lines around the only entry are paler", set_lines_of_entry, 0.2F, 0.02F},
    {"there are more solutions", set_solutions, 1, 2},
    {"there is no solution", set_solutions, 1, 0},
    {"there are fewer digits", set_digits, 30, 8},
};

static void more_of_a_fault_never_makes_a_reading_sure(void)
{
    judged_page_try(changes, sizeof changes / sizeof changes[0]);
}

static void a_clear_reading_is_sure_and_has_a_probability(void)
{
    struct judged_page *page = judged_page_clear();
    page->posterior.cost[GIVEN][5] = 0.4F;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_SURE);
    CHECK_EQ(page->reading.diagnosis.reason, SVISION_REASON_NONE);
    CHECK(fabsf(page->reading.confidence[GIVEN] - expf(-0.4F)) < 1e-6F);
    CHECK(page->reading.confidence[EMPTY] > 0.999F && page->reading.confidence[EMPTY] < 1);
    CHECK(page->reading.probability > 0.98F && page->reading.probability < 1);
}

/* The writer of a digit in another ink is uncertain, and so is the print. */
static void a_second_ink_speaks_against_the_print(void)
{
    struct judged_page *page = judged_page_clear();
    page->evidence.typed[EMPTY] = true;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_SURE);
    CHECK(page->reading.probability > 0.98F);
    page->evidence.typed_unclear[EMPTY] = true;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_UNCERTAIN);
    CHECK_EQ(page->reading.diagnosis.cells[EMPTY], 1);
    CHECK(page->reading.probability < 0.5F);
}

/* A board that has no rival is likelier than one that has. */
static void the_farther_a_rival_the_likelier_is_a_board(void)
{
    CHECK(evidence_gap_probability(0) == 0.5F);
    for (float gap = 0; gap < KBEST_REACH; gap += 0.25F)
        CHECK(evidence_gap_probability(gap) < evidence_gap_probability(gap + 0.25F));
    CHECK(evidence_gap_probability(KBEST_REACH) == evidence_gap_probability(2 * KBEST_REACH));
    CHECK(evidence_gap_probability(KBEST_REACH) < 1);
}

/* The reason for a doubtful entry if the grid touches an edge and its print leads by GAP. */
static const struct svision_diagnosis *doubt_entry(float gap)
{
    struct judged_page *page = judged_page_clear();
    page->reading.solutions = 1;
    page->assignment.gap = gap;
    page->reading.writing[EMPTY] = SVISION_MARK_ENTRY;
    page->evidence.entry_doubt[EMPTY] = 0.5F;
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty, SVISION_UNCERTAIN);
    return &page->reading.diagnosis;
}

static void a_doubtful_entry_beside_an_edge_is_not_cut_off(void)
{
    const struct svision_diagnosis *clear = doubt_entry(4);
    CHECK_EQ(clear->reason, SVISION_REASON_AMBIGUOUS);
    CHECK_EQ(clear->edges, 0);
    CHECK_EQ(clear->cells[EMPTY], 1);
    CHECK_EQ(doubt_entry(0)->reason, SVISION_REASON_CUT_OFF);
}

/* Candidates, or crumbs, in EMPTY; none is the digit of the solution. */
static void set_candidates(struct judged_page *page, bool are_some)
{
    page->reading.writing[EMPTY + 1] = SVISION_MARK_CANDIDATES;
    page->reading.solution[EMPTY + 1] = 4;
    page->reading.candidates[EMPTY + 1] = sudoku_digitset_of(are_some ? 4 : 5);
}

static void crumbs_do_not_suggest_handwriting(void)
{
    for (unsigned are_some = 0; are_some < 2; are_some++) {
        struct judged_page *page = judged_page_clear();
        judged_page_write(page, 6);
        set_candidates(page, are_some);
        judged_page_judge(page);
        CHECK_EQ(page->reading.certainty, are_some ? SVISION_SURE : SVISION_UNCERTAIN);
    }
}

/* A digit whose form is that of print, by the odds, in another ink. */
static void a_stained_digit_does_not_suggest_handwriting(void)
{
    for (float form = -2; form < 12; form += 10) {
        struct judged_page *page = judged_page_clear();
        judged_page_write(page, 12);
        page->posterior.shape[EMPTY] = form;
        judged_page_judge(page);
        CHECK_EQ(page->reading.certainty, form > 0 ? SVISION_SURE : SVISION_UNCERTAIN);
    }
}

/* One clear entry is a proof of handwriting, but of thirty printed digits two may be stained so
 * that they look as much like handwriting together. */
static void two_stained_digits_do_not_suggest_handwriting(void)
{
    for (unsigned count = 1; count <= 3; count++) {
        struct judged_page *page = judged_page_clear();
        page->evidence.is_still = true;
        for (unsigned i = 0; i < count; i++) {
            unsigned cell = EMPTY + i * i; /* 2, 3 and 6 */
            page->reading.writing[cell] = SVISION_MARK_ENTRY;
            page->posterior.blank[cell] = page->posterior.shape[cell] = 9.0F / (float)count;
        }
        judged_page_judge(page);
        CHECK_EQ(page->reading.certainty, count == 1 ? SVISION_SURE : SVISION_UNCERTAIN);
    }
}

/* On a page without entries, candidates that are a digit by the odds may be print under tape. */
static void candidates_alone_may_be_print(void)
{
    for (unsigned clear = 0; clear < 2; clear++) {
        struct judged_page *page = judged_page_clear();
        page->evidence.is_still = true;
        page->reading.writing[EMPTY] = SVISION_MARK_CANDIDATES;
        page->evidence.entry_doubt[EMPTY] = clear ? 0.001F : 0.12F;
        judged_page_judge(page);
        CHECK_EQ(page->reading.certainty, clear ? SVISION_SURE : SVISION_UNCERTAIN);
        CHECK_EQ(page->reading.diagnosis.cells[EMPTY], !clear);
    }
}

/* One mark in EMPTY that looks like a hand's by ODDS may be print that a stain changed. */
static void video_names_the_one_mark_unlike_handwriting(void)
{
    for (unsigned i = 0; i < 4; i++) {
        bool still = i % 2, clear = i / 2;
        struct judged_page *page = judged_page_clear();
        judged_page_write(page, clear ? 14 : 9);
        page->evidence.is_still = still;
        judged_page_judge(page);
        CHECK_EQ(page->reading.certainty, SVISION_SURE);
        CHECK_EQ(page->reading.doubt[EMPTY], still || clear ? READING_PLAIN : READING_HIDES);
    }
}

/* The bit of the judge called NAME. */
static uint32_t bit_of(const char *name)
{
    for (unsigned i = 0; svision_judge_name(i); i++)
        if (strcmp(svision_judge_name(i), name) == 0)
            return UINT32_C(1) << i;
    CHECK(!name);
    return 0;
}

static void every_vote_has_its_judge_and_cells(void)
{
    struct judged_page *page = judged_page_clear();
    judged_page_judge(page);
    for (unsigned i = 0; i <= 81; i++)
        CHECK_EQ(svision_reading_votes(&page->reading, i), 0);
    set_extra(page, 9);
    set_dark_blank(page, 0);
    page->assignment.solutions = 2;
    judged_page_judge(page);
    CHECK_EQ(svision_reading_votes(&page->reading, GIVEN), bit_of("overruled"));
    CHECK_EQ(svision_reading_votes(&page->reading, EMPTY), bit_of("ink"));
    CHECK_EQ(svision_reading_votes(&page->reading, 81), bit_of("several solutions"));
    CHECK_EQ(svision_reading_votes(&page->reading, 82), 0);
}

static void set_typed(struct judged_page *page, float value)
{
    page->evidence.typed[GIVEN] = page->evidence.typed_unclear[GIVEN] = value > 0;
}

/* Two faults at once, and the one that is named: of single marks, the one with which a reading is
 * less likely right. */
static void boards_and_pictures_are_the_reason_before_single_marks(void)
{
    static const struct {
        void (*first)(struct judged_page *page, float value);
        void (*second)(struct judged_page *page, float value);
        float to, also_to;
        enum svision_reason reason;
    } cases[] = {
        {set_cell, set_solutions, 3, 2, SVISION_REASON_LOW_RESOLUTION},
        {set_solutions, set_dark_blank, 2, 0, SVISION_REASON_SEVERAL_SOLUTIONS},
        {set_extra, set_dark_blank, 9, 0, SVISION_REASON_OVERRULED},
        {set_extra, set_typed, 9, 1, SVISION_REASON_OVERRULED},
        {set_solutions, set_typed, 2, 1, SVISION_REASON_SEVERAL_SOLUTIONS},
        {set_typed, set_dark_blank, 1, 0, SVISION_REASON_AMBIGUOUS},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct judged_page *page = judged_page_clear();
        cases[i].first(page, cases[i].to);
        judged_page_judge(page);
        float alone = page->reading.probability;
        page = judged_page_clear();
        page->evidence.touched = 0;
        cases[i].first(page, cases[i].to);
        cases[i].second(page, cases[i].also_to);
        judged_page_judge(page);
        CHECK_EQ(page->reading.diagnosis.reason, cases[i].reason);
        CHECK(page->reading.probability < alone);
    }
}

/* Other frames and pictures ask for them. */
static void edges_are_kept_whatever_the_reason_is(void)
{
    struct judged_page *page = judged_page_clear();
    page->reading.diagnosis.edges = SVISION_EDGE_LEFT;
    set_cell(page, 3);
    judged_page_judge(page);
    CHECK_EQ(page->reading.diagnosis.reason, SVISION_REASON_LOW_RESOLUTION);
    CHECK_EQ(page->reading.diagnosis.edges, SVISION_EDGE_LEFT);
}

/* Draws DIGIT in EMPTY, a little darker than the paper; its solution has a 4. Returns whether it is
 * taken for a faint digit. */
static bool is_faint_digit(unsigned digit, bool still)
{
    struct judged_page *page = judged_page_clear();
    page->evidence.is_still = still;
    page->reading.solutions = 1;
    page->reading.solution[EMPTY] = 4;
    judged_page_draw(page, EMPTY, digit, JUDGED_PAPER - 4);
    judged_page_judge(page);
    CHECK_EQ(page->reading.certainty == SVISION_SURE, page->reading.doubt[EMPTY] == 0 || !still);
    return page->reading.doubt[EMPTY] == READING_HIDES;
}

static void a_faint_digit_that_agrees_with_the_solution_is_doubtful(void)
{
    for (unsigned still = 0; still < 2; still++)
        for (unsigned digit = 1; digit <= 9; digit++)
            CHECK_EQ(is_faint_digit(digit, still), digit == 4);
}

/* Judges whose vote alone left a reading sure would judge nothing. */
static void each_vote_makes_a_reading_unsure(void)
{
    for (unsigned i = 0; i < JUDGE_COUNT; i++)
        CHECK(certainty_model.despite[i] < CONFIDENCE_MIN);
}

int main(void)
{
    each_vote_makes_a_reading_unsure();
    a_clear_reading_is_sure_and_has_a_probability();
    more_of_a_fault_never_makes_a_reading_sure();
    every_vote_has_its_judge_and_cells();
    a_second_ink_speaks_against_the_print();
    the_farther_a_rival_the_likelier_is_a_board();
    a_doubtful_entry_beside_an_edge_is_not_cut_off();
    crumbs_do_not_suggest_handwriting();
    a_stained_digit_does_not_suggest_handwriting();
    two_stained_digits_do_not_suggest_handwriting();
    candidates_alone_may_be_print();
    video_names_the_one_mark_unlike_handwriting();
    a_faint_digit_that_agrees_with_the_solution_is_doubtful();
    boards_and_pictures_are_the_reason_before_single_marks();
    edges_are_kept_whatever_the_reason_is();
    return check_result();
}
