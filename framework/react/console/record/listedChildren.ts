import { resourceNamed } from '#app/resources';
import type { SessionUser } from '#app/session';
import type { Resource } from '#framework/schema/resource';
import { may } from '@framework/providers/may';

interface ListedChild {
  readonly child: Resource;
  /** The field of the child that refers to the record. */
  readonly by: string;
}

/** The resources whose records belong to those of a resource, of which a person may list some. */
export function listedChildren({ children = [] }: Resource, user: SessionUser | null): ListedChild[] {
  return children.flatMap(({ resource: name, by }) => {
    const child = resourceNamed(name);
    return child && may({ resource: name, action: 'list' }, user) ? [{ child, by }] : [];
  });
}
