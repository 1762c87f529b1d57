import { isNull } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { conditionsIn, parseConditions } from '#framework/schema/lists/filterGroups';
import { filterParameters } from '#framework/schema/lists/filterParameters';
import { groupName, splitKey } from '#framework/schema/lists/listState';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';

type NamedAutomation = Parameters<typeof fieldsUsed>[0] & { readonly name: string };

/** Names of the automations that read or write a designed field; none where the application has no automations. */
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

/** The fields that an automation reads or writes, as `cities.depot`. Texts with placeholders take a field of any kind. */
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

/** The fields of a filter, those of its group among them. */
function namesIn(key: string, text: string): string[] {
  const group = key === groupName ? parseConditions(text) : null;
  return group ? conditionsIn(group).map(({ field }) => field) : [splitKey(key)[0]];
}
