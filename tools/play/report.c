#include "play/report.h"

#include <stdio.h>

#include "cli/files/standard.h"
#include "play/core/record/export.h"
#include "play/core/record/statistics.h"
#include "play/save/journal.h"
#include "play/save/save_file.h"
#include "play/save/saves.h"
#include "play/save/shelf.h"

static bool say(const struct message *message)
{
    cli_error(&play_cli, "%s", message->text);
    return false;
}

static bool open_shelf(struct shelf *shelf)
{
    struct message message;
    return shelf_open(shelf, &message) || say(&message);
}

static int finish(void)
{
    return standard_flush(play_cli.program) ? CLI_DONE : CLI_FAILED;
}

/* Returns false after a message if the file could not be read completely. */
static bool print_game(const struct shelf *shelf, size_t index)
{
    struct buffer text = {0}, shape = {0};
    struct record record;
    struct message message;
    char path[PATH_MAX];
    shelf_path(shelf, index, path);
    bool done = save_file_record(path, &text, &record, &message) || say(&message);
    if (record.board) {
        const char *level = sudoku_level_name((enum sudoku_level)record.level);
        shape_write(&record.board->shape, &shape);
        printf("%s\t%s\t%.*s\t%.0f s\t%u hints\t%s\n", path, level ? level : "-",
               shape.length < 60 ? (int)shape.length : 60, shape.data, record.played, record.hints,
               !done                     ? "damaged"
               : journal_is_played(path) ? "played elsewhere"
               : record.is_solved        ? "solved"
                                         : "open");
    } else {
        printf("%s\tcannot be read\n", path);
    }
    board_destroy(record.board);
    buffer_free(&text);
    buffer_free(&shape);
    return done;
}

int report_list(void)
{
    struct shelf shelf;
    if (!open_shelf(&shelf))
        return CLI_FAILED;
    bool done = true;
    for (size_t i = 0; i < shelf_count(&shelf); i++)
        done &= print_game(&shelf, i);
    shelf_close(&shelf);
    return finish() == CLI_DONE && done ? CLI_DONE : CLI_FAILED;
}

int report_statistics(void)
{
    struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1];
    const struct game_saves saves = saves_in_files();
    struct message message;
    bool done = statistics_of_saves(&saves, levels, &message) || say(&message);
    printf("level     begun  solved  best s  mean s  hints  checks\n");
    for (unsigned i = 1; i <= SUDOKU_LEVEL_EXTREME + 1; i++) {
        const struct level_statistics *level = &levels[i % (SUDOKU_LEVEL_EXTREME + 1)];
        const char *name = sudoku_level_name((enum sudoku_level)(i % (SUDOKU_LEVEL_EXTREME + 1)));
        if (level->begun)
            printf("%-8s  %5u  %6u  %6.0f  %6.0f  %5u  %6u\n", name ? name : "-", level->begun,
                   level->solved, level->best, level->solved ? level->sum / level->solved : 0,
                   level->hints, level->checks);
    }
    return finish() == CLI_DONE && done ? CLI_DONE : CLI_FAILED;
}

/* Returns false if the picture cannot be drawn. */
static bool add_export(enum play_export format, const struct record *record,
                       const struct buffer *text, struct buffer *out)
{
    switch (format) {
    case EXPORT_SVG:
        return export_svg(record, out);
    case EXPORT_PNG:
        return export_png(record, out);
    case EXPORT_JSON:
        export_json(text->data, text->length, out);
        return true;
    default:
        export_text(record, out);
        return true;
    }
}

/* Exports the intact part of a damaged save, but fails. */
static bool print_export(const struct play_options *options, const char *path)
{
    struct buffer text = {0}, out = {0};
    struct record record;
    struct message message;
    bool done = save_file_record(path, &text, &record, &message) || say(&message);
    if (record.board && !add_export(options->export_format, &record, &text, &out)) {
        cli_error(&play_cli, "%s: the board cannot be drawn", path);
        done = false;
    }
    fwrite(out.data ? out.data : "", 1, out.length, stdout);
    board_destroy(record.board);
    buffer_free(&text);
    buffer_free(&out);
    return done;
}

int report_export(const struct play_options *options)
{
    struct shelf shelf = {{0}, {0}};
    char path[PATH_MAX];
    if (options->operand) {
        snprintf(path, sizeof path, "%s", options->operand);
    } else {
        if (!open_shelf(&shelf))
            return CLI_FAILED;
        if (shelf_count(&shelf) == 0) {
            cli_error(&play_cli, "%s: no game is kept here", shelf.folder);
            shelf_close(&shelf);
            return CLI_FAILED;
        }
        shelf_path(&shelf, 0, path);
        shelf_close(&shelf);
    }
    return print_export(options, path) ? finish() : CLI_FAILED;
}
