#include "model/order.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/samples/photo_fold.h"

static bool read_options(int argc, char **argv, int *at, struct order *order)
{
    for (; *at < argc && strncmp(argv[*at], "--", 2) == 0; ++*at) {
        if (strncmp(argv[*at], "--fold=", 7) == 0)
            order->fold = (unsigned)strtoul(argv[*at] + 7, NULL, 10);
        else if (strncmp(argv[*at], "--sheet=", 8) == 0)
            order->sheet = argv[*at] + 8;
        else
            return false;
    }
    return order->fold < PHOTO_FOLDS;
}

static bool read_all(int argc, char **argv, struct order *order)
{
    int at = 1;
    order->fold = PHOTO_FOLDS - 1;
    if (!read_options(argc, argv, &at, order) || argc - at < 4 || argc - at > 6)
        return false;
    for (unsigned i = 0; i < 3; i++)
        order->paths[i] = argv[at++];
    order->output = argv[at++];
    if (at < argc)
        order->count = strtoul(argv[at++], NULL, 10);
    if (at < argc)
        order->epochs = (unsigned)strtoul(argv[at], NULL, 10);
    return order->count > 0 && order->epochs > 0;
}

bool order_read(int argc, char **argv, struct order *order)
{
    bool done = read_all(argc, argv, order);
    if (!done)
        fprintf(stderr,
                "usage: %s [--fold=N] [--sheet=FILE] FONTS HANDWRITING PHOTOS OUTPUT [SAMPLES "
                "[EPOCHS]]\n",
                argv[0]);
    return done;
}
