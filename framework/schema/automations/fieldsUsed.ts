import { filterOperators } from '../kind';
import { filterParameters } from '../lists/filterParameters';
import type { AutomationStep } from './automationSteps';

interface Automation {
  readonly resource: string;
  readonly dateField: string | null;
  readonly condition: string | null;
  readonly steps: readonly AutomationStep[];
}

/** The fields that an automation reads or writes, as `cities.depot`. Texts with placeholders take a field of any kind. */
export function fieldsUsed({ resource, dateField, condition, steps }: Automation): string[] {
  const filtered = Object.keys(filterParameters(condition)).map((key) => `${resource}.${nameIn(key)}`);
  const inSteps = steps.flatMap(({ to, field, record }) => [
    ...(to ? [to] : []),
    ...(field ? [field] : []),
    ...Object.keys(record?.values ?? {}).map((name) => `${record?.resource}.${name}`),
  ]);
  return [...(dateField ? [dateField] : []), ...filtered, ...inSteps];
}

/** `rent` of `rent_gte`. */
function nameIn(key: string): string {
  const operator = filterOperators.find((one) => key.endsWith(`_${one}`));
  return operator ? key.slice(0, -operator.length - 1) : key;
}
