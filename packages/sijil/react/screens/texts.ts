import { listTexts } from 'sijil/react/application';

/** Namespaces of texts of the frame. */
export const textsOfPortal = ['theme', 'palette', 'refine'] as const;

/** Namespaces of texts that every list uses. */
export const textsOfAnyList = ['console', 'list', 'transfer', 'fields'] as const;

/** Namespaces of texts that every list of the application uses. */
export const listPageTexts = (): readonly string[] => [...textsOfAnyList, ...listTexts()];
