import type { Actor } from '#framework/schema/access';

/** Actors of a kind are asked for in the same words; only what is their own differs (`rowFilter` with `given`). */
export function kindOfActor({ role, clientId, branchIds }: Actor): string {
  return `${role}${clientId === null ? '' : ' c'}${branchIds === null ? '' : ' b'}`;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Actor of the same kind who owns nothing: the statement for all of the kind is built with it. A value that was written
 * into it, instead of being a placeholder, then finds nothing, and never somebody else's rows.
 */
export function nobodyOfKind({ role, clientId, branchIds }: Actor): Actor {
  return {
    role,
    userId: nobody,
    spendingLimit: null,
    clientId: clientId === null ? null : nobody,
    branchIds: branchIds === null ? null : [nobody],
  };
}
