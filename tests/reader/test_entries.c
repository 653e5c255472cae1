/* Which marks count as handwritten, given the other open cells of the page. */
#include <math.h>
#include <string.h>

#include "reader/certainty/confidence.h"
#include "reader/hand/entries.h"
#include "reader/hand/small_print.h"
#include "reader/hand/verdict.h"
#include "support/check.h"

static struct cell_glyph glyphs[BOARD_MAX_CELLS];
static struct svision_reading reading;
static float doubt[BOARD_MAX_CELLS], note_odds[BOARD_MAX_CELLS];
static bool typed[BOARD_MAX_CELLS];

/* A page with every other cell printed, and the right digit of each cell. */
static void clear(void)
{
    memset(glyphs, 0, sizeof glyphs);
    memset(&reading, 0, sizeof reading);
    reading.size = board_size_of_side(BOARD_SIZE_CLASSIC);
    reading.has_hands = true;
    reading.solutions = 1;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        note_odds[i] = -MIXTURE_MAX;
        reading.solution[i] = (uint8_t)(1 + (i % 9 + i / 9 * 3 + i / 27) % 9);
        reading.expected[i] = reading.solution[i];
        reading.cells[i] = i % 2 ? reading.solution[i] : 0;
    }
}

/* How a digit looks that was not crossed out, a logarithm of odds. */
#define STANDS (-6.0F)

/* Makes the mark in CELL a handwritten DIGIT with the probability LIKELY, otherwise a stain. */
static void mark(unsigned cell, unsigned digit, float likely)
{
    struct cell_glyph *glyph = &glyphs[cell];
    glyph->scored = true;
    glyph->ratio = 0.33F;
    glyph->struck[STRUCK_BY_STROKES] = glyph->struck[STRUCK_BY_DIGIT] = STANDS;
    glyph->blob.found = true;
    glyph->blob.left = 10;
    glyph->blob.top = 7;
    glyph->blob.width = 11;
    glyph->blob.height = 18;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyph->hand[i] = logf(1e-5F);
    glyph->hand[HAND_WRITTEN + digit] = logf(likely);
    glyph->hand[HAND_NONE] = logf(1 - likely);
}

static void a_single_mark_is_not_certainly_an_entry(void)
{
    clear();
    mark(40, reading.solution[40], 0.95F);
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    CHECK(doubt[40] > 0.2F);
    CHECK(doubt[42] < 0.01F);
}

static void many_marks_are_entries(void)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, reading.solution[i], 0.95F);
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    for (unsigned i = 0; i < SVISION_CELLS; i += 4) {
        CHECK_EQ(reading.entries[i], reading.solution[i]);
        CHECK(doubt[i] < 0.1F);
    }
}

static void an_entry_that_contradicts_the_solution_is_never_sure(void)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, i == 40 ? reading.solution[i] % 9U + 1 : reading.solution[i], 0.999F);
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    CHECK_EQ(reading.entries[40], reading.solution[40] % 9 + 1);
    CHECK(doubt[40] > 0.2F);
    CHECK(doubt[44] < 0.1F);
}

/* Several small digits in CELL, and nothing else by the network. */
static void mark_candidates(unsigned cell)
{
    mark(cell, 1, 0.5F);
    glyphs[cell].blob.height = 9;
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        glyphs[cell].hand[i] = logf(i == HAND_CANDIDATES ? 0.999F : 1e-5F);
}

/* A wrong digit of HEIGHT among right ones of 18; candidates in as many other cells where NOTED. */
static void write_wrong(int height, bool noted)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, i == 40 ? reading.solution[i] % 9U + 1 : reading.solution[i], 0.999F);
    for (unsigned i = 2; i < SVISION_CELLS && noted; i += 4)
        mark_candidates(i);
    glyphs[40].blob.height = height;
    glyphs[40].blob.width = height / 2;
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    reading.solution_is_sure = verdicts_find(glyphs, &reading);
}

static void a_small_digit_among_candidates_is_one(void)
{
    write_wrong(8, true);
    CHECK_EQ(reading.writing[40], SVISION_MARK_CANDIDATES);
    CHECK_EQ(reading.entries[40], 0);
    CHECK_EQ(svision_reading_verdict(&reading, 40), SVISION_VERDICT_NONE);
    CHECK_EQ(svision_reading_verdict(&reading, 44), SVISION_VERDICT_RIGHT);
}

static void a_large_digit_among_candidates_is_an_entry(void)
{
    write_wrong(18, true);
    CHECK_EQ(reading.writing[40], SVISION_MARK_ENTRY);
    CHECK_EQ(svision_reading_verdict(&reading, 40), SVISION_VERDICT_MISTAKE);
    write_wrong(16, false);
    CHECK_EQ(svision_reading_verdict(&reading, 40), SVISION_VERDICT_MISTAKE);
}

static void a_possible_candidate_is_not_a_mistake(void)
{
    for (int height = 8; height <= 18; height++) {
        write_wrong(height, true);
        if (svision_reading_verdict(&reading, 40) == SVISION_VERDICT_MISTAKE)
            CHECK(height > 12);
    }
    write_wrong(7, false);
    CHECK(svision_reading_verdict(&reading, 40) != SVISION_VERDICT_MISTAKE);
}

/* The doubt about a right digit of HEIGHT among entries of 18 and candidates that are NOTES high.
 */
static float doubt_among(int height, int notes)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, reading.solution[i], 0.999F);
    for (unsigned i = 2; i < SVISION_CELLS; i += 4) {
        mark_candidates(i);
        glyphs[i].blob.height = notes;
    }
    glyphs[40].blob.height = height;
    glyphs[40].blob.width = height / 2;
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    return doubt[40];
}

static void a_digit_as_high_as_the_pages_candidates_may_be_one(void)
{
    CHECK(doubt_among(11, 11) > 2 * doubt_among(11, 7));
    CHECK(doubt_among(18, 11) < 0.01F);
}

/* Few entries, and a dark mark that is a wrong digit with the probability .4, or else nothing. */
static void a_dark_mark_among_entries_is_no_stain(void)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 20)
        mark(i, i == 40 ? reading.solution[i] % 9U + 1 : reading.solution[i], i == 40 ? 0.4F : 1);
    glyphs[40].ratio = 0.7F;
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    CHECK_EQ(reading.writing[40], SVISION_MARK_ENTRY);
    glyphs[40].ratio = 0.2F;
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    CHECK_EQ(reading.writing[40], SVISION_MARK_NONE);
    clear();
    mark(40, reading.solution[40] % 9U + 1, 0.4F);
    glyphs[40].ratio = 0.7F;
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    CHECK_EQ(reading.writing[40], SVISION_MARK_NONE);
}

/* The verdict on the mark in the middle of a page with a certain solution. */
static enum svision_verdict judge_mark(void)
{
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    reading.solution_is_sure = verdicts_find(glyphs, &reading);
    return svision_reading_verdict(&reading, 40);
}

/* The same if it is read as an entry. */
static enum svision_verdict judge_middle(void)
{
    enum svision_verdict verdict = judge_mark();
    CHECK_EQ(reading.writing[40], SVISION_MARK_ENTRY);
    return verdict;
}

/* Writes a digit among right ones, the RIGHT one or another, that is an ANSWER with the probability
 * LIKELY. */
static void write_doubtful(unsigned answer, float likely, bool right)
{
    unsigned digit = right ? reading.solution[40] : reading.solution[40] % 9U + 1;
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, i == 40 ? digit : reading.solution[i], i == 40 && right ? 0.9999F : 0.999F);
    glyphs[40].hand[HAND_WRITTEN + digit] = logf(1 - likely);
    glyphs[40].hand[answer] = logf(likely);
}

static enum svision_verdict judge_doubtful(unsigned answer, float likely, bool right)
{
    write_doubtful(answer, likely, right);
    return judge_middle();
}

static void a_possible_stain_is_not_a_mistake(void)
{
    const unsigned others[] = {HAND_NONE, HAND_CROSSED};
    for (unsigned i = 0; i < 2; i++) {
        CHECK_EQ(judge_doubtful(others[i], 0.05F, false), SVISION_VERDICT_MISTAKE);
        CHECK_EQ(judge_doubtful(others[i], 0.45F, false), SVISION_VERDICT_UNDECIDED);
    }
}

/* Whether a wrong digit of HEIGHT among right ones of 18, which the network sees as candidates once
 * in 100, is called a mistake. It is never called right. */
static bool accuses_of_height(int height)
{
    write_doubtful(HAND_CANDIDATES, 0.01F, false);
    glyphs[40].blob.top = 16 - height / 2;
    glyphs[40].blob.height = height;
    enum svision_verdict verdict = judge_mark();
    CHECK(verdict != SVISION_VERDICT_RIGHT);
    return verdict == SVISION_VERDICT_MISTAKE;
}

static void a_mark_lower_than_entries_is_no_mistake_if_it_may_be_candidates(void)
{
    bool was_spared = false;
    for (int height = 26; height >= 8; height--) {
        bool accused = accuses_of_height(height);
        CHECK(height < 18 || accused);
        CHECK(height > 10 || !accused);
        CHECK(!was_spared || !accused);
        was_spared = was_spared || !accused;
    }
}

static void a_possibly_crossed_out_digit_is_not_right(void)
{
    CHECK_EQ(judge_doubtful(HAND_CROSSED, 0.001F, true), SVISION_VERDICT_RIGHT);
    CHECK_EQ(judge_doubtful(HAND_CROSSED, 0.75F, true), SVISION_VERDICT_UNDECIDED);
}

/* The verdict on a digit of RATIO, the right one or another, among right ones of .8. */
static enum svision_verdict judge_fainter(float ratio, bool right)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4) {
        mark(i, i == 40 && !right ? reading.solution[i] % 9U + 1 : reading.solution[i], 0.9999F);
        glyphs[i].ratio = i == 40 ? ratio : 0.8F;
    }
    return judge_middle();
}

static void a_possibly_erased_digit_has_no_verdict(void)
{
    CHECK_EQ(judge_fainter(0.6F, true), SVISION_VERDICT_RIGHT);
    CHECK_EQ(judge_fainter(0.6F, false), SVISION_VERDICT_MISTAKE);
    CHECK_EQ(judge_fainter(0.18F, true), SVISION_VERDICT_UNDECIDED);
    CHECK_EQ(judge_fainter(0.18F, false), SVISION_VERDICT_UNDECIDED);
}

/* Reads a page of right digits, but for one that may be another, and may be STRUCK out in a WAY. */
static void write_struck(enum struck_way way, float struck, bool right)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, i == 40 && !right ? reading.solution[i] % 9U + 1 : reading.solution[i], 0.9999F);
    glyphs[40].struck[way] = struck;
}

static void a_possibly_struck_out_digit_has_no_verdict(void)
{
    for (enum struck_way way = 0; way < STRUCK_WAYS; way++) {
        for (unsigned right = 0; right < 2; right++) {
            write_struck(way, STANDS, right);
            CHECK_EQ(judge_middle(), right ? SVISION_VERDICT_RIGHT : SVISION_VERDICT_MISTAKE);
            write_struck(way, 2, right);
            CHECK_EQ(judge_middle(), SVISION_VERDICT_UNDECIDED);
            CHECK_EQ(svision_reading_verdict(&reading, 44), SVISION_VERDICT_RIGHT);
        }
    }
}

static void a_certainly_struck_out_digit_is_no_entry(void)
{
    for (unsigned right = 0; right < 2; right++) {
        write_struck(STRUCK_BY_STROKES, -STANDS, right);
        entries_read(glyphs, note_odds, typed, &reading, doubt);
        CHECK_EQ(reading.writing[40], SVISION_MARK_CROSSED_OUT);
        CHECK_EQ(reading.entries[40], 0);
        CHECK_EQ(reading.entries[44], reading.solution[44]);
    }
}

static void an_overwritten_entry_has_no_verdict(void)
{
    for (unsigned right = 0; right < 2; right++) {
        write_struck(STRUCK_BY_DIGIT, -STANDS, right);
        CHECK_EQ(judge_middle(), SVISION_VERDICT_UNDECIDED);
        CHECK_EQ(reading.writing[40], SVISION_MARK_ENTRY);
        CHECK(reading.entries[40]);
    }
}

/* The probability that the mark in the middle is an entry. */
static float middle_probability(void)
{
    float digits[10];
    hand_digits(glyphs[40].hand, digits);
    return entries_probability(&reading, 40, digits, reading.expected[40]);
}

/* The verdict on a clearly wrong digit that is no entry with the odds e^NONE, beside its shape. */
static enum svision_verdict judge_unless(float none)
{
    clear();
    for (unsigned i = 0; i < SVISION_CELLS; i += 4)
        mark(i, i == 40 ? reading.solution[i] % 9U + 1 : reading.solution[i], 0.9999F);
    entries_read(glyphs, note_odds, typed, &reading, doubt);
    reading.none[40] = none;
    reading.solution_is_sure = verdicts_find(glyphs, &reading);
    return svision_reading_verdict(&reading, 40);
}

static void accuses_only_entries_that_are_as_certain_as_a_sure_reading(void)
{
    unsigned accused = 0, spared = 0;
    for (float none = -20; none <= 5; none += 0.1F) {
        bool certain = judge_unless(none) == SVISION_VERDICT_MISTAKE;
        CHECK_EQ(certain, middle_probability() >= CONFIDENCE_MIN);
        accused += certain;
        spared += !certain;
    }
    CHECK(accused && spared);
    CHECK_EQ(judge_unless(-20), SVISION_VERDICT_MISTAKE);
    CHECK_EQ(judge_unless(5), SVISION_VERDICT_UNDECIDED);
    CHECK_EQ(judge_unless(INFINITY), SVISION_VERDICT_UNDECIDED);
}

/* Ever more likely several candidates that touch, as by their shape: at some point the mark is
 * accused no longer, though it is still read as an entry. */
static void accuses_no_entry_that_may_be_candidates(void)
{
    bool was_accused = false, was_spared = false;
    for (float likely = 1e-5F; likely < 0.9F; likely *= 1.1F) {
        write_doubtful(HAND_CANDIDATES, likely, false);
        entries_read(glyphs, note_odds, typed, &reading, doubt);
        if (!reading.entries[40])
            break;
        enum svision_verdict verdict = judge_middle();
        CHECK_EQ(verdict, middle_probability() >= CONFIDENCE_MIN ? SVISION_VERDICT_MISTAKE
                                                                 : SVISION_VERDICT_UNDECIDED);
        was_accused = was_accused || verdict == SVISION_VERDICT_MISTAKE;
        was_spared = was_spared || verdict == SVISION_VERDICT_UNDECIDED;
        CHECK(!was_spared || verdict != SVISION_VERDICT_MISTAKE);
    }
    CHECK(was_accused && was_spared);
}

static void another_solution_changes_what_is_right_and_not_what_is_certain(void)
{
    uint8_t verdicts[SVISION_CELLS], expected[SVISION_CELLS];
    CHECK_EQ(judge_unless(-20), SVISION_VERDICT_MISTAKE);
    memcpy(expected, reading.expected, sizeof expected);
    expected[40] = reading.seen[40];
    expected[44] = expected[44] % 9U + 1;
    CHECK(svision_entries_judge(svision_reading_entries(&reading),
                                svision_reading_entry_evidence(&reading), expected, SVISION_CELLS,
                                verdicts));
    CHECK_EQ(verdicts[40], SVISION_VERDICT_RIGHT);
    CHECK_EQ(verdicts[44], SVISION_VERDICT_MISTAKE);
    CHECK_EQ(verdicts[1], SVISION_VERDICT_NONE);
    memset(expected, 0, sizeof expected);
    CHECK(svision_entries_judge(svision_reading_entries(&reading),
                                svision_reading_entry_evidence(&reading), expected, SVISION_CELLS,
                                verdicts));
    CHECK_EQ(verdicts[40], SVISION_VERDICT_UNDECIDED);
}

static void a_solution_that_most_entries_contradict_accuses_none(void)
{
    uint8_t verdicts[SVISION_CELLS], expected[SVISION_CELLS];
    judge_unless(-20);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        expected[i] = reading.solution[i] % 9U + 1;
    CHECK(!svision_entries_judge(svision_reading_entries(&reading),
                                 svision_reading_entry_evidence(&reading), expected, SVISION_CELLS,
                                 verdicts));
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        CHECK_EQ(verdicts[i],
                 reading.entries[i] ? SVISION_VERDICT_UNDECIDED : SVISION_VERDICT_NONE);
}

int main(void)
{
    accuses_only_entries_that_are_as_certain_as_a_sure_reading();
    accuses_no_entry_that_may_be_candidates();
    another_solution_changes_what_is_right_and_not_what_is_certain();
    a_solution_that_most_entries_contradict_accuses_none();
    a_single_mark_is_not_certainly_an_entry();
    many_marks_are_entries();
    an_entry_that_contradicts_the_solution_is_never_sure();
    a_small_digit_among_candidates_is_one();
    a_large_digit_among_candidates_is_an_entry();
    a_possible_candidate_is_not_a_mistake();
    a_digit_as_high_as_the_pages_candidates_may_be_one();
    a_dark_mark_among_entries_is_no_stain();
    a_possible_stain_is_not_a_mistake();
    a_mark_lower_than_entries_is_no_mistake_if_it_may_be_candidates();
    a_possibly_crossed_out_digit_is_not_right();
    a_possibly_erased_digit_has_no_verdict();
    a_possibly_struck_out_digit_has_no_verdict();
    a_certainly_struck_out_digit_is_no_entry();
    an_overwritten_entry_has_no_verdict();
    return check_result();
}
