/** Kinds of files that are created in the background. */
export const exportNames = { list: { ar: 'قائمة بالبريد', en: 'List by email' } };

/** The operations that make them: none, because a list is judged by itself. */
export const exportOperations = { list: null };
