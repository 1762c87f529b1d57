import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/i18n';

export const namespaces = readdirSync(path.join(folder, 'ar'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

/** The texts of a namespace by their full keys, `dialog.title`. */
export function textsOf(language: 'ar' | 'en', namespace: string): Map<string, string> {
  const file = readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8');
  return new Map(flat(JSON.parse(file), ''));
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

/** Between the braces of a text: the value's name, and perhaps how it is written. */
const placeholder = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/** The values that each text of a namespace is given, by its key without a plural's form; a plural is chosen by its count. */
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
