#include "solve/jobs/job.h"

#include <string.h>

#include "solve/jobs/symbols.h"

enum { MAX_BYTES = 1 << 20 };

static void add_record(struct job *job, const struct job_puzzle *record)
{
    buffer_add(&job->puzzles, record, sizeof *record);
}

void job_add_puzzle(struct job *job, const struct sudoku_text_puzzle *puzzle, const char *source,
                    uint64_t sequence)
{
    size_t cells = puzzle->cell_count;
    job_expand(job);
    struct job_puzzle record = {
        .source = source,
        .line = puzzle->line,
        .sequence = sequence,
        .format = puzzle->format,
        .side = puzzle->side,
        .cell_count = puzzle->cell_count,
        .box_rows = puzzle->box_rows,
        .box_columns = puzzle->box_columns,
        .place_count = puzzle->place_count,
        .cells = (ptrdiff_t)buffer_add(&job->cells, puzzle->givens, cells),
        .candidates = NO_OFFSET,
        .is_placed = NO_OFFSET,
        .regions = NO_OFFSET,
        .variants = puzzle->variants,
        .symbols = NO_OFFSET,
        .text = (ptrdiff_t)buffer_add(&job->texts, puzzle->comment, puzzle->comment_length),
        .text_length = puzzle->comment_length,
        .name = (ptrdiff_t)buffer_add(&job->texts, puzzle->name, puzzle->name_length),
        .name_length = puzzle->name_length,
        .number = puzzle->number,
        .rule = (ptrdiff_t)buffer_add(&job->texts, puzzle->rule, puzzle->rule_length),
        .rule_length = puzzle->rule_length,
        .rule_text = NO_OFFSET,
    };
    bool has_boxes = !puzzle->regions && (!puzzle->box_rows || puzzle->box_rows == 3);
    job->has_other |= puzzle->side != 9 || !has_boxes || puzzle->variants || puzzle->candidates ||
                      puzzle->place_count || puzzle->rule_length;
    if (puzzle->place_count) {
        size_t size = sizeof *puzzle->places;
        record.places =
            (ptrdiff_t)(buffer_add(&job->places, puzzle->places, 2 * size * puzzle->place_count) /
                        size);
    }
    if (puzzle->candidates) {
        size_t size = sizeof *puzzle->candidates;
        record.candidates =
            (ptrdiff_t)(buffer_add(&job->sets, puzzle->candidates, cells * size) / size);
    }
    if (puzzle->is_placed)
        record.is_placed = (ptrdiff_t)buffer_add(&job->cells, puzzle->is_placed, cells);
    if (puzzle->regions)
        record.regions = (ptrdiff_t)buffer_add(&job->cells, puzzle->regions, cells);
    if (puzzle->symbols && !symbols_are_usual(puzzle->symbols, puzzle->side)) {
        record.symbols = (ptrdiff_t)buffer_add(&job->texts, puzzle->symbols, puzzle->side);
        buffer_add(&job->texts, "", 1);
    }
    add_record(job, &record);
}

void job_add_rules(struct job *job, const char *text, size_t length, const char *source,
                   uint64_t line, uint64_t sequence)
{
    job_expand(job);
    struct job_puzzle record = {
        .source = source,
        .line = line,
        .sequence = sequence,
        .cells = NO_OFFSET,
        .candidates = NO_OFFSET,
        .rule_text = (ptrdiff_t)buffer_add(&job->texts, text, length),
        .rule_text_length = length,
    };
    job->has_other = true;
    add_record(job, &record);
}

void job_add_error(struct job *job, const struct sudoku_text_error *error, const char *source,
                   uint64_t sequence)
{
    job_expand(job);
    struct job_puzzle record = {
        .source = source,
        .line = error->line,
        .column = error->column,
        .sequence = sequence,
        .cells = NO_OFFSET,
        .candidates = NO_OFFSET,
        .text = (ptrdiff_t)buffer_add(&job->texts, error->message, strlen(error->message) + 1),
        .rule_text = NO_OFFSET,
    };
    job->has_other = true;
    add_record(job, &record);
}

/* True if LINES continue those of the job. */
static bool goes_on(const struct job_lines *job, const struct sudoku_text_lines *lines,
                    const char *source)
{
    return job->count && job->source == source && job->stride == lines->stride &&
           job->line + job->count == lines->line;
}

/* Adds lines as ordinary puzzles. */
static void add_each(struct job *job, const struct sudoku_text_lines *lines, const char *source,
                     uint64_t sequence)
{
    enum { SIDE = 9, CELLS = SIDE * SIDE };
    uint8_t cells[CELLS];
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    puzzle.format = SUDOKU_TEXT_LINE;
    puzzle.side = SIDE;
    puzzle.cell_count = CELLS;
    puzzle.givens = cells;
    puzzle.comment = "";
    for (size_t i = 0; i < lines->count; i++) {
        const uint8_t *text = lines->puzzles + i * lines->stride;
        for (unsigned cell = 0; cell < CELLS; cell++)
            cells[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
        puzzle.line = lines->line + i;
        job_add_puzzle(job, &puzzle, source, sequence + i);
    }
}

void job_add_lines(struct job *job, const struct sudoku_text_lines *lines, const char *source,
                   uint64_t sequence)
{
    if (job_size(job) && !goes_on(&job->lines, lines, source)) {
        add_each(job, lines, source, sequence);
        return;
    }
    if (!job_size(job))
        job->lines = (struct job_lines){.text = job->lines.text,
                                        .stride = lines->stride,
                                        .source = source,
                                        .line = lines->line,
                                        .sequence = sequence};
    buffer_add(&job->lines.text, lines->puzzles, lines->count * lines->stride);
    job->lines.count += lines->count;
}

void job_expand(struct job *job)
{
    const struct job_lines *own = &job->lines;
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    if (!own->count)
        return;
    lines.puzzles = (const uint8_t *)own->text.data;
    lines.count = own->count;
    lines.stride = own->stride;
    lines.line = own->line;
    job->lines.count = job->lines.text.length = 0;
    add_each(job, &lines, own->source, own->sequence);
}

size_t job_size(const struct job *job)
{
    return job->lines.count + job->puzzles.length / sizeof(struct job_puzzle);
}

const struct job_puzzle *job_puzzle(const struct job *job, size_t index)
{
    return (const struct job_puzzle *)(const void *)job->puzzles.data + index;
}

struct solve_shape job_shape(const struct job *job, const struct job_puzzle *puzzle)
{
    return (struct solve_shape){
        .side = puzzle->side,
        .box_rows = puzzle->box_rows,
        .box_columns = puzzle->box_columns,
        .variants = puzzle->variants,
        .regions =
            puzzle->regions == NO_OFFSET ? NULL : buffer_at(&job->cells, (size_t)puzzle->regions),
        .place_count = puzzle->place_count,
        .places = puzzle->place_count
                      ? (const uint16_t *)buffer_at(&job->places, 0) + puzzle->places
                      : NULL,
    };
}

bool job_is_plain(const struct job *job)
{
    return !job->has_other;
}

size_t job_room(const struct job *job, size_t most)
{
    size_t size = job_size(job);
    bool is_large = job->cells.length >= MAX_BYTES || job->sets.length >= MAX_BYTES ||
                    job->texts.length >= MAX_BYTES;
    return is_large || size >= most ? 0 : most - size;
}

void job_clear(struct job *job)
{
    job->puzzles.length = job->cells.length = job->sets.length = job->texts.length = 0;
    job->places.length = 0;
    job->out.length = job->err.length = job->pictures.length = 0;
    job->lines.text.length = job->lines.count = 0;
    job->has_other = false;
    job->tally = (struct tally){0};
    job->stats = (struct sudoku_stats){0};
}

void job_free(struct job *job)
{
    buffer_free(&job->lines.text);
    buffer_free(&job->puzzles);
    buffer_free(&job->cells);
    buffer_free(&job->sets);
    buffer_free(&job->texts);
    buffer_free(&job->places);
    buffer_free(&job->out);
    buffer_free(&job->pictures);
    buffer_free(&job->err);
}

void stats_add(struct sudoku_stats *total, const struct sudoku_stats *added)
{
    total->solutions += added->solutions;
    total->nodes += added->nodes;
    total->guesses += added->guesses;
    total->backtracks += added->backtracks;
    total->seconds += added->seconds;
    if (added->depth > total->depth)
        total->depth = added->depth;
}
