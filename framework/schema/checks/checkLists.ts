import type { Resource } from '../resource';
import { isLocalized, isSecret } from '../kindFacts';

/**
 * R23, R24, R33, R38: a list names each field once, and only fields that it can show; a row of a sheet is identified by a
 * unique field.
 */
export function checkLists(resource: Resource): string[] {
  const { name, list, search, inline, sections, fields, importKey, account, uniqueTogether = [] } = resource;
  const places: [string, readonly string[]][] = [
    ['list', list],
    ['search', search],
    ['filters', groupedFilters(resource)],
    ['inline', inline],
    ['sections', sections.flatMap((section) => section.fields)],
  ];
  return [
    ...places.flatMap(([place, names]) =>
      names
        .filter((one, index) => names.indexOf(one) !== index)
        .map((one) => `R23 ${name}: «${place}» names "${one}" twice. Remove one of them.`),
    ),
    ...(importKey === undefined || (fields[importKey]?.unique && !account)
      ? []
      : [
          `R38 ${name}: «importKey» is "${importKey}", by which no record can be told. Name a field with «unique» of a resource without accounts.`,
        ]),
    ...uniqueTogether
      .flat()
      .filter((one) => isLocalized(fields[one]))
      .map(
        (one) =>
          `R33 ${name}: «uniqueTogether» names "${one}", which is compared in each language. Write «unique: { within }» beside it.`,
      ),
    ...list
      .filter((one) => isSecret(fields[one]))
      .map((one) => `R24 ${name}: «list» names "${one}", but nobody may read a password. Remove it.`),
  ];
}

/** Every field that the groups of a resource's filters name. */
export function groupedFilters({ filters }: Pick<Resource, 'filters'>): readonly string[] {
  return filters ? [...filters.first, ...(filters.more ?? []).flatMap(({ fields }) => fields)] : [];
}
