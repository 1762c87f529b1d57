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
