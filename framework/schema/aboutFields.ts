import { isKnownTo } from '#app/isKnownTo';
import type { Role } from '#app/roles';
import type { ReferenceField } from './kinds/reference';
import type { Resource } from './resource';

/** Fields that describe a record, without those that are the same for all records of a role. */
export function aboutFields({ about, fields }: Resource, role: Role | null): readonly string[] {
  return about.filter((name) => !(role && isKnownTo((fields[name] as ReferenceField).to, role)));
}
