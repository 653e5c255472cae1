/* The catalogues in po/ have every sentence of the library, with its slots, and replaced sentences
 * appear. Arguments: the .po files. */
#include <stdlib.h>

#include "logic/worded.h"

/* The catalogue being read: pairs of a text and its translation, as the file writes them. */
enum { MAX_ENTRIES = 400, MAX_TEXT = 600 };

static struct {
    char text[MAX_TEXT];
    char translation[MAX_TEXT];
} entries[MAX_ENTRIES];
static size_t entry_count;

/* Copies the string between the quotes of LINE to TEXT. */
static void read_string(const char *line, char *text)
{
    const char *from = strchr(line, '"'), *end = strrchr(line, '"');
    bool is_whole = from && end > from && end - from <= MAX_TEXT;
    size_t length = is_whole ? (size_t)(end - from) - 1 : 0;
    CHECK(is_whole);
    memcpy(text, is_whole ? from + 1 : "", length);
    text[length] = '\0';
}

static void read_catalogue(const char *path)
{
    char line[2 * MAX_TEXT];
    FILE *file = fopen(path, "r");
    entry_count = 0;
    CHECK(file != NULL);
    while (file && fgets(line, sizeof line, file) && entry_count < MAX_ENTRIES) {
        if (strncmp(line, "msgid ", 6) == 0)
            read_string(line, entries[entry_count].text);
        else if (strncmp(line, "msgstr ", 7) == 0)
            read_string(line, entries[entry_count++].translation);
    }
    if (file)
        fclose(file);
    CHECK(entry_count < MAX_ENTRIES);
}

static const char *translate(void *user, const char *text)
{
    size_t *asked = user;
    ++*asked;
    for (size_t i = 0; i < entry_count; i++)
        if (strcmp(entries[i].text, text) == 0)
            return entries[i].translation;
    return NULL;
}

/* True if every slot of A is one of B. */
static bool slots_are_among(const char *a, const char *b)
{
    char slot[64];
    for (const char *at = a; (at = strchr(at, '{')); at++) {
        size_t length = strcspn(at, "}") + 1;
        if (length >= sizeof slot)
            return false;
        memcpy(slot, at, length);
        slot[length] = '\0';
        if (!strstr(b, slot))
            return false;
    }
    return true;
}

static void catalogue_has_every_sentence(const char *path)
{
    size_t asked = 0;
    read_catalogue(path);
    CHECK(sudoku_sentence_count() > 100);
    for (size_t i = 0; i < sudoku_sentence_count(); i++) {
        const char *text = sudoku_sentence_at(i), *other = translate(&asked, text);
        bool fits = other && *other && slots_are_among(text, other) && slots_are_among(other, text);
        if (!fits)
            fprintf(stderr, "%s: %s\n", path, text);
        CHECK(fits);
    }
    CHECK(!sudoku_sentence_at(sudoku_sentence_count()));
}

/* The easier half of the library's techniques have a name of their own in the catalogue. */
static void catalogue_has_names_of_techniques(const char *path)
{
    static const char *const everywhere[] = {"X-Wing", "BUG+1",   "Turbot Fish",
                                             "W-Wing", "XY-Wing", "XYZ-Wing"};
    size_t asked = 0, last;
    read_catalogue(path);
    CHECK_EQ(sudoku_technique_from_name("Uniqueness Test 6", &last), SUDOKU_OK);
    for (size_t i = 0; i <= last; i++) {
        const char *name = sudoku_technique_at(i)->name, *other = translate(&asked, name);
        bool is_same = false;
        for (size_t k = 0; k < COUNT(everywhere); k++)
            is_same = is_same || strcmp(name, everywhere[k]) == 0;
        CHECK_EQ(!other || strcmp(other, name) == 0, is_same);
    }
}

static struct sudoku_step locked_pair(void)
{
    static const uint16_t cells[] = {R1C1, R1C2};
    static const struct sudoku_candidate lost[] = {{R1C3, 2}, {R1C5, 7}};
    struct sudoku_step step = step_of("Locked Pair");
    step.cells = cells;
    step.cell_count = COUNT(cells);
    step.eliminations = lost;
    step.elimination_count = COUNT(lost);
    clear_board();
    candidates[R1C1] = candidates[R1C2] = digits("27");
    return step;
}

/* A program's own words: slots in another order, and one that is missing, which is refused. */
static const char *reword(void *user, const char *text)
{
    if (strcmp(text, "{cells} in {units} have no candidates but {digits}") == 0)
        return user ? user : "just {digits} for {cells} of {units}";
    if (strcmp(text, "{cell} loses {digits}") == 0)
        return "no {digits} in {cell}";
    return NULL;
}

static void programs_may_say_it_in_their_own_words(void)
{
    static char lossy[] = "just {digits}", strange[] = "{cells} {units} {digits} {cell}";
    static const char *const plain =
        "Locked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but 2 and 7, so no 2 in "
        "r1c3, and no 7 in r1c5";
    struct sudoku_step step = locked_pair();
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    wording.translate = reword;
    expect_worded(
        &step, SUDOKU_HINT_STEP, &wording,
        "Locked Pair: just 2 and 7 for r1c1 and r1c2 of row 1 and box 1, so no 2 in r1c3, "
        "and no 7 in r1c5");
    wording.user = lossy;
    expect_worded(&step, SUDOKU_HINT_STEP, &wording, plain);
    wording.user = strange;
    expect_worded(&step, SUDOKU_HINT_STEP, &wording, plain);
}

/* The same words in one buffer, which each call overwrites. */
static const char *reword_in_place(void *user, const char *text)
{
    char *room = user;
    const char *other = reword(NULL, text);
    memset(room, '?', MAX_TEXT);
    snprintf(room, MAX_TEXT, "%s", other ? other : text);
    return room;
}

static void a_translation_is_read_before_the_next_call(void)
{
    static char room[MAX_TEXT];
    struct sudoku_step step = locked_pair();
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    wording.translate = reword_in_place;
    wording.user = room;
    expect_worded(
        &step, SUDOKU_HINT_STEP, &wording,
        "Locked Pair: just 2 and 7 for r1c1 and r1c2 of row 1 and box 1, so no 2 in r1c3, "
        "and no 7 in r1c5");
}

/* Longer ones than the library has room for are ignored. */
static const char *talk(void *user, const char *text)
{
    char *room = user;
    snprintf(room, 1200, "%1100s", text);
    return text[0] == '{' ? room : NULL;
}

static void a_translation_has_1000_bytes_at_most(void)
{
    static char room[1200];
    struct sudoku_step step = locked_pair();
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    wording.translate = talk;
    wording.user = room;
    expect_worded(
        &step, SUDOKU_HINT_STEP, &wording,
        "Locked Pair: r1c1 and r1c2 in row 1 and box 1 have no candidates but 2 and 7, so "
        "r1c3 loses 2, and r1c5 loses 7");
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        catalogue_has_every_sentence(argv[i]);
        catalogue_has_names_of_techniques(argv[i]);
    }
    CHECK(argc > 3);
    programs_may_say_it_in_their_own_words();
    a_translation_is_read_before_the_next_call();
    a_translation_has_1000_bytes_at_most();
    return check_result();
}
