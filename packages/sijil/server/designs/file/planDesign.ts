import { isDeepStrictEqual } from 'node:util';
import { resourceNamed } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { DesignFile, DesignPlan, PlanLine } from 'sijil/contract/designFile';
import { toText } from 'sijil/schema/cellText';
import { isDesignName } from 'sijil/schema/designs/designName';
import type { Queryable } from '../../db/connect';
import {
  asDesign,
  declarationOf,
  type DesignPart,
  designParts,
  type Item,
  readPart,
  type StoredItem,
} from './designParts';
import { textTable } from 'sijil/schema/texts/textTable';

/** Warnings in the lines of a plan. */
const messages = textTable('checks/planMessages', {
  fixed: {
    ar: 'لا يتغيّر هذا بعد الإنشاء، فقيمه المحفوظة لا تناسب نوعًا آخر. صحّح الملف، أو ضع له معرّفًا آخر.',
    en: 'This cannot change once created: its stored values would not fit. Correct the file, or give it another identifier.',
  },
  retire: {
    ar: 'يُخفى عن الجميع، وتبقى قيمه محفوظة ويمكن استعادته.',
    en: 'Hidden from everyone. Its values stay, and it can be restored.',
  },
  unknownRecords: {
    ar: 'السجلات التي يخصها ليست في هذا النظام.',
    en: 'The records it belongs to are not in this system.',
  },
  unfitName: {
    ar: 'المعرّف غير مقبول. اكتب أحرفًا لاتينية وأرقامًا تبدأ بحرف صغير، ولا تزد على 40.',
    en: 'The identifier is not accepted. Use Latin letters and digits, beginning with a small letter, 40 at most.',
  },
  lostChoice: {
    ar: 'حُذف اختيار. إن كانت سجلات تحمله فلن يُطبَّق الملف.',
    en: 'A choice was removed. If records still use it, the file is not applied.',
  },
} satisfies Record<string, Localized>);

interface Asked {
  readonly file: DesignFile;
  readonly retire: boolean;
  readonly language: Language;
}

/** Plans the application of a file, line by line; an item that is the same here has none. */
export async function planDesign(db: Queryable, asked: Asked): Promise<DesignPlan> {
  const lines: PlanLine[] = [];
  for (const part of designParts) {
    if (!resourceNamed(part.resource)) continue;
    const stored = await readPart(db, part);
    lines.push(...linesOf(part, stored, asked));
  }
  return { lines };
}

function linesOf(part: DesignPart, stored: readonly StoredItem[], asked: Asked): PlanLine[] {
  const items: readonly Item[] = asked.file[part.name];
  const wanted = new Set(items.map(part.key));
  const unlisted = stored.filter((row) => row.deletedAt === null && !wanted.has(part.key(row)));
  return [
    ...items.flatMap((item) => lineOf(part, item, asked, latest(part, stored, part.key(item)))),
    ...unlisted.map((row) => lineOfUnlisted(part, row, asked)),
  ];
}

/** Returns the live record of this key, otherwise the one that was deleted last. */
export function latest(part: DesignPart, stored: readonly StoredItem[], key: string): StoredItem | undefined {
  const same = stored.filter((row) => part.key(row) === key);
  return same.find(({ deletedAt }) => deletedAt === null) ?? same.at(-1);
}

/** Changed only in the form, which shows the values that would be lost. */
const kindField = 'kind';

function lineOf(part: DesignPart, item: Item, asked: Asked, row: StoredItem | undefined): PlanLine[] {
  const { language, file } = asked;
  const line = { part: part.name, key: part.key(item), title: titleOf(part, item, language) };
  const isUnfit = !row && isIdentified(part) && !isDesignName(item['name']);
  // Applying refuses it at its place in the file.
  if (isUnfit) return [{ ...line, change: 'add', details: [], warning: messages.unfitName[language] }];
  const problem = placeProblem(part, item, file);
  if (problem) return [{ ...line, change: 'conflict', details: [], warning: problem[language] }];
  if (!row) return [{ ...line, change: 'add', details: [], warning: null }];
  const changed = changedFieldsOf(part, row, item);
  const details = changed.map((name) => detailOf(part, name, { row, item, language }));
  const fixed = changed.filter((name) => declarationOf(part).fields[name]?.createOnly || name === kindField);
  if (fixed.length > 0) return [{ ...line, change: 'conflict', details, warning: messages.fixed[language] }];
  if (row.deletedAt !== null) return [{ ...line, change: 'restore', details, warning: null }];
  if (changed.length === 0) return [];
  return [{ ...line, change: 'change', details, warning: lossOf(row, item)?.[language] ?? null }];
}

function lineOfUnlisted(part: DesignPart, row: StoredItem, { retire, language }: Asked): PlanLine {
  return {
    part: part.name,
    key: part.key(row),
    title: titleOf(part, row, language),
    change: retire ? 'retire' : 'kept',
    details: [],
    warning: retire ? messages.retire[language] : null,
  };
}

/** Names of the fields that differ in the file, as the declaration's form would write them. */
export function changedFieldsOf(part: DesignPart, row: Item, item: Item): string[] {
  const known = asDesign(part, row);
  return Object.entries(declarationOf(part).fields)
    .filter(([name, { readOnly }]) => !readOnly && name in item)
    .map(([name]) => name)
    .filter((name) => !isDeepStrictEqual(known[name] ?? null, item[name] ?? null));
}

interface Compared {
  readonly row: Item;
  readonly item: Item;
  readonly language: Language;
}

function detailOf(part: DesignPart, name: string, { row, item, language }: Compared) {
  const field = declarationOf(part).fields[name];
  const write = (value: unknown) => (field ? toText(field, value, language) : '');
  return { label: field?.label[language] ?? name, from: write(row[name]), to: write(item[name]) };
}

/** What a person calls an item: its label, behind that of its records. */
export function titleOf(part: DesignPart, item: Item, language: Language): string {
  const [called, records] = [item['many'] ?? item['label'] ?? item['name'] ?? item['key'], item['resource']];
  const text = isLocalized(called) ? called[language] : String(called);
  const place = typeof records === 'string' ? resourceNamed(records)?.label.many[language] : undefined;
  if (part.name === 'texts') return `${text} (${String(item['language'])})`;
  return place === undefined ? text : `${place}: ${text}`;
}

/** True for parts whose items have an identifier that becomes the name of a table or a column. */
const isIdentified = ({ name }: DesignPart) => name === 'types' || name === 'fields';

/** Returns null where the records that a field belongs to exist here, or are in the file. */
function placeProblem(part: DesignPart, item: Item, { types }: DesignFile): Localized | null {
  const names = ['resource', 'parent', 'target'].map((name) => (part.name === 'texts' ? null : item[name]));
  const isKnown = (name: unknown) =>
    typeof name !== 'string' || resourceNamed(name) !== undefined || types.some((type) => type.name === name);
  return names.every(isKnown) ? null : messages.unknownRecords;
}

/** Returns the loss that a change causes, such as a removed choice; null without one. */
function lossOf(row: Item, item: Item): Localized | null {
  const keys = (options: unknown): unknown[] =>
    Array.isArray(options) ? options.map((option: { readonly key?: unknown }) => option.key) : [];
  const left = keys(item['options']);
  return keys(row['options']).some((key) => !left.includes(key)) ? messages.lostChoice : null;
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value;
