import { isNull } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import { type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { conditionsIn, parseConditions } from 'sijil/schema/lists/listFilters';
import { filterParameters } from 'sijil/schema/lists/filterParameters';
import { groupName, splitKey } from 'sijil/schema/lists/listState';
import type { AutomationStep } from 'sijil/schema/automations/automationSteps';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { isGoodFor, namedField } from 'sijil/schema/automations/namedField';
import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';
import { hasOptions } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { textTable } from 'sijil/schema/texts/textTable';
import { fieldError } from '../http/apiError';

type NamedAutomation = Parameters<typeof fieldsUsed>[0] & { readonly name: string };

/** Names of the automations that read or write a designed field; empty where the application has no automations. */
export async function automationsUsing(
  db: Queryable,
  { resource, name }: Pick<FieldDesign, 'resource' | 'name'>,
): Promise<string[]> {
  if (!resourceNamed('automations')) return [];
  const automations = await storedRows<NamedAutomation>(db, 'automations', {
    where: isNull(columnNamed('automations', 'deletedAt')),
  });
  return automations.filter((one) => fieldsUsed(one).includes(`${resource}.${name}`)).map((one) => one.name);
}

interface Automation {
  readonly resource: string;
  readonly dateField: string | null;
  readonly condition: string | null;
  readonly steps: readonly AutomationStep[];
}

/** Returns the fields that an automation reads or writes, as `cities.depot`. Placeholders may name a field of any kind. */
export function fieldsUsed({ resource, dateField, condition, steps }: Automation): string[] {
  const filtered = Object.entries(filterParameters(condition))
    .flatMap(([key, text]) => namesIn(key, text))
    .map((name) => `${resource}.${name}`);
  const inSteps = steps.flatMap(({ to, field, record }) => [
    ...(to ? [to] : []),
    ...(field ? [field] : []),
    ...Object.keys(record?.values ?? {}).map((name) => `${record?.resource}.${name}`),
  ]);
  return [...(dateField ? [dateField] : []), ...filtered, ...inSteps];
}

/** Returns the fields of a filter, with those of its group. */
function namesIn(key: string, text: string): string[] {
  const group = key === groupName ? parseConditions(text) : null;
  return group ? conditionsIn(group).map(({ field }) => field) : [splitKey(key)[0]];
}

const messages = textTable('checks/resolveCondition', {
  noField: {
    ar: 'اختر حقل اختيار واحد أو «نعم أو لا» من هذه السجلات.',
    en: 'Choose a choice or yes-or-no field of these records.',
  },
  conditional: {
    ar: 'هذا الحقل نفسه لا يظهر دائمًا. اختر الحقل الذي يظهر بحسبه.',
    en: 'That field is itself shown only depending on another. Use that other field.',
  },
  neverEmpty: {
    ar: 'حقل «نعم أو لا» أو الحقل المحسوب يظهر دائمًا.',
    en: 'A yes-or-no field, or one with a formula, is always shown.',
  },
  noValue: {
    ar: 'ليس من قيم الحقل: {value}. القيم: {known}.',
    en: 'Not a value of the field: {value}. Its values: {known}.',
  },
  missing: { ar: 'اختر القيم التي يظهر عندها.', en: 'Choose the values that show it.' },
} satisfies Record<string, Localized>);

const yesNo: Readonly<Record<string, Localized>> = {
  true: { ar: 'نعم', en: 'Yes' },
  false: { ar: 'لا', en: 'No' },
};

type Condition = Pick<FieldDesign, 'shownField' | 'shownValues'>;

/**
 * Resolves the condition of a designed field of these records; empty without a field.
 * @throws ApiError validation_failed, at the field that is wrong
 */
export function resolveCondition(design: FieldDesign, resource: Resource, language: Language): Condition {
  const { shownField, shownValues, formula, name } = design;
  if (!shownField) return { shownField: null, shownValues: null };
  const refuse = (problem: keyof typeof messages) => fieldError('shownField', messages[problem][language]);
  if (kindOf(fieldOfDesign(design)).neverEmpty || formula) throw refuse('neverEmpty');
  const other = namedField(shownField, (one) => (one === resource.name ? resource : undefined));
  if (!other || other.name === name) throw refuse('noField');
  if (other.field.shownWhen) throw refuse('conditional');
  if (!isGoodFor(other.field, 'condition', () => undefined)) throw refuse('noField');
  if (!shownValues) throw fieldError('shownValues', messages.missing[language]);
  return { shownField, shownValues: knownValues(shownValues, other.field, language).join(';') };
}

function knownValues(typed: string, field: Field, language: Language): string[] {
  const options = hasOptions(field) ? field.options : yesNo;
  const values = [...new Set(typed.split(';').map((one) => one.trim()))].filter(Boolean);
  const unknown = values.find((value) => !Object.hasOwn(options, value));
  if (unknown === undefined) return values;
  const known = Object.values(options).map((label) => label[language]);
  const text = messages.noValue[language]
    .replace('{value}', unknown)
    .replace('{known}', known.join(language === 'ar' ? '، ' : ', '));
  throw fieldError('shownValues', text);
}
