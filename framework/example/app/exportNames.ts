/** Kinds of files that are made in the background. */
export const exportNames = { list: { ar: 'قائمة بالبريد', en: 'List by email' } };
