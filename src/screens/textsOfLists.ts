import { textsOfAnyList } from 'sijil/react/screens/texts';

/** Namespace of texts that the portal's lists use, besides those of every list. */
export const listTexts = ['requestRows'] as const;

/** Namespaces of texts that every list of the portal uses. */
export const textsOfLists = [...textsOfAnyList, ...listTexts] as const;
