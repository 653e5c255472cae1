/* Runs a fuzz target without a fuzzer on the files of a folder, and on empty input, so that
 * compilers other than clang test for regressions, too. */
#include <dirent.h>
#include <string.h>

#include "fuzz.h"

enum { MAX_SIZE = 1 << 20 };

static void replay(const char *folder, const char *name)
{
    static uint8_t room[MAX_SIZE];
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    HOLDS(file);
    size_t size = fread(room, 1, sizeof room, file);
    HOLDS(size < sizeof room && !ferror(file));
    fclose(file);
    /* Exactly the file's size, so that sanitizers detect any overrun. */
    uint8_t *data = malloc(size ? size : 1);
    HOLDS(data);
    memcpy(data, room, size);
    fprintf(stderr, "%s\n", name);
    HOLDS(LLVMFuzzerTestOneInput(data, size) == 0);
    free(data);
}

int main(int argc, char **argv)
{
    struct dirent **entries;
    uint8_t none = 0;
    unsigned replayed = 0;
    if (argc != 2) {
        fputs("usage: replay_TARGET FOLDER\n", stderr);
        return 2;
    }
    HOLDS(LLVMFuzzerTestOneInput(&none, 0) == 0);
    int count = scandir(argv[1], &entries, NULL, alphasort);
    HOLDS(count > 0);
    for (int i = 0; i < count; i++) {
        if (entries[i]->d_name[0] != '.') {
            replay(argv[1], entries[i]->d_name);
            replayed++;
        }
        free(entries[i]);
    }
    free(entries);
    printf("%u files\n", replayed);
    return replayed > 0 ? 0 : 1;
}
