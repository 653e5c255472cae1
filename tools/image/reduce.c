#include "image/reduce.h"

#include <stdlib.h>
#include <string.h>

static size_t row_bytes(const struct reduce *reduce)
{
    return (size_t)pixels_reduced(reduce->width, reduce->factor) * reduce->channels;
}

bool reduce_open(struct reduce *reduce, const struct pixels *pixels)
{
    *reduce = (struct reduce){.factor = pixels->reduction,
                              .width = pixels->full_width,
                              .channels = pixels->channels,
                              .out = pixels->data};
    reduce->sums = calloc(row_bytes(reduce), sizeof reduce->sums[0]);
    return reduce->sums != NULL;
}

static void write_means(struct reduce *reduce)
{
    unsigned small = pixels_reduced(reduce->width, reduce->factor);
    for (unsigned x = 0; x < small; x++) {
        unsigned left = reduce->width - x * reduce->factor,
                 columns = left < reduce->factor ? left : reduce->factor,
                 count = columns * reduce->rows;
        for (unsigned k = 0; k < reduce->channels; k++) {
            size_t at = (size_t)x * reduce->channels + k;
            reduce->out[at] = (uint8_t)((reduce->sums[at] + count / 2) / count);
        }
    }
    memset(reduce->sums, 0, row_bytes(reduce) * sizeof reduce->sums[0]);
    reduce->out += row_bytes(reduce);
    reduce->rows = 0;
}

void reduce_row(struct reduce *reduce, const uint8_t *row)
{
    uint32_t *sums = reduce->sums;
    if (reduce->factor == 1) {
        memcpy(reduce->out, row, row_bytes(reduce));
        reduce->out += row_bytes(reduce);
        return;
    }
    for (unsigned x = 0; x < reduce->width; sums += reduce->channels) {
        unsigned left = reduce->width - x, columns = left < reduce->factor ? left : reduce->factor;
        for (x += columns; columns > 0; columns--)
            for (unsigned k = 0; k < reduce->channels; k++)
                sums[k] += *row++;
    }
    if (++reduce->rows == reduce->factor)
        write_means(reduce);
}

void reduce_close(struct reduce *reduce)
{
    if (reduce->sums && reduce->rows > 0)
        write_means(reduce);
    free(reduce->sums);
    reduce->sums = NULL;
}
