import { holdsIn, readingBy } from '#framework/schema/fieldAccess';
import type { Actor } from '#framework/schema/access';
import { requestParts } from '#resources/requests';
import { keysOf, objectFrom } from '#framework/base/objects';
import type { RequestRow } from '../../workflow/requestRow';

type Part = keyof typeof requestParts;
const parts = keysOf(requestParts);

/** Parts of one request that an actor may read, by its declaration (rules 1.8). */
export function visibleParts(
  { role }: Pick<Actor, 'role'>,
  request: Pick<RequestRow, 'resultsSentAt'>,
): Readonly<Record<Part, boolean>> {
  return objectFrom(parts, (part) => holdsIn(readingBy(requestParts[part], role), request));
}
