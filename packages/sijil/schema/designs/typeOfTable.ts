import type { Localized } from '../../base/i18n/localized';
import { keysOf } from '../../base/objects';
import type { Field } from '../field';
import { fromText } from '../cellText';
import { ruleOf } from '../toZod';
import type { DesignKind } from './fieldDesign';
import { mostStartingFields } from './typeDesign';
import { boolean, date, decimal, email, integer, phone, text, url } from '../kinds';

/** A sheet: the names of its columns, and the texts of its cells. */
interface Table {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

const label: Localized = { ar: '', en: '' };

/** Kinds that are tried for cells, the narrowest first. */
const candidates = {
  integer: integer({ label }),
  decimal: decimal({ label }),
  date: date({ label }),
  boolean: boolean({ label }),
  email: email({ label }),
  phone: phone({ label }),
  url: url({ label }),
  text: text({ label }),
} as const satisfies Partial<Record<DesignKind, Field>>;

/** Rows whose cells decide the kind of a column. */
const sampledRows = 200;

/**
 * Builds the initial form values of a new record type from a sheet: the first column names a record, each further one becomes a
 * field of the kind that fits all its cells. A person corrects them before they are saved.
 */
export function typeOfTable({ name, headers, rows }: Table) {
  const title = name.replace(/\.\w+$/, '').trim();
  const cellsOf = (column: number) =>
    rows.slice(0, sampledRows).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
  const columns = headers.map((header, column) => ({ header, column })).filter(({ header }) => header !== '');
  const [first, ...others] = columns;
  return {
    many: written(title),
    one: written(title),
    ...(first && { titleLabel: written(first.header) }),
    startsWith: others.slice(0, mostStartingFields).map(({ header, column }) => ({
      label: written(header),
      kind: kindOfCells(header, cellsOf(column)),
    })),
  };
}

/** Returns a text under the language that it is written in; the form asks for the other one. */
function written(text: string): Partial<Localized> {
  return { [/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en']: text.slice(0, 60) };
}

/** Returns the kind that the column's name suggests, if its cells agree; otherwise the narrowest that fits all of them. */
function kindOfCells(header: string, cells: readonly string[]): DesignKind {
  const fits = (kind: keyof typeof candidates) => cells.every((cell) => takes(candidates[kind], cell));
  const guessed = guessKind({ ar: header, en: header });
  if (guessed && isCandidate(guessed) && fits(guessed)) return guessed;
  if (cells.length === 0) return 'text';
  return keysOf(candidates).find(fits) ?? 'longText';
}

const isCandidate = (kind: DesignKind): kind is keyof typeof candidates => Object.hasOwn(candidates, kind);

const takes = (field: Field, cell: string) => ruleOf(field).safeParse(fromText(field, cell)).success;

/** Words that indicate the kind of a value; the first line that matches decides. */
const words: readonly (readonly [DesignKind, RegExp])[] = [
  ['email', /\be-?mail\b|بريد/u],
  ['phone', /\b(phone|mobile|tel)\b|هاتف|جوال/u],
  ['url', /\b(website|link|url)\b|رابط|موقع إلكتروني/u],
  ['percent', /\b(percent|percentage|rate)\b|%|نسبة/u],
  ['money', /\b(price|cost|fee|amount|salary|rent)\b|سعر|تكلفة|رسوم|مبلغ|إيجار/u],
  ['date', /\b(date|day|until|expiry|expires|since|from|on)$|^date\b|تاريخ|حتى$|ينتهي|انتهاء/u],
  ['integer', /^(number|count) of\b|\b(count|quantity|capacity)\b|^عدد|سعة|كمية/u],
  ['files', /\b(photos|files|papers|documents)\b|صور|ملفات|وثائق/u],
  ['file', /\b(photo|file|document|certificate copy)$|ملف$|صورة/u],
  ['longText', /\b(notes?|remarks?|description|comments?)\b|ملاحظات|وصف|تعليق/u],
  ['boolean', /^(is|has|can)\b|\?$|^هل\b|؟$/u],
];

/** Returns the most likely kind of a field by its label: «Halal certificate until» is a date. Null where no word tells. */
export function guessKind({ ar, en }: Partial<Localized>): DesignKind | null {
  const texts = [en, ar].filter((text) => text !== undefined).map((text) => text.trim().toLowerCase());
  return words.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
}
