import { rights } from '#app/rights';
import { resourceNamed } from '#app/resources';
import type { Localized } from '../../base/i18n/localized';
import { worded } from '../../base/i18n/worded';
import type { Action } from '../access';
import type { Left, Narrowing, RecordLimits } from './customRoles';
import { actionWords, gone, limitTexts } from './ruleTexts';

/** One right less than the base has. */
export interface Limit {
  /** Tells the same limit in two versions of a role. */
  readonly key: string;
  readonly label: Localized;
  /** Severity: 2 takes the whole right away, 1 leaves a part of it. */
  readonly weight: 1 | 2;
}

const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];

/** The limits of a custom role in words, for lists of differences. What has gone since is called so. */
export function limitsOf({ records, rights: taken, menu, home }: Narrowing): Limit[] {
  return [
    ...Object.entries(records).flatMap(([name, limits]) => ofRecords(name, limits)),
    ...taken.map((right): Limit => ({ key: right, weight: 2, label: rights[right] ?? gone(right) })),
    ...menu.map((path): Limit => ({
      key: `menu ${path}`,
      weight: 1,
      label: worded(limitTexts.menu, { path }),
    })),
    ...(home === null
      ? []
      : [
          {
            key: `home ${home}`,
            weight: 1 as const,
            label: worded(limitTexts.home, { path: home }),
          },
        ]),
  ];
}

/** Returns the limits that only one of two versions has. */
export function differences(before: Narrowing, after: Narrowing) {
  const [old, next] = [limitsOf(before), limitsOf(after)];
  return {
    lost: next.filter((limit) => isMore(limit, old)).map(({ label }) => label),
    gained: old.filter((limit) => isMore(limit, next)).map(({ label }) => label),
  };
}

const isMore = ({ key, weight }: Limit, others: readonly Limit[]) =>
  !others.some((other) => other.key === key && other.weight >= weight);

function ofRecords(name: string, limits: RecordLimits): Limit[] {
  const resource = resourceNamed(name);
  const records = resource?.label.many ?? gone(name);
  return [
    ...actions.flatMap((action) => {
      const left = limits[action];
      return left ? [ofAction(name, records, action, left)] : [];
    }),
    ...Object.entries(limits.fields ?? {}).map(([field, how]): Limit => {
      const label = resource?.fields[field]?.label ?? gone(field);
      return {
        key: `${name}.${field}`,
        weight: how === 'hidden' ? 2 : 1,
        label: worded(limitTexts[how === 'hidden' ? 'hidden' : 'readOnly'], { records, field: label }),
      };
    }),
  ];
}

function ofAction(name: string, records: Localized, action: Action, left: Left): Limit {
  const word = actionWords[action];
  return {
    key: `${name} ${action}`,
    weight: left === 'nothing' ? 2 : 1,
    label:
      left === 'own'
        ? worded(limitTexts.ownStay, { records, action: word })
        : { ar: `${records.ar}: ${word.ar}`, en: `${records.en}: ${word.en}` },
  };
}
