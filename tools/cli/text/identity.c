#include "cli/text/identity.h"

#include <inttypes.h>
#include <string.h>

#include "cli/text/csv.h"
#include "cli/text/json.h"

const char identity_csv_header[] = "number,name,file,line,comment,error";

void identity_add_csv(const struct identity *identity, struct buffer *out)
{
    buffer_printf(out, "%" PRIu64 ",", identity->number);
    csv_add_field(out, identity->name, identity->name_length);
    buffer_add(out, ",", 1);
    csv_add_field(out, identity->file, strlen(identity->file));
    buffer_printf(out, ",%" PRIu64 ",", identity->line);
    csv_add_field(out, identity->comment, identity->comment_length);
    buffer_add(out, ",", 1);
    csv_add_field(out, identity->error, identity->error ? strlen(identity->error) : 0);
}

static void add_string(struct buffer *out, const char *key, const char *text, size_t length)
{
    struct buffer value = {0};
    buffer_add(&value, text, length);
    buffer_add(&value, "", 1);
    buffer_printf(out, ",\"%s\":", key);
    json_add_string(out, value.data);
    buffer_free(&value);
}

void identity_add_json(const struct identity *identity, struct buffer *out)
{
    buffer_printf(out, ",\"number\":%" PRIu64, identity->number);
    if (identity->name_length)
        add_string(out, "name", identity->name, identity->name_length);
    add_string(out, "file", identity->file, strlen(identity->file));
    buffer_printf(out, ",\"line\":%" PRIu64, identity->line);
    add_string(out, "comment", identity->comment, identity->comment_length);
    if (identity->error)
        add_string(out, "error", identity->error, strlen(identity->error));
}
