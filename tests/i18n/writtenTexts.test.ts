import { describe, expect, test } from 'vitest';
import { transitions } from '#domain/workflow/requestWorkflow';
import { resourceList } from '#resources';
import { allTexts, found } from './allTexts';
import type { LiteralText } from './literals';
import { imperatives, latinWords, type Stem, stemsNever, truePairs } from './wordsNever';

const { ar, en } = allTexts;

test('texts within declarations, notices, emails and documents are checked too', () => {
  expect(ar.filter(({ place }) => place.includes('.ts:')).length).toBeGreaterThan(1_500);
  expect(en.filter(({ place }) => place.includes('.ts:')).length).toBeGreaterThan(1_200);
});

describe('every Arabic text', () => {
  test('uses Arabic punctuation, Latin digits and « », and no exclamation mark', () => {
    expect(found(ar, /[\u0600-\u06ff]\s*[,;?]|[\u0660-\u0669]|["'!]/)).toEqual([]);
  });

  test('contains no Latin words except reviewed ones', () => {
    const wrong = ar
      .filter(({ text }) => /\p{Script=Arabic}/u.test(text))
      .flatMap(({ place, text }) =>
        (withoutValues(text).match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [])
          .filter((word) => !latinWords.has(word) && !ofConsole.test(place))
          .map((word) => `${place}  ${word}`),
      );
    expect(wrong).toEqual([]);
  });

  test('isolates ranges and dates that a line of Arabic would reverse, such as 2026-01 and 5–7', () => {
    const isolated = ar.map(({ place, text }) => ({
      place,
      text: text.replace(/\u2066[^\u2069]*\u2069/g, ''),
    }));
    expect(found(isolated, /\d\s?[-–]\s?\d/)).toEqual([]);
  });

  test.each(stemsNever.ar)('does not contain $stem, but $instead', (stem) => {
    expect(withStem(ar, stem)).toEqual([]);
  });

  test('has no gendered verb for a name of unknown gender', () => {
    expect(found(ar, /ت(?:ك|ه|نا)?\s[«(]?\{\{?(?:company|client|person|supervisor|inspector)\}/)).toEqual([]);
  });

  test('puts a number after a colon, or has plural forms', () => {
    const counted = ar.filter(({ place }) => !/_(?:zero|one|two|few|many|other)$/.test(place));
    const numbers =
      /\{\{?(?:moved|answers|months|most|free|assigned|available|off|differing|compared|points|rows|limit)\}\}?\s(?!من |على الأكثر|بكسل)[\u0621-\u064a]/;
    expect(found(counted, numbers)).toEqual([]);
  });

  test('sets the name of a list apart, because its ending depends on the sentence: «كل المفتشين»', () => {
    // These are names of people.
    expect(found(ar, /[ا-ي] \{\{names\}\}/, ['مفتوح للتعديل الآن لدى {{names}}.'])).toEqual([]);
  });

  test('ends an indefinite noun in ي as grammar requires: سارٍ, not ساري', () => {
    expect(found(ar, /(?:^|\s)(?:ساري|منتهي|جاري|كافي|متبقي)(?:[.،:]|$)/)).toEqual([]);
  });

  test('writes the vowel marks of a word consistently', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { text } of ar)
      for (const word of text.match(/[\u0621-\u064a\u064b-\u0652]+/g) ?? []) {
        const bare = word.replace(/[\u064e\u0650\u0651\u0652]/g, '');
        spellings.set(bare, (spellings.get(bare) ?? new Set<string>()).add(word));
      }
    const several = [...spellings].filter(([bare, { size }]) => size > 1 && !truePairs.has(bare));
    expect(several.map(([, words]) => [...words].join(' / '))).toEqual([]);
  });
});

describe('every English text', () => {
  const read = en.map(({ place, text }) => ({ place, text: withoutValues(text) }));
  test.each(stemsNever.en)('does not contain $stem, but $instead', (stem) => {
    expect(withStem(read, stem)).toEqual([]);
  });
});

test('no text states a deadline in figures: 15 days, 24 hours, 60 and 365 days are constants', () => {
  // The age bands of outstanding amounts are a table of their own.
  const bands = ['من 31 إلى 60 يومًا', '31–60 days'];
  const deadline = /(?<!\d)(?:15|24|60|365)\s(?:يوم|ساعة|days?\b|hours?\b)/;
  expect(found([...ar, ...en], deadline, bands)).toEqual([]);
});

test('every step and action of a record is labelled by a verbal noun', () => {
  const labels = [
    ...Object.values(transitions).map(({ label }) => label.ar),
    ...resourceList.flatMap(({ actions = [] }) => actions.map(({ label }) => label.ar)),
  ];
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.filter((label) => imperatives.test(label))).toEqual([]);
});

/** Texts for whoever runs the server, in a terminal: names of settings and programs stay unchanged. */
const ofConsole =
  /^(?:server\/(?:main|config\/|db\/|sandbox\/)|packages\/sijil\/server\/(?:runProcess|process\/|config\/|db\/|backup\/|files\/claimStorage|metrics\.ts))/;

/** The places and texts that contain a stem outside its exceptions. */
const withStem = (texts: readonly LiteralText[], { stem, except }: Stem) =>
  found(texts, stem).filter((line) => !except?.test(line));

const withoutValues = (text: string) => text.replace(/\{\{?[^}]*\}\}?|<[^>]*>|\[|\]/g, ' ');
