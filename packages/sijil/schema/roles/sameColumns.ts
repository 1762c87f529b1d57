import { resourceList, resourceNamed, type Role } from 'sijil/schema/application';
import type { Resource } from '../resource';
import { roleDesign } from './customRoles';

/** A declaration, by what says where else its columns are shown. */
export type Placed = Pick<Resource, 'name'> &
  Partial<Pick<Resource, 'rowsOf' | 'people' | 'account' | 'title'>>;

/**
 * Returns the limit of a custom role on a field. A column that two declarations show is hidden in both, wherever the role's
 * matrix hides it; a part of records that the role reads only in part shows no more of them than their title.
 */
export function limitOf(resource: Placed, field: string, role: Role): 'hidden' | 'fixed' | undefined {
  const records = roleDesign(role)?.narrowing.records;
  if (!records) return undefined;
  const own = records[resource.name]?.fields?.[field];
  if (own === 'hidden') return own;
  const isHidden = Object.entries(records).some(([name, { read, fields }]) => {
    const other = resourceNamed(name);
    if (!other || !Object.hasOwn(other.fields, field)) return false;
    const isPart = isPartOf(resource, other);
    if (fields?.[field] === 'hidden' && (isPart || isPartOf(other, resource))) return true;
    return isPart && read !== undefined && !isTitle(resource, field);
  });
  return isHidden ? 'hidden' : own;
}

/** True for a declaration whose rows are some of another's records: the accounts of each role are people. */
function isPartOf({ rowsOf, people }: Placed, of: Placed): boolean {
  return rowsOf === of.name || (people === true && of.account !== undefined);
}

/** The field that names a record is shown wherever the record is. */
const isTitle = ({ title }: Placed, field: string) => title?.ar === field || title?.en === field;

/** Returns the other declarations that show the same column as a field of this one. */
export function alsoIn(resource: Resource, field: string): Resource[] {
  return resourceList().filter(
    (other) => Object.hasOwn(other.fields, field) && (isPartOf(resource, other) || isPartOf(other, resource)),
  );
}
