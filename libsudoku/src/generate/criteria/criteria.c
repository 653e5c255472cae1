#include "generate/criteria/criteria.h"

#include "common/argument.h"
#include "common/sized.h"

/* Gives ROLE to the COUNT techniques of INDICES. Returns false if one of them does not exist. */
static bool add_role(struct criteria *criteria, const size_t *indices, size_t count, uint8_t role)
{
    if (count && !indices)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (indices[i] >= sudoku_technique_count() || indices[i] >= CRITERIA_MAX_TECHNIQUES)
            return false;
        criteria->roles[indices[i]] |= role;
    }
    return true;
}

static bool range_is_sound(unsigned min, unsigned max, const char *otherwise)
{
    return argument_expect(min <= max, otherwise);
}

static bool ranges_are_sound(const struct sudoku_generate_criteria *asked)
{
    return argument_expect(!asked->level || sudoku_level_name((enum sudoku_level)asked->level),
                           "criteria->level is none") &&
           argument_expect(sudoku_profile_name(asked->profile), "criteria->profile is none") &&
           range_is_sound(asked->min_score, asked->max_score,
                          "criteria->max_score is below min_score") &&
           range_is_sound(asked->min_rating, asked->max_rating,
                          "criteria->max_rating is below min_rating") &&
           range_is_sound(asked->min_steps, asked->max_steps,
                          "criteria->max_steps is below min_steps") &&
           range_is_sound(asked->min_choices, asked->max_choices,
                          "criteria->max_choices is below min_choices");
}

bool criteria_read(const struct sudoku_generate_criteria *asked, struct criteria *criteria)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_generate_criteria, is_rated);
    struct sudoku_generate_criteria *own = &criteria->asked;
    *criteria = (struct criteria){0};
    if (!asked)
        return true;
    if (!argument_expect(sized_copy(own, sizeof *own, asked, first_form),
                         "criteria->size is too small") ||
        !ranges_are_sound(own) ||
        !argument_expect(
            add_role(criteria, own->techniques, own->technique_count, CRITERIA_IN_PATH) &&
                add_role(criteria, own->needs, own->need_count, CRITERIA_NEEDED) &&
                add_role(criteria, own->hardest, own->hardest_count, CRITERIA_HARDEST),
            "criteria has an index of no technique"))
        return false;
    own->techniques = own->needs = own->hardest = NULL;
    return true;
}

bool criteria_ask_score(const struct criteria *criteria)
{
    return criteria->asked.level || criteria->asked.max_score;
}

bool criteria_limit_score(const struct criteria *criteria)
{
    unsigned level = criteria->asked.level;
    return (level && level < SUDOKU_LEVEL_EXTREME) || criteria->asked.max_score;
}

bool criteria_ask_rating(const struct criteria *criteria)
{
    return criteria->asked.max_rating;
}

bool criteria_ask_path(const struct criteria *criteria)
{
    const struct sudoku_generate_criteria *asked = &criteria->asked;
    return asked->technique_count || asked->need_count || asked->hardest_count ||
           asked->max_steps || asked->max_choices;
}
