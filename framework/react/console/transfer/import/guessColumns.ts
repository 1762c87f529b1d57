import { plainWords } from '../../plainWords';
import type { ImportTarget } from './importTargets';

/** For every column of a file the key of the target that it fills, or null where it fills none. */
export type Mapping = readonly (string | null)[];

/** Shorter words are part of too many others. */
const shortestPart = 3;

/**
 * Guesses by the headers what the columns are: a target's key or its name in either language, ignoring case, diacritics and
 * punctuation; failing that, a name that holds the header or is held by it. No target is guessed twice.
 */
export function guessColumns(headers: readonly string[], targets: readonly ImportTarget[]): Mapping {
  const plain = headers.map(plainWords);
  const mapping: (string | null)[] = headers.map(() => null);
  const take = (fits: (header: string, name: string) => boolean) =>
    plain.forEach((header, index) => {
      if (header === '' || mapping[index]) return;
      const free = sameScriptFirst(targets, header).filter(({ key }) => !mapping.includes(key));
      mapping[index] = free.find((target) => namesOf(target).some((name) => fits(header, name)))?.key ?? null;
    });
  take((header, name) => header === name);
  take((header, name) => holds(header, name) || holds(name, header));
  return mapping;
}

/** The mapping once a column was given another target; a column that had it before loses it. */
export function mapColumn(mapping: Mapping, column: number, key: string | null): Mapping {
  return mapping.map((before, index) => (index === column ? key : before === key ? null : before));
}

/** True where a column fills the field, or one language of it. */
export function fillsField(mapping: Mapping, field: string): boolean {
  return mapping.some((key) => key?.split('.')[0] === field);
}

/** «الاسم» alone is the Arabic name, "Name" the English one: so does an export in either language call it. */
function sameScriptFirst(targets: readonly ImportTarget[], header: string): ImportTarget[] {
  const own = /\p{Script=Arabic}/u.test(header) ? '.ar' : '.en';
  return targets.toSorted((one, other) => Number(other.key.endsWith(own)) - Number(one.key.endsWith(own)));
}

function namesOf({ key, label }: ImportTarget): string[] {
  return [
    plainWords(key),
    plainWords(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')),
    plainWords(label.ar),
    plainWords(label.en),
  ];
}

function holds(text: string, part: string): boolean {
  return part.length >= shortestPart && ` ${text} `.includes(` ${part} `);
}
