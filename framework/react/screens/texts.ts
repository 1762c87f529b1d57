/** Namespaces of the frame's texts. */
export const textsOfPortal = ['theme', 'palette', 'refine'] as const;

/** Namespaces of texts that every list uses. */
export const textsOfAnyList = ['console', 'list', 'transfer', 'fields'] as const;
