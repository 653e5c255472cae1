/** The sentences of hints by language, such as "de", and their translations; sentences.mjs makes the module. */
export const sentences: Record<string, Record<string, string>>;
