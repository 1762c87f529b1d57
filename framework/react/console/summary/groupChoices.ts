import type { Field } from '#framework/schema/field';
import { timeOf } from '#framework/schema/kindFacts';
import {
  groupPeriods,
  isGroupable,
  isMeasurable,
  type SummaryGroup,
  type SummaryMeasure,
} from '#framework/schema/summary';

type Fields = Readonly<Record<string, Field>>;

/** Everything that a list can be grouped by, in the order of its fields. */
export function groupChoices(fields: Fields): SummaryGroup[] {
  return Object.entries(fields)
    .filter(([, field]) => isGroupable(field))
    .flatMap(([name, field]): SummaryGroup[] =>
      timeOf(field) === undefined
        ? [{ field: name }]
        : groupPeriods.map((period) => ({ field: name, period })),
    );
}

/** The first step of each: days are grouped by month until another period is chosen. */
export function firstGroups(fields: Fields): SummaryGroup[] {
  return groupChoices(fields).filter(({ period }) => period === undefined || period === 'month');
}

export function measureChoices(fields: Fields): SummaryMeasure[] {
  const numbers = Object.keys(fields).filter((name) => fields[name] && isMeasurable(fields[name]));
  return [
    { kind: 'count' },
    { kind: 'share' },
    ...numbers.flatMap((field) =>
      (['sum', 'average', 'min', 'max', 'share'] as const).map((kind) => ({ kind, field })),
    ),
  ];
}
