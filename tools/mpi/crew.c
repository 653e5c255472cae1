#include "mpi/crew.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/run/clock.h"
#include "mpi/cut.h"

/* A process that cannot go on ends the job; what was recorded stays. */
static _Noreturn void give_up(const char *name, const char *what)
{
    cli_error(&mpi_cli, "%s: %s", name, what);
    MPI_Abort(MPI_COMM_WORLD, CLI_FAILED);
    exit(CLI_FAILED);
}

static void expect(int error, const char *name)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;
    if (error == MPI_SUCCESS)
        return;
    MPI_Error_string(error, text, &length);
    give_up(name, text);
}

static void open_files(struct crew *crew)
{
    const struct mpi_options *options = crew->options;
    char *partial = record_partial_path(options->output);
    expect(
        MPI_File_open(MPI_COMM_WORLD, options->input, MPI_MODE_RDONLY, MPI_INFO_NULL, &crew->input),
        options->input);
    expect(MPI_File_open(MPI_COMM_WORLD, partial, MPI_MODE_CREATE | MPI_MODE_WRONLY, MPI_INFO_NULL,
                         &crew->output),
           partial);
    expect(MPI_File_set_size(crew->output, (MPI_Offset)crew->record.written), partial);
    free(partial);
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Reads this process's range of the round and finds its lines. */
static const char *read_range(struct crew *crew, size_t *size)
{
    const struct mpi_options *options = crew->options;
    uint64_t file = crew->record.input_size;
    uint64_t begin = smaller(file, crew->record.done + (uint64_t)crew->rank * options->range);
    uint64_t end = smaller(file, begin + options->range);
    uint64_t from = begin ? begin - 1 : 0, to = smaller(file, end + CUT_MAX_LINE);
    MPI_Status status;
    size_t first = 0;
    int count;
    *size = 0;
    if (begin == end)
        return "";
    char *text = buffer_reserve(&crew->text, to - from);
    expect(
        MPI_File_read_at(crew->input, (MPI_Offset)from, text, (int)(to - from), MPI_BYTE, &status),
        options->input);
    MPI_Get_count(&status, MPI_BYTE, &count);
    if ((uint64_t)count != to - from)
        give_up(options->input, "has become shorter");
    if (!cut_lines(text, to - from, begin - from, end - from, &first, size))
        give_up(options->input, "a line is too long");
    return text + first;
}

/* The sum of VALUE over the processes before this one. */
static uint64_t sum_before(const struct crew *crew, uint64_t value)
{
    uint64_t sum = 0;
    MPI_Exscan(&value, &sum, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    return crew->rank == FIRST_RANK ? 0 : sum;
}

/* Shows the messages of all processes in the order of the puzzles. */
static void show_messages(const struct crew *crew)
{
    const struct buffer *err = &crew->answerer.err;
    int length = crew->options->quiet ? 0 : (int)err->length;
    if (crew->rank != FIRST_RANK) {
        MPI_Send(err->data, length, MPI_CHAR, FIRST_RANK, 0, MPI_COMM_WORLD);
        return;
    }
    fwrite(err->data ? err->data : "", 1, (size_t)length, stderr);
    for (int rank = 1; rank < crew->size; rank++) {
        struct buffer text = {0};
        MPI_Status status;
        MPI_Probe(rank, 0, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_CHAR, &length);
        MPI_Recv(buffer_reserve(&text, (size_t)length + 1), length, MPI_CHAR, rank, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        fwrite(text.data, 1, (size_t)length, stderr);
        buffer_free(&text);
    }
}

/* Adds what all processes did in this round to the record. */
static void add_round(struct crew *crew, uint64_t lines)
{
    struct mpi_record *record = &crew->record;
    struct mpi_record here = {.lines = lines, .written = crew->answerer.out.length}, all;
    for (unsigned kind = 0; kind < ANSWER_KINDS; kind++)
        here.counts[kind] = crew->answerer.counts[kind];
    MPI_Allreduce(&here, &all, RECORD_NUMBERS, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    record->done =
        smaller(record->input_size, record->done + (uint64_t)crew->size * crew->options->range);
    record->lines += all.lines;
    record->written += all.written;
    for (unsigned kind = 0; kind < ANSWER_KINDS; kind++)
        record->counts[kind] += all.counts[kind];
}

/* Answers one range in each process. */
static void run_round(struct crew *crew)
{
    size_t size;
    const char *text = read_range(crew, &size);
    uint64_t lines = answer_count_lines(text, size);
    uint64_t first = crew->record.lines + sum_before(crew, lines) + 1;
    if (!answer_lines(&crew->answerer, text, size, first))
        give_up(crew->options->input, sudoku_strstatus(SUDOKU_ERR_INTERNAL));
    const struct buffer *out = &crew->answerer.out;
    uint64_t place = crew->record.written + sum_before(crew, out->length);
    expect(MPI_File_write_at(crew->output, (MPI_Offset)place, out->data, (int)out->length, MPI_BYTE,
                             MPI_STATUS_IGNORE),
           crew->options->output);
    show_messages(crew);
    add_round(crew, lines);
}

/* Sees to it that what is done is on the disk, then notes it. */
static void keep_record(struct crew *crew)
{
    struct message message;
    expect(MPI_File_sync(crew->output), crew->options->output);
    if (crew->rank == FIRST_RANK && !record_write(&crew->record, crew->options->output, &message))
        give_up(mpi_cli.program, message.text);
}

/* Whether the first process's clock says that it is time for a record. */
static bool is_time(struct crew *crew)
{
    int is_due = clock_now() - crew->recorded >= crew->options->seconds;
    MPI_Bcast(&is_due, 1, MPI_INT, FIRST_RANK, MPI_COMM_WORLD);
    if (is_due)
        crew->recorded = clock_now();
    return is_due;
}

void crew_solve(struct crew *crew)
{
    const struct mpi_options *options = crew->options;
    if (answerer_open(&crew->answerer, options->input, options->threads) != SUDOKU_OK)
        give_up(options->input, sudoku_strstatus(SUDOKU_ERR_MEMORY));
    open_files(crew);
    crew->recorded = clock_now();
    while (crew->record.done < crew->record.input_size) {
        run_round(crew);
        if (is_time(crew))
            keep_record(crew);
    }
    keep_record(crew);
    MPI_File_close(&crew->input);
    MPI_File_close(&crew->output);
    answerer_close(&crew->answerer);
    buffer_free(&crew->text);
}
