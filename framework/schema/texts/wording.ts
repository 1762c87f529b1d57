export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** The words of a text: one for each form of number, or `other` alone where nothing is counted. */
export type Wording = Readonly<Partial<Record<PluralForm, string>>>;

/** The forms of a wording, in their usual order. */
export const formsOf = (wording: Wording): readonly PluralForm[] =>
  pluralForms.filter((form) => wording[form] !== undefined);

export const variesByNumber = (wording: Wording): boolean =>
  Object.keys(wording).some((form) => form !== 'other');

export const isWording = (value: unknown): value is Wording => typeof value === 'object' && value !== null;

/** Longest text of one form. */
export const longestWording = 4000;

/** A wording as a line for each form, as sheets and lists show it. */
export function wordingToText(wording: Wording): string {
  if (!variesByNumber(wording)) return wording.other ?? '';
  return pluralForms.flatMap((form) => (wording[form] ? [`${form}: ${wording[form]}`] : [])).join('\n');
}

/** Reads what `wordingToText` wrote. */
export function wordingFromText(text: string): Wording {
  const lines = text.split('\n').map((line) => /^(zero|one|two|few|many|other): (.*)$/su.exec(line));
  const read = lines.flatMap((found) => (found ? [[found[1], found[2]] as const] : []));
  return read.length === lines.length && read.length > 1 ? Object.fromEntries(read) : { other: text };
}
