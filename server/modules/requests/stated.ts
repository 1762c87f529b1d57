import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { statedView } from '#domain/api/requestViews';
import type { Actor } from '#framework/schema/access';
import { requestFields } from '../../records/requestFields';
import { requests } from '../../db/schema/requests';
import { holdsIn, readingBy } from '#framework/schema/fieldAccess';
import { requestParts } from '#resources/requests';
import { keysOf, objectFrom } from '#framework/base/objects';
import type { RequestRow } from '../../workflow/effect';

type Stated = z.output<typeof statedView>;

const { receiptSince, certificateRevokedAt } = requestFields;

/** Columns of `requests` from which `requestState` derives a request's state. */
export const statedColumns = {
  status: requests.status,
  correctionsDueAt: requests.correctionsDueAt,
  receiptSince: moment(receiptSince),
  certificateRevokedAt: moment(certificateRevokedAt),
};

function moment(field: (typeof requestFields)[string] | undefined) {
  return sql<Date | null>`${field?.value}`.mapWith(requests.createdAt);
}

/** State as the actor may read it. */
export function toStated(row: Stated, actor: Pick<Actor, 'role'>): Stated {
  const { money } = visibleParts(actor, { resultsSentAt: null });
  return {
    status: row.status,
    correctionsDueAt: row.correctionsDueAt,
    receiptSince: money ? row.receiptSince : null,
    certificateRevokedAt: row.certificateRevokedAt,
  };
}

type Part = keyof typeof requestParts;

const parts = keysOf(requestParts);

/** Parts of one request that an actor may read, by its declaration (rules 1.8). */
export function visibleParts(
  { role }: Pick<Actor, 'role'>,
  request: Pick<RequestRow, 'resultsSentAt'>,
): Readonly<Record<Part, boolean>> {
  return objectFrom(parts, (part) => holdsIn(readingBy(requestParts[part], role), request));
}
