/* The main loop of a process. In each round every process solves one range of the file, in order of
 * rank. The sizes of ranges are exchanged some rounds ahead, so that slightly slower processes
 * delay nobody; all processes synchronize only to write a record. */
#ifndef MPI_CREW_H
#define MPI_CREW_H

#include <mpi.h>

#include "mpi/answer.h"
#include "mpi/options.h"
#include "mpi/record.h"

enum { FIRST_RANK = 0 };

/* Rounds read ahead of the one being solved. */
enum { ROUNDS_AHEAD = 4, ROUNDS_HELD = ROUNDS_AHEAD + 1 };

/* A process's range in a round, as known to all processes; numbers only. */
struct share {
    uint64_t lines;
    uint64_t answers;     /* bytes */
    uint64_t is_recorded; /* write a record after this round */
    uint64_t has_failed;  /* this round and later ones are not solved */
};

enum { SHARE_NUMBERS = sizeof(struct share) / sizeof(uint64_t) };

/* A round: this process's range, and the shares of all processes. */
struct round {
    struct portion portion;
    struct share own, *all; /* one share per process */
    MPI_Request exchange;
};

struct crew {
    const struct mpi_options *options;
    int rank, size;
    int claim; /* first process only: from record_claim() */
    MPI_File input, output;
    int writeback; /* descriptor of the output for starting write-back, or -1 */
    struct answerer answerer;
    struct buffer text;
    struct round rounds[ROUNDS_HELD];
    uint64_t read; /* offset in the input of the next round to read */
    struct buffer
        ends; /* size_t: offsets of the ends of each round's messages since the last record */
    struct mpi_record record; /* the same in all processes; counts are those of the last record */
    double recorded;          /* time of the last request for a record */
    bool has_failed;          /* this process failed and reported it */
    bool is_over;             /* a process failed, as all processes know */
};

/* Solves the part of the input that the record does not cover, and records progress. Returns false
 * in all processes if one of them failed and reported why; the last record stays valid. */
bool crew_solve(struct crew *crew);

#endif
