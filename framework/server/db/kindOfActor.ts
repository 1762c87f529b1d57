import { owners, ownershipWith } from '#app/ownership';
import type { Actor } from '#framework/schema/access';

/** Actors of a kind are asked for in the same words; only what is their own differs (`rowFilter` with `given`). */
export function kindOfActor(actor: Actor): string {
  return [actor.role, ...owners.filter((owner) => actor[owner] !== null)].join(' ');
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Actor of the same kind who owns nothing: the statement for all of the kind is built with it. A value that was written
 * into it, instead of being a placeholder, then finds nothing, and never somebody else's rows.
 */
export function nobodyOfKind(actor: Actor): Actor {
  return { ...ownershipWith(nobody, actor), userId: nobody, role: actor.role };
}

/** The values of an actor for the placeholders of such a statement. */
export function ownValues(actor: Actor): Readonly<Record<string, unknown>> {
  return Object.fromEntries((['userId', ...owners] as const).map((name) => [name, actor[name]]));
}
