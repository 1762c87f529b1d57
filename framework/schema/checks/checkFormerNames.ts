import type { Resource } from '../resource';

/** R36: what a field was called, and what was dropped, is no field any more. */
export function checkFormerNames({ name, fields, dropped = [] }: Resource): string[] {
  const former = Object.entries(fields).flatMap(([field, { was }]) =>
    was === undefined ? [] : [[field, was] as const],
  );
  return [
    ...former
      .filter(([, was]) => was in fields)
      .map(
        ([field, was]) =>
          `R36 ${name}.${field}: «was» names "${was}", which is a field of its own. Remove one of them.`,
      ),
    ...former
      .filter(([, was], at) => former.findIndex(([, other]) => other === was) !== at)
      .map(
        ([field, was]) =>
          `R36 ${name}.${field}: «was» names "${was}", as another field does. It became one of them.`,
      ),
    ...dropped
      .filter((one) => one in fields)
      .map(
        (one) => `R36 ${name}: «dropped» names "${one}", which is declared. Remove it from one of the two.`,
      ),
  ];
}
