import { textsOfAnyList } from '@framework/screens/texts';

/** Namespaces of texts that every list of the portal uses. */
export const textsOfLists = [...textsOfAnyList, 'requestRows'] as const;
