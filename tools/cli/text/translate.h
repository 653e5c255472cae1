/* The language of sentences about steps, by gettext and the catalogues in po/. */
#ifndef CLI_TEXT_TRANSLATE_H
#define CLI_TEXT_TRANSLATE_H

/* Chooses LANGUAGE, such as "de", or if NULL that of the environment (LC_ALL, LC_MESSAGES, LANG,
 * LANGUAGE), also if the system lacks its locale. Call it before threads start. Without gettext, or
 * without a catalogue, sentences remain English. */
void translate_begin(const char *language);

/* A sudoku_translate_callback: returns TEXT in the chosen language, or NULL. Thread-safe. */
const char *translate_text(void *user, const char *text);

#endif
