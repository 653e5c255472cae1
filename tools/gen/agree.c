#include "gen/agree.h"

#include <unistd.h>

#include "cli/files/numbered.h"
#include "cli/text/message.h"
#include "lettering/lettering.h"
#include "sheet/sheet.h"

/* True if options for new puzzles are not combined with tasks for files, nor others with
 * --canonical. */
static bool task_agrees(const struct gen_options *options)
{
    bool is_new = options->count != 1 || gen_criteria_rate(&options->criteria) ||
                  options->pattern || options->criteria.is_minimal || options->attempts;
    if (options->task != GEN_MAKE && is_new)
        cli_error(
            &gen_cli,
            "--count, --level, --rating, --se-rating, --technique, --needs, --hardest-step, "
            "--steps, --choices, --pattern, --minimal and --attempts are for new puzzles, not for "
            "those of files");
    else if (options->task == GEN_CANONICAL && (options->symmetry || options->clues.high))
        cli_error(&gen_cli, "--symmetry and --clues are not for --canonical");
    else if (options->task == GEN_MAKE && options->keeps_going)
        cli_error(&gen_cli, "--keep-going is for --minimize and --canonical");
    else if (options->task == GEN_MAKE && (options->line || options->format == SUDOKU_TEXT_CSV))
        cli_error(&gen_cli, "--format: csv and patterns are for --minimize and --canonical");
    else if (options->task == GEN_MAKE && options->operand_count)
        cli_error(&gen_cli, "%s: files are for --minimize and --canonical", options->operands[0]);
    else
        return true;
    return false;
}

/* True if the letters of the title can be drawn; in SVG it stays text. */
static bool title_is_possible(const struct gen_options *options)
{
    struct message message;
    if (options->sheet == SHEET_SVG || lettering_is_ascii(options->title) ||
        lettering_is_possible(options->title, &message))
        return true;
    cli_error(&gen_cli, "--title=%s: %s", options->title, message.text);
    return false;
}

/* True if a sheet can be made and goes to a suitable output. */
static bool sheet_agrees(const struct gen_options *options)
{
    if (!options->is_sheet && (options->per_page != GEN_PER_PAGE || options->solutions ||
                               options->paper != SHEET_A4 || options->title)) {
        cli_error(&gen_cli, "--per-page, --solutions, --paper and --title are for sheets: "
                            "--format=pdf or svg");
        return false;
    }
    if (!options->is_sheet)
        return true;
    struct message message;
    const char *name = options->sheet == SHEET_PDF ? "pdf" : "svg";
    if (options->task != GEN_MAKE)
        cli_error(&gen_cli,
                  "--format=%s: sheets are for new puzzles; sudoku-solve --convert "
                  "makes them of files",
                  name);
    else if (!sheet_is_possible(options->sheet, &message))
        cli_error(&gen_cli, "--format=%s: %s", name, message.text);
    else if (options->sheet == SHEET_PDF && numbered_has_place(options->output))
        cli_error(&gen_cli, "--output=%s: a PDF document has all pages, without %%d",
                  options->output);
    else if (options->sheet == SHEET_PDF && !options->output && isatty(STDOUT_FILENO))
        cli_error(&gen_cli, "a PDF document cannot go to a terminal: name a file with --output");
    else
        return title_is_possible(options);
    return false;
}

bool gen_options_agree(const struct gen_options *options)
{
    unsigned side = layout_choice_side(&options->board);
    if (!layout_choice_agrees(&gen_cli, &options->board) || !task_agrees(options))
        return false;
    if (options->pattern && options->pattern_side != (side ? side : 9))
        cli_error(&gen_cli, "--pattern: its side is %u, that of the board %u",
                  options->pattern_side, side ? side : 9);
    else if (options->pattern && (options->symmetry != SUDOKU_SYMMETRY_NONE || options->clues.high))
        cli_error(&gen_cli, "--pattern excludes --symmetry and --clues");
    else if (gen_criteria_rate(&options->criteria) && side > 16)
        cli_error(&gen_cli, "boards over 16 digits are not rated");
    else if (options->board.figure && options->is_sheet)
        cli_error(&gen_cli, "--variant=%s: sheets show single boards", options->board.figure->name);
    else if (options->board.figure && (options->pattern || options->symmetry))
        cli_error(&gen_cli, "--variant=%s: joined boards do not support %s",
                  options->board.figure->name, options->pattern ? "--pattern" : "--symmetry");
    else if (options->board.figure && gen_criteria_rate(&options->criteria))
        cli_error(&gen_cli, "--variant=%s: joined boards are not rated",
                  options->board.figure->name);
    else
        return sheet_agrees(options);
    return false;
}
