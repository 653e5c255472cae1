#include "cli/files/inflate.h"

bool inflate_is_there(void)
{
    return false;
}

struct inflate *inflate_open(const char *head, size_t length, inflate_source *read, void *user)
{
    (void)head;
    (void)length;
    (void)read;
    (void)user;
    return NULL;
}

ptrdiff_t inflate_read(struct inflate *text, char *buffer, size_t size, const char **problem)
{
    (void)text;
    (void)buffer;
    (void)size;
    *problem = "built without zlib";
    return -1;
}

void inflate_close(struct inflate *text)
{
    (void)text;
}
