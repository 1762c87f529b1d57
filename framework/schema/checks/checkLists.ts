import type { Resource } from '../resource';
import { isSecret } from '../kindFacts';

/** R23, R24, R38: what is listed is listed once, and can be shown; a row of a sheet is told by what no two records share. */
export function checkLists(resource: Resource): string[] {
  const { name, list, search, inline, sections, fields, importKey, account } = resource;
  const places: [string, readonly string[]][] = [
    ['list', list],
    ['search', search],
    ['inline', inline],
    ['sections', sections.flatMap((section) => section.fields)],
  ];
  return [
    ...places.flatMap(([place, names]) =>
      names
        .filter((one, index) => names.indexOf(one) !== index)
        .map((one) => `R23 ${name}: «${place}» names "${one}" twice. Remove one of them.`),
    ),
    ...(importKey === undefined || (fields[importKey]?.unique === true && !account)
      ? []
      : [
          `R38 ${name}: «importKey» is "${importKey}", by which no record can be told. Name a field with «unique: true» of a resource without accounts.`,
        ]),
    ...list
      .filter((one) => isSecret(fields[one]))
      .map((one) => `R24 ${name}: «list» names "${one}", but nobody may read a password. Remove it.`),
  ];
}
