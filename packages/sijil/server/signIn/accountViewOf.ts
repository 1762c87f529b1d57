import { nameOf } from 'sijil/base/i18n/localized';
import type { z } from 'zod';
import type { accountView } from 'sijil/contract/sessionViews';
import { actingRole } from '../db/actingRole';
import type { users } from '../db/schema/users';
import type { Actor } from '../http/appContext';
import { asksForProof } from '../http/sessions';
import { resourceNamed, hasRole, type Role } from 'sijil/schema/application';
import { permissionFor } from 'sijil/schema/access';
import { appliedDesign, type Design } from 'sijil/schema/designs/applyDesign';
import { readingOf } from 'sijil/schema/fieldAccess';
import type { BrandView } from 'sijil/contract/designView';
import { changedBrand, changedTextsVersion } from '../db/followChanges';
import { type RoleDesign, roleDesign } from 'sijil/schema/roles/customRoles';
import type { Resource } from 'sijil/schema/resource';

/** View of the signed-in person that every application answers. */
export function accountViewOf(
  user: typeof users.$inferSelect & { readonly mustAddSecondFactor: boolean },
  session: Pick<Actor, 'seenBy' | 'throughProvider'>,
): z.output<typeof accountView> {
  const { id, name, nameEn, email, language, mustChangePassword, mustAddSecondFactor } = user;
  const role = actingRole(user);
  const { seenBy } = session;
  const asked = asksForProof(session);
  return {
    id,
    name: nameOf(name, nameEn),
    email,
    role,
    language,
    must_change_password: mustChangePassword && asked,
    must_add_second_factor: mustAddSecondFactor && asked,
    ...(seenBy && { seen_by: seenBy.name }),
    ...designFor(role),
  };
}

interface SessionDesign extends Design {
  readonly texts?: string;
  readonly brand?: BrandView;
}

/** Returns the part of the design that a role may know, for the session of its browser; empty before the first design. */
function designFor(role: Role): { readonly design?: SessionDesign } {
  const { version, types, fields, buttons } = appliedDesign();
  if (version === 0) return {};
  const brand = changedBrand();
  return {
    design: {
      version,
      ...(changedTextsVersion() && { texts: changedTextsVersion() }),
      ...(brand && { brand }),
      roles: ownRole(role),
      types: types.filter(({ name }) => reads(role, resourceNamed(name))),
      fields: fields.filter((field) => isReadBy(role, field)),
      buttons: buttons.filter((button) => mayPress(role, button)),
    },
  };
}

/** Returns the role itself, if it is a custom one. */
function ownRole(role: Role): RoleDesign[] {
  const own = roleDesign(role);
  if (!own) return [];
  const { id, name, base, narrowing, masked } = own;
  return [{ id, name, base, narrowing, masked }];
}

function reads(role: Role, resource: Resource | undefined): resource is Resource {
  return resource !== undefined && permissionFor(resource, 'read', { role }) !== 'none';
}

function isReadBy(role: Role, { resource: name, name: field }: Design['fields'][number]): boolean {
  const resource = resourceNamed(name);
  return reads(role, resource) && readingOf(resource, field, role) !== 'never';
}

function mayPress(role: Role, { resource, pressers }: Design['buttons'][number]): boolean {
  return hasRole(role, pressers) && reads(role, resourceNamed(resource));
}
