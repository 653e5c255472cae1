/* The tables of text forms and engines in the documents name what the library knows, each once.
 *
 * usage: test_tables FORMATS.md README.md */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { ROOM = 512 };

/* Opens the table whose head begins with HEAD, behind the line below the head. */
static FILE *open_table(const char *path, const char *head)
{
    char line[ROOM];
    FILE *file = fopen(path, "r");
    while (file && fgets(line, ROOM, file))
        if (strncmp(line, head, strlen(head)) == 0 && fgets(line, ROOM, file))
            return file;
    bool is_there = false;
    CHECK(is_there);
    return file;
}

/* The next word in backticks from *AT on, which is changed; NULL: none. */
static char *next_name(char **at)
{
    char *name = strchr(*at, '`'), *end = name ? strchr(name + 1, '`') : NULL;
    if (!end)
        return NULL;
    *end = '\0';
    *at = end + 1;
    return name + 1;
}

static bool is_read(enum sudoku_text_format format)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader = NULL;
    options.format = format;
    bool is_taken = sudoku_text_reader_create_memory(&options, "", 0, &reader) == SUDOKU_OK;
    sudoku_text_reader_destroy(reader);
    return is_taken;
}

/* Rows stand in the library's order; further names follow the first one. */
static void formats_are_those_of_the_library(const char *path)
{
    FILE *file = open_table(path, "| name | also |");
    char line[ROOM], *name;
    int row = 0;
    for (; file && fgets(line, ROOM, file) && line[0] == '|'; row++) {
        enum sudoku_text_format format = (enum sudoku_text_format)row, named;
        char *at = line;
        CHECK_TEXT(next_name(&at), sudoku_text_format_name(format));
        while ((name = next_name(&at)))
            CHECK(sudoku_text_format_from_name(name, &named) == SUDOKU_OK && named == format);
        CHECK_EQ(strstr(at, "| yes |") != NULL, is_read(format));
    }
    CHECK(row > 5 && !sudoku_text_format_name((enum sudoku_text_format)row));
    if (file)
        fclose(file);
}

/* All but auto, which stands for one of them. */
static void engines_are_those_of_the_library(const char *path)
{
    FILE *file = open_table(path, "| engine ");
    char line[ROOM];
    unsigned seen = 0, known = 0;
    while (file && fgets(line, ROOM, file) && line[0] == '|') {
        enum sudoku_engine engine = SUDOKU_ENGINE_AUTO;
        char *at = line;
        CHECK_EQ(sudoku_engine_from_name(next_name(&at), &engine), SUDOKU_OK);
        CHECK(!(seen & 1U << engine));
        seen |= 1U << engine;
    }
    for (int i = 0; sudoku_engine_name((enum sudoku_engine)i); i++)
        if (i != SUDOKU_ENGINE_AUTO)
            known |= 1U << i;
    CHECK_EQ(seen, known);
    if (file)
        fclose(file);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    formats_are_those_of_the_library(argv[1]);
    engines_are_those_of_the_library(argv[2]);
    return check_result();
}
