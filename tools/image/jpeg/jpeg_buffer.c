#include "image/jpeg/jpeg_buffer.h"

enum { STEP = 1 << 16 };

struct destination {
    struct jpeg_destination_mgr manager;
    struct buffer *out;
};

static void make_room(j_compress_ptr jpeg)
{
    struct destination *destination = (struct destination *)(void *)jpeg->dest;
    destination->manager.next_output_byte = (JOCTET *)buffer_reserve(destination->out, STEP);
    destination->manager.free_in_buffer = STEP;
}

/* Called when the whole buffer is full, regardless of free_in_buffer (libjpeg.txt). */
static boolean grow_buffer(j_compress_ptr jpeg)
{
    struct destination *destination = (struct destination *)(void *)jpeg->dest;
    destination->out->length += STEP;
    make_room(jpeg);
    return TRUE;
}

static void end(j_compress_ptr jpeg)
{
    struct destination *destination = (struct destination *)(void *)jpeg->dest;
    destination->out->length += STEP - destination->manager.free_in_buffer;
}

void jpeg_buffer_dest(struct jpeg_compress_struct *jpeg, struct buffer *out)
{
    struct destination *destination =
        jpeg->mem->alloc_small((j_common_ptr)jpeg, JPOOL_IMAGE, sizeof *destination);
    *destination = (struct destination){
        .manager = {.init_destination = make_room,
                    .empty_output_buffer = grow_buffer,
                    .term_destination = end},
        .out = out,
    };
    jpeg->dest = &destination->manager;
}
