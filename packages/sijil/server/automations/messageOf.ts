import type { RecordView } from 'sijil/contract/recordView';
import { type Language, languages, type Localized } from 'sijil/base/i18n/localized';
import { formatDate, formatDateTime } from 'sijil/base/formats/dates';
import type { AutomationStep } from 'sijil/schema/automations/automationSteps';
import type { Field } from 'sijil/schema/field';
import { isLocalized, isWords, shownTimeOf } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { titleText } from 'sijil/schema/textOfKind';
import { toText } from 'sijil/schema/cellText';
import { readableFields } from '../resources/rights';
import { type AutomationRow, FieldGone } from './automationRows';
import { resourceNamed } from 'sijil/schema/application';
import type { NewRecord } from 'sijil/schema/kinds/chosen';

interface Message {
  readonly subject: Localized;
  readonly text: Localized;
}

/** The message of a step about a record, in both languages. @throws FieldGone */
export function automationMessage(
  resource: Resource,
  role: AutomationRow['role'],
  record: RecordView,
  { subject, text }: Pick<AutomationStep, 'subject' | 'text'>,
): Message {
  const fields = new Map(readableFields(resource, role));
  const valueIn = (language: Language) => (name: string) => {
    const field = fields.get(name);
    if (!field) throw new FieldGone(name);
    return shownValue(field, record, name, language);
  };
  const filled = (both: Localized | null | undefined): Localized => ({
    ar: filledText(both?.ar ?? '', valueIn('ar')),
    en: filledText(both?.en ?? '', valueIn('en')),
  });
  return { subject: filled(subject), text: filled(text) };
}

/** Writes a value for a sentence: days and moments in words, the rest as in a sheet. */
export function shownValue(field: Field, record: RecordView, name: string, language: Language): string {
  const value = record[name];
  const isTime = value instanceof Date || typeof value === 'string';
  if (isTime && shownTimeOf(field) === 'day') return formatDate(value, language);
  if (isTime && shownTimeOf(field) === 'moment') return formatDateTime(value, language);
  return toText(field, value, language, record.$titles[name]);
}

/** Returns the title of a run's record in a language. */
export function titleIn(record: RecordView, language: Language): string {
  return titleText(record.$title, language);
}

/** Returns the values that the texts and the date of an automation use, each by its label. */
export function inputsOf(resource: Resource, automation: AutomationRow, record: RecordView): Localized {
  const named = [
    automation.dateField?.split('.')[1],
    ...automation.steps.flatMap(({ subject, text }) =>
      [subject, text].flatMap((both) => [
        ...placeholdersIn(both?.ar ?? ''),
        ...placeholdersIn(both?.en ?? ''),
      ]),
    ),
  ];
  const fields = readableFields(resource, automation.role).filter(([name]) => named.includes(name));
  const lines = (language: Language) =>
    fields
      .map(([name, field]) => `${field.label[language]}: ${shownValue(field, record, name, language)}`)
      .join('\n');
  const [ar, en] = languages.map(lines);
  return { ar: ar ?? '', en: en ?? '' };
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the names of the fields in a text's placeholders. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** A text with its placeholders filled. */
function filledText(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(placeholder, (_, name: string) => valueOf(name));
}

/** Names of the fields that a value of a new record takes from the record of the run. */
export function fieldsTaken(value: unknown): string[] {
  if (typeof value === 'string') return placeholdersIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(fieldsTaken) : [];
}

/**
 * Returns the input of the record that a step creates. A text is filled as in a message, in Arabic or in the language of its
 * part; in another kind of field, a placeholder without other content becomes the value itself. @throws FieldGone
 */
export function newRecordOf(
  source: Resource,
  role: AutomationRow['role'],
  record: RecordView,
  { resource, values }: NewRecord,
): Record<string, unknown> {
  const readable = new Map(readableFields(source, role));
  const target = resourceNamed(resource);
  if (!target) throw new FieldGone(resource);
  const fieldOf = (name: string) => {
    const field = readable.get(name);
    if (!field) throw new FieldGone(name);
    return field;
  };
  const text = (written: string, language: Language) =>
    filledText(written, (name) => shownValue(fieldOf(name), record, name, language));
  const filled = (name: string, value: unknown): unknown => {
    const field = target.fields[name];
    if (!field) throw new FieldGone(name);
    if (isLocalized(field) && typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => {
          const language = languages.find((one) => one === key);
          return [key, language && typeof part === 'string' ? text(part, language) : part];
        }),
      );
    if (typeof value !== 'string') return value;
    const [only, ...others] = placeholdersIn(value);
    const isAlone = only !== undefined && others.length === 0 && /^\s*\{\{[^{}]*\}\}\s*$/.test(value);
    if (!isAlone || isWords(field)) return text(value, 'ar');
    fieldOf(only);
    return valueOf(record[only]);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(name, value)]));
}

/** Returns a value of a record in the form of an input. */
const valueOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
