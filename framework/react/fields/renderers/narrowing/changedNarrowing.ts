import { isSecret } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';
import type { Narrowing, RecordLimits } from '#framework/schema/roles/customRoles';

/** A narrowing with other limits of some records; without any, the records are not named. */
export function withLimits(narrowing: Narrowing, name: string, limits: RecordLimits): Narrowing {
  const { [name]: _, ...others } = narrowing.records;
  const { fields = {}, ...actions } = limits;
  const given: RecordLimits = {
    ...Object.fromEntries(Object.entries(actions).filter(([, left]) => left !== undefined)),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
  const isLimited = Object.keys(given).length > 0;
  return { ...narrowing, records: isLimited ? { ...others, [name]: given } : others };
}

/** Limits that leave reading the names of records, and nothing else of them. */
export function onlyTheName({ fields, title }: Resource): RecordLimits {
  const hidden = Object.entries(fields).flatMap(([name, field]) =>
    isSecret(field) || name === title.ar || name === title.en ? [] : [[name, 'hidden'] as const],
  );
  return { create: 'nothing', update: 'nothing', delete: 'nothing', fields: Object.fromEntries(hidden) };
}
