/* Reads the boards of a photo, PGM on standard input, and prints how certain they are. Exits with 0
 * if every board is certain. */
#include <stdio.h>

#include <sudokuvision/sudokuvision.h>

#include "pgm.h"

static void write_cells(const uint8_t *cells, unsigned side)
{
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned digit = cells[cell];
        putchar(digit == 0 ? '.' : (int)(digit < 10 ? '0' + digit : 'A' + digit - 10));
        if (cell % side == side - 1)
            putchar('\n');
    }
}

/* True if the reading is certain. */
static int write_reading(const struct svision_reading *reading)
{
    unsigned side = svision_reading_side(reading);
    char words[120];
    write_cells(svision_reading_givens(reading), side);
    if (svision_reading_solution_count(reading) == 1) {
        puts("solved:");
        write_cells(svision_reading_solution(reading), side);
    }
    if (svision_reading_certainty(reading) == SVISION_SURE)
        return 1;
    svision_diagnosis_explain(svision_reading_diagnosis(reading), words, sizeof words);
    printf("not sure: %s\n", words);
    return 0;
}

int main(void)
{
    struct svision_image photo;
    struct svision_reader *reader = NULL;
    const struct svision_diagnosis *diagnosis;
    uint8_t *pixels = NULL;
    size_t count = 0;
    int is_sure = 0;
    if (!pgm_read(stdin, &photo, &pixels))
        fputs("photo: not a PGM file\n", stderr);
    else if (svision_reader_create(NULL, &reader) != SVISION_OK ||
             svision_reader_read(reader, &photo, &count, &diagnosis) < SVISION_OK)
        fputs("photo: memory is short\n", stderr);
    else if (count == 0)
        puts(svision_reason_advice(svision_diagnosis_reason(diagnosis)));
    else
        is_sure = 1;
    for (size_t i = 0; i < count; i++)
        is_sure &= write_reading(svision_reader_reading(reader, i));
    svision_reader_destroy(reader);
    free(pixels);
    return !is_sure;
}
