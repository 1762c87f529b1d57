import type { ResourceKey } from 'i18next';
import { textFiles } from '#app/texts';
import { withChanges } from './changedTexts';

type TextFile = () => Promise<{ readonly default: ResourceKey }>;

const files: Readonly<Record<string, TextFile>> = import.meta.glob<{ default: ResourceKey }>('./*/*.json');

/**
 * Loads the texts of a namespace in a language: the framework's and the application's, of which the latter take precedence.
 * Null where there are none.
 */
export function loadTexts(language: string, namespace: string): Promise<object> | null {
  const found = [files[`./${language}/${namespace}.json`], textFiles(language, namespace)].filter(
    (file) => file !== undefined,
  );
  if (found.length === 0) return null;
  return Promise.all(found.map((file) => file())).then((read) =>
    withChanges(language, namespace, Object.assign({}, ...read.map((file) => file.default))),
  );
}
