/* Progress of a job, stored next to the output, from which an interrupted job resumes.
 *
 * The record exists from before the first answer until the output has its final name. */
#ifndef MPI_RECORD_H
#define MPI_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/message.h"
#include "mpi/answer.h"

/* Numbers only, to be sent by a single broadcast. */
struct mpi_record {
    uint64_t input_size;
    uint64_t input_changed; /* modification time in nanoseconds, to detect another file */
    uint64_t done;          /* bytes of the input; the next range begins here */
    uint64_t lines;         /* lines of the input done */
    uint64_t written;       /* bytes of the output */
    uint64_t input_sum; /* hash of samples of the input, which can change without a new modification
                           time */
    uint64_t counts[ANSWER_KINDS];
};

enum { RECORD_NUMBERS = sizeof(struct mpi_record) / sizeof(uint64_t) };

/* Returns the path of the partial output for the output at PATH; the caller frees it. */
char *record_partial_path(const char *path);

/* True if OUTPUT can be written without harming another file, INPUT in particular; otherwise sets
 * MESSAGE. */
bool record_check_names(const char *input, const char *output, struct message *message);

/* Locks OUTPUT for this process, until it ends in any way. Sets *CLAIM for record_release(); -1 if
 * the file system has no locks. Returns false with MESSAGE set if another job holds the lock or it
 * cannot be created. */
bool record_claim(const char *output, int *claim, struct message *message);

/* Releases the lock of record_claim(). */
void record_release(const char *output, int claim);

/* Initializes RECORD for INPUT without any progress. Returns false with MESSAGE set on failure. */
bool record_begin(struct mpi_record *record, const char *input, struct message *message);

/* True if INPUT is unchanged since RECORD was begun; otherwise sets MESSAGE. */
bool record_is_current(const struct mpi_record *record, const char *input, struct message *message);

/* Reads the record of OUTPUT into RECORD; *IS_THERE is false if there is none. Returns false with
 * MESSAGE set, and changes nothing, if the record is damaged or belongs to another input than
 * RECORD, or if other files are in the way. */
bool record_resume(struct mpi_record *record, const char *output, bool *is_there,
                   struct message *message);

/* Writes the record to the disk, replacing the previous one atomically. */
bool record_write(const struct mpi_record *record, const char *output, struct message *message);

/* True if everything is done and the output has its final name: the job was interrupted just before
 * its end. */
bool record_has_output(const struct mpi_record *record, const char *output);

/* Renames the complete output to its final name unless it has it already, then removes the
 * record. */
bool record_finish(const struct mpi_record *record, const char *output, struct message *message);

#endif
