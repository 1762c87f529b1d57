import type { RecordView } from '#framework/contract/recordView';
import { type Language, languages, type Localized } from '#framework/base/i18n/localized';
import { formatDate, formatDateTime } from '#framework/base/formats/dates';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';
import type { Field } from '#framework/schema/field';
import { timeOf } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';
import { titleText } from '#framework/schema/textOfKind';
import { toText } from '#framework/schema/cellText';
import { readableFields } from '../resources/fieldRights';
import { FieldGone } from './run';
import type { AutomationRow } from './automationRow';

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

/** A value as a sentence has it: days and moments in words, the rest as in a sheet. */
export function shownValue(field: Field, record: RecordView, name: string, language: Language): string {
  const value = record[name];
  const isTime = value instanceof Date || typeof value === 'string';
  if (isTime && timeOf(field) === 'day') return formatDate(value, language);
  if (isTime && timeOf(field) === 'moment') return formatDateTime(value, language);
  return toText(field, value, language, record.$titles[name]);
}

/** Returns the title of a run's record in a language. */
export function titleIn(record: RecordView, language: Language): string {
  return titleText(record.$title, language);
}

/** The values that the texts and the date of an automation ask for, each by its label. */
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

/** Names of the fields that a text asks for. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** A text with its placeholders filled. */
export function filledText(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(placeholder, (_, name: string) => valueOf(name));
}
