#include "shim/sentences.h"

#include <stdlib.h>
#include <string.h>

struct sentence {
    const char *text, *translation;
};

/* Sorted by text, which points into the copy of the request. */
static struct sentence *sentences;
static size_t sentence_count;
static unsigned char *copy;

static int compare(const void *a, const void *b)
{
    return strcmp(((const struct sentence *)a)->text, ((const struct sentence *)b)->text);
}

static bool read_sentences(struct request *in, struct sentence *read, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        read[i].text = take_string(in);
        read[i].translation = take_string(in);
        if (!read[i].text || !read[i].translation)
            return false;
    }
    qsort(read, count, sizeof *read, compare);
    return !in->failed;
}

static bool replace(struct request *in)
{
    size_t count = take_unsigned(in);
    if (count > in->length)
        return false;
    unsigned char *own = malloc(in->length + 1);
    struct sentence *read = calloc(count + 1, sizeof *read);
    struct request from = *in;
    from.slots = own;
    if (own)
        memcpy(own, in->slots, in->length);
    if (!own || !read || !read_sentences(&from, read, count)) {
        free(own);
        free(read);
        return false;
    }
    free(sentences);
    free(copy);
    sentences = read;
    sentence_count = count;
    copy = own;
    return true;
}

enum sudoku_status sentences_take(struct request *in)
{
    return request_expect(in, replace(in), "a sentence has a translation") ? SUDOKU_OK
                                                                           : SUDOKU_ERR_ARGUMENT;
}

const char *sentences_translate(void *user, const char *text)
{
    const struct sentence key = {text, NULL};
    (void)user;
    const struct sentence *found =
        sentences ? bsearch(&key, sentences, sentence_count, sizeof key, compare) : NULL;
    return found ? found->translation : NULL;
}
