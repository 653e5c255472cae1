#include "scan/pdf.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/run/interrupt.h"
#include "image/jpeg/jpeg.h"

extern char **environ;

/* Longer side of a page in pixels: 200 dots per inch of A4. */
#define PAGE_SIDE       2340
#define TEXT_OF(number) #number
#define TEXT(number)    TEXT_OF(number)

/* Timeout for a byte from pdftoppm, in seconds; a page takes less than one. */
enum { TIMEOUT_SECONDS = 60 };

struct pdf {
    pid_t pdftoppm; /* process of pdftoppm; 0: it has ended */
    int pages;      /* its standard output */
    FILE *errors;   /* its standard error */
};

bool pdf_recognize(const char *path)
{
    static const char mark[] = "%PDF-";
    char begin[sizeof mark - 1];
    struct stat status;
    FILE *file = stat(path, &status) == 0 && S_ISREG(status.st_mode) ? fopen(path, "rb") : NULL;
    bool is_pdf =
        file && fread(begin, sizeof begin, 1, file) == 1 && memcmp(begin, mark, sizeof begin) == 0;
    if (file)
        fclose(file);
    return is_pdf;
}

/* Starts pdftoppm with FILE as its input; *PAGES is the reading end of its output. Returns an
 * errno. */
static int spawn(struct pdf *pdf, int file)
{
    static char name[] = "pdftoppm", size[] = "-scale-to", side[] = TEXT(PAGE_SIDE), input[] = "-";
    static char *const arguments[] = {name, size, side, input, NULL};
    /* Keeps processes of other threads from inheriting the pipe, which would then never end. */
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    posix_spawn_file_actions_t actions;
    int ends[2];
    if (pipe(ends) != 0)
        return errno;
    posix_spawn_file_actions_init(&actions);
    pthread_mutex_lock(&mutex);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    int error = posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO);
    error = error ? error : posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    error = error ? error
                  : posix_spawn_file_actions_adddup2(&actions, fileno(pdf->errors), STDERR_FILENO);
    error = error ? error
                  : posix_spawnp(&pdf->pdftoppm, arguments[0], &actions, NULL, arguments, environ);
    pthread_mutex_unlock(&mutex);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    pdf->pages = ends[0];
    pdf->pdftoppm = error ? 0 : pdf->pdftoppm;
    return error;
}

struct pdf *pdf_open(const char *path, char *message)
{
    struct pdf *pdf = buffer_resize(NULL, sizeof *pdf);
    *pdf = (struct pdf){.pages = -1, .errors = tmpfile()};
    int file = pdf->errors ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    int error = file >= 0 ? spawn(pdf, file) : errno;
    if (file >= 0)
        close(file);
    if (!error)
        return pdf;
    if (error == ENOENT)
        snprintf(message, JPEG_MESSAGE,
                 "the pages of a PDF are drawn by pdftoppm, which is not installed (package "
                 "poppler-utils); or save the page as JPEG or PNG");
    else
        snprintf(message, JPEG_MESSAGE, "%s", strerror(error));
    pdf_close(pdf);
    return NULL;
}

/* Appends up to SIZE bytes to PAGE. Returns 0 at the end; -1 with errno set on failure. */
static ssize_t read_some(const struct pdf *pdf, struct buffer *page, size_t size)
{
    enum { STEP = 1 << 20 };
    size_t step = size < STEP ? size : STEP;
    int ready = interrupt_poll(pdf->pages, POLLIN, TIMEOUT_SECONDS * 1000);
    if (ready <= 0) {
        errno = ready == 0 ? ETIMEDOUT : errno;
        return -1;
    }
    ssize_t count = interrupt_read(pdf->pages, buffer_reserve(page, step), step);
    page->length += count > 0 ? (size_t)count : 0;
    return count;
}

/* Reads the header of a picture, up to its third line feed. Returns the number of bytes after it;
 * 0: no picture. */
static size_t read_head(const struct pdf *pdf, struct buffer *page)
{
    enum { MAX_HEAD = 40 };
    unsigned lines = 0;
    char *end;
    while (lines < 3 && page->length < MAX_HEAD && read_some(pdf, page, 1) == 1)
        lines += page->data[page->length - 1] == '\n';
    if (lines < 3)
        return 0;
    buffer_add(page, "", 1);
    page->length--;
    if (strncmp(page->data, "P6", 2) != 0)
        return 0;
    unsigned long width = strtoul(page->data + 2, &end, 10), height = strtoul(end, NULL, 10);
    bool fits = width <= PAGE_SIDE + 1 && height <= PAGE_SIDE + 1;
    return fits ? (size_t)3 * width * height : 0;
}

/* Returns the result of pdftoppm after its last page. */
static enum pdf_result end(struct pdf *pdf, char *message)
{
    char line[JPEG_MESSAGE / 2] = "";
    int status = 0;
    waitpid(pdf->pdftoppm, &status, 0);
    pdf->pdftoppm = 0;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return PDF_END;
    rewind(pdf->errors);
    if (!fgets(line, sizeof line, pdf->errors))
        line[0] = '\0';
    line[strcspn(line, "\n")] = '\0';
    snprintf(message, JPEG_MESSAGE, "pdftoppm could not draw it%s%s", line[0] ? ": " : "", line);
    return PDF_FAILED;
}

enum pdf_result pdf_next(struct pdf *pdf, struct buffer *page, char *message)
{
    page->length = 0;
    errno = 0;
    size_t size = read_head(pdf, page);
    size_t whole = page->length + size;
    while (size && page->length < whole && read_some(pdf, page, whole - page->length) > 0)
        continue;
    if (size && page->length == whole)
        return PDF_PAGE;
    if (interrupt_pending())
        return PDF_STOPPED;
    if (!errno && page->length == 0)
        return end(pdf, message);
    snprintf(message, JPEG_MESSAGE, "pdftoppm stopped within the page%s%s", errno ? ": " : "",
             errno ? strerror(errno) : "");
    return PDF_FAILED;
}

void pdf_close(struct pdf *pdf)
{
    if (pdf->pages >= 0)
        close(pdf->pages);
    if (pdf->pdftoppm) {
        kill(pdf->pdftoppm, SIGKILL);
        waitpid(pdf->pdftoppm, NULL, 0);
    }
    if (pdf->errors)
        fclose(pdf->errors);
    free(pdf);
}
