#include "cli/options/layouts.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/text.h>

#include "cli/files/file.h"
#include "cli/options/parse.h"

static const struct layout_figure figures[] = {
    {"samurai", 5, {0, 0, 0, 12, 6, 6, 12, 0, 12, 12}},
    {"sohei", 4, {0, 6, 6, 0, 6, 12, 12, 6}},
    {"twodoku", 2, {0, 0, 6, 6}},
    {"butterfly", 4, {0, 0, 0, 3, 3, 0, 3, 3}},
    {"flower", 5, {0, 3, 3, 0, 3, 3, 3, 6, 6, 3}},
};

enum { FIGURES = sizeof figures / sizeof figures[0] };

static struct layout_choice *choice_of(const struct cli_option *option, void *options)
{
    return (struct layout_choice *)((char *)options + option->field);
}

bool layout_set_box(const struct cli *cli, const struct cli_option *option, const char *argument,
                    void *options)
{
    struct layout_choice *choice = choice_of(option, options);
    unsigned rows, columns;
    if (!parse_pair(argument, SUDOKU_MAX_SIDE, &rows, &columns) || rows * columns < 2 ||
        rows * columns > SUDOKU_MAX_SIDE)
        return cli_expected(cli, option, argument, NULL);
    choice->box_rows = rows;
    choice->box_columns = columns;
    return true;
}

const struct layout_figure *layout_figure_of(const char *name)
{
    for (unsigned i = 0; i < FIGURES; i++)
        if (strcmp(figures[i].name, name) == 0)
            return &figures[i];
    return NULL;
}

static bool add_variant(void *user, const char *name)
{
    struct layout_choice *choice = user;
    enum sudoku_variant variant;
    const struct layout_figure *figure = layout_figure_of(name);
    if (figure) {
        bool is_first = !choice->figure;
        choice->figure = figure;
        return is_first;
    }
    if (sudoku_variant_from_name(name, &variant) != SUDOKU_OK)
        return false;
    choice->variants |= (unsigned)variant;
    return true;
}

bool layout_set_variants(const struct cli *cli, const struct cli_option *option,
                         const char *argument, void *options)
{
    return parse_names(argument, add_variant, choice_of(option, options)) ||
           cli_expected(cli, option, argument, NULL);
}

const char *layout_variant_name(unsigned index, char room[CLI_NAME_ROOM])
{
    unsigned variants = 0;
    (void)room;
    while (sudoku_variant_name((enum sudoku_variant)(1U << variants)))
        variants++;
    if (index < variants)
        return sudoku_variant_name((enum sudoku_variant)(1U << index));
    return index - variants < FIGURES ? figures[index - variants].name : NULL;
}

bool layout_set_regions(const struct cli *cli, const struct cli_option *option, const char *path,
                        void *options)
{
    enum { MAX_MAP = 1 << 20 };
    struct layout_choice *choice = choice_of(option, options);
    struct buffer text = {0};
    struct sudoku_text_error error = {0};
    bool done = file_read(path, MAX_MAP, &text);
    if (!done) {
        cli_error(cli, "%s: %s", path, strerror(errno));
    } else {
        choice->regions = buffer_resize(choice->regions, SUDOKU_MAX_CELLS);
        enum sudoku_status status =
            sudoku_text_parse_regions(text.data, text.length, choice->regions, SUDOKU_MAX_CELLS,
                                      &choice->regions_side, &error);
        done = status == SUDOKU_OK;
        if (status == SUDOKU_ERR_TEXT)
            cli_error(cli, "%s:%llu:%llu: %s", path, (unsigned long long)error.line,
                      (unsigned long long)error.column, error.message);
        else if (!done)
            cli_error(cli, "%s: %s", path, sudoku_strstatus(status));
    }
    buffer_free(&text);
    return done;
}

void layout_choice_free(struct layout_choice *choice)
{
    free(choice->regions);
    choice->regions = NULL;
}

bool layout_choice_agrees(const struct cli *cli, const struct layout_choice *choice)
{
    if (choice->regions && choice->box_rows)
        cli_error(cli, "--box and --regions exclude each other");
    bool is_figure_alone =
        !choice->figure || (!choice->regions && !choice->box_rows && !choice->variants);
    if (!is_figure_alone)
        cli_error(cli, "--variant=%s goes with no other option about the board",
                  choice->figure->name);
    return is_figure_alone && (!choice->regions || !choice->box_rows);
}

void layout_choice_read(const struct layout_choice *choice, struct sudoku_text_options *wanted)
{
    wanted->joined = true;
    if (!choice->figure)
        return;
    wanted->place_count = choice->figure->place_count;
    wanted->places = choice->figure->places;
}

unsigned layout_choice_side(const struct layout_choice *choice)
{
    return choice->regions ? choice->regions_side : choice->box_rows * choice->box_columns;
}

bool layout_choice_is_classic(const struct layout_choice *choice)
{
    bool has_classic_boxes = choice->box_rows == 3 && choice->box_columns == 3;
    return !choice->figure && !choice->variants && !choice->regions &&
           (!choice->box_rows || has_classic_boxes);
}

struct sudoku_layout *layout_of_choice(const struct cli *cli, const struct layout_choice *choice)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    bool is_said = choice->regions || choice->box_rows;
    options.box_rows = is_said ? choice->box_rows : 3;
    options.box_columns = is_said ? choice->box_columns : 3;
    options.side = is_said ? layout_choice_side(choice) : 9;
    options.regions = choice->regions;
    options.variants = choice->variants;
    enum sudoku_status status =
        choice->figure ? sudoku_layout_create_joined(choice->figure->places,
                                                     choice->figure->place_count, NULL, &layout)
                       : sudoku_layout_create(&options, &layout);
    if (status == SUDOKU_ERR_ARGUMENT)
        cli_error(cli, "--variant: %s", sudoku_argument_error());
    else if (status != SUDOKU_OK)
        cli_error(cli, "%s", sudoku_strstatus(status));
    return layout;
}
