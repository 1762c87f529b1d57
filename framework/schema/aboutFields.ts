import { isKnownTo } from '#app/isKnownTo';
import type { Role } from '#app/roles';
import type { ReferenceField } from './kinds/reference';
import type { Resource } from './resource';

/** The fields that say to somebody what a record is about, without those that a role needs not be told. */
export function aboutFields({ about, fields }: Resource, role: Role | null): readonly string[] {
  return about.filter((name) => !(role && isKnownTo((fields[name] as ReferenceField).to, role)));
}
