/* A node has four neighbors and a column; column 0 is the root. */
#include "textbook.h"

#include <stdlib.h>

struct node {
    uint32_t left, right, up, down, column;
};

struct textbook {
    struct node *nodes;
    uint32_t *sizes; /* of columns */
    size_t count, capacity;
    uint64_t covers;
};

struct textbook *textbook_create(size_t primary, size_t secondary)
{
    struct textbook *book = calloc(1, sizeof *book);
    size_t columns = primary + secondary + 1;
    if (!book)
        return NULL;
    book->count = book->capacity = columns;
    book->nodes = calloc(columns, sizeof *book->nodes);
    book->sizes = calloc(columns, sizeof *book->sizes);
    if (!book->nodes || !book->sizes) {
        textbook_destroy(book);
        return NULL;
    }
    for (uint32_t i = 0; i < columns; i++) {
        book->nodes[i] = (struct node){i, i, i, i, i};
        if (i <= primary) {
            book->nodes[i].left = i ? i - 1 : (uint32_t)primary;
            book->nodes[i].right = i < primary ? i + 1 : 0;
        }
    }
    return book;
}

void textbook_destroy(struct textbook *book)
{
    if (!book)
        return;
    free(book->nodes);
    free(book->sizes);
    free(book);
}

int textbook_add(struct textbook *book, const size_t *items, size_t count)
{
    uint32_t first = (uint32_t)book->count, last = first + (uint32_t)count - 1;
    if (book->count + count > book->capacity) {
        size_t capacity = 2 * (book->count + count);
        struct node *nodes = realloc(book->nodes, capacity * sizeof *nodes);
        if (!nodes)
            return -1;
        book->nodes = nodes;
        book->capacity = capacity;
    }
    for (uint32_t n = first; n <= last; n++) {
        uint32_t column = (uint32_t)items[n - first] + 1, above = book->nodes[column].up;
        book->nodes[n] = (struct node){n == first ? last : n - 1, n == last ? first : n + 1, above,
                                       column, column};
        book->nodes[above].down = book->nodes[column].up = n;
        book->sizes[column]++;
    }
    book->count += count;
    return 0;
}

static void cover(struct textbook *book, uint32_t column)
{
    struct node *nodes = book->nodes;
    nodes[nodes[column].right].left = nodes[column].left;
    nodes[nodes[column].left].right = nodes[column].right;
    for (uint32_t i = nodes[column].down; i != column; i = nodes[i].down)
        for (uint32_t j = nodes[i].right; j != i; j = nodes[j].right) {
            nodes[nodes[j].down].up = nodes[j].up;
            nodes[nodes[j].up].down = nodes[j].down;
            book->sizes[nodes[j].column]--;
        }
}

static void uncover(struct textbook *book, uint32_t column)
{
    struct node *nodes = book->nodes;
    for (uint32_t i = nodes[column].up; i != column; i = nodes[i].up)
        for (uint32_t j = nodes[i].left; j != i; j = nodes[j].left) {
            book->sizes[nodes[j].column]++;
            nodes[nodes[j].down].up = j;
            nodes[nodes[j].up].down = j;
        }
    nodes[nodes[column].right].left = column;
    nodes[nodes[column].left].right = column;
}

static void search(struct textbook *book)
{
    struct node *nodes = book->nodes;
    uint32_t best = nodes[0].right;
    if (best == 0) {
        book->covers++;
        return;
    }
    for (uint32_t i = nodes[best].right; i != 0; i = nodes[i].right)
        best = book->sizes[i] < book->sizes[best] ? i : best;
    cover(book, best);
    for (uint32_t i = nodes[best].down; i != best; i = nodes[i].down) {
        for (uint32_t j = nodes[i].right; j != i; j = nodes[j].right)
            cover(book, nodes[j].column);
        search(book);
        for (uint32_t j = nodes[i].left; j != i; j = nodes[j].left)
            uncover(book, nodes[j].column);
    }
    uncover(book, best);
}

uint64_t textbook_count(struct textbook *book)
{
    book->covers = 0;
    search(book);
    return book->covers;
}
