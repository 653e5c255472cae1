#include "text/read/forms/json/scope.h"

void json_scope_say(struct json_scope *scope, unsigned depth)
{
    bool is_said = scope->inner > 0;
    scope->inner = is_said && scope->inner > depth ? scope->inner : depth;
    scope->outer = is_said && scope->outer < depth ? scope->outer : depth;
}

enum json_scope_end json_scope_close(struct json_scope *scope, unsigned depth, bool is_spent)
{
    if (scope->inner < depth)
        return JSON_SCOPE_STAYS;
    bool is_mixed = scope->outer < depth;
    if (is_spent) {
        scope->inner = is_mixed ? scope->outer : 0;
        scope->outer = scope->inner;
        return is_mixed ? JSON_SCOPE_MIXED : JSON_SCOPE_ENDS;
    }
    scope->inner = depth - 1;
    scope->outer = is_mixed ? scope->outer : depth - 1;
    return JSON_SCOPE_STAYS;
}
