#include "model/arguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/samples/photo_fold.h"

static bool read_options(int argc, char **argv, int *at, struct arguments *arguments)
{
    for (; *at < argc && strncmp(argv[*at], "--", 2) == 0; ++*at) {
        if (strncmp(argv[*at], "--fold=", 7) == 0)
            arguments->fold = (unsigned)strtoul(argv[*at] + 7, NULL, 10);
        else if (strncmp(argv[*at], "--sheet=", 8) == 0)
            arguments->sheet = argv[*at] + 8;
        else
            return false;
    }
    return arguments->fold < PHOTO_FOLDS;
}

static bool read_all(int argc, char **argv, struct arguments *arguments)
{
    int at = 1;
    arguments->fold = PHOTO_FOLDS - 1;
    if (!read_options(argc, argv, &at, arguments) || argc - at < 4 || argc - at > 6)
        return false;
    for (unsigned i = 0; i < 3; i++)
        arguments->paths[i] = argv[at++];
    arguments->output = argv[at++];
    if (at < argc)
        arguments->count = strtoul(argv[at++], NULL, 10);
    if (at < argc)
        arguments->epochs = (unsigned)strtoul(argv[at], NULL, 10);
    return arguments->count > 0 && arguments->epochs > 0;
}

bool arguments_read(int argc, char **argv, struct arguments *arguments)
{
    bool done = read_all(argc, argv, arguments);
    if (!done)
        fprintf(stderr,
                "usage: %s [--fold=N] [--sheet=FILE] FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES "
                "[EPOCHS]]\n",
                argv[0]);
    return done;
}
