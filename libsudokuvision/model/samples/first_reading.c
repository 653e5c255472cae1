#include "model/samples/first_reading.h"

#include "reader/reader.h"
#include "reader/reader_state.h"

const struct svision_reading *first_reading(struct svision_reader *reader,
                                            const struct svision_image *image)
{
    if (svision_reader_resize(reader, image->width, image->height) != SVISION_OK)
        return NULL;
    reader_load(reader, image);
    reader->still = true;
    enum svision_status status = reader_read(reader, NULL, NULL);
    reader->still = false;
    return status == SVISION_OK ? svision_reader_reading(reader, 0) : NULL;
}
