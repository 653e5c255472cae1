#include "cli/files/file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cli/run/interrupt.h"

static bool read_all(int fd, size_t limit, struct buffer *buffer)
{
    enum { STEP = 65536 };
    for (size_t total = 0;;) {
        ssize_t count = interrupt_read(fd, buffer_reserve(buffer, STEP), STEP);
        if (count <= 0)
            return count == 0;
        buffer->length += (size_t)count;
        total += (size_t)count;
        if (total > limit) {
            errno = EFBIG;
            return false;
        }
    }
}

bool file_read(const char *path, size_t limit, struct buffer *buffer)
{
    if (strcmp(path, "-") == 0)
        return read_all(STDIN_FILENO, limit, buffer);
    int fd = interrupt_open(path, O_RDONLY);
    if (fd < 0)
        return false;
    bool done = read_all(fd, limit, buffer);
    int saved = errno;
    close(fd);
    errno = saved;
    return done;
}
