import type { Actor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';

/**
 * The name of a query of a resource's records that has the same text for every actor of the role: a branch manager's names
 * each branch. PostgreSQL cuts names at 63 bytes.
 */
export function statementOf(purpose: string, resource: Resource, actor: Actor | null): string {
  const owns = actor ? `${actor.clientId === null ? '' : 'c'}${actor.branchIds?.length ?? ''}` : '';
  return `${purpose} ${resource.name} ${actor?.role ?? 'everyone'} ${owns}`;
}
