/* Cases of one technique each: the position has one step with the stated conclusion, or none. Needs
 * logic/reglib-train.txt in the folder that SUDOKU_TEST_DATA names: lines of HoDoKu's technique
 * library, described in docs/formats.md. Techniques not in the table are skipped. */
#include <stdlib.h>
#include <string.h>

#include "logic/explained.h"

/* A parsed case. */
struct wanted {
    char code[8];
    bool is_negative;       /* no step may be found */
    const char *conclusion; /* digit, row and column of each, separated by spaces */
    bool is_placement;
};

static unsigned mentions(const char *text, const struct sudoku_candidate *c)
{
    char name[4] = {(char)('0' + c->digit), (char)('1' + c->cell / 9), (char)('1' + c->cell % 9)};
    return strstr(text, name) != NULL;
}

static int count_match(void *user, const struct sudoku_step *step)
{
    const struct wanted *wanted = ((void **)user)[0];
    unsigned *found = ((void **)user)[1];
    unsigned matches = 0;
    for (size_t i = 0; i < step->elimination_count; i++)
        matches += mentions(wanted->conclusion, &step->eliminations[i]);
    for (size_t i = 0; i < step->placement_count; i++)
        matches += mentions(wanted->conclusion, &step->placements[i]);
    size_t expected = (strlen(wanted->conclusion) + 1) / 4;
    *found +=
        wanted->is_negative ||
        (matches == expected && (wanted->is_placement || step->elimination_count == expected));
    return 0;
}

/* Splits LINE at its colons into FIELDS. */
static bool cut(char *line, char *fields[8])
{
    for (int i = 0; i < 8; i++) {
        fields[i] = line;
        line = strchr(line, ':');
        if (!line)
            return i == 7;
        *line++ = '\0';
    }
    return true;
}

static bool read_wanted(char *line, struct wanted *wanted)
{
    char *fields[8];
    line[strcspn(line, "\r\n")] = '\0';
    if (!cut(line, fields))
        return false;
    snprintf(wanted->code, sizeof wanted->code, "%.*s", (int)strcspn(fields[1], "-"), fields[1]);
    wanted->is_negative = strchr(fields[1], 'x') != NULL;
    wanted->is_placement = *fields[6] != '\0';
    wanted->conclusion = wanted->is_placement ? fields[6] : fields[5];
    return true;
}

/* True if the case on LINE has the stated result. */
static bool is_right(struct sudoku_logic *logic, const char *line, struct wanted *wanted,
                     size_t technique)
{
    struct sudoku_text_reader *reader;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    unsigned found = 0;
    void *user[] = {wanted, &found};
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, line, strlen(line), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = puzzle.givens;
    position.is_placed = puzzle.is_placed;
    position.candidates = puzzle.candidates;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique, count_match, user), SUDOKU_OK);
    sudoku_text_reader_destroy(reader);
    return wanted->is_negative ? !found : found > 0;
}

static void every_case_is_found(struct sudoku_logic *logic, FILE *file)
{
    char line[4096], copy[4096];
    unsigned right = 0, count = 0;
    while (fgets(line, sizeof line, file)) {
        struct wanted wanted;
        size_t technique;
        strcpy(copy, line);
        if (*line != ':' || !read_wanted(copy, &wanted) ||
            sudoku_technique_from_name(wanted.code, &technique) != SUDOKU_OK)
            continue;
        bool is_good = is_right(logic, line, &wanted, technique);
        if (!is_good)
            printf("missed %s", line);
        right += is_good;
        count++;
    }
    printf("%u of %u cases\n", right, count);
    CHECK(count > 0);
    CHECK(right * 100 >= count * 99);
}

int main(void)
{
    const char *folder = getenv("SUDOKU_TEST_DATA");
    char path[4096];
    snprintf(path, sizeof path, "%s/logic/reglib-train.txt", folder ? folder : "");
    FILE *file = folder && *folder ? fopen(path, "r") : NULL;
    if (!file)
        return TEST_SKIPPED;
    struct sudoku_logic *logic;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    every_case_is_found(logic, file);
    sudoku_logic_destroy(logic);
    fclose(file);
    return check_result();
}
