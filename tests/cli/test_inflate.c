/* Gzip data from any source: in pieces of any size, with several members, truncated, damaged,
 * and endless. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "cli/files/inflate.h"
#include "support/check.h"

enum { MIB = 1 << 20, MAX_MEMBER = 1 << 16 };

/* One member, repeated. */
struct source {
    unsigned char member[MAX_MEMBER];
    size_t size, at;
    size_t piece; /* maximum bytes per read */
    size_t left;  /* bytes left before the end */
    bool breaks;  /* the end is a failure */
    unsigned long asked;
};

static void pack(struct source *source, const char *text, size_t length)
{
    enum { GZIP = 16 + MAX_WBITS, MEMORY = 8 };
    z_stream stream = {0};
    CHECK_EQ(deflateInit2(&stream, 9, Z_DEFLATED, GZIP, MEMORY, Z_DEFAULT_STRATEGY), Z_OK);
    stream.next_in = (unsigned char *)(uintptr_t)text;
    stream.avail_in = (uInt)length;
    stream.next_out = source->member;
    stream.avail_out = MAX_MEMBER;
    CHECK_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    source->size = MAX_MEMBER - stream.avail_out;
    deflateEnd(&stream);
}

static ptrdiff_t source_read(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t count = source->piece < size ? source->piece : size;
    source->asked++;
    if (source->left == 0)
        return source->breaks ? -1 : 0;
    count = count < source->left ? count : source->left;
    for (size_t i = 0; i < count; i++, source->at = (source->at + 1) % source->size)
        buffer[i] = (char)source->member[source->at];
    source->left -= count;
    return (ptrdiff_t)count;
}

/* Reads to the end and returns the size in bytes; BUFFER keeps the first SIZE. *STATUS and
 * *PROBLEM are those of the last call. */
static uint64_t read_all(struct source *source, char *buffer, size_t size, ptrdiff_t *status,
                         const char **problem)
{
    static char piece[MIB];
    uint64_t total = 0;
    struct inflate *text = inflate_open("", 0, source_read, source);
    CHECK(text);
    *problem = NULL;
    while (text && (*status = inflate_read(text, piece, sizeof piece, problem)) > 0) {
        for (size_t i = 0; buffer && i < (size_t)*status && total + i < size; i++)
            buffer[total + i] = piece[i];
        total += (uint64_t)*status;
    }
    inflate_close(text);
    return total;
}

static void reads_several_members_in_pieces_of_any_size(void)
{
    static struct source source;
    char text[12];
    ptrdiff_t status;
    const char *problem;
    pack(&source, "puzzle", 6);
    for (size_t piece = 1; piece <= 2 * source.size; piece++) {
        source.piece = piece;
        source.left = 2 * source.size;
        CHECK_EQ(read_all(&source, text, sizeof text, &status, &problem), 12);
        CHECK(memcmp(text, "puzzlepuzzle", 12) == 0);
        CHECK(status == 0 && !problem);
    }
}

/* As on tapes, and as in gzip. Anything else after a member is an error. */
static void ignores_zeros_after_a_member(void)
{
    static struct source source;
    char text[6];
    ptrdiff_t status;
    const char *problem;
    pack(&source, "puzzle", 6);
    for (size_t zeros = 1; zeros < 600; zeros += 13) {
        memset(source.member + source.size, 0, zeros);
        source.size += zeros;
        for (source.piece = 1; source.piece < 1000; source.piece = 7 * source.piece) {
            source.at = 0;
            source.left = source.size;
            CHECK_EQ(read_all(&source, text, sizeof text, &status, &problem), 6);
            CHECK(memcmp(text, "puzzle", 6) == 0 && status == 0 && !problem);
        }
        source.member[source.size - 1] = 1;
        source.at = 0;
        source.left = source.size;
        read_all(&source, text, sizeof text, &status, &problem);
        CHECK(status == -1 && problem);
        source.size -= zeros;
    }
    source.member[0] = 0;
    source.at = 0;
    source.left = source.size;
    read_all(&source, text, sizeof text, &status, &problem);
    CHECK(status == -1 && problem);
}

static void reports_truncated_data_as_damaged(void)
{
    static struct source source;
    char text[6];
    ptrdiff_t status;
    const char *problem;
    pack(&source, "puzzle", 6);
    source.piece = MAX_MEMBER;
    for (size_t left = 1; left < source.size; left++) {
        source.at = 0;
        source.left = left;
        read_all(&source, text, sizeof text, &status, &problem);
        CHECK_EQ(status, -1);
        CHECK(problem && strcmp(problem, "damaged: ends early") == 0);
    }
}

static void detects_a_flipped_byte_in_text_or_checksum(void)
{
    static struct source source;
    char text[6];
    ptrdiff_t status;
    const char *problem;
    enum { HEAD = 10 };
    pack(&source, "puzzle", 6);
    for (size_t i = HEAD; i < source.size; i++) {
        source.member[i] ^= 0xFF;
        source.at = 0;
        source.left = source.size;
        source.piece = MAX_MEMBER;
        read_all(&source, text, sizeof text, &status, &problem);
        CHECK(status == -1 && problem);
        source.member[i] ^= 0xFF;
    }
}

/* All text before the damage is returned before the error, even in small reads. */
static void returns_the_text_before_the_damage(void)
{
    static struct source source;
    static char text[4000], got[sizeof text];
    ptrdiff_t status;
    const char *problem;
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)('0' + i % 10);
    for (size_t piece = 1; piece <= sizeof got; piece *= 5) {
        size_t length = 0;
        memset(&source, 0, sizeof source);
        pack(&source, text, sizeof text);
        source.piece = MAX_MEMBER;
        source.left = source.size - 4;
        struct inflate *unpacked = inflate_open("", 0, source_read, &source);
        CHECK(unpacked);
        problem = NULL;
        while (unpacked && length < sizeof got &&
               (status = inflate_read(unpacked, got + length,
                                      piece < sizeof got - length ? piece : sizeof got - length,
                                      &problem)) > 0)
            length += (size_t)status;
        CHECK_EQ(length, sizeof text);
        CHECK(memcmp(got, text, sizeof text) == 0);
        CHECK(unpacked && inflate_read(unpacked, got, 1, &problem) == -1);
        CHECK(problem && strcmp(problem, "damaged: ends early") == 0);
        inflate_close(unpacked);
    }
}

static void does_not_blame_the_data_for_a_failing_source(void)
{
    static struct source source;
    char text[6];
    ptrdiff_t status;
    const char *problem;
    pack(&source, "puzzle", 6);
    source.piece = 5;
    source.left = 15;
    source.breaks = true;
    read_all(&source, text, sizeof text, &status, &problem);
    CHECK(status == -1 && !problem);
}

/* A thousandth of the text is read for that. */
static void stops_reading_endless_text_after_a_gibibyte(void)
{
    static struct source source;
    static char zeros[MIB];
    ptrdiff_t status;
    const char *problem;
    pack(&source, zeros, sizeof zeros);
    source.piece = MAX_MEMBER;
    source.left = SIZE_MAX;
    uint64_t total = read_all(&source, NULL, 0, &status, &problem);
    CHECK_EQ(status, -1);
    CHECK(problem && strstr(problem, "more than 1 GiB"));
    CHECK_EQ(total, (uint64_t)1 << 30);
    CHECK(source.asked < 1200 * source.size / MAX_MEMBER + 2);
}

int main(void)
{
    reads_several_members_in_pieces_of_any_size();
    ignores_zeros_after_a_member();
    reports_truncated_data_as_damaged();
    detects_a_flipped_byte_in_text_or_checksum();
    returns_the_text_before_the_damage();
    does_not_blame_the_data_for_a_failing_source();
    stops_reading_endless_text_after_a_gibibyte();
    return check_result();
}
