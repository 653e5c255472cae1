/* Builds without libsudokuvision and readers of pictures. */
#include "play/source/source.h"

bool source_read_photo(const char *path, struct source_puzzle *puzzle, struct message *message)
{
    (void)path;
    (void)puzzle;
    return message_set(message, "this build reads no pictures");
}
