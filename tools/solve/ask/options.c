#include "solve/ask/options.h"

#include <stdlib.h>

#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/setters.h"
#include "cli/options/techniques.h"
#include "sheet/sheet.h"
#include "solve/ask/setters.h"
#include "solve/rules/convert.h"

/* One terabyte. */
enum { MAX_MEGABYTES = 1 << 20 };

#define QUESTION(number)                                                                           \
    .set = ask_set_question, .value = (number),                                                    \
    .field = CLI_FIELD(uint64_t, struct solve_options, solution_limit), .min = 1

static const struct cli_option option_rows[] = {
    {.help = "Questions, one at a time, instead of solving"},
    {"first", '1', NULL, "stop at the first solution, without looking for another",
     QUESTION(QUESTION_FIRST)},
    {"all", 'a', "[LIMIT]", "write every solution, or the first LIMIT", QUESTION(QUESTION_ALL)},
    {"count", 'c', "[LIMIT]", "write the number of solutions, counted up to LIMIT",
     QUESTION(QUESTION_COUNT)},
    {"unique", 'u', NULL, "write whether the solution is unique", QUESTION(QUESTION_UNIQUE)},
    {"check", 'k', NULL, "write what is wrong with the givens; do not solve",
     QUESTION(QUESTION_CHECK)},
    {"candidates", 'C', "[logic|true]",
     "write the candidates left by logic, or those that occur in a solution",
     .set = ask_set_candidates, .value = QUESTION_CANDIDATES, .expected = "logic or true"},
    {"backbone", 0, NULL, "write the digits common to all solutions", QUESTION(QUESTION_BACKBONE)},
    {"estimate", 0, "[SAMPLES]",
     "write an estimate of the number of solutions, with an interval, from SAMPLES (default: 1000)",
     QUESTION(QUESTION_ESTIMATE)},
    {"convert", 0, NULL, "write the puzzle itself in the format of --format; do not solve",
     QUESTION(QUESTION_CONVERT)},
    {"explain", 'x', "[candidates]",
     "write every step to the solution with its reason, and the candidates before it",
     .set = ask_set_explain, .value = QUESTION_EXPLAIN, .expected = "candidates"},
    {"hint", 0, "[1|2|3]",
     "write the next step: only where to look, also the technique, or all of it (default: 3)",
     .set = ask_set_hint, .value = QUESTION_HINT, .expected = "1, 2 or 3"},
    {"steps", 0, "[NAME,...]",
     "write all possible steps, or those of techniques by name, code or abbreviation",
     .set = ask_set_steps, .value = QUESTION_STEPS, CLI_TECHNIQUES},
    {"why", 0, "CELL=DIGIT",
     "write the easiest step that shows that the cell does not have the digit, such as r1c2=5",
     .set = ask_set_candidate, .value = QUESTION_WHY,
     .expected = "row, column and digit of a candidate, such as r1c2=5"},
    {"judge", 0, "CELL=DIGIT",
     "write whether a player's own step is right, with the easiest step that shows the same: a "
     "digit placed, such as r1c2=5, or a candidate excluded, such as 'r1c2<>5'",
     .set = ask_set_candidate, .value = QUESTION_JUDGE,
     .expected = "a step such as r1c2=5 or 'r1c2<>5'"},
    {"rate", 0, "[hodoku|se|sukaku]",
     "write the difficulty: HoDoKu's level and score, or the ratings of Sudoku Explainer or of "
     "Sukaku Explainer of the hardest step, the hardest up to the first placement, and the first "
     "(ER, EP, ED)",
     .set = ask_set_rate, .value = QUESTION_RATE, .expected = "hodoku, se or sukaku"},
    {"repair", 0, NULL,
     "write givens that contradict each other, changes of one or two that leave one solution, and "
     "givens to add if there are several solutions",
     QUESTION(QUESTION_REPAIR)},
    {"list-rules", 0, NULL, "write the table of rules", .set = ask_answer_rules_list,
     .answers = true},
    {"list-techniques", 0, NULL, "write the table of techniques", .set = ask_answer_techniques,
     .answers = true},

    {.help = "Steps"},
    {"profile", 0, "NAME|FILE",
     "try techniques in the order of a person (human, the default), HoDoKu (hodoku), Sudoku "
     "Explainer (se) or Sukaku Explainer (sukaku), or those of FILE, one on each line",
     CLI_ORDER_PROFILE(struct solve_options, order)},
    {"techniques", 0, "NAME,...",
     "use these techniques only: by name, code or abbreviation, those that a player knows",
     CLI_ORDER_KNOWN(struct solve_options, order)},
    {"without", 0, "NAME,...", "use all techniques of the profile but these",
     CLI_ORDER_UNKNOWN(struct solve_options, order)},
    {"details", 0, NULL, "write every link of long chains and nets, not only their ends",
     CLI_VALUE(struct solve_options, detail, enum sudoku_detail, SUDOKU_DETAIL_FULL)},

    {.help = "Boards"},
    {"input", 'i', "FORMAT", "the format of the puzzles", .set = ask_set_input_format,
     .names = format_input_name, .initial = "auto"},
    {"symbols", 0, "LIST",
     "the symbols of the digits 1, 2 ...: all of them, or the first and the last as in 1-G, 0-F or "
     "A-P (default: detected in each puzzle)",
     .set = ask_set_symbols,
     .expected = "2 to 36 different digits and letters, or the first and the last as in 0-F"},
    CLI_LAYOUT_BOX(struct solve_options, layout, "by the side"),
    CLI_LAYOUT_VARIANT(struct solve_options, layout),
    CLI_LAYOUT_REGIONS(struct solve_options, layout),
    {"rule", 0, "KIND:ARGS",
     "add a rule to each puzzle, its arguments separated by commas, such as "
     "cage:15,r1c1,r1c2; may be repeated",
     .set = ask_set_rule, .expected = "a rule"},

    {.help = "Solving"},
    {"engine", 'e', "NAME", "the solver", .set = ask_set_engine, .names = ask_engine_name,
     .initial = "auto"},
    {"timeout", 't', "SECONDS", "give up a puzzle after this time",
     CLI_SECONDS(struct solve_options, seconds)},
    {"nodes", 'n', "N", "give up a puzzle after N nodes of the search",
     CLI_NUMBER(struct solve_options, nodes), .min = 1},
    {"memory", 0, "MB", "memory of --count in megabytes, for each thread (default: 256)",
     CLI_NUMBER(struct solve_options, megabytes), .min = 1, .max = MAX_MEGABYTES},
    {"threads", 'j', "N", "solve with N threads, 0: one for each processor",
     CLI_THREADS(struct solve_options, threads)},
    {"seed", 'S', "N", "find solutions in an order shuffled by N",
     CLI_NUMBER(struct solve_options, seed)},

    {.help = "Output"},
    {"rule-form", 0, "FORM",
     "with --convert, write all puzzles in a form for puzzles with rules, which alone are written "
     "in dots otherwise",
     .set = ask_set_rule_form, .names = rule_form_name},
    {"format", 'f', "FORMAT",
     "write boards in this format (default: that of the puzzle), or lines by a pattern such as "
     "'%n %s', with %p puzzle, %s solution, %a answer in words, %n number, %f file, %l line, %t "
     "name, %c comment, %g number of givens, %r result, %e why there is no answer",
     .set = ask_set_output_format, .names = ask_output_name},
    {"output", 'o', "FILE",
     "write to FILE, whole or not at all; several pictures need %d or %03d in it, for the number "
     "of the puzzle, or of the step",
     CLI_TEXT(struct solve_options, output)},
    {"title", 'T', "TEXT", "write TEXT above the board of a picture, or at the head of each page",
     CLI_TEXT(struct solve_options, title)},
    {"size", 0, "PIXELS", "width of pictures", CLI_UNSIGNED(struct solve_options, picture_width),
     .min = PICTURE_MIN, .max = PICTURE_MAX, .initial = CLI_STRING(PICTURE_USUAL)},
    {"per-page", 0, "N",
     "put N numbered boards on each page of a PDF document; with --convert also solutions",
     CLI_UNSIGNED(struct solve_options, per_page), .min = 1, .max = SHEET_MAX_PER_PAGE},
    {"solutions", 0, "WHERE",
     "place of the solutions in a PDF document: on the last pages, upside down below the puzzles, "
     "or "
     "nowhere",
     SHEET_SOLUTIONS(struct solve_options, solutions)},
    {"paper", 0, "NAME", "the paper of a PDF document", SHEET_PAPER(struct solve_options, paper)},
    {"color", 0, "[WHEN]", "color found digits of pretty boards; without WHEN, always",
     .set = ask_set_color, .names = ask_color_name, .initial = "auto", .alias = "colour"},
    {"stats", 's', NULL, "print statistics to stderr at the end",
     CLI_FLAG(struct solve_options, stats)},
    {"keep-going", 0, NULL,
     "write a record without an answer, or an empty line, for each text that cannot be read and "
     "each puzzle without an answer, so that answers match lines",
     CLI_FLAG(struct solve_options, keeps_going)},
    {"quiet", 'q', NULL, "print nothing about puzzles to stderr",
     CLI_FLAG(struct solve_options, quiet)},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "An operand that is not a file but has 16 characters or more, mostly digits and blanks, or has "
    "rules such as .Thermo~R1C1~R1C2, is a puzzle. Without operands puzzles are read from standard "
    "input; at a terminal, row by row.\n"
    "\n"
    "Exit status: 0 solved, each with one solution, or the question answered; 1 wrong usage or "
    "input/output error; 4 no solution; 5 several solutions; 6 givens that break a rule, or "
    "malformed text; 7 a limit was reached. Of several, the first of 1 6 4 7 5 is returned.";

const struct cli solve_cli = {
    .program = "sudoku-solve",
    .usage = "[OPTIONS] [FILE|PUZZLE|-]...",
    .summary = "Solves Sudoku puzzles of any size and form, and proves that solutions are unique.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

bool question_is_explained(enum question question)
{
    return question >= QUESTION_EXPLAIN && question <= QUESTION_RATE;
}

enum cli_result solve_options_read(struct solve_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct solve_options){.order.profile = SUDOKU_PROFILE_HUMAN};
    enum cli_result result = cli_read(&solve_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    options->color = options->color && !options->output;
    options->operands = argv + operands;
    options->operand_count = argc - operands;
    return CLI_READY;
}

void solve_options_free(struct solve_options *options)
{
    layout_choice_free(&options->layout);
    free(options->techniques);
    buffer_free(&options->rules);
    order_choice_free(&options->order);
}
