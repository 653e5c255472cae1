/* How far reaches what a JSON object says of boards: to those in it, and where an object says
 * nothing but such things, to those in the object around it. */
#ifndef TEXT_READ_FORMS_JSON_SCOPE_H
#define TEXT_READ_FORMS_JSON_SCOPE_H

#include <stdbool.h>

/* Where something is said: how many brackets are open there, at most and at least; 0: it is not
 * said. */
struct json_scope {
    unsigned inner, outer;
};

/* What becomes of something when an object ends. */
enum json_scope_end {
    JSON_SCOPE_STAYS, /* it was said outside, or is now said of the object around */
    JSON_SCOPE_ENDS,  /* it was said in the object */
    JSON_SCOPE_MIXED, /* some was said in the object and some outside: what is left is not known */
};

/* It is said where DEPTH brackets are open. */
void json_scope_say(struct json_scope *scope, unsigned depth);

/* The object that DEPTH brackets hold ends; IS_SPENT: its boards were given, or it stands in an
 * array. */
enum json_scope_end json_scope_close(struct json_scope *scope, unsigned depth, bool is_spent);

#endif
