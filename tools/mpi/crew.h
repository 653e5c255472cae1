/* A process of the job at its work: in each round every process takes the next range of the file,
 * in the order of the ranks. What the ranges of a round have is exchanged some rounds before they
 * are solved, so that no process waits for another that is a little slower; all of them wait when
 * what is done is recorded. */
#ifndef MPI_CREW_H
#define MPI_CREW_H

#include <mpi.h>

#include "mpi/answer.h"
#include "mpi/options.h"
#include "mpi/record.h"

enum { FIRST_RANK = 0 };

/* Rounds that are read before the one that is solved. */
enum { ROUNDS_AHEAD = 4, ROUNDS_HELD = ROUNDS_AHEAD + 1 };

/* What all processes know of one's range in a round; numbers only. */
struct share {
    uint64_t lines;
    uint64_t answers;     /* bytes */
    uint64_t is_recorded; /* once the round is done, a record is written */
    uint64_t has_failed;  /* it cannot go on: no round from this one on is solved */
};

enum { SHARE_NUMBERS = sizeof(struct share) / sizeof(uint64_t) };

/* A round of which this process has its range, and of the others what they have. */
struct round {
    struct portion portion;
    struct share own, *all; /* a share a process */
    MPI_Request exchange;
};

struct crew {
    const struct mpi_options *options;
    int rank, size;
    int claim; /* the first process's, of record_claim() */
    MPI_File input, output;
    int behind; /* the output, to ask for its way to the disk; -1: it is not to be had that way */
    struct answerer answerer;
    struct buffer text;
    struct round rounds[ROUNDS_HELD];
    uint64_t read;            /* bytes of the input, up to where the next round to be read begins */
    struct buffer ends;       /* size_t: where the messages of each round since the record end */
    struct mpi_record record; /* the same in all processes; the counts as of the last one written */
    double recorded;          /* when a record was last asked for */
    bool has_failed;          /* this process, as it has said */
    bool is_over;             /* one of them has, as all know */
};

/* Answers what the record says is not done, and keeps it. False, in all processes: one of them said
 * why it cannot go on; what was recorded stays. */
bool crew_solve(struct crew *crew);

#endif
