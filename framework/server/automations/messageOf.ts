import type { RecordView } from '#framework/contract/recordView';
import { type Language, type Localized, languages } from '#framework/base/i18n/localized';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';
import { filledText, placeholdersIn } from '#framework/schema/automations/placeholders';
import type { Resource } from '#framework/schema/resource';
import { titleText } from '#framework/schema/textOfKind';
import { toText } from '#framework/schema/toText';
import { readableFields } from '../resources/fieldRights';
import { FieldGone } from './runErrors';
import type { AutomationRow } from './automationRow';

export interface Message {
  readonly subject: Localized;
  readonly text: Localized;
}

/** The message of a step about a record, in both languages. @throws FieldGone */
export function messageOf(
  resource: Resource,
  role: AutomationRow['role'],
  record: RecordView,
  { subject, text }: Pick<AutomationStep, 'subject' | 'text'>,
): Message {
  const fields = new Map(readableFields(resource, role));
  const valueIn = (language: Language) => (name: string) => {
    const field = fields.get(name);
    if (!field) throw new FieldGone(name);
    const value = record[name];
    return toText(field, value instanceof Date ? value.toISOString() : value, language, record.$titles[name]);
  };
  const filled = (both: Localized | null | undefined): Localized => ({
    ar: filledText(both?.ar ?? '', valueIn('ar')),
    en: filledText(both?.en ?? '', valueIn('en')),
  });
  return { subject: filled(subject), text: filled(text) };
}

/** What a run is about: the record's title in both languages. */
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
      .map(([name, field]) => {
        const value = record[name];
        const shown = toText(
          field,
          value instanceof Date ? value.toISOString() : value,
          language,
          record.$titles[name],
        );
        return `${field.label[language]}: ${shown}`;
      })
      .join('\n');
  const [ar, en] = languages.map(lines);
  return { ar: ar ?? '', en: en ?? '' };
}
