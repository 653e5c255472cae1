#include "logic/words/templates.h"

#include <sudoku/logic.h>

static const char *const texts[] = {
#define WORDS_TEXT(name, text) text,
    WORDS_TEMPLATES(WORDS_TEXT)
#undef WORDS_TEXT
};

const char *words_template_text(enum words_template template)
{
    return texts[template];
}

size_t sudoku_sentence_count(void)
{
    return WORDS_TEMPLATE_COUNT;
}

const char *sudoku_sentence_at(size_t index)
{
    return index < WORDS_TEMPLATE_COUNT ? texts[index] : NULL;
}
