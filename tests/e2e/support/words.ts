import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';

const folders = ['packages/sijil/react/i18n', 'src/i18n'].map((folder) =>
  path.join(import.meta.dirname, '../../..', folder),
);

export interface Words {
  readonly language: Language;
  /** Returns a text of the portal by its namespace and key: `words.t('order', 'sign.submit')`. */
  t(namespace: string, key: string): string;
  /** Returns the label of a transition, as on its button. */
  transition(name: TransitionName): string;
  pick(text: Localized): string;
}

/** Texts of the portal in a language, from the same files; an unknown key fails the test. */
export function wordsIn(language: Language): Words {
  return {
    language,
    t(namespace, key) {
      const files = folders.map((folder) => path.join(folder, language, `${namespace}.json`));
      const texts: unknown = Object.assign(
        {},
        ...files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
      );
      const found = key
        .split('.')
        .reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], texts);
      if (typeof found !== 'string') throw new Error(`no text ${language}/${namespace}: ${key}`);
      return found;
    },
    transition: (name) => transitions[name].label[language],
    pick: (text) => text[language],
  };
}

/** Keys of every namespace, `dialog.title`, which the page would show if their text were missing. */
export function textKeys(): ReadonlySet<string> {
  known ??= new Set(
    folders.flatMap((folder) =>
      readdirSync(path.join(folder, 'ar')).flatMap((file) =>
        keysIn(JSON.parse(readFileSync(path.join(folder, 'ar', file), 'utf8')), ''),
      ),
    ),
  );
  return known;
}

let known: ReadonlySet<string> | undefined;

function keysIn(level: unknown, prefix: string): string[] {
  if (typeof level === 'string') return [prefix.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(level as object).flatMap(([name, value]) =>
    keysIn(value, prefix === '' ? name : `${prefix}.${name}`),
  );
}
