/* Arbitrary command lines for each tool: each is accepted, answered or refused with a message,
 * and accepted values are within the bounds of the option table. */
#include <getopt.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "cam/options.h"
#include "cli/options/setters.h"
#include "cli/text/forms.h"
#include "fuzz.h"
#include "scan/options.h"
#include "solve/ask/agree.h"
#include "solve/ask/options.h"

enum { MAX_ARGUMENTS = 12, MAX_LENGTH = 40, FIRST_OPTION = 128 };

/* ----------------------------------------------------------------------------------- arguments */

struct command_line {
    int argc;
    char *argv[MAX_ARGUMENTS + 1];
    char text[MAX_ARGUMENTS][MAX_LENGTH + 1];
};

static bool add(struct command_line *line, size_t *length, const char *text)
{
    size_t more = strlen(text);
    if (*length + more > MAX_LENGTH)
        return false;
    memcpy(line->text[line->argc] + *length, text, more + 1);
    *length += more;
    return true;
}

/* Appends a name that BYTE selects: an option of CLI or one of its values. */
static bool add_name(const struct cli *cli, unsigned byte, struct bytes *bytes,
                     struct command_line *line, size_t *length)
{
    const struct cli_option *option = &cli->options[byte % cli->option_count];
    unsigned part = next_byte(bytes);
    char room[CLI_NAME_ROOM], letter[3] = {'-', option->letter, '\0'};
    const char *name = option->names ? option->names(part / 4 % 16, room) : option->expected;
    switch (part % 4) {
    case 0:
        return add(line, length, "--") && add(line, length, option->name ? option->name : "");
    case 1:
        return add(line, length, letter);
    case 2:
        return add(line, length, "=");
    default:
        return add(line, length, name ? name : "");
    }
}

/* Bytes below FIRST_OPTION are plain characters, others select names; a zero ends an argument. */
static void take_arguments(const struct cli *cli, struct bytes *bytes, struct command_line *line)
{
    bool fits = true;
    line->argc = 1;
    strcpy(line->text[0], cli->program);
    while (bytes->size > 0 && line->argc < MAX_ARGUMENTS && fits) {
        size_t length = 0;
        line->text[line->argc][0] = '\0';
        for (unsigned byte; bytes->size > 0 && fits && (byte = next_byte(bytes)) != 0;) {
            const char plain[2] = {(char)byte, '\0'};
            fits = byte < FIRST_OPTION ? add(line, &length, plain)
                                       : add_name(cli, byte, bytes, line, &length);
        }
        line->argc++;
    }
    for (int i = 0; i < line->argc; i++)
        line->argv[i] = line->text[i];
    line->argv[line->argc] = NULL;
}

/* -------------------------------------------------------------------------------------- streams */

/* Sets the sanitizers' report file; NULL without sanitizers. */
void __sanitizer_set_report_fd(void *fd) __attribute__((weak)); /* NOLINT: its name */

static void report_to(int fd)
{
    if (__sanitizer_set_report_fd)
        __sanitizer_set_report_fd((void *)(intptr_t)fd);
}

/* Standard output and error, redirected to separate files during a run. */
struct streams {
    FILE *file[2];
    int kept[2];
};

/* Sizes in bytes. */
struct printed {
    size_t answers, messages;
};

static struct streams *streams_divert(void)
{
    static struct streams streams;
    for (int i = 0; i < 2; i++) {
        if (!streams.file[i])
            streams.file[i] = tmpfile();
        HOLDS(streams.file[i]);
        int file = fileno(streams.file[i]);
        streams.kept[i] = dup(STDOUT_FILENO + i);
        HOLDS(streams.kept[i] >= 0);
        HOLDS(ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
        HOLDS(dup2(file, STDOUT_FILENO + i) >= 0);
    }
    report_to(streams.kept[1]);
    return &streams;
}

static struct printed streams_restore(struct streams *streams)
{
    off_t length[2];
    fflush(stdout);
    for (int i = 0; i < 2; i++) {
        length[i] = lseek(STDOUT_FILENO + i, 0, SEEK_END);
        dup2(streams->kept[i], STDOUT_FILENO + i);
        close(streams->kept[i]);
    }
    report_to(STDERR_FILENO);
    HOLDS(length[0] >= 0 && length[1] >= 0);
    return (struct printed){(size_t)length[0], (size_t)length[1]};
}

/* --------------------------------------------------------------------------------------- bounds */

/* True if the number of OPTION in OPTIONS is within its bounds. */
static bool in_bounds(const struct cli_option *option, const void *options)
{
    const void *field = (const char *)options + option->field;
    double number = 0;
    if (option->set == cli_set_number)
        number = (double)*(const uint64_t *)field;
    else if (option->set == cli_set_unsigned || option->set == cli_set_threads)
        number = *(const unsigned *)field;
    else if (option->set == cli_set_real || option->set == cli_set_seconds)
        number = *(const double *)field;
    else
        return true;
    return isfinite(number) &&
           (number == 0 || (number >= option->min && (option->max <= 0 || number <= option->max)));
}

static void expect_bounds(const struct cli *cli, const void *options)
{
    for (unsigned i = 0; i < cli->option_count; i++)
        HOLDS(in_bounds(&cli->options[i], options));
}

static void expect_board(const struct board_choice *boards)
{
    HOLDS((boards->sides & ~SVISION_SIDES) == 0);
    HOLDS((boards->box_rows == 0) == (boards->box_columns == 0));
}

static void expect_solve(const struct solve_options *options)
{
    HOLDS(options->question >= QUESTION_SOLVE && options->question <= QUESTION_REPAIR);
    HOLDS(layout_choice_side(&options->layout) <= SUDOKU_MAX_SIDE);
    HOLDS((options->layout.box_rows == 0) == (options->layout.box_columns == 0));
    HOLDS(sudoku_engine_name(options->engine) && options->threads >= 1);
    HOLDS(options->picture <= PICTURE_PDF && options->operand_count >= 0);
    HOLDS(sudoku_text_format_name(options->input) && form_name(options->format));
}

static void expect_scan(const struct scan_options *options)
{
    expect_board(&options->boards);
    HOLDS(form_name(options->form.format) && options->threads >= 1);
    HOLDS(options->min_confidence >= 0 && options->operand_count >= 0);
}

static void expect_cam(const struct cam_options *options)
{
    expect_board(&options->boards);
    HOLDS(options->task >= CAM_RUN && options->task <= CAM_DOCTOR);
    HOLDS(options->look.opacity >= 0 && options->look.opacity <= 1);
    HOLDS(options->look.color <= 0xFFFFFF && options->silence > 0);
    for (unsigned i = 0; i < options->source.control_count; i++)
        HOLDS(strchr(options->source.controls[i], '='));
}

/* ---------------------------------------------------------------------------------------- tools */

union options {
    struct solve_options solve;
    struct scan_options scan;
    struct cam_options cam;
};

static enum cli_result read_options(const struct cli *cli, struct command_line *line,
                                    union options *options)
{
    /* Restarts getopt_long() in glibc and musl. */
    optind = 0;
    if (cli == &solve_cli)
        return solve_options_ask(&options->solve, line->argc, line->argv);
    if (cli == &scan_cli)
        return scan_options_read(&options->scan, line->argc, line->argv);
    return cam_options_read(&options->cam, line->argc, line->argv);
}

static void expect_sound(const struct cli *cli, const union options *options)
{
    expect_bounds(cli, options);
    if (cli == &solve_cli)
        expect_solve(&options->solve);
    else if (cli == &scan_cli)
        expect_scan(&options->scan);
    else
        expect_cam(&options->cam);
}

static void free_options(const struct cli *cli, union options *options)
{
    if (cli == &solve_cli)
        solve_options_free(&options->solve);
    else if (cli == &cam_cli)
        cam_options_free(&options->cam);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct cli *const tools[] = {&solve_cli, &scan_cli, &cam_cli};
    struct bytes bytes = {data, size};
    const struct cli *cli = tools[next_byte(&bytes) % 3];
    struct command_line line;
    union options options;
    take_arguments(cli, &bytes, &line);
    struct streams *streams = streams_divert();
    enum cli_result result = read_options(cli, &line, &options);
    struct printed printed = streams_restore(streams);
    switch (result) {
    case CLI_READY:
        HOLDS(printed.answers == 0 && printed.messages == 0);
        expect_sound(cli, &options);
        break;
    case CLI_ANSWERED:
        HOLDS(printed.answers > 0 && printed.messages == 0);
        break;
    case CLI_WRONG:
        HOLDS(printed.messages > 0);
        break;
    }
    free_options(cli, &options);
    return 0;
}
