/* Snapshots: each gets a name of its own, under which only a whole picture appears. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cam/window/snapshot.h"
#include "support/check.h"

/* Actions of another process during a snapshot. */
static struct {
    const char *absent; /* must not exist while data is written */
    const char *rival;  /* is created just before the snapshot gets its name */
    bool no_links;      /* the file system does not support links */
} meanwhile;

/* The linker requires these names. */
ssize_t __real_write(int fd, const void *data, size_t size);
ssize_t __wrap_write(int fd, const void *data, size_t size);
int __real_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);

ssize_t __wrap_write(int fd, const void *data, size_t size)
{
    CHECK(!meanwhile.absent || access(meanwhile.absent, F_OK) != 0);
    return __real_write(fd, data, size);
}

static void put_file(const char *name)
{
    FILE *file = fopen(name, "w");
    CHECK(file && fputs("mine", file) >= 0 && fclose(file) == 0);
}

int __wrap_link(const char *from, const char *to)
{
    if (meanwhile.rival)
        put_file(meanwhile.rival);
    if (meanwhile.no_links) {
        errno = EPERM;
        return -1;
    }
    return __real_link(from, to);
}

static off_t size_of(const char *name)
{
    struct stat status;
    return stat(name, &status) == 0 ? status.st_size : -1;
}

/* Takes a snapshot, which must get the name EXPECTED. */
static void snap(const char *expected)
{
    static uint8_t pixels[4 * 6 * 4];
    const struct svision_image picture = {pixels, 6, 4, 6 * 4, SVISION_RGBA32};
    struct message message = {0};
    char name[20];
    meanwhile.absent = expected;
    CHECK(cam_snapshot_write(&picture, name, &message));
    CHECK_TEXT(name, expected);
    CHECK(size_of(name) > 40);
    meanwhile.absent = NULL;
}

int main(void)
{
    char folder[] = "/tmp/test_cam_snapshot.XXXXXX";
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    snap("sudoku-001.png");
    snap("sudoku-002.png");
    meanwhile.rival = "sudoku-003.png";
    snap("sudoku-004.png");
    CHECK_EQ(size_of("sudoku-003.png"), 4);
    meanwhile.no_links = true;
    meanwhile.rival = "sudoku-005.png";
    snap("sudoku-006.png");
    CHECK_EQ(size_of("sudoku-005.png"), 4);
    meanwhile.rival = NULL;
    snap("sudoku-007.png");
    CHECK_EQ(system("test $(ls | wc -l) = 7 && rm sudoku-00?.png"), 0);
    CHECK(chdir("/") == 0 && rmdir(folder) == 0);
    return check_result();
}
