import i18next from 'i18next';

export type Change = (language: string, namespace: string, texts: object) => object;

let followed = '';
let change: Change | undefined;

/** Texts of a namespace with the words that were changed while the system runs. */
export const withChanges: Change = (language, namespace, texts) =>
  change?.(language, namespace, texts) ?? texts;

/**
 * Brings the texts of this page to a version of the changed ones. True where it was another. Where they cannot be read,
 * the page has the words that it had.
 */
export async function fetchChangedTexts(version = ''): Promise<boolean> {
  if (version === followed) return false;
  try {
    const { readChanges } = await import('./readChanges');
    change = await readChanges(version);
  } catch {
    return false;
  }
  followed = version;
  if (i18next.isInitialized) await i18next.reloadResources();
  return true;
}
