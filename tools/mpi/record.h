/* What is done of a file, noted beside the output, so that a job that was stopped can go on.
 *
 * The record is there before the first answer and goes after the output has its name. */
#ifndef MPI_RECORD_H
#define MPI_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/message.h"
#include "mpi/answer.h"

/* Numbers only, so that all processes can have it by one broadcast. */
struct mpi_record {
    uint64_t input_size;
    uint64_t input_changed; /* when, in nanoseconds: another file must not be gone on with */
    uint64_t done;          /* bytes of the input: where the next range begins */
    uint64_t lines;         /* of the input that are done */
    uint64_t written;       /* bytes of the output */
    uint64_t input_sum;     /* of samples of the input: a file can be replaced within its time */
    uint64_t counts[ANSWER_KINDS];
};

enum { RECORD_NUMBERS = sizeof(struct mpi_record) / sizeof(uint64_t) };

/* Where answers are until they are whole, for the output at PATH; the caller frees it. */
char *record_partial_path(const char *path);

/* Whether answers can be given to OUTPUT without harm to another file, INPUT first of all. False:
 * MESSAGE says why not. */
bool record_check_names(const char *input, const char *output, struct message *message);

/* Takes OUTPUT for this process alone, however it ends: CLAIM is what record_release() takes, and
 * -1 where a file system has no locks. False: another job has it, or it cannot be made; MESSAGE
 * says so. */
bool record_claim(const char *output, int *claim, struct message *message);

/* Lets others have OUTPUT. */
void record_release(const char *output, int claim);

/* Begins RECORD for INPUT with nothing done. False: MESSAGE says why. */
bool record_begin(struct mpi_record *record, const char *input, struct message *message);

/* Whether INPUT is as it was when RECORD was begun. False: MESSAGE says so. */
bool record_is_current(const struct mpi_record *record, const char *input, struct message *message);

/* Takes up what the record beside OUTPUT says is done; *IS_THERE: there was one. False: it is
 * damaged, or of another input than RECORD was begun for, or files lie in the way; MESSAGE says
 * so, and nothing was changed. */
bool record_resume(struct mpi_record *record, const char *output, bool *is_there,
                   struct message *message);

/* Writes the record to the disk in place of the one before, whole or not at all. */
bool record_write(const struct mpi_record *record, const char *output, struct message *message);

/* Whether all is done and the output has its name: a job was stopped just before its end. */
bool record_has_output(const struct mpi_record *record, const char *output);

/* Gives the whole output its name, where it has not got it, then removes the record. */
bool record_finish(const struct mpi_record *record, const char *output, struct message *message);

#endif
