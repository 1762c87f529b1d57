import { kindOf } from './fieldKinds';
import { isLocalized } from './kindFacts';
import type { Resource } from './resource';
import { titleFields } from './titleFields';

/** Number of fields in the side column of a record whose declaration names none. */
const mostByDefault = 6;

/** Returns the fields in the side column of a record's page: the declared ones, or the first of its list that take one line. */
export function asideFields(resource: Resource): readonly string[] {
  if (resource.aside) return resource.aside;
  const titles = titleFields(resource);
  return resource.list
    .filter((name) => {
      const field = resource.fields[name];
      return field && !titles.includes(name) && kindOf(field).sortable && !isLocalized(field);
    })
    .slice(0, mostByDefault);
}
