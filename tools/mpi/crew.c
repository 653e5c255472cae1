#include "mpi/crew.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/run/clock.h"
#include "mpi/cut.h"

/* Reports an error but keeps taking part until all processes know of it: if two aborted the job at
 * once, they could block each other. */
static void fail(struct crew *crew, const char *name, const char *what)
{
    if (!crew->has_failed)
        cli_error(&mpi_cli, "%s: %s", name, what);
    crew->has_failed = true;
}

/* True if ERROR is MPI_SUCCESS; otherwise reports it. */
static bool succeeded(struct crew *crew, int error, const char *name)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;
    if (error == MPI_SUCCESS)
        return true;
    MPI_Error_string(error, text, &length);
    fail(crew, name, text);
    return false;
}

/* Collective: true if no process has failed. */
static bool none_failed(struct crew *crew)
{
    int own = crew->has_failed, any;
    MPI_Allreduce(&own, &any, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    crew->is_over = any;
    return !any;
}

/* Collective: opens PATH in all processes, or returns false. Files already open are closed with the
 * job. */
static bool open_file(struct crew *crew, const char *path, int mode, MPI_File *file)
{
    MPI_File opened = MPI_FILE_NULL;
    succeeded(crew, MPI_File_open(MPI_COMM_WORLD, path, mode, MPI_INFO_NULL, &opened), path);
    if (!none_failed(crew))
        return false;
    *file = opened;
    return true;
}

static bool open_files(struct crew *crew)
{
    const struct mpi_options *options = crew->options;
    char *partial = record_partial_path(options->output);
    bool done = open_file(crew, options->input, MPI_MODE_RDONLY, &crew->input) &&
                open_file(crew, partial, MPI_MODE_CREATE | MPI_MODE_WRONLY, &crew->output);
    if (done) {
        MPI_Offset written = (MPI_Offset)crew->record.written;
        succeeded(crew, MPI_File_set_size(crew->output, written), partial);
        crew->writeback = open(partial, O_WRONLY | O_CLOEXEC);
        done = none_failed(crew);
    }
    free(partial);
    return done;
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Skips a byte order mark at the start of TEXT, the start of the file. */
static const char *skip_byte_order_mark(const char *text, size_t *size)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t length = strlen(mark);
    if (*size < length || memcmp(text, mark, length) != 0)
        return text;
    *size -= length;
    return text + length;
}

/* Reads this process's range of the next round and finds its lines; returns no lines after a
 * failure. */
static const char *read_range(struct crew *crew, size_t *size)
{
    const struct mpi_options *options = crew->options;
    uint64_t file = crew->record.input_size;
    uint64_t begin = smaller(file, crew->read + (uint64_t)crew->rank * options->range);
    uint64_t end = smaller(file, begin + options->range);
    uint64_t from = begin ? begin - 1 : 0, to = smaller(file, end + CUT_MAX_LINE);
    MPI_Status status;
    size_t first = 0;
    int count;
    *size = 0;
    if (begin == end || crew->has_failed)
        return "";
    char *text = buffer_reserve(&crew->text, to - from);
    int error =
        MPI_File_read_at(crew->input, (MPI_Offset)from, text, (int)(to - from), MPI_BYTE, &status);
    if (!succeeded(crew, error, options->input))
        return "";
    MPI_Get_count(&status, MPI_BYTE, &count);
    if ((uint64_t)count != to - from)
        fail(crew, options->input, "was truncated while it was being read");
    else if (!cut_lines(text, to - from, begin - from, end - from, &first, size))
        fail(crew, options->input, "a line is too long");
    if (crew->has_failed) {
        *size = 0;
        return "";
    }
    return begin ? text + first : skip_byte_order_mark(text, size);
}

/* ------------------------------------------------------------------------------------- rounds */

/* Bytes of messages that force a record, so that memory stays bounded. */
enum { MAX_MESSAGE_BYTES = 1 << 24 };

/* True if a record should follow the next round: it is due by the clock of the first process, or a
 * process holds many messages. */
static bool wants_record(struct crew *crew)
{
    bool is_due =
        crew->rank == FIRST_RANK && clock_now() - crew->recorded >= crew->options->seconds;
    if (is_due)
        crew->recorded = clock_now();
    return is_due || crew->answerer.err.length > MAX_MESSAGE_BYTES;
}

/* Reads this process's range of the next round and starts sharing its sizes with all processes. */
static void read_round(struct crew *crew, struct round *round)
{
    size_t size;
    const char *text = read_range(crew, &size);
    portion_parse(&round->portion, text, size);
    round->own = (struct share){round->portion.lines, portion_answer_size(&round->portion),
                                wants_record(crew), crew->has_failed};
    crew->read =
        smaller(crew->record.input_size, crew->read + (uint64_t)crew->size * crew->options->range);
    MPI_Iallgather(&round->own, SHARE_NUMBERS, MPI_UINT64_T, round->all, SHARE_NUMBERS,
                   MPI_UINT64_T, MPI_COMM_WORLD, &round->exchange);
}

/* Writes the answers at PLACE and starts writing them back to the disk, so that little is left to
 * wait for when a record is due. */
static void write_answers(struct crew *crew, uint64_t place)
{
    const struct buffer *out = &crew->answerer.out;
    MPI_Status status;
    int count;
    if (crew->has_failed || !succeeded(crew,
                                       MPI_File_write_at(crew->output, (MPI_Offset)place, out->data,
                                                         (int)out->length, MPI_BYTE, &status),
                                       crew->options->output))
        return;
    /* Not all implementations report a full disk as an error. */
    MPI_Get_count(&status, MPI_BYTE, &count);
    if ((size_t)count != out->length)
        fail(crew, crew->options->output, "could not be written completely");
    if (crew->writeback >= 0)
        (void)posix_fadvise(crew->writeback, (off_t)place, (off_t)out->length, POSIX_FADV_DONTNEED);
}

/* Solves this process's range of ROUND; BEFORE sums the ranges that precede it in the round. */
static void answer_range(struct crew *crew, const struct round *round, struct share before)
{
    struct answerer *answerer = &crew->answerer;
    if (!answer_portion(answerer, &round->portion, crew->record.lines + before.lines + 1))
        fail(crew, crew->options->input, sudoku_strstatus(SUDOKU_ERR_INTERNAL));
    write_answers(crew, crew->record.written + before.answers);
    buffer_add(&crew->ends, &answerer->err.length, sizeof answerer->err.length);
}

/* Solves one range in each process, unless one of them failed before. Returns true if a record is
 * requested. */
static bool run_round(struct crew *crew, struct round *round)
{
    struct mpi_record *record = &crew->record;
    struct share before = {0}, sum = {0};
    MPI_Wait(&round->exchange, MPI_STATUS_IGNORE);
    for (int rank = 0; rank < crew->size; rank++) {
        if (rank == crew->rank)
            before = sum;
        sum.lines += round->all[rank].lines;
        sum.answers += round->all[rank].answers;
        sum.is_recorded += round->all[rank].is_recorded;
        crew->is_over |= round->all[rank].has_failed != 0;
    }
    if (crew->is_over)
        return false;
    answer_range(crew, round, before);
    record->done =
        smaller(record->input_size, record->done + (uint64_t)crew->size * crew->options->range);
    record->lines += sum.lines;
    record->written += sum.answers;
    return sum.is_recorded;
}

/* ------------------------------------------------------------------------------------- record */

/* Messages of one process since the last record. */
struct messages {
    struct buffer text, ends;
};

static struct buffer receive(int rank)
{
    struct buffer buffer = {0};
    MPI_Status status;
    int length;
    MPI_Probe(rank, 0, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_BYTE, &length);
    MPI_Recv(buffer_reserve(&buffer, (size_t)length + 1), length, MPI_BYTE, rank, 0, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    buffer.length = (size_t)length;
    return buffer;
}

/* Receives in the order of the sends in show_messages(). */
static struct messages receive_from(int rank)
{
    struct messages messages;
    messages.text = receive(rank);
    messages.ends = receive(rank);
    return messages;
}

static void show_part(const struct messages *messages, size_t round)
{
    const size_t *ends = buffer_at(&messages->ends, 0);
    size_t begin = round ? ends[round - 1] : 0;
    if (ends[round] > begin)
        fwrite(messages->text.data + begin, 1, ends[round] - begin, stderr);
}

/* Prints the messages of all processes in the order of the puzzles. */
static void show_messages(struct crew *crew)
{
    const struct buffer *text = &crew->answerer.err, *ends = &crew->ends;
    if (crew->rank != FIRST_RANK) {
        MPI_Send(text->data, (int)text->length, MPI_BYTE, FIRST_RANK, 0, MPI_COMM_WORLD);
        MPI_Send(ends->data, (int)ends->length, MPI_BYTE, FIRST_RANK, 0, MPI_COMM_WORLD);
        return;
    }
    struct messages *all = buffer_resize(NULL, (size_t)crew->size * sizeof *all);
    for (int rank = 0; rank < crew->size; rank++) {
        all[rank] = rank == FIRST_RANK ? (struct messages){*text, *ends} : receive_from(rank);
    }
    for (size_t round = 0; round < ends->length / sizeof(size_t); round++)
        for (int rank = 0; rank < crew->size; rank++)
            show_part(&all[rank], round);
    for (int rank = 1; rank < crew->size; rank++) {
        buffer_free(&all[rank].text);
        buffer_free(&all[rank].ends);
    }
    free(all);
}

/* Collective: adds up the counts since the last record and checks for failures. */
static void add_counts(struct crew *crew)
{
    uint64_t own[ANSWER_KINDS + 1], all[ANSWER_KINDS + 1];
    memcpy(own, crew->answerer.counts, sizeof crew->answerer.counts);
    own[ANSWER_KINDS] = crew->has_failed;
    MPI_Allreduce(own, all, ANSWER_KINDS + 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    for (unsigned kind = 0; kind < ANSWER_KINDS; kind++)
        crew->record.counts[kind] += all[kind];
    memset(crew->answerer.counts, 0, sizeof crew->answerer.counts);
    crew->is_over = all[ANSWER_KINDS] != 0;
}

/* Prints pending messages, flushes the output to the disk, then writes the record. Writes none if
 * any process failed. */
static void save_record(struct crew *crew)
{
    struct message message;
    if (!crew->options->quiet)
        show_messages(crew);
    crew->answerer.err.length = crew->ends.length = 0;
    succeeded(crew, MPI_File_sync(crew->output), crew->options->output);
    add_counts(crew);
    if (crew->is_over || crew->rank != FIRST_RANK ||
        record_write(&crew->record, crew->options->output, &message))
        return;
    cli_error(&mpi_cli, "%s", message.text);
    crew->has_failed = true;
}

/* ---------------------------------------------------------------------------------------- all */

static void open_crew(struct crew *crew)
{
    const struct mpi_options *options = crew->options;
    crew->input = crew->output = MPI_FILE_NULL;
    crew->writeback = -1;
    if (answerer_open(&crew->answerer, options->input, options->threads) != SUDOKU_OK)
        fail(crew, options->input, sudoku_strstatus(SUDOKU_ERR_MEMORY));
    if (!open_files(crew))
        return;
    for (unsigned i = 0; i < ROUNDS_HELD; i++)
        crew->rounds[i].all = buffer_resize(NULL, (size_t)crew->size * sizeof *crew->rounds[i].all);
    crew->read = crew->record.done;
    crew->recorded = clock_now();
}

static void close_crew(struct crew *crew)
{
    if (crew->input != MPI_FILE_NULL)
        MPI_File_close(&crew->input);
    if (crew->output != MPI_FILE_NULL)
        MPI_File_close(&crew->output);
    if (crew->writeback >= 0)
        close(crew->writeback);
    for (unsigned i = 0; i < ROUNDS_HELD; i++) {
        portion_free(&crew->rounds[i].portion);
        free(crew->rounds[i].all);
    }
    answerer_close(&crew->answerer);
    buffer_free(&crew->text);
    buffer_free(&crew->ends);
}

/* Completes the exchanges of the rounds FIRST to END - 1, which will not be solved. */
static void drain_rounds(struct crew *crew, uint64_t first, uint64_t end)
{
    for (; first < end; first++)
        MPI_Wait(&crew->rounds[first % ROUNDS_HELD].exchange, MPI_STATUS_IGNORE);
}

bool crew_solve(struct crew *crew)
{
    const struct mpi_record *record = &crew->record;
    uint64_t read = 0, done = 0;
    open_crew(crew);
    for (; !crew->is_over && record->done < record->input_size; done++) {
        for (; read <= done + ROUNDS_AHEAD && crew->read < record->input_size; read++)
            read_round(crew, &crew->rounds[read % ROUNDS_HELD]);
        if (run_round(crew, &crew->rounds[done % ROUNDS_HELD]))
            save_record(crew);
    }
    drain_rounds(crew, done, read);
    if (!crew->is_over)
        save_record(crew);
    none_failed(crew);
    close_crew(crew);
    return !crew->is_over;
}
