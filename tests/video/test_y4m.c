/* y4m files: what the reader accepts and refuses, and recordings read back. */
#include <stdlib.h>
#include <unistd.h>

#include "support/check.h"
#include "video/formats/y4m.h"
#include "video/record.h"
#include "video/source/source.h"

static struct message message;
static char path[64];

static bool parses(const char *line, struct y4m_header *header)
{
    return y4m_parse_header(line, strlen(line), header, &message);
}

static bool says(const char *text)
{
    return strstr(message.text, text) != NULL;
}

static void headers_give_size_rate_and_format(void)
{
    struct y4m_header header;
    CHECK(parses("YUV4MPEG2 W640 H480 F30000:1001 Ip A1:1 C420jpeg XYSCSS=420JPEG", &header));
    CHECK_EQ(header.width, 640);
    CHECK_EQ(header.height, 480);
    CHECK(header.rate > 29.96 && header.rate < 29.98);
    CHECK_EQ(header.format, SVISION_I420);
    CHECK_EQ(y4m_frame_size(&header), 640 * 480 * 3 / 2);
    CHECK(parses("YUV4MPEG2 H5 W3 Cmono", &header));
    CHECK_EQ(header.format, SVISION_GRAY8);
    CHECK_EQ(y4m_frame_size(&header), 15);
    CHECK(header.rate == 0);
    /* Without a color word the format is 4:2:0; odd sides are rounded up. */
    CHECK(parses("YUV4MPEG2 W3 H5 F0:0", &header));
    CHECK_EQ(y4m_frame_size(&header), 15 + 2 * 2 * 3);
}

static void malformed_headers_are_refused(void)
{
    static const char *const lines[] = {
        "",
        "YUV4MPEG",
        "YUV4MPEG22 W1 H1",
        "YUV4MPEG2",
        "YUV4MPEG2 W640",
        "YUV4MPEG2 W640 H",
        "YUV4MPEG2 W640 H0",
        "YUV4MPEG2 W-640 H480",
        "YUV4MPEG2 W640x H480",
        "YUV4MPEG2 W640 H480 F30",
        "YUV4MPEG2 W640 H480 F30:",
        "YUV4MPEG2 W640 H480 F30:1x",
        "YUV4MPEG2 W640 H480 F99999999999:1",
    };
    struct y4m_header header;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        message.text[0] = '\0';
        CHECK(!parses(lines[i], &header));
        CHECK(says("y4m"));
    }
}

static void huge_pictures_are_refused(void)
{
    struct y4m_header header;
    CHECK(!parses("YUV4MPEG2 W32768 H32768", &header));
    CHECK(says("too large"));
    CHECK(!parses("YUV4MPEG2 W32769 H1", &header));
    CHECK(!parses("YUV4MPEG2 W4294967296 H1", &header));
    CHECK(parses("YUV4MPEG2 W32768 H2048", &header));
}

static void other_color_formats_are_named(void)
{
    struct y4m_header header;
    CHECK(!parses("YUV4MPEG2 W640 H480 C422", &header));
    CHECK(says("C422"));
    CHECK(!parses("YUV4MPEG2 W640 H480 C420p10", &header));
    CHECK(says("C420p10"));
    CHECK(!parses("YUV4MPEG2 W640 H480 It", &header));
    CHECK(says("interlaced"));
}

static void written_headers_can_be_read(void)
{
    static const double rates[] = {0, 30, 29.97, 12.5, 0.1, 1000};
    char line[Y4M_MAX_LINE];
    for (size_t i = 0; i < sizeof rates / sizeof rates[0]; i++) {
        struct y4m_header header = {320, 240, rates[i], SVISION_GRAY8}, again;
        size_t length = y4m_format_header(&header, line);
        CHECK(length > 0 && line[length - 1] == '\n');
        CHECK(y4m_parse_header(line, length - 1, &again, &message));
        CHECK(again.width == 320 && again.height == 240 && again.format == SVISION_GRAY8);
        CHECK(again.rate > rates[i] - 1e-3 && again.rate < rates[i] + 1e-3);
    }
}

static void write_file(const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    CHECK(file && fwrite(text, 1, length, file) == length);
    if (file)
        fclose(file);
}

/* Counts the frames of the file before its end or before a failure, which MESSAGE describes. */
static unsigned count_frames(enum source_result *last)
{
    struct source_options options = {.path = path};
    struct source *source = source_open(&options, &message);
    struct frame frame;
    unsigned count = 0;
    *last = SOURCE_FAILED;
    if (!source)
        return 0;
    while ((*last = source_next(source, 1, &frame, &message)) == SOURCE_FRAME) {
        CHECK_EQ(frame.number, count);
        CHECK_EQ(svision_image_check(&frame.image, NULL), SVISION_OK);
        count++;
    }
    source_close(source);
    return count;
}

static void files_end_where_their_frames_end(void)
{
    static const char text[] = "YUV4MPEG2 W2 H2 Cmono\nFRAME\nabcdFRAME Ip\nefgh";
    enum source_result last;
    write_file(text, sizeof text - 1);
    CHECK_EQ(count_frames(&last), 2);
    CHECK_EQ(last, SOURCE_END);
}

static void truncated_files_give_their_whole_frames_and_then_fail(void)
{
    static const char text[] = "YUV4MPEG2 W2 H2 Cmono\nFRAME\nabcdFRAME\nefgh";
    enum source_result last;
    write_file(text, sizeof text - 2);
    CHECK_EQ(count_frames(&last), 1);
    CHECK_EQ(last, SOURCE_FAILED);
    CHECK(says("frame 1: cut short"));
    write_file(text, 34);
    CHECK_EQ(count_frames(&last), 1);
    CHECK(says("cut short"));
    write_file(text, 10);
    CHECK_EQ(count_frames(&last), 0);
    CHECK(says("cut short"));
    write_file(text, 0);
    CHECK_EQ(count_frames(&last), 0);
    CHECK(says("empty"));
}

/* The numbers and first bytes of the frames of TEXT, 'x' for a damaged one; then 'e' for the end or
 * 'f' for a failure. */
static const char *frames_of(const char *text)
{
    static char found[40];
    struct source_options options = {.path = path};
    struct frame frame;
    size_t length = 0;
    enum source_result result = SOURCE_FRAME;
    write_file(text, strlen(text));
    struct source *source = source_open(&options, &message);
    CHECK(source != NULL);
    while (source && length < sizeof found - 3 &&
           ((result = source_next(source, 1, &frame, &message)) == SOURCE_FRAME ||
            result == SOURCE_DAMAGED)) {
        if (result == SOURCE_FRAME)
            found[length++] = (char)('0' + frame.number);
        found[length++] = result == SOURCE_FRAME ? (char)frame.bytes[0] : 'x';
    }
    found[length++] = result == SOURCE_END ? 'e' : 'f';
    found[length] = '\0';
    source_close(source);
    return found;
}

static void a_damaged_frame_leaves_the_next_ones_whole(void)
{
    CHECK_TEXT(frames_of("YUV4MPEG2 W2 H2 Cmono\nFRAME\nabcdFRAMEefgh\n"), "0axe");
    CHECK_TEXT(frames_of("YUV4MPEG2 W2 H2 Cmono\nFRXME\nabcdFRAME\nefghFRAME\nijkl"), "x1e2ie");
    /* Bytes are missing or were added; the last frame is truncated. */
    CHECK_TEXT(frames_of("YUV4MPEG2 W2 H2 Cmono\nFRAME\nabFRAME\nefghFRAME\nijkl"), "0ax2ie");
    CHECK_TEXT(frames_of("YUV4MPEG2 W2 H2 Cmono\nFRAME\nabcd!!FRAME\nefghFRAME\nij"), "0ax2ef");
    /* Data like a frame header count only if a frame follows. */
    CHECK_TEXT(frames_of("YUV4MPEG2 W2 H2 Cmono\nFRXME\nabFRAME\nFRAME\nefghFRAME\nijkl"),
               "x1e2ie");
}

static void endless_lines_are_refused(void)
{
    enum { LENGTH = 100000 };
    enum source_result last;
    char *text = malloc(LENGTH);
    CHECK(text != NULL);
    if (!text)
        return;
    memset(text, 'x', LENGTH);
    write_file(text, LENGTH);
    CHECK_EQ(count_frames(&last), 0);
    CHECK(says("too long"));
    free(text);
}

static void recordings_keep_every_byte(void)
{
    static const uint8_t pixels[2][9] = {{1, 2, 3, 4, 5, 6, 7, 8, 9}, {9, 8, 7, 6, 5, 4, 3, 2, 1}};
    struct recorder recorder;
    CHECK(recorder_open(&recorder, path, 25, &message));
    for (int i = 0; i < 2; i++) {
        struct frame frame = {.image = {pixels[i], 3, 3, 3, SVISION_GRAY8}};
        CHECK(recorder_write(&recorder, &frame, &message));
    }
    struct frame larger = {.image = {pixels[0], 4, 2, 4, SVISION_GRAY8}};
    CHECK(!recorder_write(&recorder, &larger, &message));
    CHECK(says("4x2 among those of 3x3"));
    CHECK(recorder_close(&recorder, &message));

    struct source_options options = {.path = path};
    struct source *source = source_open(&options, &message);
    CHECK(source != NULL);
    if (!source)
        return;
    struct frame frame;
    CHECK(source_facts(source)->rate == 25);
    for (int i = 0; i < 2; i++) {
        CHECK_EQ(source_next(source, 1, &frame, &message), SOURCE_FRAME);
        CHECK(frame.size == 9 && memcmp(frame.bytes, pixels[i], 9) == 0);
    }
    CHECK(frame.seconds > 0.0399 && frame.seconds < 0.0401);
    CHECK_EQ(source_next(source, 1, &frame, &message), SOURCE_END);
    source_close(source);
}

int main(void)
{
    char folder[] = "/tmp/test_y4m.XXXXXX";
    if (!mkdtemp(folder))
        return 1;
    snprintf(path, sizeof path, "%s/clip.y4m", folder);
    headers_give_size_rate_and_format();
    malformed_headers_are_refused();
    huge_pictures_are_refused();
    other_color_formats_are_named();
    written_headers_can_be_read();
    files_end_where_their_frames_end();
    truncated_files_give_their_whole_frames_and_then_fail();
    a_damaged_frame_leaves_the_next_ones_whole();
    endless_lines_are_refused();
    recordings_keep_every_byte();
    unlink(path);
    rmdir(folder);
    return check_result();
}
