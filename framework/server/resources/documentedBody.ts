import { isRecord } from '#framework/base/objects';
import type { Role } from '#app/roles';
import type { Resource } from '#framework/schema/resource';
import type { Shape } from '#framework/schema/shape';
import { toZod } from '#framework/schema/toZod';
import type { Documented } from '../http/operation';
import { toJsonSchema } from '../http/toJsonSchema';
import { resourceSchemas } from './resourceSchemas';

/** The documented body of a call that changes part of a record under another address than its own. */
export const changeOf = (resource: Resource) => (): Documented => ({
  body: resourceSchemas(resource).update['body'],
});

/** The documented body of a call that makes a record whose owner the address names. */
export const creationOf = (resource: Resource, owner: string) => (): Documented => {
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => name !== owner));
  return { body: toJsonSchema(toZod({ ...resource, fields }, 'create'), 'input') };
};

/** The documented body of a call that makes or changes an account, by the declarations of their kinds; making one names the role. */
export function accountBody(
  kinds: readonly { readonly resource: Resource; readonly roles: readonly Role[] }[],
  mode: 'create' | 'update',
): Documented {
  const bodies = kinds.map(({ resource, roles }) => {
    if (mode === 'update') return resourceSchemas(resource).update['body'];
    const { properties, required, ...rest } = toJsonSchema(toZod(resource, 'create'), 'input');
    return {
      ...rest,
      properties: { ...(isRecord(properties) && properties), role: { type: 'string', enum: roles } },
      required: [...new Set([required ?? [], 'role'].flat())],
    };
  });
  return { body: { type: 'object', anyOf: bodies } };
}

/** A body of which a call sends what is asked of it. */
export const someOf = (shape: Shape) => (): Documented => ({
  body: toJsonSchema(toZod(shape, 'update'), 'input'),
});
