/** Namespaces of texts that every list uses. */
export const textsOfLists = ['console', 'list', 'transfer', 'fields', 'requestRows'] as const;
