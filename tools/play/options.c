#include "play/options.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

#include "cli/options/answers.h"
#include "cli/options/levels.h"
#include "cli/options/setters.h"
#include "cli/options/techniques.h"
#include "play/core/control/theme.h"

/* ------------------------------------------------------------------------------------- setters */

static const char *play_language_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return language_name(index);
}

static const char *theme_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return theme_at(index) ? theme_at(index)->name : NULL;
}

static const char *export_name(unsigned index, char room[CLI_NAME_ROOM])
{
    static const char *const names[] = {"text", "svg", "json", "png"};
    (void)room;
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

/* Returns the index of ARGUMENT among the names of OPTION; -1: none. */
static int find_name(const struct cli_option *option, const char *argument)
{
    char room[CLI_NAME_ROOM];
    const char *name;
    for (unsigned i = 0; (name = option->names(i, room)); i++)
        if (strcasecmp(name, argument) == 0)
            return (int)i;
    return -1;
}

static bool set_level(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *options)
{
    int index = find_name(option, argument);
    ((struct play_options *)options)->level = (unsigned)(index + 1);
    ((struct play_options *)options)->has_level = true;
    return index >= 0 || cli_expected(cli, option, argument, NULL);
}

static bool set_technique(const struct cli *cli, const struct cli_option *option,
                          const char *argument, void *options)
{
    struct play_options *play = options;
    play->has_technique = sudoku_technique_from_name(argument, &play->technique) == SUDOKU_OK;
    return play->has_technique || cli_expected(cli, option, argument, NULL);
}

static bool set_seed(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    ((struct play_options *)options)->has_seed = true;
    return cli_set_number(cli, option, argument, options);
}

static bool set_language(const struct cli *cli, const struct cli_option *option,
                         const char *argument, void *options)
{
    struct play_options *play = options;
    int index = find_name(option, argument);
    play->has_language = true;
    play->language = (enum language)(index < 0 ? 0 : index);
    return index >= 0 || cli_expected(cli, option, argument, NULL);
}

static bool set_theme(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *options)
{
    int index = find_name(option, argument);
    ((struct play_options *)options)->theme = (unsigned)(index < 0 ? 0 : index);
    ((struct play_options *)options)->has_theme = true;
    return index >= 0 || cli_expected(cli, option, argument, NULL);
}

static bool set_export(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *options)
{
    struct play_options *play = options;
    int index = find_name(option, argument);
    play->task = PLAY_EXPORT;
    play->export_format = (enum play_export)(index < 0 ? 0 : index);
    return index >= 0 || cli_expected(cli, option, argument, NULL);
}

/* --------------------------------------------------------------------------------------- table */

#define TASK(number) CLI_VALUE(struct play_options, task, enum play_task, number)

static const struct cli_option option_rows[] = {
    {.help = "New games"},
    {"new", 'n', NULL, "begin a new game instead of continuing the last unsolved one",
     CLI_FLAG(struct play_options, is_new)},
    {"level", 'l', "NAME",
     "new games of this level, now and later, as rated by sudoku-solve --rate", .set = set_level,
     .names = cli_level_name},
    {"technique", 0, "NAME",
     "new games that use this technique, by name, code or abbreviation (sudoku-solve "
     "--list-techniques), begun just before it",
     .set = set_technique,
     .expected = "a technique by name, code or abbreviation (sudoku-solve --list-techniques)",
     .hidden_names = cli_technique_name},
    {"seed", 'S', "N", "seed of the generator (default: a new one each time)", .set = set_seed,
     .field = CLI_FIELD(uint64_t, struct play_options, seed)},
    CLI_LAYOUT_BOX(struct play_options, board, "those of the puzzle, or 3x3"),
    CLI_LAYOUT_VARIANT(struct play_options, board),
    CLI_LAYOUT_REGIONS(struct play_options, board),
    {"samurai", 0, NULL, "five boards that share their corner boxes",
     CLI_FLAG(struct play_options, is_samurai)},
    {"no-save", 0, NULL, "save neither the game nor settings",
     CLI_FLAG(struct play_options, no_save)},

    {.help = "View"},
    {"tui", 't', NULL, "play in the terminal", CLI_FLAG(struct play_options, by_text)},
    {"theme", 0, "NAME", "colors, now and later (default: light)", .set = set_theme,
     .names = theme_name},
    {"language", 0, "NAME", "language, now and later (default: that of the environment)",
     .set = set_language, .names = play_language_name},
    {"timing", 0, NULL,
     "at the end print the time to the first picture, from key to screen, and the processor time "
     "while idle",
     CLI_FLAG(struct play_options, timing)},

    {.help = "Saved games"},
    {"list", 0, NULL, "list them, last played first", TASK(PLAY_LIST)},
    {"statistics", 0, NULL, "print games, times and hints by level", TASK(PLAY_STATISTICS)},
    {"export", 0, "FORMAT",
     "print a game in this format: the one played last, or the save named by the operand",
     .set = set_export, .names = export_name},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "PUZZLE is a line of digits and dots, FILE a text in any form that sudoku-solve reads, a "
    "picture, a recording of a puzzle, or a save; DEVICE is a camera. Games are kept in "
    "$XDG_DATA_HOME/sudoku-play, move by move. The key ? shows all keys.\n"
    "\n"
    "Exit status: 0 done; 1 wrong usage or input/output error.";

const struct cli play_cli = {
    .program = "sudoku-play",
    .usage = "[OPTIONS] [PUZZLE|FILE|DEVICE|-]",
    .summary = "Plays Sudoku on any board, with puzzles of its own, of texts or of pictures.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

void play_options_free(struct play_options *options)
{
    layout_choice_free(&options->board);
}

struct shape play_options_shape(const struct play_options *options)
{
    const struct layout_choice *board = &options->board;
    struct shape shape = {.side = layout_choice_side(board),
                          .box_rows = board->box_rows,
                          .box_columns = board->box_columns,
                          .variants = board->variants,
                          .regions = board->regions};
    if (board->figure)
        shape_join(board->figure->places, board->figure->place_count, &shape);
    return shape_copy(&shape);
}

/* Returns false after a message if options for the board exclude each other. */
static bool check_board_options(const struct play_options *options)
{
    const struct layout_choice *board = &options->board;
    if (options->is_samurai && (layout_choice_side(board) || board->variants || board->figure)) {
        cli_error(&play_cli, "--samurai goes with no other option about the board");
        return false;
    }
    return layout_choice_agrees(&play_cli, board);
}

enum cli_result play_options_read(struct play_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct play_options){0};
    enum cli_result result = cli_read(&play_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    if (argc - operands > 1) {
        cli_error(&play_cli, "%s: one game at a time", argv[operands + 1]);
        return CLI_WRONG;
    }
    if (!check_board_options(options))
        return CLI_WRONG;
    if (options->is_samurai)
        options->board.figure = layout_figure_of("samurai");
    options->operand = argc > operands ? argv[operands] : NULL;
    options->is_kept = !options->no_save;
    if (!options->has_language)
        options->language = language_of_environment();
    if (!options->has_seed)
        options->seed = (uint64_t)time(NULL) << 24 ^ (uint64_t)getpid();
    return CLI_READY;
}
