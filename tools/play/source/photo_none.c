/* Builds without libsudokuvision and picture decoders. */
#include "play/source/source.h"

struct draft *source_read_photo(const void *data, size_t length, struct message *message)
{
    (void)data;
    (void)length;
    message_set(message, "this build reads no pictures");
    return NULL;
}
