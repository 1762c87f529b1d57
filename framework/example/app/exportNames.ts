/** Kinds of files that are created in the background. */
export const exportNames = { list: { ar: 'قائمة بالبريد', en: 'List by email' } };
