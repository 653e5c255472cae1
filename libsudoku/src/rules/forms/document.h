/* JSON as a tree, also as SudokuPad shortens it: keys and words without quotation marks, ' for ",
 * and nothing in place of {} in an array. Values are read from the text when they are asked for. */
#ifndef RULES_FORMS_DOCUMENT_H
#define RULES_FORMS_DOCUMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

enum document_kind { DOCUMENT_OBJECT, DOCUMENT_ARRAY, DOCUMENT_STRING, DOCUMENT_WORD };

/* A value. Strings and words are LENGTH bytes at AT, escapes included. */
struct document_node {
    enum document_kind kind;
    uint32_t at, length;
    uint32_t key, key_length; /* its key in an object */
    uint32_t child, next;     /* the first value in it, the next one beside it; 0: none */
};

struct document {
    const char *text;
    struct document_node *nodes; /* the first one is the root */
    size_t count;
    size_t fault; /* the byte that no value can go on with, after SUDOKU_ERR_TEXT */
};

/* Reads LENGTH bytes of TEXT, which must outlive DOCUMENT, into memory of ALLOCATOR. Returns
 * SUDOKU_OK, SUDOKU_ERR_TEXT or SUDOKU_ERR_MEMORY. */
enum sudoku_status document_read(struct document *document, const char *text, size_t length,
                                 const struct sudoku_allocator *allocator);

/* Frees the memory of DOCUMENT. */
void document_free(struct document *document, const struct sudoku_allocator *allocator);

/* The first value in NODE, the one after NODE, or NULL. */
const struct document_node *document_first(const struct document *document,
                                           const struct document_node *node);
const struct document_node *document_next(const struct document *document,
                                          const struct document_node *node);

/* The value of KEY, or of SHORTER (NULL: none), in the object NODE, or NULL. NODE may be NULL. */
const struct document_node *document_member(const struct document *document,
                                            const struct document_node *node, const char *key,
                                            const char *shorter);

/* The number of members of the object NODE with KEY, or with SHORTER (NULL: none). */
size_t document_count(const struct document *document, const struct document_node *node,
                      const char *key, const char *shorter);

/* The number of values in NODE. */
size_t document_size(const struct document *document, const struct document_node *node);

/* True if the string or word NODE is TEXT; if its key is. */
bool document_is(const struct document *document, const struct document_node *node,
                 const char *text);
bool document_key_is(const struct document *document, const struct document_node *node,
                     const char *text);

/* True if NODE is absent or says nothing: NULL, null, false, "", [] or {}. */
bool document_is_empty(const struct document *document, const struct document_node *node);

/* True if NODE is empty or the word true: programs may count other values, such as 0, as either. */
bool document_is_flag(const struct document *document, const struct document_node *node);

/* Stores the whole number that NODE (NULL: none), a word or a string, spells in decimal. False, and
 * nothing is stored, if there is none or it is outside MIN..MAX. */
bool document_number(const struct document *document, const struct document_node *node, int min,
                     int max, int *number);

#endif
