import type { Actor } from '#domain/schema/access';

/** Actors of a kind are asked for in the same words; only what is their own differs (`rowFilter` with `given`). */
export function kindOfActor({ role, clientId, branchIds }: Actor): string {
  return `${role}${clientId === null ? '' : ' c'}${branchIds === null ? '' : ' b'}`;
}
