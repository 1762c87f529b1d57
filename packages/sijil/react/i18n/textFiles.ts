import i18next, { type ResourceKey } from 'i18next';
import { publicPart } from 'sijil/react/application';

type TextFile = () => Promise<{ readonly default: ResourceKey }>;

const files: Readonly<Record<string, TextFile>> = import.meta.glob<{ default: ResourceKey }>('./*/*.json');

/**
 * Loads the texts of a namespace in a language: the framework's and the application's, of which the latter take precedence.
 * Null where there are none.
 */
export function loadTexts(language: string, namespace: string): Promise<object> | null {
  const found = [
    files[`./${language}/${namespace}.json`],
    publicPart().textFiles?.(language, namespace),
  ].filter((file) => file !== undefined);
  if (found.length === 0) return null;
  return Promise.all(found.map((file) => file())).then((read) =>
    withChanges(language, namespace, Object.assign({}, ...read.map((file) => file.default))),
  );
}

export type Change = (language: string, namespace: string, texts: object) => object;

let followed = '';
let change: Change | undefined;

/** Returns the texts of a namespace, with those that were changed at run time. */
const withChanges: Change = (language, namespace, texts) => change?.(language, namespace, texts) ?? texts;

/**
 * Loads a version of the changed texts for this page. Returns true if it is a new version. If it cannot be read, the page
 * keeps its present texts.
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
