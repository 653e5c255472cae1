#include "cli/files/standard.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void standard_open(void)
{
    /* The lowest free descriptor is the missing one. */
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

bool standard_flush(const char *program)
{
    /* An earlier failure sets the flag, but its errno is gone. */
    bool failed_before = ferror(stdout) != 0;
    if (fflush(stdout) == 0 && !failed_before)
        return true;
    fprintf(stderr, "%s: standard output: %s\n", program,
            errno ? strerror(errno) : "not all could be written");
    return false;
}
