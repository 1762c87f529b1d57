import type { Role } from 'sijil/schema/application';
import { languageNames, languages, type Localized } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { fitsCell, isLocalized, timeOf } from 'sijil/schema/kindFacts';
import { writableNames } from '../../visibleFields';
import { plainWords } from '../../plainWords';
import type { Fields } from 'sijil/schema/shape';
import { saveFile } from 'sijil/react/providers/readFile';
import { formulaText } from 'sijil/base/formats/escaping';

/** Key of the target that each column of a file fills, or null. */
export type Mapping = readonly (string | null)[];

/** Shortest part of a name to compare; shorter words occur in too many others. */
const shortestPart = 3;

/**
 * Guesses the targets of columns from their headers: a target's key or its name in either language, ignoring case, diacritics
 * and punctuation; failing that, a name that contains the header or is contained in it. No target is used twice.
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

/** Returns the mapping with another target for a column; a column that had this target before loses it. */
export function mapColumn(mapping: Mapping, column: number, key: string | null): Mapping {
  return mapping.map((before, index) => (index === column ? key : before === key ? null : before));
}

/** True where a column fills the field, or one language of it. */
export function fillsField(mapping: Mapping, field: string): boolean {
  return mapping.some((key) => key?.split('.')[0] === field);
}

/** Prefers the target in the header's script: «الاسم» is the Arabic name, "Name" the English one, as in exports. */
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

/** Returns the import targets of these fields. */
export function targetsOfFields(fields: Fields): ImportTarget[] {
  return Object.entries(fields).flatMap(([name, field]) => targetsOf(name, field));
}

/** Rows whose cells are named by the keys of their targets. */
export type TargetRows = readonly Readonly<Record<string, string>>[];

interface TargetFile {
  readonly targets: readonly ImportTarget[];
  readonly rows: TargetRows;
  readonly localize: (text: Localized) => string;
}

/** Returns a CSV file of rows, headed by the names of their targets, that an import can read again. */
export function targetFile({ targets, rows, localize }: TargetFile): Promise<Blob> {
  return writeCsv([
    targets.map(({ label }) => localize(label)),
    ...rows.map((row) => targets.map(({ key }) => row[key] ?? '')),
  ]);
}

/** Saves such a file to the person's disk. */
export async function saveTargetFile(name: string, file: TargetFile): Promise<void> {
  saveFile(await targetFile(file), `${name}.csv`);
}

/** Without this mark Excel reads the file as Windows-1256 and shows Arabic as question marks. */
const byteOrderMark = '\uFEFF';

/** Returns rows as a CSV file that Excel opens with correct Arabic; cells that begin like a formula are escaped. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formulaText },
  );
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}

/** A field, or one language of it, that a column of a file may fill. */
export interface ImportTarget {
  /** Name in the API: `phone`, `name.ar`. */
  readonly key: string;
  readonly label: Localized;
  /** True where no record can be created without it. */
  readonly required: boolean;
  /** True where its cells are days, optionally with a time. */
  readonly days: boolean;
}

/** Returns all import targets of a role, in the order of the form. */
export function importTargets(resource: Resource, role: Role | null): ImportTarget[] {
  return writableNames(resource, role, 'create').flatMap((name) => {
    const field = resource.fields[name];
    return field && fitsCell(field) ? targetsOf(name, field) : [];
  });
}

/** Targets of a field for the columns of a file: the field itself, or each of its languages. */
function targetsOf(name: string, field: Field): ImportTarget[] {
  const required = (field.required ?? false) && (field.default === undefined || field.proposed === true);
  if (!isLocalized(field))
    return [{ key: name, label: field.label, required, days: timeOf(field) !== undefined }];
  return languages.map((language) => ({
    key: `${name}.${language}`,
    label: {
      ar: `${field.label.ar} (${languageNames[language].ar})`,
      en: `${field.label.en} (${languageNames[language].en})`,
    },
    required,
    days: false,
  }));
}
