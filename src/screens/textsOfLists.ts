/** What every list says. */
export const textsOfLists = ['console', 'list', 'transfer', 'fields', 'requestRows'] as const;
