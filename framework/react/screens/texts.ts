/** Namespaces of texts of the frame. */
export const textsOfPortal = ['theme', 'palette', 'refine'] as const;

/** Namespaces of texts that every list uses. */
export const textsOfAnyList = ['console', 'list', 'transfer', 'fields'] as const;
