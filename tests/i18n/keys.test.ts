import { describe, expect, test } from 'vitest';
import {
  folders,
  namesIn,
  namespaces,
  placeholdersOf,
  pluralOf,
  textsIn,
  textsOf,
  withoutPlural,
} from './texts';

const forms = { ar: ['few', 'many', 'one', 'other', 'two', 'zero'], en: ['one', 'other'] } as const;

test.each(folders)('both languages have the same translation files in %s', (folder) => {
  expect(namesIn(`${folder}/en`).sort()).toEqual(namesIn(`${folder}/ar`).sort());
});

test('no text key of the framework is overridden by the portal', () => {
  const [framework, portal] = folders;
  const topLevel = (folder: string, name: string) => [
    ...new Set([...textsIn(folder, 'ar', name).keys()].map((key) => key.split('.')[0])),
  ];
  const twice = namespaces.flatMap((name) => {
    const own = topLevel(portal, name);
    return topLevel(framework, name).filter((key) => own.includes(key));
  });
  expect(twice).toEqual([]);
});

describe.each(namespaces)('the texts of %s', (namespace) => {
  const texts = { ar: textsOf('ar', namespace), en: textsOf('en', namespace) };
  const keys = (language: 'ar' | 'en') => [...new Set([...texts[language].keys()].map(withoutPlural))].sort();

  test('exist in both languages', () => {
    expect(keys('en')).toEqual(keys('ar'));
  });

  test.each(['ar', 'en'] as const)('have every plural form of %s', (language) => {
    const counted = new Map<string, string[]>();
    for (const key of texts[language].keys()) {
      const form = pluralOf(key);
      const base = withoutPlural(key);
      if (form) counted.set(base, [...(counted.get(base) ?? []), form]);
    }
    // English may have a special text for zero, such as “No requests yet”; its grammar does not require one.
    const free = language === 'en' ? 'zero' : '';
    const wrong = [...counted]
      .map(([base, found]) => [base, found.filter((form) => form !== free).sort()] as const)
      .filter(([, found]) => found.join() !== forms[language].join());
    expect(wrong).toEqual([]);
  });

  test('have plural forms for the same keys in both languages', () => {
    const counted = (language: 'ar' | 'en') => [
      ...new Set([...texts[language].keys()].filter((key) => pluralOf(key)).map(withoutPlural)),
    ];
    expect(counted('en').sort()).toEqual(counted('ar').sort());
  });

  test('are not empty, and have the same placeholders in both languages', () => {
    const named = { ar: placeholdersOf('ar', namespace), en: placeholdersOf('en', namespace) };
    const namesOf = (language: 'ar' | 'en', key: string) => named[language].get(key)?.sort().join();
    const empty = (['ar', 'en'] as const).flatMap((language) =>
      [...texts[language]].flatMap(([key, text]) => (text.trim() === '' ? [`${language} ${key}`] : [])),
    );
    expect(empty).toEqual([]);
    const different = keys('ar').filter((key) => namesOf('ar', key) !== namesOf('en', key));
    expect(different).toEqual([]);
  });

  test('use Arabic punctuation and Latin digits in Arabic', () => {
    const wrong = [...texts.ar].filter(
      ([, text]) => /[\u0600-\u06ff]\s*[,;?]/.test(text) || /[\u0660-\u0669]/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
