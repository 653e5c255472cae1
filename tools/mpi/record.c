#include "mpi/record.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files/path.h"

/* First word of a record, with the format version. */
static const char heading[] = "sudoku-mpi-3";

static char *with_suffix(const char *path, const char *ending)
{
    struct buffer name = {0};
    buffer_printf(&name, "%s%s", path, ending);
    return name.data;
}

char *record_partial_path(const char *path)
{
    return with_suffix(path, ".partial");
}

/* Returns the path of the record; the caller frees it. */
static char *record_path(const char *path)
{
    return with_suffix(path, ".record");
}

bool record_check_names(const char *input, const char *output, struct message *message)
{
    static const char *const endings[] = {"", ".partial", ".record", ".record.new", ".lock"};
    struct stat status;
    for (unsigned i = 0; i < sizeof endings / sizeof *endings; i++) {
        char *name = with_suffix(output, endings[i]);
        bool same = path_is_same(input, name);
        if (same)
            message_set(message, "%s: would overwrite the puzzles", name);
        free(name);
        if (same)
            return false;
    }
    if (!output[0])
        return message_set(message, "the output has no name");
    if (stat(output, &status) != 0)
        return true;
    if (!S_ISREG(status.st_mode))
        return message_set(message, "%s: not a regular file", output);
    if (status.st_nlink > 1)
        return message_set(message, "%s: has other hard links, which would keep the old content",
                           output);
    return access(output, W_OK) == 0 || message_set(message, "%s: %s", output, strerror(errno));
}

/* True if PATH still names the file of FD. */
static bool has_name(int fd, const char *path)
{
    struct stat there, own;
    return stat(path, &there) == 0 && fstat(fd, &own) == 0 && there.st_dev == own.st_dev &&
           there.st_ino == own.st_ino;
}

/* Locks a file of its own, since MPI may lock the others. */
bool record_claim(const char *output, int *claim, struct message *message)
{
    char *path = with_suffix(output, ".lock");
    *claim = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    bool done = *claim >= 0;
    if (!done)
        message_set(message, "%s: %s", path, strerror(errno));
    else if ((flock(*claim, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) ||
             !has_name(*claim, path))
        done = message_set(message, "%s: another job is writing it", output);
    free(path);
    if (!done && *claim >= 0)
        close(*claim);
    *claim = done ? *claim : -1;
    return done;
}

void record_release(const char *output, int claim)
{
    char *path = with_suffix(output, ".lock");
    if (claim >= 0) {
        unlink(path);
        close(claim);
    }
    free(path);
}

/* Returns the FNV-1a hash of COUNT NUMBERS, independent of byte order (Fowler, Noll and Vo,
 * 1991). */
static uint64_t hash_numbers(const uint64_t *numbers, unsigned count)
{
    uint64_t hash = 0xcbf29ce484222325;
    for (unsigned i = 0; i < count; i++)
        for (unsigned shift = 0; shift < 64; shift += 8)
            hash = (hash ^ (numbers[i] >> shift & 0xff)) * 0x100000001b3;
    return hash;
}

/* Interleaved hashes, one word each in turn: a single one would wait for every product. */
enum { LANES = 8, WORD = 8, ROW = LANES * WORD };

/* Adds SIZE bytes of DATA, zero-padded to a whole ROW; the buffer must have room for that. Each
 * step is a bijection, since odd factors and xorshifts are invertible. */
static void add_words(uint64_t hashes[LANES], unsigned char *data, size_t size)
{
    while (size % ROW)
        data[size++] = 0;
    for (size_t at = 0; at < size; at += ROW) {
        for (unsigned i = 0; i < LANES; i++) {
            const unsigned char *byte = data + at + (size_t)WORD * i;
            uint64_t word = 0;
            for (unsigned k = 0; k < WORD; k++)
                word |= (uint64_t)byte[k] << 8 * k;
            hashes[i] = (hashes[i] ^ word) * 0x9e3779b97f4a7c15;
            hashes[i] ^= hashes[i] >> 32;
        }
    }
}

/* Sets *SUM to a hash of blocks spread over the SIZE bytes of FILE: of all bytes of a short file,
 * otherwise of a sample that takes far less time to read than the file takes to solve. Returns
 * false with errno set on failure. */
static bool hash_samples(FILE *file, uint64_t size, uint64_t *sum)
{
    enum { BLOCKS = 1024, BLOCK = 1 << 14 };
    static unsigned char block[BLOCK];
    uint64_t step = size / BLOCKS > BLOCK ? size / BLOCKS : BLOCK;
    uint64_t hashes[LANES] = {0};
    for (uint64_t at = 0; at < size; at += step) {
        if (fseeko(file, (off_t)at, SEEK_SET) != 0)
            return false;
        add_words(hashes, block, fread(block, 1, BLOCK, file));
        if (ferror(file))
            return false;
    }
    *sum = hash_numbers(hashes, LANES);
    return true;
}

bool record_begin(struct mpi_record *record, const char *input, struct message *message)
{
    struct stat status;
    *record = (struct mpi_record){0};
    if (stat(input, &status) != 0)
        return message_set(message, "%s: %s", input, strerror(errno));
    if (!S_ISREG(status.st_mode))
        return message_set(message, "%s: not a file that several processes can read", input);
    record->input_size = (uint64_t)status.st_size;
    record->input_changed =
        (uint64_t)status.st_mtim.tv_sec * 1000000000 + (uint64_t)status.st_mtim.tv_nsec;
    FILE *file = fopen(input, "r");
    /* Unbuffered: blocks are far apart, so read-ahead would be wasted. */
    bool done = file && setvbuf(file, NULL, _IONBF, 0) == 0 &&
                hash_samples(file, record->input_size, &record->input_sum);
    if (!done)
        message_set(message, "%s: %s", input, strerror(errno));
    if (file)
        fclose(file);
    return done;
}

/* True if A and B describe the same input. */
static bool have_same_input(const struct mpi_record *a, const struct mpi_record *b)
{
    return a->input_size == b->input_size && a->input_changed == b->input_changed &&
           a->input_sum == b->input_sum;
}

bool record_is_current(const struct mpi_record *record, const char *input, struct message *message)
{
    struct mpi_record now;
    if (!record_begin(&now, input, message))
        return false;
    return have_same_input(&now, record) ||
           message_set(message, "%s: changed while it was being solved", input);
}

/* Reads a line as write_numbers() writes it. */
static bool read_number(FILE *file, uint64_t *number)
{
    char line[24], *end;
    if (!fgets(line, sizeof line, file) || line[0] < '0' || line[0] > '9')
        return false;
    errno = 0;
    *number = strtoull(line, &end, 10);
    return errno == 0 && end[*end == '\n'] == '\0';
}

/* Reads the heading, the numbers and their hash. */
static bool read_numbers(FILE *file, struct mpi_record *record)
{
    char line[sizeof heading + 2];
    uint64_t numbers[RECORD_NUMBERS + 1];
    if (!fgets(line, sizeof line, file) || strncmp(line, heading, sizeof heading - 1) != 0 ||
        strcmp(line + sizeof heading - 1, "\n") != 0)
        return false;
    for (unsigned i = 0; i <= RECORD_NUMBERS; i++)
        if (!read_number(file, &numbers[i]))
            return false;
    memcpy(record, numbers, sizeof *record);
    return numbers[RECORD_NUMBERS] == hash_numbers(numbers, RECORD_NUMBERS);
}

/* True if RECORD can belong to a run over INPUT with its answers in PARTIAL. */
static bool matches_input(const struct mpi_record *record, const struct mpi_record *input,
                          const char *partial, const char *path, struct message *message)
{
    struct stat status;
    bool is_there = stat(partial, &status) == 0;
    if (!have_same_input(record, input))
        return message_set(message, "%s: the puzzles have changed since; remove it to start over",
                           path);
    bool is_whole = record->done == record->input_size;
    if ((is_there || !is_whole) && (uint64_t)(is_there ? status.st_size : 0) < record->written)
        return message_set(message, "%s: shorter than %s says; remove both to start over", partial,
                           path);
    return true;
}

static bool resume(struct mpi_record *record, const char *partial, const char *path, bool *is_there,
                   struct message *message)
{
    struct mpi_record found;
    FILE *file = fopen(path, "r");
    *is_there = file;
    if (!file && errno != ENOENT)
        return message_set(message, "%s: %s", path, strerror(errno));
    if (!file && access(partial, F_OK) == 0)
        return message_set(message, "%s is in the way: remove it, or name another output", partial);
    if (!file)
        return true;
    bool is_read = read_numbers(file, &found);
    fclose(file);
    if (!is_read)
        return message_set(message, "%s: damaged; remove it to start over", path);
    if (!matches_input(&found, record, partial, path, message))
        return false;
    *record = found;
    return true;
}

bool record_resume(struct mpi_record *record, const char *output, bool *is_there,
                   struct message *message)
{
    char *partial = record_partial_path(output), *path = record_path(output);
    bool done = resume(record, partial, path, is_there, message);
    free(partial);
    free(path);
    return done;
}

static bool write_numbers(FILE *file, const struct mpi_record *record)
{
    uint64_t numbers[RECORD_NUMBERS];
    memcpy(numbers, record, sizeof numbers);
    fprintf(file, "%s\n", heading);
    for (unsigned i = 0; i < RECORD_NUMBERS; i++)
        fprintf(file, "%" PRIu64 "\n", numbers[i]);
    fprintf(file, "%" PRIu64 "\n", hash_numbers(numbers, RECORD_NUMBERS));
    bool done = fflush(file) == 0 && fsync(fileno(file)) == 0;
    return fclose(file) == 0 && done;
}

bool record_write(const struct mpi_record *record, const char *output, struct message *message)
{
    char *path = record_path(output), *fresh = with_suffix(path, ".new");
    FILE *file = fopen(fresh, "w");
    bool done = file && write_numbers(file, record) && rename(fresh, path) == 0;
    if (!done)
        message_set(message, "%s: %s", path, strerror(errno));
    free(path);
    free(fresh);
    return done;
}

bool record_has_output(const struct mpi_record *record, const char *output)
{
    char *partial = record_partial_path(output);
    struct stat status;
    bool has_output = record->done && record->done == record->input_size &&
                      access(partial, F_OK) != 0 && stat(output, &status) == 0 &&
                      (uint64_t)status.st_size == record->written;
    free(partial);
    return has_output;
}

bool record_finish(const struct mpi_record *record, const char *output, struct message *message)
{
    char *partial = record_partial_path(output), *path = record_path(output);
    bool done = record_has_output(record, output) || rename(partial, output) == 0;
    if (!done)
        message_set(message, "%s: %s", output, strerror(errno));
    else
        unlink(path);
    free(partial);
    free(path);
    return done;
}
