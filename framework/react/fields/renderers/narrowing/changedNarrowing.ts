import type { Narrowing, RecordLimits } from '#framework/schema/roles/customRole';

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
