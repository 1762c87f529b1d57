import type { Action } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import { useMay } from './useMay';

/** What the signed-in person may do with a resource; which rows of it, the API decides. */
export function useAbilities(resource: Resource): Readonly<Record<Action, boolean>> {
  const { name } = resource;
  return {
    read: useMay({ resource: name, action: 'list' }),
    create: useMay({ resource: name, action: 'create' }),
    update: useMay({ resource: name, action: 'edit' }),
    delete: useMay({ resource: name, action: 'delete' }),
  };
}
