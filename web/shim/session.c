#include "shim/session.h"

#include <stdlib.h>
#include <string.h>

#include "shim/deadline.h"

/* The layout as a request describes it. */
struct description {
    struct sudoku_layout_options options;
    const uint16_t *places;
    size_t place_count;
};

static struct session current;

static struct description take_description(struct request *in)
{
    struct description own = {.options = SUDOKU_LAYOUT_OPTIONS_INIT};
    size_t numbers;
    own.options.side = take_unsigned(in);
    own.options.box_rows = take_unsigned(in);
    own.options.box_columns = take_unsigned(in);
    own.options.variants = take_unsigned(in);
    own.options.regions = take_exactly(in, 1, (size_t)own.options.side * own.options.side);
    own.places = take_array(in, sizeof *own.places, &numbers);
    own.place_count = numbers / 2;
    return own;
}

static void close_session(struct session *session)
{
    for (unsigned i = 0; i < PROFILES; i++)
        sudoku_logic_destroy(session->logic[i]);
    sudoku_generator_destroy(session->generator);
    sudoku_solver_destroy(session->solver);
    sudoku_layout_destroy(session->own);
    free(session->key);
    *session = (struct session){0};
}

static bool is_classic(const struct description *own)
{
    const struct sudoku_layout_options *options = &own->options;
    const bool usual_boxes = options->box_rows == 3 && options->box_columns == 3;
    const bool no_boxes = !options->box_rows && !options->box_columns;
    return options->side == 9 && (usual_boxes || no_boxes) && !options->variants &&
           !options->regions && !own->places;
}

static enum sudoku_status open_layout(struct session *session, const struct description *own)
{
    enum sudoku_status status = SUDOKU_OK;
    if (own->places)
        status = sudoku_layout_create_joined(own->places, (unsigned)own->place_count, NULL,
                                             &session->own);
    else if (!is_classic(own))
        status = sudoku_layout_create(&own->options, &session->own);
    session->layout = session->own ? session->own : sudoku_layout_classic();
    session->side = sudoku_layout_side(session->layout);
    session->cells = sudoku_layout_cell_count(session->layout);
    return status;
}

/* Opens a session for OWN, which BYTES, LENGTH of them, describe. */
static enum sudoku_status open_session(struct session *session, const struct description *own,
                                       const unsigned char *bytes, size_t length)
{
    enum sudoku_status status = open_layout(session, own);
    if (status)
        return status;
    session->key = malloc(length);
    if (!session->key)
        return SUDOKU_ERR_MEMORY;
    memcpy(session->key, bytes, length);
    session->key_length = length;
    return SUDOKU_OK;
}

enum sudoku_status take_layout(struct request *in, struct session **session)
{
    const size_t from = in->at;
    const struct description own = take_description(in);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    const unsigned char *bytes = in->slots + from;
    const size_t length = in->at - from;
    *session = &current;
    if (current.key && current.key_length == length && memcmp(current.key, bytes, length) == 0)
        return SUDOKU_OK;
    close_session(&current);
    const enum sudoku_status status = open_session(&current, &own, bytes, length);
    if (status)
        close_session(&current);
    return status;
}

enum sudoku_status session_solver(struct session *session, struct sudoku_solver **solver)
{
    enum sudoku_status status = SUDOKU_OK;
    if (!session->solver)
        status = sudoku_solver_create(session->layout, NULL, &session->solver);
    *solver = session->solver;
    return status;
}

enum sudoku_status session_generator(struct session *session, struct sudoku_generator **generator)
{
    enum sudoku_status status = SUDOKU_OK;
    if (!session->generator)
        status = sudoku_generator_create(session->layout, NULL, &session->generator);
    *generator = session->generator;
    return status;
}

enum sudoku_status session_logic(struct session *session, enum sudoku_profile profile,
                                 struct sudoku_logic **logic)
{
    enum sudoku_status status = SUDOKU_OK;
    if (!session->logic[profile]) {
        const struct sudoku_limits limits = deadline_limits(0);
        struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
        options.profile = profile;
        options.limits = &limits;
        status = sudoku_logic_create(session->layout, &options, &session->logic[profile]);
    }
    *logic = session->logic[profile];
    return status;
}

void put_layout(struct reply *out, const struct sudoku_layout_options *options,
                const uint16_t *places, unsigned place_count)
{
    put_number(out, options->side);
    put_number(out, options->box_rows);
    put_number(out, options->box_columns);
    put_number(out, options->variants);
    put_array(out, options->regions, 1, (size_t)options->side * options->side);
    put_array(out, place_count ? places : NULL, 2 * sizeof *places, place_count);
}
