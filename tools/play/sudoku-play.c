/* sudoku-play: the game.
 *
 *     text | picture | generator -> puzzle -> game <-> save
 *                                             game <-> window | terminal */
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/files/standard.h"
#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "cli/text/translate.h"
#include "lettering/lettering.h"
#include "play/core/game.h"
#include "play/options.h"
#include "play/report.h"
#include "play/save/preferences.h"
#include "play/save/saves.h"
#include "play/source/assessor.h"
#include "play/source/camera.h"
#include "play/source/source.h"
#include "play/source/supply.h"
#include "play/view/view.h"

static bool say(const struct message *message)
{
    cli_error(&play_cli, "%s", message->text);
    return false;
}

/* Returns the shape of new games. */
static struct shape new_shape(const struct play_options *options)
{
    struct shape shape = play_options_shape(options);
    if (!shape.side) {
        unsigned variants = shape.variants;
        shape = shape_of_side(9);
        shape.variants = variants;
    }
    return shape;
}

static struct supply *start_supply(const struct play_options *options, unsigned level)
{
    struct supply_options puzzles = {.shape = new_shape(options),
                                     .level = options->has_technique ? 0 : level,
                                     .technique =
                                         options->has_technique ? (int)options->technique : -1,
                                     .seed = options->seed};
    struct supply *supply = supply_create(&puzzles);
    shape_free(&puzzles.shape);
    return supply;
}

static bool begin_new(struct game *game, const struct supply *supply)
{
    struct message message;
    if (!supply) {
        message_set(&message, "no puzzle can be made for such a board");
        return say(&message);
    }
    if (game_settings(game)->is_kept && !game_settings(game)->has_level)
        game_ask_level(game);
    else
        game_begin_next(game);
    return true;
}

static bool is_save(const char *path)
{
    size_t length = strlen(path);
    return (length > 5 && strcmp(path + length - 5, ".game") == 0) ||
           source_content(path) == CONTENT_SAVE;
}

static bool begin_camera(struct game *game, const char *path)
{
    struct message message;
    struct puzzle_camera *camera = camera_open(path, &message);
    if (!camera)
        return say(&message);
    const struct game_camera service = camera_service(camera);
    game_watch(game, &service);
    return true;
}

static bool begin_operand(const struct play_options *options, struct game *game)
{
    struct source_puzzle puzzle;
    struct message message;
    bool done;
    if (is_save(options->operand))
        return game_resume(game, options->operand, &message) || say(&message);
    if (camera_is_meant(options->operand))
        return begin_camera(game, options->operand);
    struct shape wanted = play_options_shape(options);
    done = source_read(options->operand, &wanted, &puzzle, &message);
    shape_free(&wanted);
    if (done && puzzle.draft) {
        done = game_import(game, puzzle.draft, &message);
        puzzle.draft = NULL;
    } else if (done) {
        done = game_begin_puzzle(game, &puzzle, &message);
    }
    source_puzzle_free(&puzzle);
    return done || say(&message);
}

static bool wants_new(const struct play_options *options)
{
    return options->is_new || options->has_level || options->has_technique || options->has_seed ||
           layout_choice_side(&options->board) || options->board.variants ||
           options->board.figure || !options->is_kept;
}

/* True if reading OPERAND would delay the first picture. */
static bool is_slow_to_read(const char *operand)
{
    return camera_is_meant(operand) || source_content(operand) == CONTENT_PICTURE;
}

/* The start of the program: its options, and the supply that is created after the first picture. */
struct startup {
    const struct play_options *options;
    struct supply *supply;
    bool is_begun;
};

static bool begin_late(void *user, struct game *game)
{
    struct startup *startup = user;
    startup->supply = start_supply(startup->options, game_settings(game)->level);
    const struct game_supply supply = supply_service(startup->supply);
    game_set_supply(game, &supply);
    if (startup->is_begun)
        return true;
    return startup->options->operand ? begin_operand(startup->options, game)
                                     : begin_new(game, startup->supply);
}

/* Begins the game, or shows an empty board until it can begin. */
static bool begin(struct startup *startup, struct game *game)
{
    const struct play_options *options = startup->options;
    const struct game_late late = {begin_late, startup};
    game_set_late(game, &late);
    if (options->operand && !is_slow_to_read(options->operand)) {
        startup->is_begun = begin_operand(options, game);
        return startup->is_begun;
    }
    startup->is_begun = !options->operand && !wants_new(options) && game_resume_any(game, false);
    if (!startup->is_begun) {
        struct shape shape = options->operand ? shape_of_side(9) : new_shape(options);
        game_show_empty(game, &shape);
        shape_free(&shape);
    }
    return true;
}

static bool is_by_text(const struct play_options *options)
{
    return options->by_text || !window_is_built();
}

static bool is_possible(const struct play_options *options)
{
    struct message message = {{0}};
    return (is_by_text(options) ? tui_is_possible : window_is_possible)(&message) || say(&message);
}

static bool play(const struct play_options *options, struct game *game, struct timing *timing)
{
    struct message message = {{0}};
    if (!(is_by_text(options) ? tui_play : window_play)(game, timing, &message))
        return say(&message);
    if (options->timing)
        timing_print(timing, stdout);
    return true;
}

/* Finds the language of the game; windows without Pango have letters for English only. Returns
 * false after a message if the requested language is impossible. */
static bool find_language(const struct play_options *options, enum language *language)
{
    const enum language wanted = *language;
    struct message message;
    if (is_by_text(options) || *language == LANGUAGE_ENGLISH || lettering_has_pango())
        return true;
    *language = LANGUAGE_ENGLISH;
    if (!options->has_language)
        return true;
    lettering_is_possible("\u00DF", &message);
    cli_error(&play_cli, "--language=%s: %s; --tui shows it in a terminal", language_name(wanted),
              message.text);
    return false;
}

/* Ends the game. Returns false after a message if its save is incomplete. */
static bool end(struct game *game)
{
    bool is_saved = game_end(game);
    const struct game_trouble *trouble = game_trouble(game);
    if (trouble->moved[0])
        cli_error(&play_cli, "another program changed or deleted the save; the game is in %s",
                  trouble->moved);
    if (trouble->unkept.text[0])
        cli_error(&play_cli, "the settings were not saved: %s", trouble->unkept.text);
    if (!is_saved)
        cli_error(&play_cli, "the game was not saved to its end: %s", trouble->lost.text);
    return is_saved;
}

/* Options replace what was kept. Returns false if there are none. */
static bool take_options(const struct play_options *options, struct game_settings *settings)
{
    if (options->has_theme)
        settings->theme = options->theme;
    if (options->has_language || !settings->has_language)
        settings->language = options->language;
    settings->has_language |= options->has_language;
    if (options->has_level)
        settings->level = options->level;
    settings->has_level |= options->has_level;
    return options->has_theme || options->has_language || options->has_level;
}

static double now(void *user)
{
    (void)user;
    return clock_now();
}

static void today(void *user, char date[11])
{
    time_t seconds = time(NULL);
    struct tm local;
    (void)user;
    if (!localtime_r(&seconds, &local) || !strftime(date, 11, "%Y-%m-%d", &local))
        date[0] = '\0';
}

static int run(const struct play_options *options, double start)
{
    struct game_settings settings = {.is_kept = options->is_kept};
    struct timing timing = {.start = start};
    struct startup startup = {.options = options};
    struct assessor assessor = {NULL};
    const struct game_services services = {
        .clock = {now, today, NULL},
        .preferences = preferences_in_file(options->is_kept),
        .translator = {translate_text, NULL},
        .saves = saves_in_files(),
        .assessor = assessor_service(&assessor),
    };
    preferences_read(&settings);
    bool is_changed = take_options(options, &settings);
    if (!is_possible(options) || !find_language(options, &settings.language))
        return CLI_FAILED;
    translate_begin(language_name(settings.language));
    struct game *game = game_create(&settings, &services);
    if (is_changed)
        game_set_settings(game, &settings);
    bool done = begin(&startup, game) && play(options, game, &timing) && !game_has_failed(game);
    done = end(game) && done;
    game_destroy(game);
    supply_destroy(startup.supply);
    timing_free(&timing);
    return done && standard_flush(play_cli.program) ? CLI_DONE : CLI_FAILED;
}

static int answer(const struct play_options *options, double start)
{
    switch (options->task) {
    case PLAY_LIST:
        return report_list();
    case PLAY_STATISTICS:
        return report_statistics();
    case PLAY_EXPORT:
        return report_export(options);
    default:
        return run(options, start);
    }
}

int main(int argc, char **argv)
{
    struct play_options options;
    double start = clock_now();
    standard_open();
    interrupt_catch();
    enum cli_result result = play_options_read(&options, argc, argv);
    int status = CLI_FAILED;
    if (result == CLI_READY) {
        status = answer(&options, start);
        interrupt_end(0);
    } else if (result == CLI_ANSWERED && standard_flush(play_cli.program)) {
        status = CLI_DONE;
    }
    play_options_free(&options);
    return status;
}
