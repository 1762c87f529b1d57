import { conditionsIn, parseConditions } from '../lists/filterGroups';
import { filterParameters } from '../lists/filterParameters';
import { groupName, splitKey } from '../lists/listState';
import type { AutomationStep } from './automationSteps';

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
