/** What every list says. */
export const textsOfLists = ['console', 'list', 'transfer', 'fields', 'requests'] as const;
