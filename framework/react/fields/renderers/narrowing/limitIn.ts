import { type Limit, limitsOf } from '#framework/schema/roles/differences';
import type { Narrowing } from '#framework/schema/roles/customRole';
import type { Question } from '#framework/schema/roles/explain';
import { takenHere } from '#framework/schema/roles/roleWords';

/** The limit of a narrowing that answers a question, in words; undefined where it sets none. */
export function limitIn(narrowing: Narrowing, { resource, action, field, right }: Question) {
  const key = right ?? (field === undefined ? `${resource} ${action}` : `${resource}.${field}`);
  const found: Limit | undefined = limitsOf(narrowing).find((limit) => limit.key === key);
  return found && takenHere(found.label);
}
