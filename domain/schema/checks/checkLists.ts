import type { Resource } from '../resource';

/** R23, R24: what is listed is listed once, and can be shown. */
export function checkLists(resource: Resource): string[] {
  const { name, list, search, inline, sections, fields } = resource;
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
    ...list
      .filter((one) => fields[one]?.kind === 'password')
      .map((one) => `R24 ${name}: «list» names "${one}", but nobody may read a password. Remove it.`),
  ];
}
