import { resourceNamed } from '#app/resources';
import type { RecordView } from '#framework/contract/recordView';
import { languages, type Language } from '#framework/base/i18n/localized';
import { filledText, placeholdersIn, shownValue } from '#framework/server/automations/messageOf';
import { isLocalized, isWords } from '#framework/schema/kindFacts';
import type { NewRecord } from '#framework/schema/kinds/newRecord';
import type { Resource } from '#framework/schema/resource';
import { readableFields } from '../resources/fieldRights';
import type { AutomationRow } from './automationRow';
import { FieldGone } from './run';

/** Names of the fields that a value of a new record takes from the record of the run. */
export function fieldsTaken(value: unknown): string[] {
  if (typeof value === 'string') return placeholdersIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(fieldsTaken) : [];
}

/**
 * The input of the record that a step creates. A text is filled as in a message, in Arabic or in the language of its part; a
 * placeholder that is the only content of another kind of field becomes the value itself. @throws FieldGone
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

/** A value of a record as an input has it. */
const valueOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
