/* A process of the job at its work: in each round every process takes the next range of the file,
 * in the order of the ranks. Answers vary in length, so their places in the output are known once
 * all have theirs. */
#ifndef MPI_CREW_H
#define MPI_CREW_H

#include <mpi.h>

#include "mpi/answer.h"
#include "mpi/options.h"
#include "mpi/record.h"

enum { FIRST_RANK = 0 };

struct crew {
    const struct mpi_options *options;
    int rank, size;
    MPI_File input, output;
    struct answerer answerer;
    struct buffer text;
    struct mpi_record record; /* the same in all processes */
    double recorded;          /* when, by the first process's clock */
};

/* Answers what the record says is not done, and keeps it. A process that cannot go on ends the job;
 * what was recorded stays. */
void crew_solve(struct crew *crew);

#endif
