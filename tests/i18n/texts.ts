import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const folders = ['packages/sijil/react/i18n', 'src/i18n'] as const;

/** Names of the translation files in a folder, without their extension. */
export const namesIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));

export const namespaces = [...new Set(folders.flatMap((folder) => namesIn(path.join(folder, 'ar'))))];

/** The texts of a namespace by their full keys, `dialog.title`. */
export function textsOf(language: 'ar' | 'en', namespace: string): Map<string, string> {
  return new Map(folders.flatMap((folder) => [...textsIn(folder, language, namespace)]));
}

/** Texts of one folder; none without such a file. */
export function textsIn(folder: string, language: 'ar' | 'en', namespace: string): Map<string, string> {
  const file = path.join(folder, language, `${namespace}.json`);
  return new Map(existsSync(file) ? flat(JSON.parse(readFileSync(file, 'utf8')), '') : []);
}

function flat(level: unknown, prefix: string): [string, string][] {
  if (typeof level === 'string') return [[prefix, level]];
  return Object.entries(level as object).flatMap(([name, value]) =>
    flat(value, prefix === '' ? name : `${prefix}.${name}`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;

export function withoutPlural(key: string): string {
  return key.replace(plural, '');
}

export function pluralOf(key: string): string | null {
  return plural.exec(key)?.[1] ?? null;
}

/** A placeholder in a text: the value's name, optionally followed by its format. */
const placeholder = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/** The placeholders of each text of a namespace, by its key without plural suffix; a plural also has `count`. */
export function placeholdersOf(language: 'ar' | 'en', namespace: string): Map<string, string[]> {
  const named = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(language, namespace)) {
    const names = [...text.matchAll(placeholder)].map(([, name]) => name ?? '');
    const chosenBy = pluralOf(key) ? ['count'] : [];
    const base = withoutPlural(key);
    named.set(base, new Set([...(named.get(base) ?? []), ...names, ...chosenBy]));
  }
  return new Map([...named].map(([key, names]) => [key, [...names]]));
}
